// What is written in a picture is found again in its drawing, and nothing is drawn for which there is no letter.
import { expect, test } from 'vitest';
import { contrast } from '#regras/escudos/cores-da-festa.ts';
import { type Arte, desenhar } from './desenhar.ts';
import { cortado, emLinhas, medir, visivel } from './letras.ts';
import { paletaDe } from './paleta.ts';

const time = (nome: string) => ({
  ...{ nome, sigla: 'ABC' },
  escudo: { cores: ['#5b1b4b', '#efd6a6'] as [string, string], estampa: 'faixa' as const },
});

const tabela = (nome: string): Arte => ({
  ...{ tipo: 'lista', formato: 'quadrada', titulo: 'Liga', sobre: 'rodada 9', endereco: 'x' },
  ...{ escudo: time('Liga'), cores: ['#ef7f22', '#7b2a0c'], colunas: ['P'], mais: '' },
  linhas: [{ n: '1', time: time(nome), nome, numeros: ['19'], zona: null }],
});

test('the texts of a picture are in its drawing', () => {
  const svg = desenhar(tabela('Real Jabuticaba'));
  for (const text of ['Real Jabuticaba', 'LIGA', 'rodada 9', '>19<']) expect(svg).toContain(text);
});

test.each([
  ['Tubarões 🦈🔥', 'Tubarões'],
  ['東京ヴェルディ FC', 'FC'],
  ['Спартак', 'Спартак'],
  ['النصر', 'النصر'],
  ['الأهلي FC', 'الأهلي'],
  ['Śląsk Wrocław', 'Śląsk Wrocław'],
  ['Ñandú e\u0301', 'Ñandú é'],
  ['a\u200bb\u202ec', 'abc'],
])('of %s what is drawn is %s', (name, drawn) => {
  expect(visivel(name)).toBe(drawn);
  expect(desenhar(tabela(name))).toContain(drawn);
});

test('a text is cut where it does not fit, and a title is broken into lines', () => {
  const long = 'Associação Desportiva Recreativa dos Trabalhadores';
  const cut = cortado(long, 'titulo', 34, 200);
  expect(cut).toMatch(/…$/);
  expect(medir(cut, 'titulo', 34)).toBeLessThanOrEqual(200);
  const room = { max: 400, size: 100, min: 40, lines: 3 };
  const { lines, size } = emLinhas(long, 'titulo', room);
  expect(lines.length).toBeLessThanOrEqual(3);
  for (const line of lines) expect(medir(line, 'titulo', size)).toBeLessThanOrEqual(400);
});

test('no name leaves its place in the drawing', () => {
  const svg = desenhar(tabela('"><script>&'));
  expect(svg).not.toContain('<script');
});

test.each(['#ffffff', '#000000', '#ffee00', '#ef7f22', '#777777', '#0b7a75'])(
  'whatever the colours (%s), what is written can be read',
  (main) => {
    for (const detail of ['#ffffff', '#000000', '#d7342f']) {
      const { cor, tinta, noite, creme, claro } = paletaDe([main, detail]);
      expect(contrast(cor, tinta), `${main} ${detail}`).toBeGreaterThanOrEqual(3);
      expect(contrast(noite, creme)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(noite, claro)).toBeGreaterThanOrEqual(4.5);
    }
  },
);
