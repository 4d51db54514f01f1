// What organisers may change about those on the list: not in the file that every guest downloads.
import type { Participante } from '#contract/participantes.ts';
import { podeMudarStatus, STATUS, type Status } from '#regras/participantes/status.ts';
import { STATUS_IDS } from '#web/routes/campeonato/participante/lista-de-participantes.ts';

/** After the draw who is confirmed stays, and nobody else gets in: then it is replacement or withdrawal.
 * Who was invited says yes by themself, and is asked again where people are looked for. */
export function allowedChanges({ status, convidado }: Participante, isDrawn: boolean): Status[] {
  const isFree = (to: Status) => to !== STATUS.confirmado && status !== STATUS.confirmado;
  return STATUS_IDS.filter((to) => podeMudarStatus(status, to))
    .filter((to) => !isDrawn || isFree(to))
    .filter((to) => !convidado || (to !== STATUS.confirmado && to !== STATUS.pendente));
}

/** Those of a choice that can be moved together. */
export const movable = (list: readonly Participante[], to: Status, isDrawn: boolean) =>
  list.filter((one) => allowedChanges(one, isDrawn).includes(to));
