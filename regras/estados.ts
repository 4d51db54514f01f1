// The states that a championship passes through.
export const ESTADOS = ['rascunho', 'inscricoes', 'andamento', 'encerrado', 'cancelado'] as const;

export type EstadoDoCampeonato = (typeof ESTADOS)[number];
