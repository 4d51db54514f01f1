// Changes of a squad after the start: free in the windows, and a few for emergencies while they are closed.
// Counted under the lock of the championship.

import { isJanelaAberta, temJanelas } from '#regras/agenda/janelas.ts';
import type { CampeonatoVisto } from '#server/campeonatos/queries.ts';
import { agora } from '#server/database/agora.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import type { EscritaDoParticipante } from '#server/participantes/escrever-participante.ts';
import { addTrocas, countTrocas, type JogadorRow } from './queries.ts';

type Jogador = Pick<JogadorRow, 'nome'> & {
  readonly uuid?: string | null | undefined;
  readonly identificacao?: string | null | undefined;
};

/** One for another counts once; who gets another name or id is another player. */
export function trocasEntre(before: readonly JogadorRow[], after: readonly Jogador[]): number {
  const known = new Map(after.flatMap((one) => (one.uuid ? [[one.uuid, one] as const] : [])));
  const left = before.filter(({ uuid }) => !known.has(uuid)).length;
  const entered = after.filter(({ uuid }) => !uuid).length;
  const renamed = before.filter(({ uuid, nome, identificacao }) => {
    const now = known.get(uuid);
    return now && (now.nome !== nome || (now.identificacao ?? null) !== identificacao);
  }).length;
  return Math.max(left, entered) + renamed;
}

/** Spends what the change costs, or refuses it; captain and numbers cost nothing. */
export async function requireTrocas(
  { tx, campeonato, participante, olhar }: EscritaDoParticipante,
  before: readonly JogadorRow[],
  after: readonly Jogador[],
): Promise<void> {
  const { regras, estado } = campeonato;
  if (estado !== 'andamento' || olhar.gere) return;
  if (isJanelaAberta(regras, (await agora(tx)).getTime())) return;
  const custo = trocasEntre(before, after);
  if (custo === 0) return;
  const total = regras.transferencias_emergencia;
  if (total === 0)
    throw new AppError('estado_mudou', { text: { key: 'participantes.elenco.janela' } });
  const usadas = await countTrocas(tx, participante.uuid);
  if (usadas + custo > total) {
    const params = { usadas, total, custo };
    throw new AppError('estado_mudou', {
      text: { key: 'participantes.elenco.emergencia', params },
    });
  }
  await addTrocas(tx, participante.uuid, custo);
}

export type Emergencia = { usadas: number; total: number } | null;

/** How many a team has used of how many; null where there are none to use. */
export async function emergenciaDe(
  tx: Tx,
  { regras }: CampeonatoVisto,
  participanteUuid: string,
): Promise<Emergencia> {
  const { transferencias_emergencia: total } = regras;
  if (total === 0 || !temJanelas(regras)) return null;
  return { usadas: await countTrocas(tx, participanteUuid), total };
}
