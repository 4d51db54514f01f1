import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cenarioNo, linkDo } from './link.ts';
import type { Palpite } from './palpite.ts';

const gols = fc.integer({ min: 0, max: 99 });
const palpite = fc
  .record({
    mandante: gols,
    visitante: gols,
    penaltis: fc.constantFrom(undefined, 'mandante' as const, 'visitante' as const),
    mudado: fc.boolean(),
  })
  .map(
    ({ penaltis, mudado, ...placar }): Palpite => ({
      ...placar,
      ...(penaltis && { penaltis }),
      ...(mudado && { mudado }),
    }),
  );

const RESULT = { tipo: 'placar', mandante: 0, visitante: 0 };

describe('a scenario as a link', () => {
  test('comes back as it was, whatever was typed, and fits into an address', () => {
    const some = fc.uniqueArray(fc.tuple(fc.uuid({ version: 7 }), palpite), {
      maxLength: 60,
      selector: ([uuid]) => uuid.slice(-9),
    });
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 999_999 }), (entries, semente) => {
        const palpites = Object.fromEntries(entries);
        const link = linkDo({ semente, palpites });
        expect(encodeURIComponent(link)).toBe(link);
        // Those that were open are still open.
        const partidas = entries.map(([uuid, { mudado }]) => ({
          uuid,
          resultado: mudado ? RESULT : null,
        }));
        expect(cenarioNo(link, partidas)).toEqual({ semente, palpites, jogadas: [], perdidos: 0 });
      }),
    );
  });

  const uuid = (n: number) => `0197a3c0-0000-7000-8000-${String(n).padStart(12, '0')}`;
  const typed = { mandante: 2, visitante: 1 };

  test('survives results that came meanwhile: they are told, and what was typed for them is dropped', () => {
    const palpites = { [uuid(1)]: typed, [uuid(2)]: { ...typed, mudado: true }, [uuid(3)]: typed };
    const link = linkDo({ semente: 7, palpites });
    const later = [
      { uuid: uuid(1), resultado: RESULT },
      { uuid: uuid(2), resultado: RESULT },
      { uuid: uuid(9), resultado: null },
    ];
    expect(cenarioNo(link, later)).toEqual({
      semente: 7,
      palpites: { [uuid(2)]: { ...typed, mudado: true } },
      jogadas: [uuid(1)],
      perdidos: 1,
    });
  });

  test.each(['', '2.1.', '1.x.', '1.1.abc', '1.1234567.', `1.1.${'!'.repeat(9)}`])(
    'is refused where it is none of ours: %s',
    (link) => {
      expect(cenarioNo(link, [])).toBeUndefined();
    },
  );

  test('that somebody has written by hand never gives more goals than a match can have', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\w-]{9}$/), (entry) => {
        const read = cenarioNo(`1.1.${entry}`, [{ uuid: uuid(1), resultado: null }]);
        for (const { mandante, visitante } of Object.values(read?.palpites ?? {})) {
          expect(Math.max(mandante, visitante)).toBeLessThanOrEqual(99);
        }
      }),
    );
  });
});
