// What a name gives by chance, always the same: pages and pictures draw the same shield for it.

// FNV-1a with a last stir: short names that differ in one letter must not land on neighbours.
function hash(text: string): number {
  let value = 2166136261;
  for (const letter of text) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 16777619);
  value ^= value >>> 15;
  return Math.imul(value, 2246822519) >>> 0;
}

/** Without accents and case. */
export function nomeSimples(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Picks from a list by some of the bits of a name. */
export function sorteDoNome(name: string): <T>(list: readonly T[], shift: number) => T {
  const chance = hash(nomeSimples(name));
  return <T>(list: readonly T[], shift: number) => list[(chance >>> shift) % list.length] as T;
}

/** The bits that give the shield. */
export const BITS_DO_ESCUDO = 16;
