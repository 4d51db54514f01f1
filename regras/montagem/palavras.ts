// The product's words for what the engine answers, and the engine's words for what the product chooses: the
// only dictionary between the two. docs/glossary.md explains the things behind them.
import type { TieState } from '#engine/knockout/bracket.ts';
import type { DecidedBy } from '#engine/knockout/tie.ts';
import type { Standing, Tie } from '#engine/types.ts';

type Palavras<Ingles extends string> = Readonly<Record<Ingles, string>>;

/** What would separate those who share a position. */
export const PENDENTE = {
  lots: 'sorteio',
  playoff: 'jogo_extra',
  level: 'empate',
} as const satisfies Palavras<NonNullable<Standing['pending']>>;

/** How a tie stands. */
export const SITUACAO = {
  waiting: 'aguarda',
  ready: 'pronto',
  decided: 'decidido',
  free_pass: 'passa_direto',
  unneeded: 'desnecessario',
} as const satisfies Palavras<TieState['status']>;

/** Which part of the bracket a tie belongs to. */
export const CHAVE = {
  main: 'principal',
  losers: 'repescagem',
  final: 'final',
  third_place: 'terceiro_lugar',
} as const satisfies Palavras<NonNullable<Tie['bracket']>>;

export const DECIDIDO_POR = {
  result: 'placar',
  aggregate: 'agregado',
  away_goals: 'gols_fora',
  extra_time: 'prorrogacao',
  golden_goal: 'gol_de_ouro',
  penalties: 'penaltis',
  replay: 'novo_jogo',
  better_campaign: 'melhor_campanha',
  visitor: 'visitante',
  walkover: 'wo',
  lots: 'sorteio',
} as const satisfies Palavras<DecidedBy>;

/** The words on the right of a dictionary, for the schemas. */
export const palavrasDe = <Palavra extends string>(
  dicionario: Readonly<Record<string, Palavra>>,
): readonly Palavra[] => Object.values(dicionario);
