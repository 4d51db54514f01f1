import type { Participante } from '#contract/participantes.ts';

/** Those who are named on a page of a championship, by their uuid. */
export type Gente = Readonly<
  Record<string, Pick<Participante, 'nome' | 'time_nome' | 'sigla' | 'escudo'>>
>;
