import type { Participante } from '#contract/participantes.ts';

/** Those who are named on a page of a championship, by their uuid. */
export type Gente = Readonly<
  Record<string, Pick<Participante, 'nome' | 'time_nome' | 'sigla' | 'escudo'>>
>;

/** Their names alone. */
export type NomesDaGente = Readonly<Record<string, Pick<Participante, 'nome' | 'time_nome'>>>;

/** Of the team, where it has one of its own. */
export const nomeEm = (gente: NomesDaGente, uuid: string): string =>
  gente[uuid]?.time_nome ?? gente[uuid]?.nome ?? '';
