// What a row and a page say about how a match stands.
import type { Partida } from '#contract/partidas.ts';

type HowItEnded = Pick<Partida, 'placar' | 'wo_de' | 'placar_wo'>;

export const isOver = ({ placar, wo_de }: Pick<Partida, 'placar' | 'wo_de'>): boolean =>
  placar !== null || wo_de !== null;

/** Has no result, and may get one. */
export const isToCome = (partida: Pick<Partida, 'placar' | 'wo_de' | 'estado'>): boolean =>
  !isOver(partida) && partida.estado !== 'cancelada';

type ShownScore = {
  readonly goals: readonly [number, number];
  readonly penalties: readonly [number, number] | null;
};

/** The score, also the one that a match given away counts as. Null: not played, which is never 0 × 0. */
export function figuresOf({ placar, placar_wo }: HowItEnded): ShownScore | null {
  if (placar) return { goals: [placar.mandante, placar.visitante], penalties: placar.penaltis };
  return placar_wo && { goals: placar_wo, penalties: null };
}

/** Which sides lost: by penalties where there were some, and who did not appear. */
export function losersOf(partida: HowItEnded): readonly [home: boolean, away: boolean] {
  if (partida.wo_de) return [partida.wo_de !== 'visitante', partida.wo_de !== 'mandante'];
  const { goals, penalties } = figuresOf(partida) ?? {};
  const [home, away] = penalties ?? goals ?? [0, 0];
  return [home < away, away < home];
}

const UNUSUAL = {
  adiada: { key: 'adiada', tone: 'warn' },
  cancelada: { key: 'cancelada', tone: 'neutral' },
  contestada: { key: 'contestada', tone: 'bad' },
  informada: { key: 'a_confirmar', tone: 'warn' },
} as const;

/** Only what is not ordinary has a mark. */
export function badgeOf({ estado, wo_de }: Partida) {
  if (wo_de) return { key: wo_de === 'ambos' ? 'wo_duplo' : 'wo', tone: 'warn' } as const;
  return estado in UNUSUAL ? UNUSUAL[estado as keyof typeof UNUSUAL] : null;
}
