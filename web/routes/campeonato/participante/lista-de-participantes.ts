// The list of participants as the screen needs it: counted, searched, and what may change of each.

import type { Participante } from '#contract/participantes.ts';
import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';
import {
  OPCOES_DE_STATUS,
  podeMudarStatus,
  STATUS,
  type Status,
} from '#regras/participantes/status.ts';

export type Shown = { readonly status: Status | null; readonly busca: string };

export const ALL: Shown = { status: null, busca: '' };

export const STATUS_IDS: readonly Status[] = OPCOES_DE_STATUS.map(({ id }) => id);

export const statusName = (status: Status) => OPCOES_DE_STATUS[status - 1]?.chave ?? 'pendente';

const TONES = { warning: 'warn', success: 'ok', default: 'neutral', danger: 'bad' } as const;

export const statusTone = (status: Status) => TONES[OPCOES_DE_STATUS[status - 1]?.cor ?? 'default'];

/** Words in any order, without accents; a queue stands in its order, behind the others. */
export function shownOf(list: readonly Participante[], { status, busca }: Shown): Participante[] {
  const words = chaveDoNome(busca).split(' ').filter(Boolean);
  const matches = ({ nome, time_nome, gamertag, sigla }: Participante) => {
    const text = chaveDoNome([nome, time_nome, gamertag, sigla].filter(Boolean).join(' '));
    return words.every((word) => text.includes(word));
  };
  return list
    .filter((one) => (status === null || one.status === status) && matches(one))
    .sort((a, b) => (a.espera ?? 0) - (b.espera ?? 0));
}

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

export const teamOf = ({ time_nome, nome }: Pick<Participante, 'time_nome' | 'nome'>) =>
  time_nome ?? nome;
