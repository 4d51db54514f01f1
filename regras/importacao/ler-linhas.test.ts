import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import en from '#textos/en/importacao.json' with { type: 'json' };
import ptBR from '#textos/pt-BR/importacao.json' with { type: 'json' };
import { cabecalhoDe } from './colunas.ts';
import { ehDita, type LinhaLida } from './dito.ts';
import { lerLinhas, MOST_LINES } from './ler-linhas.ts';

/** "pipa 2x1 cajueiro", with what else is said behind it. */
function dita(lida: LinhaLida): string {
  if (!ehDita(lida)) return lida.motivo;
  const { lados, resultado, rodada, mataMata, dia, hora } = lida;
  const said =
    resultado.tipo === 'wo'
      ? `wo:${resultado.faltou}`
      : [resultado.gols.join('x'), resultado.penaltis?.join('x'), resultado.prorrogacao && 'pro']
          .filter(Boolean)
          .join(' ');
  const around = [rodada && `r${rodada}`, mataMata && 'mm', dia, hora].filter(Boolean);
  return [lados[0], said, lados[1], ...around].join(' ');
}

const ler = (texto: string) => lerLinhas(texto).map(dita);

test.each([
  'São João 2x1 Água Branca',
  'São João x Água Branca - W.O. duplo',
  'São João 3x0 Água Branca (W.O.)',
])('%s: a name that nobody knows is told as it was typed', (texto) => {
  const [lida] = lerLinhas(texto);
  expect(lida && ehDita(lida) && lida.nomes).toEqual(['São João', 'Água Branca']);
});

describe('a line of a played season', () => {
  test.each([
    ['Pipa 2x1 Cajueiro', 'pipa 2x1 cajueiro'],
    ['12/05/2026 Pipa 2x1 Cajueiro', 'pipa 2x1 cajueiro 2026-05-12'],
    ['12/05/2026 20:30 Pipa 2x1 Cajueiro', 'pipa 2x1 cajueiro 2026-05-12 20:30'],
    // The stamp of a chat: when it was written, not when they played.
    ['12/05/2026 20:30 - Ana: Pipa 2x1 Cajueiro', 'pipa 2x1 cajueiro'],
    ['2026-05-12 Pipa 2 x 1 Cajueiro', 'pipa 2x1 cajueiro 2026-05-12'],
    ['12 de maio de 2026 - Pipa 2x1 Cajueiro', 'pipa 2x1 cajueiro 2026-05-12'],
    ['Rodada 3: Pipa 2x1 Cajueiro', 'pipa 2x1 cajueiro r3'],
    ['Pipa; 2; 1; Cajueiro', 'pipa 2x1 cajueiro'],
    ['Pipa\tCajueiro\t2\t1', 'pipa 2x1 cajueiro'],
    ['Pipa,2,1,Cajueiro', 'pipa 2x1 cajueiro'],
    ['12/05/2026;Pipa;2;x;1;Cajueiro', 'pipa 2x1 cajueiro 2026-05-12'],
    ['Pipa 1 (4) x (3) 1 Cajueiro', 'pipa 1x1 4x3 cajueiro'],
    ['Pipa 2x1 Cajueiro (prorrogação)', 'pipa 2x1 pro cajueiro'],
    ['Pipa 3x0 Cajueiro (W.O.)', 'pipa wo:segundo cajueiro'],
    ['Pipa 0x3 Cajueiro WO', 'pipa wo:primeiro cajueiro'],
    ['Pipa W x O Cajueiro', 'pipa wo:segundo cajueiro'],
    ['Pipa OxW Cajueiro', 'pipa wo:primeiro cajueiro'],
    ['Pipa x Cajueiro - W.O. duplo', 'pipa wo:ambos cajueiro'],
    ['Pipa 0x0 Cajueiro (WO duplo)', 'pipa wo:ambos cajueiro'],
    ['Pipa x Cajueiro (W.O. do Cajueiro)', 'pipa wo:segundo cajueiro'],
    ['Pipa x Cajueiro - WO visitante', 'pipa wo:segundo cajueiro'],
    ['Pipa x Cajueiro W.O.', 'wo_sem_lado'],
    ['Pipa 0x0 Cajueiro W.O.', 'wo_sem_lado'],
    ['Pipa 1x1 Cajueiro (3x3)', 'penaltis_invalidos'],
    ['31/02/2026 Pipa 2x1 Cajueiro', 'data_invalida'],
    ['Pipa x Cajueiro', 'sem_placar'],
    ['partiu pizza', 'sem_placar'],
    ['⚽⚽', 'sem_placar'],
    ['3ª RODADA', 'titulo'],
    ['Semifinal', 'titulo'],
    ['Grupo A', 'titulo'],
    ['Sábado, 12/05/2026', 'titulo'],
  ])('%s', (texto, expected) => {
    expect(ler(texto)).toEqual([expected]);
  });

  test('stands under headings that say its round, its day or its stage', () => {
    const texto = `⚽ *1ª RODADA* ⚽
Pipa 2x1 Cajueiro

Rodada 2
10/05/2026
Serenata 0x0 Ladeira
SEMIFINAIS
Pipa 1x0 Ladeira`;
    expect(ler(texto)).toEqual([
      ...['titulo', 'pipa 2x1 cajueiro r1', 'titulo', 'titulo'],
      ...['serenata 0x0 ladeira r2 2026-05-10', 'titulo', 'pipa 1x0 ladeira mm'],
    ]);
  });
});

describe('a sheet with a heading', () => {
  test('in Portuguese as Excel saves it: BOM, sep=, semicolons, quotes, CRLF', () => {
    const texto = [
      '\uFEFFsep=;',
      'Rodada;Data;Hora;Mandante;Gols mandante;Gols visitante;Visitante;Pênaltis;W.O.;Estádio',
      '1;12/05/2026;20:30;"Pipa; a Solta";2;1;Cajueiro;;;Campo 1',
      '2;13/05/2026;;"Aspas ""Novas""";2,0;0;Cajueiro;;;',
      'Semifinal;;;Pipa;1;1;Cajueiro;4x3;;',
      '3;;;Pipa;3;0;Cajueiro;;sim;',
      '3;;;Pipa;;;Cajueiro;;visitante;',
      '3;;;Pipa;;;Cajueiro;;ambos;',
      '4;;;Pipa;;;Cajueiro;;;',
      '4;;;;2;1;Cajueiro;;;',
      '4;;;Pipa;2;;Cajueiro;;;',
      '4;99/99/2026;;Pipa;2;1;Cajueiro;;;',
      ';;;;;;;;;',
    ].join('\r\n');
    expect(ler(texto)).toEqual([
      ...['titulo', 'titulo', 'pipa a solta 2x1 cajueiro r1 2026-05-12 20:30'],
      ...['aspas novas 2x0 cajueiro r2 2026-05-13', 'pipa 1x1 4x3 cajueiro mm'],
      ...['pipa wo:segundo cajueiro r3', 'pipa wo:segundo cajueiro r3'],
      ...['pipa wo:ambos cajueiro r3', 'sem_placar', 'sem_times', 'placar_invalido'],
      ...['data_invalida', 'titulo'],
    ]);
  });

  test('in English, with commas, months first and the score in one cell', () => {
    const texto = `Date,Home,Score,Away
05/28/2026,Pipa,2-1,Cajueiro
05/04/2026,Pipa,1-1 (4-3 pen),Cajueiro
05/04/2026,Pipa,W.O.,Cajueiro
,Pipa,2-Jan,Cajueiro
,Pipa,dois,Cajueiro`;
    expect(ler(texto)).toEqual([
      ...['titulo', 'pipa 2x1 cajueiro 2026-05-28', 'pipa 1x1 4x3 cajueiro 2026-05-04'],
      ...['wo_sem_lado', 'placar_virou_data', 'placar_invalido'],
    ]);
  });

  test('with tabs, as cells are copied, and a title above', () => {
    const texto = 'Copa do Bairro\n\nTime 1\tPlacar 1\tPlacar 2\tTime 2\nPipa\t0\t3\tCajueiro';
    expect(ler(texto)).toEqual(['titulo', 'titulo', 'pipa 0x3 cajueiro']);
  });
});

describe('whatever is pasted', () => {
  test('every line that holds anything is told once', () => {
    const odd = fc.oneof(
      fc.string({ unit: 'grapheme-composite', maxLength: 60 }),
      fc.stringMatching(/^[A-Za-z ;,"x:0-9()\t|-]{0,60}$/),
    );
    fc.assert(
      fc.property(fc.array(odd, { maxLength: 40 }), (lines) => {
        const texto = lines.join('\n');
        const told = lerLinhas(texto).map(({ linha }) => linha);
        expect(new Set(told).size).toBe(told.length);
        const filled = texto
          .split(/\r\n|[\r\n\u0085\u2028\u2029]/)
          .flatMap((line, at) => (line.replace(/^\uFEFF/, '').trim() === '' ? [] : [at + 1]));
        // Without a heading no row goes over several lines.
        if (!texto.toLowerCase().includes('home')) expect(told).toEqual(filled);
      }),
      { numRuns: 300 },
    );
  });

  test('of any length takes a moment at most, and what is beyond the limit is told', () => {
    for (const unit of [
      '1x',
      '( ',
      'a 1 ',
      '; ',
      '"',
      'W.O. ',
      'pen 1x1 ',
      '-',
      'x a ',
      '12/05/',
    ]) {
      expect(lerLinhas(unit.repeat(40_000)).length).toBeGreaterThan(0);
    }
    const many = lerLinhas('Pipa 2x1 Cajueiro\n'.repeat(MOST_LINES + 5));
    expect(many).toHaveLength(MOST_LINES + 1);
    expect(many.at(-1)).toMatchObject({ linha: MOST_LINES + 1, motivo: 'limite' });
  });
});

test.each([
  ['pt-BR', ptBR],
  ['en', en],
])('what the page gives as a sheet and as an example is read: %s', (_, { coluna, exemplo }) => {
  const named = cabecalhoDe(Object.values(coluna).join(';'))?.onde.keys();
  expect([...(named ?? [])]).toEqual(Object.keys(coluna));
  expect(ler(exemplo)).toEqual([
    ...['titulo', 'pipa 2x1 cajueiro r1', 'serenata 1x1 4x3 ladeira r1'],
    'beco wo:primeiro jacaranda r1',
  ]);
});
