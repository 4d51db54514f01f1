// The way of the cursor through the rows of a round.
import type { CampoDoPlacar } from './figuras.ts';
import type { LinhaDaRodada } from './usar-rodada.ts';

export type CampoAtivo = {
  readonly uuid: string;
  readonly campo: CampoDoPlacar;
  /** Reached by an arrow, or just typed into: the next figure goes behind the one that is there. */
  readonly anexa?: boolean;
  /** Its plate was pressed. */
  readonly tocado?: boolean;
  /** The cursor came here by itself, after the last figure of the row before. */
  readonly sozinho?: boolean;
};

export const mesmoCampo = (one: CampoAtivo | null, other: CampoAtivo): boolean =>
  one?.uuid === other.uuid && one.campo === other.campo;

/** Both teams are known, nobody has said the score yet, and it is this organiser's to say. */
export const aceitaPlacar = ({ partida, situacao, fora }: LinhaDaRodada): boolean =>
  fora === null &&
  partida.mandante.participante !== null &&
  partida.visitante.participante !== null &&
  situacao !== 'salva' &&
  situacao !== 'salvando';

type Campos = (linha: LinhaDaRodada) => readonly CampoDoPlacar[];

const indexOf = (linhas: readonly LinhaDaRodada[], uuid: string) =>
  linhas.findIndex(({ partida }) => partida.uuid === uuid);

/** The first field of the next row that waits for a score; null behind the last one. */
export function daProxima(linhas: readonly LinhaDaRodada[], uuid: string): CampoAtivo | null {
  const next = linhas.slice(indexOf(linhas, uuid) + 1).find(aceitaPlacar);
  return next ? { uuid: next.partida.uuid, campo: 'mandante' } : null;
}

/** The last field of the row before that waits for a score. */
export function daAnterior(
  linhas: readonly LinhaDaRodada[],
  uuid: string,
  camposDe: Campos,
): CampoAtivo | null {
  const before = linhas.slice(0, indexOf(linhas, uuid)).findLast(aceitaPlacar);
  return before
    ? { uuid: before.partida.uuid, campo: camposDe(before).at(-1) ?? 'visitante' }
    : null;
}
