// Every list to choose from in the settings of a championship. Plain data: the schemas check against it,
// and forms show it without bringing the schemas to the browser.

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
  'vitorias',
  'saldo',
  'gols_pro',
  'gols_contra',
  'gols_fora',
  'vitorias_fora',
  'aproveitamento',
  'pontos_no_confronto',
  'saldo_no_confronto',
  'gols_no_confronto',
  'gols_fora_no_confronto',
  'confronto_direto',
  'menos_vermelhos',
  'menos_amarelos',
  'jogo_limpo',
  'pontos_disciplinares',
  'menos_wo',
  'pontos_dos_adversarios',
  'saldo_dos_adversarios',
  'gols_dos_adversarios',
  'buchholz',
  'buchholz_mediano',
  'sonneborn_berger',
  'sorteio',
  'jogo_extra',
] as const;

export type Criterio = (typeof CRITERIOS)[number];

export const DUPLOS = ['ambos_perdem', 'sem_gols', 'perdem_gols', 'nao_conta'] as const;

export const DESISTENCIAS = [
  'wo_adiante',
  'mantem',
  'anula',
  'wo_em_tudo',
  'por_turno',
  'mantem_com_media',
] as const;

export const DECISOES = [
  'prorrogacao',
  'penaltis',
  'melhor_campanha',
  'novo_jogo',
  'gol_de_ouro',
] as const;

export const GOLS_FORA = ['nao', 'sim', 'ate_na_prorrogacao'] as const;

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
