// Something before a match was put right, and others play it now or its result is gone: who was to play it, and who
// plays it now, are told once for the match, or for both legs. So is who plays for the title once more, in a second
// final.
import { ehReserva } from '#regras/montagem/final-extra.ts';
import type { CampeonatoNomeado } from '#server/campeonatos/avisar-participantes.ts';
import { findNomes, type PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { texts } from '#server/http/locale.ts';
import { emTodas, notificarDeVarias } from '#server/usuario/notificar.ts';
import { listVozesDe, type VozDoLado } from '#server/vozes/vozes.ts';
import { jogoCom, quemEsta } from './jogo-nomeado.ts';
import type { SemAdversario } from './sem-adversario.ts';

export type AntesEAgora = { readonly antes: PartidaRow; readonly agora: PartidaRow };

/** With who is left of it, and nobody to meet. */
export type Trocada = AntesEAgora & { readonly semAdversario: SemAdversario | null };

const sidesOf = ({ mandante, visitante }: PartidaRow) => [mandante, visitante];

/** There was, or is, somebody to meet. */
export const isKnown = (partida: PartidaRow) => !sidesOf(partida).includes(null);

const someoneIsNotIn = (these: PartidaRow, those: PartidaRow) =>
  sidesOf(these).some((side) => side !== null && !sidesOf(those).includes(side));

/** Once for both legs. */
const isSecondFinal = ({ antes, agora }: AntesEAgora) =>
  ehReserva(antes) && !ehReserva(agora) && agora.perna === 1;

/** Somebody who was in it had somebody to meet, of which they were told: a slot that only waited is filled in the course of things. */
export const saiuAlguem = (antes: PartidaRow, agora: PartidaRow): boolean =>
  isKnown(antes) && someoneIsNotIn(antes, agora);

/** Its result is gone, or somebody who was in it. */
export function ehTrocada(mudada: AntesEAgora): boolean {
  const { antes, agora } = mudada;
  if (isSecondFinal(mudada)) return true;
  if (antes.resultado !== null && agora.resultado === null) return true;
  return saiuAlguem(antes, agora);
}

function fraseDa(trocada: Trocada) {
  if (isSecondFinal(trocada)) return ['jogo_segunda_final', 'segunda_final'] as const;
  const frase = trocada.antes.resultado ? 'partida_desfeita' : 'partida_trocou';
  const fica = trocada.semAdversario?.fica ?? 'espera';
  return ['partida_mudou', isKnown(trocada.agora) ? frase : (`${frase}_${fica}` as const)] as const;
}

type Lidos = {
  readonly vozes: readonly VozDoLado[];
  readonly nomes: ReadonlyMap<string, string>;
};

/** For those who speak for a side that it had or has, if anybody does. */
function avisosDa(trocada: Trocada, campeonato: string, { vozes, nomes }: Lidos) {
  const { antes, agora, semAdversario } = trocada;
  const sides = quemEsta([antes, agora]);
  const spoken = vozes.filter(({ participante }) => sides.includes(participante));
  const pessoas = [...new Set(spoken.map(({ usuario }) => usuario))];
  if (pessoas.length === 0) return [];
  const [was, is] = [jogoCom(nomes, antes), jogoCom(nomes, agora)];
  const [tipo, frase] = fraseDa(trocada);
  const time = nomes.get(semAdversario?.participante ?? '') ?? '';
  const mensagem = emTodas((locale) =>
    texts[locale](`vida.aviso.${frase}`, {
      ...{ campeonato, time },
      antes: was[locale],
      jogo: is[locale],
    }),
  );
  return [{ tipo, mensagem, url: `/partida/${antes.uuid}`, para: { pessoas } }];
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

/** A correction far back changes many at once, while the championship is locked: everything is read once for all. */
export async function avisarTrocadas(
  tx: Tx,
  { id, nome }: CampeonatoNomeado,
  trocadas: readonly Trocada[],
): Promise<void> {
  const told = trocadas.filter((trocada) => !ehDaVolta(trocada, trocadas));
  const partidas = told.flatMap(({ antes, agora }) => [antes, agora]);
  const sides = quemEsta(partidas);
  if (sides.length === 0) return;
  const vozes = await listVozesDe(tx, partidas);
  if (vozes.length === 0) return;
  const lidos = { vozes, nomes: await findNomes(tx, sides) };
  const avisos = told.flatMap((trocada) => avisosDa(trocada, nome, lidos));
  await notificarDeVarias(tx, avisos, id);
}
