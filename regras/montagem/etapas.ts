// Rounds of a bracket as people name them, and when each can be played.
import type { Bracket, BracketSlot, BracketTie } from '#engine/knockout/bracket.ts';
import type { TieId } from '#engine/types.ts';

const feeds = (slot: BracketSlot): TieId | undefined =>
  slot.kind === 'winner' || slot.kind === 'loser' ? slot.tie : undefined;

/**
 * For each tie, the round in which it can be played: one after the last tie that it waits for. Both sides
 * of a double elimination then run side by side.
 */
export function rodadasDaChave({ ties }: Bracket): ReadonlyMap<TieId, number> {
  const rounds = new Map<TieId, number>();
  for (const tie of ties) {
    const before = tie.slots.flatMap((slot) => {
      if (slot.kind === 'remaining') return [slot.round];
      const feeder = feeds(slot);
      return feeder === undefined ? [] : [rounds.get(feeder) ?? 0];
    });
    const after = tie.onlyIfLost === undefined ? [] : [rounds.get(tie.onlyIfLost) ?? 0];
    const isMain = (tie.bracket ?? 'main') === 'main';
    rounds.set(tie.id, Math.max(isMain ? tie.round : 1, 1 + Math.max(0, ...before, ...after)));
  }
  return rounds;
}

const DO_FIM = ['semi', 'quartas', 'oitavas', 'dezesseis_avos'] as const;

/** So few of its places are played for that most begin in the next round: no round of sixteen, eight, ... */
const ehPreliminar = (ties: number, places: number) => ties < places / 2;

/** Whether the first round of so many is one: the others rest in it. */
export function comecaComPreliminar(entram: number): boolean {
  const full = 2 ** Math.ceil(Math.log2(entram));
  return ehPreliminar(entram - full / 2, full / 2);
}

type RodadasComNome = {
  readonly semi: number;
  readonly playIns: number;
  /** The first round, where most begin in the second. */
  readonly preliminar: number | undefined;
  /** Rounds of the repechage in which nobody meets, because most who should fall into them rested. */
  readonly emptyLower: number;
};

/** Key of the name of a tie's round: 'final', 'semi', …, 'fase_2', 'preliminar', 'playoff', 'repescagem_3', 'terceiro'. */
function etapaDe(tie: BracketTie, rodadas: RodadasComNome): string {
  const { semi: semiRound, playIns, preliminar, emptyLower } = rodadas;
  if (tie.bracket === 'third_place') return 'terceiro';
  if (tie.bracket === 'losers') return `repescagem_${tie.round - emptyLower}`;
  if (tie.bracket === 'final') return tie.onlyIfLost ? 'final_extra' : 'final';
  if (tie.isPlayIn) return playIns > 1 ? `playoff_${tie.round}` : 'playoff';
  if (tie.round === preliminar) return 'preliminar';
  if (tie.round > semiRound) return 'final_chave';
  return DO_FIM[semiRound - tie.round] ?? `fase_${tie.round}`;
}

/** Names of the rounds of all ties of a bracket. */
export function etapasDaChave({ ties }: Bracket): ReadonlyMap<TieId, string> {
  const main = ties.filter((tie) => (tie.bracket ?? 'main') === 'main');
  const last = Math.max(0, ...main.map((tie) => tie.round));
  // With a repechage the main bracket has a final of its own before the great one.
  const lower = ties.filter((tie) => tie.bracket === 'losers');
  const semi = lower.length > 0 ? last - 1 : last;
  const playIns = new Set(main.filter((tie) => tie.isPlayIn).map((tie) => tie.round)).size;
  const first = main.filter(({ round }) => round === 1).length;
  const isFew = playIns === 0 && ehPreliminar(first, 2 ** semi);
  const emptyLower = Math.min(...lower.map(({ round }) => round)) - 1;
  const rodadas = { semi, playIns, preliminar: isFew ? 1 : undefined, emptyLower };
  return new Map(ties.map((tie) => [tie.id, etapaDe(tie, rodadas)]));
}

/**
 * Key of the name of a round from the names of its ties: those of both brackets of a double elimination, which are
 * played side by side ('final_chave+repescagem_2'). The match for the third place is in the round of the final.
 */
export function etapaDaRodada(etapas: readonly (string | null)[]): string | null {
  const names = [...new Set(etapas.filter((etapa) => etapa !== null))];
  const main = names.filter((etapa) => etapa !== 'terceiro');
  return (main.length > 0 ? main : names).join('+') || null;
}

/** Ties that send somebody to each side of a tie. */
export const alimentadoPor = ({ slots }: BracketTie): TieId[] =>
  slots.flatMap((slot) => feeds(slot) ?? []);
