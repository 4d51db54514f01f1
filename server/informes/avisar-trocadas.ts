// Something before a match was put right, and others play it now or its result is gone: who was to play it, and who
// plays it now, are told once for the match, or for both legs. So is who plays for the title once more, in a second
// final.
import { ehReserva } from '#regras/montagem/final-extra.ts';
import type { CampeonatoNomeado } from '#server/campeonatos/avisar-participantes.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { emTodas, notificarTodos } from '#server/usuario/notificar.ts';
import { listVozes } from '#server/vozes/vozes.ts';
import { jogoNomeado } from './jogo-nomeado.ts';

export type Trocada = { readonly antes: PartidaRow; readonly agora: PartidaRow };

const sidesOf = ({ mandante, visitante }: PartidaRow) => [mandante, visitante];

/** There was, or is, somebody to meet. */
export const isKnown = (partida: PartidaRow) => !sidesOf(partida).includes(null);

const someoneIsNotIn = (these: PartidaRow, those: PartidaRow) =>
  sidesOf(these).some((side) => side !== null && !sidesOf(those).includes(side));

/** Once for both legs. */
const isSecondFinal = ({ antes, agora }: Trocada) =>
  ehReserva(antes) && !ehReserva(agora) && agora.perna === 1;

/**
 * Its result is gone, or somebody who was in it and had somebody to meet, of which they were told: a slot that only
 * waited is filled in the course of things.
 */
export function ehTrocada(trocada: Trocada): boolean {
  const { antes, agora } = trocada;
  if (isSecondFinal(trocada)) return true;
  if (antes.resultado !== null && agora.resultado === null) return true;
  return isKnown(antes) && someoneIsNotIn(antes, agora);
}

function fraseDa(trocada: Trocada) {
  if (isSecondFinal(trocada)) return ['jogo_segunda_final', 'segunda_final'] as const;
  const frase = trocada.antes.resultado ? 'partida_desfeita' : 'partida_trocou';
  return ['partida_mudou', isKnown(trocada.agora) ? frase : (`${frase}_espera` as const)] as const;
}

async function avisarTrocada(
  tx: Tx,
  { id, nome: campeonato }: CampeonatoNomeado,
  trocada: Trocada,
): Promise<void> {
  const { antes, agora } = trocada;
  const vozes = [...(await listVozes(tx, antes)), ...(await listVozes(tx, agora))];
  const pessoas = [...new Set(vozes.map(({ usuario }) => usuario))];
  if (pessoas.length === 0) return;
  const [was, is] = [await jogoNomeado(tx, antes), await jogoNomeado(tx, agora)];
  const [tipo, frase] = fraseDa(trocada);
  const mensagem = emTodas((locale) =>
    texts[locale](`vida.aviso.${frase}`, { campeonato, antes: was[locale], jogo: is[locale] }),
  );
  const fato = { tipo, mensagem, url: `/partida/${antes.uuid}` };
  await notificarTodos(tx, { ...fato, para: { pessoas } }, id);
}

/** Who plays another leg of a tie is told with the first one, unless a result of its own is gone. */
const ehDaVolta = ({ antes }: Trocada, todas: readonly Trocada[]) =>
  antes.resultado === null &&
  antes.confronto !== null &&
  antes.perna > 1 &&
  todas.some(
    ({ antes: ida }) =>
      ida.fase === antes.fase && ida.confronto === antes.confronto && ida.perna === 1,
  );

export async function avisarTrocadas(
  tx: Tx,
  campeonato: CampeonatoNomeado,
  trocadas: readonly Trocada[],
): Promise<void> {
  for (const trocada of trocadas) {
    if (!ehDaVolta(trocada, trocadas)) await avisarTrocada(tx, campeonato, trocada);
  }
}
