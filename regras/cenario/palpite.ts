// What somebody imagines: scores typed for matches, by the id of the match. Nothing of it is ever stored.
import type { Resultado } from '#regras/montagem/resultado.ts';

export const MAIS_GOLS = 99;

/** So many scores fit into a link: longer ones do not survive chats. */
export const MAIS_NO_LINK = 400;

export const MAIOR_SEMENTE = 999_999;

export type Palpite = {
  readonly mandante: number;
  readonly visitante: number;
  /** Who wins the penalties, where the match comes to them: a level score, or two legs that are level together. */
  readonly penaltis?: 'mandante' | 'visitante' | undefined;
  /** In the place of a result that the match already had. */
  readonly mudado?: boolean | undefined;
};

export type Palpites = Readonly<Record<string, Palpite>>;

/** Of a shoot-out only the winner is imagined. */
const PENALTIS = { mandante: [1, 0], visitante: [0, 1] } as const;

/** Nobody thought of its figures: they are not to be shown. */
export const isImagined = (penaltis: readonly [number, number]): boolean =>
  penaltis === PENALTIS.mandante || penaltis === PENALTIS.visitante;

export function resultadoDo({ mandante, visitante, penaltis }: Palpite): Resultado {
  return {
    tipo: 'placar',
    mandante,
    visitante,
    ...(penaltis && { penaltis: PENALTIS[penaltis] }),
  };
}
