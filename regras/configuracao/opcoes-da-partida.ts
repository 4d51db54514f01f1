// Options to choose from in the rules of a match. Apart from opcoes.ts, which the pages that show matches load.

export const QUEM_INFORMA = ['organizador', 'os_dois', 'vencedor', 'mandante'] as const;

export const SEM_PLACAR = ['moderacao', 'zero_a_zero', 'vence_quem_falou'] as const;

/** What the clock does with a match that has no score in time: asks the organisation, or does it. */
export const ROBO = ['sugerir', 'aplicar'] as const;

/** A suspended player was in a match: the organisation decides, or its side loses by W.O. */
export const SUSPENSO_JOGA = ['organizacao', 'wo'] as const;

export const PROVAS = [
  'placar',
  'gols',
  'cartoes',
  'notas',
  'escalacao',
  'video',
  'transmissao',
  'velocidade',
] as const;

/** What only a console shows. */
export const PROVAS_DE_CONSOLE: ReadonlySet<(typeof PROVAS)[number]> = new Set([
  'notas',
  'velocidade',
]);

/** What a team of a console game must be. */
export const TIMES_PERMITIDOS = ['licenciados', 'sem_especiais', 'sem_selecoes'] as const;

/** As JavaScript counts them. */
export const DIAS_DA_SEMANA = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'] as const;
