// Something before a match was put right, and others play it now or its result is gone: who was to play it, and who
// plays it now, are told once for the match.
import type { CampeonatoNomeado } from '#server/campeonatos/avisar-participantes.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import { listVozes } from '#server/vozes/vozes.ts';
import { jogoNomeado } from './jogo-nomeado.ts';

export type Trocada = { readonly antes: PartidaRow; readonly agora: PartidaRow };

const sidesOf = ({ mandante, visitante }: PartidaRow) => [mandante, visitante];

const someoneIsNotIn = (these: PartidaRow, those: PartidaRow) =>
  sidesOf(these).some((side) => side !== null && !sidesOf(those).includes(side));

/**
 * Its result is gone, or somebody who was in it: a slot that only waited is filled in the course of things. One that a
 * typo filled waits again, and nobody had heard of it.
 */
export function ehTrocada({ antes, agora }: Trocada, isTypo: boolean): boolean {
  if (antes.resultado !== null && agora.resultado === null) return true;
  return someoneIsNotIn(antes, agora) && (!isTypo || someoneIsNotIn(agora, antes));
}

async function avisarTrocada(
  tx: Tx,
  { id, nome: campeonato }: CampeonatoNomeado,
  { antes, agora }: Trocada,
): Promise<void> {
  const vozes = [...(await listVozes(tx, antes)), ...(await listVozes(tx, agora))];
  const pessoas = [...new Set(vozes.map(({ usuario }) => usuario))];
  if (pessoas.length === 0) return;
  const [was, is] = [await jogoNomeado(tx, antes), await jogoNomeado(tx, agora)];
  const key = antes.resultado ? 'vida.aviso.partida_desfeita' : 'vida.aviso.partida_trocou';
  const mensagem = emTodas((locale) =>
    texts[locale](key, { campeonato, antes: was[locale], jogo: is[locale] }),
  );
  const fato = { tipo: 'partida_mudou', mensagem, url: `/partida/${antes.uuid}` } as const;
  await notificarTodos(tx, { ...fato, para: { pessoas } }, id);
}

export async function avisarTrocadas(
  tx: Tx,
  campeonato: CampeonatoNomeado,
  trocadas: readonly Trocada[],
): Promise<void> {
  for (const trocada of trocadas) await avisarTrocada(tx, campeonato, trocada);
}
