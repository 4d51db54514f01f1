// Every list to choose from in the settings of a championship. Plain data: the schemas check against it,
// and forms show it without bringing the schemas to the browser.
import type { DoubleWalkover, Tiebreaker, TieDecider, WithdrawalPolicy } from '#engine/types.ts';

export const MODALIDADES = [
  'ea_fc',
  'efootball',
  'ultimate_team',
  'dream_team',
  'pro_clubs',
  'campo',
  'society',
  'futsal',
] as const;

const NO_CAMPO: ReadonlySet<(typeof MODALIDADES)[number]> = new Set(['campo', 'society', 'futsal']);

/** Played by people on a pitch: consoles have no part in it. */
export const isNoCampo = (modalidade: (typeof MODALIDADES)[number]) => NO_CAMPO.has(modalidade);

export const PLATAFORMAS = [
  'playstation',
  'xbox',
  'pc',
  'switch',
  'mobile',
  'crossplay',
  'presencial',
] as const;

export const FORMATOS = [
  'pontos_corridos',
  'mata_mata',
  'grupos',
  'dupla_eliminacao',
  'suico',
  'liga',
] as const;

export const VISIBILIDADES = ['publico', 'nao_listado', 'privado'] as const;

/** What the quick way offers: nobody could get in by the link of a private one. */
export const VISIBILIDADES_DO_EXPRESSO = ['nao_listado', 'publico'] as const;

export const ESTAMPAS = [
  'listras',
  'faixa',
  'argolas',
  'metade',
  'divisa',
  'cruz',
  'centro',
  'quartos',
] as const;

export const ORDENS = ['recentes', 'comeca', 'nome'] as const;

/** Criteria that an organiser may choose, after points. */
export const CRITERIOS = [
  'wins',
  'goal_difference',
  'goals_for',
  'goals_against',
  'away_goals',
  'away_wins',
  'win_rate',
  'h2h_points',
  'h2h_goal_difference',
  'h2h_goals_for',
  'h2h_away_goals',
  'head_to_head_two_teams_only',
  'fewest_red_cards',
  'fewest_yellow_cards',
  'fair_play',
  'disciplinary_points',
  'fewest_walkovers',
  'opponents_points',
  'opponents_goal_difference',
  'opponents_goals_for',
  'buchholz',
  'median_buchholz',
  'sonneborn_berger',
  'lots',
  'playoff',
] as const satisfies readonly Tiebreaker[];

export type Criterio = (typeof CRITERIOS)[number];

export const DUPLOS = [
  'both_lose',
  'goalless',
  'goal_penalty',
  'not_counted',
] as const satisfies readonly DoubleWalkover[];

export const DESISTENCIAS = [
  'walkover_forward',
  'keep',
  'annul',
  'all_walkovers',
  'half_rule',
  'keep_and_average',
] as const satisfies readonly WithdrawalPolicy[];

export const DECISOES = [
  'extra_time',
  'penalties',
  'better_campaign',
  'replay',
  'golden_goal',
] as const satisfies readonly TieDecider[];

export const GOLS_FORA = ['off', 'on', 'extra_time_too'] as const;

/** Neither side of a tie turned up: both out, another match, lots, or both drop to the losers' side. */
export const DUPLOS_NA_CHAVE = ['eliminados', 'novo_jogo', 'sorteio', 'repescagem'] as const;

/** Nobody drops where there is no second chance. */
export const DUPLOS_NO_MATA_MATA = ['eliminados', 'novo_jogo', 'sorteio'] as const;

/** Groups of unequal size: without the results against the last of the larger, per match, or as they stand. */
export const COMPARACOES = ['sem_ultimos', 'media', 'totais'] as const;

/** From groups: A1 x B2, or best against worst by campaign. */
export const CRUZAMENTOS = ['cruzado', 'campanha'] as const;

export const ZONAS = ['campeao', 'classifica', 'repescagem', 'rebaixa'] as const;

export const MODELOS_DE_RODADA = ['data', 'janela', 'livre'] as const;

export const APROVACOES = ['automatica', 'manual'] as const;

export const PERGUNTAS = ['time', 'gamertag', 'whatsapp'] as const;

/** Rounds of a knockout whose legs are chosen one by one, backwards from the final. */
export const ETAPAS_ANTES_DA_FINAL = ['semi', 'quartas', 'oitavas', 'dezesseis_avos'] as const;
