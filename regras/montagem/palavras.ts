// The product's words for what the engine answers, and the engine's words for what the product chooses: the
// only dictionary between the two. docs/glossary.md explains the things behind them.
import type { TieState } from '#engine/knockout/bracket.ts';
import type { DecidedBy } from '#engine/knockout/tie.ts';
import type { Explanation } from '#engine/tables/explain.ts';
import type {
  AwayGoals,
  DoubleWalkover,
  DoubleWalkoverInTie,
  Standing,
  Tie,
  Tiebreaker,
  TieDecider,
  View,
  WithdrawalPolicy,
} from '#engine/types.ts';

type Palavras<Ingles extends string> = Readonly<Record<Ingles, string>>;

/** The same dictionary from the product's side. */
type Inverso<D extends Palavras<string>> = { readonly [Ingles in keyof D as D[Ingles]]: Ingles };

export const inverso = <D extends Palavras<string>>(dicionario: D): Inverso<D> =>
  Object.fromEntries(Object.entries(dicionario).map(([one, other]) => [other, one])) as Inverso<D>;

/** Tie-breakers: those of the settings, points before them, and what only an explanation names. */
export const CRITERIO = {
  points: 'pontos',
  wins: 'vitorias',
  goal_difference: 'saldo',
  goals_for: 'gols_pro',
  goals_against: 'gols_contra',
  away_goals: 'gols_fora',
  away_wins: 'vitorias_fora',
  win_rate: 'aproveitamento',
  h2h_points: 'pontos_no_confronto',
  h2h_goal_difference: 'saldo_no_confronto',
  h2h_goals_for: 'gols_no_confronto',
  h2h_away_goals: 'gols_fora_no_confronto',
  head_to_head_two_teams_only: 'confronto_direto',
  fewest_red_cards: 'menos_vermelhos',
  fewest_yellow_cards: 'menos_amarelos',
  fair_play: 'jogo_limpo',
  disciplinary_points: 'pontos_disciplinares',
  fewest_walkovers: 'menos_wo',
  opponents_points: 'pontos_dos_adversarios',
  opponents_goal_difference: 'saldo_dos_adversarios',
  opponents_goals_for: 'gols_dos_adversarios',
  buchholz: 'buchholz',
  median_buchholz: 'buchholz_mediano',
  sonneborn_berger: 'sonneborn_berger',
  coefficient: 'coeficiente',
  lots: 'sorteio',
  playoff: 'jogo_extra',
} as const satisfies Palavras<Tiebreaker>;

/** What put one above the other: a criterion, or that the other's results were struck off. */
export const DECIDIU = { ...CRITERIO, struck_off: 'fora' } as const satisfies Palavras<
  NonNullable<Explanation['decidedBy']>
>;

export const TIEBREAKER = inverso(CRITERIO);

/** Neither side of a match in a table appeared. */
export const DOUBLE_WALKOVER = inverso({
  both_lose: 'ambos_perdem',
  goalless: 'sem_gols',
  goal_penalty: 'perdem_gols',
  not_counted: 'nao_conta',
} as const satisfies Palavras<DoubleWalkover>);

/** Neither side of a tie did. */
export const WO_DUPLO_NA_CHAVE = {
  both_out: 'eliminados',
  both_drop: 'repescagem',
  lots: 'sorteio',
  replay: 'novo_jogo',
} as const satisfies Palavras<DoubleWalkoverInTie>;

export const DOUBLE_WALKOVER_IN_TIE = inverso(WO_DUPLO_NA_CHAVE);

export const WITHDRAWAL = inverso({
  keep: 'mantem',
  annul: 'anula',
  walkover_forward: 'wo_adiante',
  all_walkovers: 'wo_em_tudo',
  half_rule: 'por_turno',
  keep_and_average: 'mantem_com_media',
} as const satisfies Palavras<WithdrawalPolicy>);

export const AWAY_GOALS = inverso({
  off: 'nao',
  on: 'sim',
  extra_time_too: 'ate_na_prorrogacao',
} as const satisfies Palavras<AwayGoals>);

const DECISAO = {
  extra_time: 'prorrogacao',
  golden_goal: 'gol_de_ouro',
  penalties: 'penaltis',
  replay: 'novo_jogo',
  better_campaign: 'melhor_campanha',
  visitor: 'visitante',
} as const satisfies Palavras<TieDecider>;

export const DECIDER = inverso(DECISAO);

/** Which matches a table shows. */
export const VENUE = inverso({
  all: 'todos',
  home: 'casa',
  away: 'fora',
} as const satisfies Palavras<NonNullable<View['venue']>>);

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
  ...DECISAO,
  walkover: 'wo',
  lots: 'sorteio',
} as const satisfies Palavras<DecidedBy>;

/** The words on the right of a dictionary, for the schemas. */
export const palavrasDe = <Palavra extends string>(
  dicionario: Readonly<Record<string, Palavra>>,
): readonly Palavra[] => Object.values(dicionario);
