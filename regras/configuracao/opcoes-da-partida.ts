// The lists of the rules around a match: apart, because the pages that show matches need the others only.

export const QUEM_INFORMA = ['organizador', 'os_dois', 'vencedor', 'mandante'] as const;

export const SEM_PLACAR = ['moderacao', 'zero_a_zero', 'wo_de_quem_falou'] as const;

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

/** What a team of a console game must be. */
export const TIMES_PERMITIDOS = ['licenciados', 'sem_especiais', 'sem_selecoes'] as const;

/** As JavaScript counts them. */
export const DIAS_DA_SEMANA = ['dom', 'seg', 'ter', 'qua', 'qui', 'sex', 'sab'] as const;
