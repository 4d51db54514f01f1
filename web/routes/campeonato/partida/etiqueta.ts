// What a match is called when the name of its round does not say it.
import type { Partida } from '#contract/partidas.ts';
import { jogoExtraEm } from '#regras/configuracao/desempate.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { TERCEIRO } from '#regras/montagem/apelidos.ts';
import { ehExtra } from '#regras/montagem/jogo-extra.ts';

export type Etiqueta =
  | 'principal'
  | 'repescagem'
  | 'final'
  | 'terceiro'
  | 'ida'
  | 'volta'
  | 'jogo_extra'
  | 'gol_de_ouro';

type JogoComPerna = Pick<Partida, 'fase' | 'rodada' | 'confronto' | 'perna'>;

function legOf(
  { perna, confronto }: JogoComPerna,
  round: readonly JogoComPerna[],
  fase: Fase | undefined,
) {
  if (perna === 2) return 'volta';
  if (!fase || 'tabela' in fase) return null;
  if (ehExtra({ perna })) {
    return jogoExtraEm(fase.desempate) === 'gol_de_ouro' ? 'gol_de_ouro' : 'jogo_extra';
  }
  const hasSecond = round.some((other) => other.confronto === confronto && other.perna === 2);
  if (hasSecond) return 'ida';
  if (fase.pernas === 1 || (fase.tipo === 'mata_mata' && fase.pernas_por_etapa)) return null;
  // A final may have one leg where other rounds have two; it is alone in its round.
  const isAlone = round.every((other) => [confronto, TERCEIRO].includes(other.confronto));
  return isAlone ? null : 'ida';
}

/** Of a double elimination: rounds of both sides of it are played at the same time. */
function sideOf({ confronto }: JogoComPerna, round: readonly JogoComPerna[]): Etiqueta[] {
  const isLosers = (id: string | null) => id?.startsWith('R') ?? false;
  const has = new Set(round.map((other) => isLosers(other.confronto)));
  return has.size < 2 ? [] : [isLosers(confronto) ? 'repescagem' : 'principal'];
}

/** `shown`: the matches on the screen, of this round and others. */
export function etiquetasDe(
  partida: JogoComPerna,
  shown: readonly JogoComPerna[],
  fase: Fase | undefined,
): Etiqueta[] {
  if (partida.confronto === null) return [];
  const round = shown.filter(
    (other) => other.fase === partida.fase && other.rodada === partida.rodada,
  );
  const isThird = partida.confronto === TERCEIRO;
  const isFinal = round.some(({ confronto }) => confronto === TERCEIRO);
  const side = fase?.tipo === 'dupla_eliminacao' ? sideOf(partida, round) : [];
  const labels: Etiqueta[] = isThird ? ['terceiro'] : isFinal ? ['final'] : side;
  const leg = isThird && !ehExtra(partida) ? null : legOf(partida, round, fase);
  return leg ? [...labels, leg] : labels;
}
