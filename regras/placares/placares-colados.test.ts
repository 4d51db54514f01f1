import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lerPlacares, type PartidaChamada } from './placares-colados.ts';

const partida = (mandante: string, visitante: string): PartidaChamada => ({
  uuid: `${mandante}-${visitante}`,
  mandante: mandante.split('|'),
  visitante: visitante.split('|'),
});

const RODADA = [
  partida('Pipa Solta|PIP|Bia', 'Cajueiro|CAJ|Téo'),
  partida('Serenata', 'Atlético Ladeira|ATL'),
  partida('Jacarandá', 'Beco Unido'),
  partida('Time 10', 'Sub 20'),
  partida('Real Vila', 'Real Praia'),
];

const lidos = (texto: string) =>
  lerPlacares(texto, RODADA).placares.map(({ partida: uuid, gols, penaltis }) =>
    [uuid.split(/[|-]/)[0], gols.join('x'), penaltis?.join('x')].filter(Boolean).join(' '),
  );

const recusas = (texto: string) =>
  lerPlacares(texto, RODADA).naoLidas.map(({ linha, motivo }) => `${linha} ${motivo}`);

describe('results from a chat', () => {
  test.each([
    'Pipa 2x1 Cajueiro',
    'Pipa 2 x 1 Cajueiro',
    'PIPA SOLTA 2 X 1 CAJUEIRO',
    'pipa 2×1 caju',
    'Pipa 2-1 Cajueiro',
    'Pipa 2 – 1 Cajueiro',
    'Pipa 2:1 Cajueiro',
    'Pipa 2 a 1 Cajueiro',
    'Pipa2x1Cajueiro',
    'PIP 2x1 CAJ',
    'Bia 2x1 Téo',
    'bia 2 x 1 teo',
    'Ppia 2x1 Cajuero',
    'Cajueiro 1x2 Pipa',
    '*Pipa 2x1 Cajueiro* ✅',
    '• Pipa 2x1 Cajueiro',
    '1. Pipa 2x1 Cajueiro',
    '3) Pipa 2x1 Cajueiro',
    '20:00 Pipa 2x1 Cajueiro',
    '12/05 20h30 - Pipa 2x1 Cajueiro',
    '[20:31, 12/05/2026] Ana: Pipa 2x1 Cajueiro',
    '12/05/2026 20:31 - Ana: Pipa 2x1 Cajueiro',
  ])('%s', (texto) => {
    expect(lidos(texto)).toEqual(['Pipa Solta 2x1']);
  });

  test.each([
    'Pipa 1 (4) x (3) 1 Cajueiro',
    'Pipa 1(4)x(3)1 Cajueiro',
    'Cajueiro 1 (3) x (4) 1 Pipa',
    'Pipa 1x1 Cajueiro (4x3)',
    'Pipa 1x1 Cajueiro (pen 4-3)',
    'Pipa 1x1 Cajueiro, pênaltis 4x3',
    'Pipa 1x1 Cajueiro - 4x3 nos pênaltis',
    'Pipa 1 x 1 Cajueiro (4x3 pens)',
  ])('with penalties: %s', (texto) => {
    expect(lidos(texto)).toEqual(['Pipa Solta 1x1 4x3']);
  });

  test('figures that belong to a name stay there', () => {
    expect(lidos('Time 10 2x1 Sub 20')).toEqual(['Time 10 2x1']);
    expect(lidos('sub 20 0x3 time 10')).toEqual(['Time 10 3x0']);
  });

  test('a name that is written in one word is found', () => {
    expect(lidos('realvila 1x0 RealPraia')).toEqual(['Real Vila 1x0']);
  });

  test('the hour of a match is no score', () => {
    expect(lidos('Pipa 21:15 Cajueiro')).toEqual([]);
    expect(recusas('Pipa 21:15 Cajueiro')).toEqual(['1 sem_placar']);
  });

  test('a whole message: what is no result is told line by line', () => {
    const texto = `⚽ RODADA 12 ⚽

Pipa 2x1 Cajueiro
Serenata 0x0 Ladeira
Ninguém 3x2 Beco
Real 1x0 Real
Serenata 4x4 Ladeira
partiu pizza`;
    expect(lidos(texto)).toEqual(['Pipa Solta 2x1', 'Serenata 0x0']);
    expect(recusas(texto)).toEqual([
      '1 sem_placar',
      '5 desconhecido',
      '6 ambiguo',
      '7 repetido',
      '8 sem_placar',
    ]);
  });

  test('however it is written, what was meant comes back', () => {
    const goals = fc.integer({ min: 0, max: 19 });
    const sign = fc.constantFrom('x', ' x ', ' X ', '×', ' a ', '-', ' - ');
    const start = fc.constantFrom('', '- ', '2. ', '• ', '21:15 ');
    const match = fc.constantFrom(...RODADA);
    fc.assert(
      fc.property(
        match,
        goals,
        goals,
        sign,
        start,
        fc.boolean(),
        (one, a, b, between, lead, turned) => {
          const [home = '', away = ''] = [one.mandante[0], one.visitante[0]];
          const line = turned
            ? `${away} ${b}${between}${a} ${home}`
            : `${home} ${a}${between}${b} ${away}`;
          expect(lerPlacares(lead + line, RODADA).placares).toEqual([
            { linha: 1, partida: one.uuid, gols: [a, b], penaltis: null },
          ]);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('whatever is pasted is read in a moment, and every line is told', () => {
    for (const unit of ['1x', '( ', 'a 1 ', '9', '1 (1) x ', 'pen 1x1 ', '-']) {
      const { placares, naoLidas } = lerPlacares(unit.repeat(60_000), RODADA);
      expect(placares.length + naoLidas.length).toBe(1);
    }
    const line = fc.string({ unit: 'grapheme-composite', maxLength: 40 });
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
        const { placares, naoLidas } = lerPlacares(lines.join('\n'), RODADA);
        const told = new Set([...placares, ...naoLidas].map(({ linha }) => linha));
        expect(told.size).toBe(placares.length + naoLidas.length);
      }),
    );
  });
});
