// The ratings of the product against an independent reckoning, written here without the engine, over real matches.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Forca, jogar, type PartidaDoElo, regrasDoMotor } from './elo.ts';
import { ELO_DO_SITE, type RegrasDoElo } from './regras.ts';

/** As the formula is written down, match by match, with nothing shared with the engine. */
function naive(partidas: readonly PartidaDoElo[], regras: RegrasDoElo): Map<string, number> {
  const rating: Record<string, number> = {};
  const played: Record<string, number> = {};
  for (const { mandante: h, visitante: a, gols } of partidas) {
    rating[h] ??= regras.inicio;
    rating[a] ??= regras.inicio;
    played[h] ??= 0;
    played[a] ??= 0;
    const [hg, ag] = gols;
    const points = hg > ag ? 1 : hg === ag ? 0.5 : 0;
    const d = Math.abs(hg - ag);
    const g = !regras.margem || d < 2 ? 1 : d === 2 ? 1.5 : (11 + d) / 8;
    const e = 1 / (1 + 10 ** ((rating[a] - (rating[h] + regras.mando)) / 400));
    const kOf = (name: string) =>
      (played[name] ?? 0) < regras.jogos_novo ? regras.k_novo : regras.k;
    const dh = kOf(h) * g * (points - e);
    const da = kOf(a) * g * (1 - points - (1 - e));
    rating[h] += dh;
    rating[a] += da;
    played[h] += 1;
    played[a] += 1;
  }
  return new Map(Object.entries(rating));
}

function ratings(
  partidas: readonly PartidaDoElo[],
  regras: RegrasDoElo,
  known?: Map<string, Forca>,
) {
  const forcas = new Map(known);
  const rules = { produto: regras, motor: regrasDoMotor(regras) };
  for (const partida of partidas) jogar(forcas, partida, rules);
  return forcas;
}

const VARIANTS: readonly [string, Partial<RegrasDoElo>][] = [
  ['as on the site', {}],
  ['at home, by margin', { mando: 65, margem: true }],
  ['another start and K', { inicio: 1000, k_novo: 32, k: 16, jogos_novo: 30 }],
];

/** Other people's data, beside the repository; CASES says where else. */
const FOLDER = process.env.CASES ?? join(import.meta.dirname, '../../../shared/cases');
type Case = { matches: { date?: string; home: string; away: string; hg: number; ag: number }[] };

const realMatches = (): PartidaDoElo[] =>
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => (JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Case).matches)
    .filter(({ hg, ag }) => Number.isInteger(hg) && Number.isInteger(ag))
    .toSorted((a, b) => (a.date ?? '').localeCompare(b.date ?? ''))
    .map(({ home, away, hg, ag }) => ({ mandante: home, visitante: away, gols: [hg, ag] }));

describe.skipIf(!existsSync(FOLDER))('over real matches of eight competitions', () => {
  test.each(VARIANTS)('%s equals an independent reckoning', (_name, more) => {
    const regras = { ...ELO_DO_SITE, ...more };
    const matches = realMatches();
    expect(matches.length).toBeGreaterThanOrEqual(5_000);
    const [ours, theirs] = [ratings(matches, regras), naive(matches, regras)];
    expect(ours.size).toBe(theirs.size);
    for (const [name, rating] of theirs) {
      expect(ours.get(name)?.rating, name).toBeCloseTo(rating, 6);
    }
  });
});

const season = fc.array(
  fc
    .record({
      pair: fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e'], { minLength: 2, maxLength: 2 }),
      gols: fc.tuple(fc.nat(6), fc.nat(6)),
    })
    .map(({ pair: [mandante = '', visitante = ''], gols }) => ({ mandante, visitante, gols })),
  { maxLength: 80 },
);

test('any season equals the independent reckoning', () => {
  fc.assert(
    fc.property(season, fc.constantFrom(...VARIANTS), (matches, [, more]) => {
      const regras = { ...ELO_DO_SITE, ...more };
      const ours = ratings(matches, regras);
      for (const [name, rating] of naive(matches, regras)) {
        expect(ours.get(name)?.rating).toBeCloseTo(rating, 8);
      }
    }),
    { numRuns: 300 },
  );
});

test('going on from any match is bit for bit the same as from the first', () => {
  fc.assert(
    fc.property(season, fc.nat(80), (matches, cut) => {
      const first = ratings(matches.slice(0, cut), ELO_DO_SITE);
      expect(ratings(matches.slice(cut), ELO_DO_SITE, first)).toEqual(
        ratings(matches, ELO_DO_SITE),
      );
    }),
    { numRuns: 300 },
  );
});
