// What is written in a picture is found again in its drawing, and nothing is drawn for which there is no letter.
import { beforeAll, expect, test } from 'vitest';
import { contrast } from '#regras/escudos/cores-da-festa.ts';
import { type Arte, desenhar } from './desenhar.ts';
import { arquivosDe } from './faces.ts';
import { prepararJuntas } from './juntas.ts';
import { cortado, emLinhas, medir, visivel } from './letras.ts';
import { PAPEL, paletaDe } from './paleta.ts';
import { trechosDe } from './trechos.ts';

beforeAll(() => prepararJuntas('ا'));

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
  ['東京ヴェルディ', '東京ヴェルディ', 'Noto Sans JP'],
  ['上海海港', '上海海港', 'Noto Sans SC'],
  ['수원 삼성', '수원 삼성', 'Noto Sans KR'],
  ['เมืองทอง', 'เมืองทอง', 'Noto Sans Thai'],
  ['मोहन बागान', 'मोहन बागान', 'Noto Sans Devanagari'],
  ['Спартак', 'Спартак', 'Noto Sans'],
  ['النصر السعودي', 'النصر السعودي', 'Noto Sans Arabic'],
  ['מכבי', 'מכבי', 'Noto Sans Hebrew Thin'],
  ['👨‍👩‍👧‍👦🇧🇷', '👨‍👩‍👧‍👦🇧🇷', 'Noto Emoji'],
  ['Ñandú e\u0301', 'Ñandú é', 'Archivo SemiBold'],
  ['a\u200bb\u202ec', 'abc', 'Archivo SemiBold'],
  ['𝓕𝓾𝓻𝓲𝓪', 'Furia', 'Archivo SemiBold'],
  ['Z\u0335\u0300a\u0336lgo', 'Zalgo', 'Archivo SemiBold'],
  ['꧁ Lenda ꧂', 'Lenda', 'Archivo SemiBold'],
])('of %s what is drawn is %s, in %s', (name, drawn, family) => {
  expect(visivel(name)).toBe(drawn);
  const svg = desenhar(tabela(name));
  const asShapes = `aria-label="${drawn}"`;
  expect(svg).toMatch(new RegExp(`font-family="${family}"[^>]*>${drawn}</text>|${asShapes}`));
  expect(arquivosDe(svg).length).toBeLessThan(8);
});

const order = (text: string) => trechosDe(text, 'titulo').map((one) => one.text);

test.each([
  ['Tubarões 🦈🔥 FC', ['Tubarões', ' ', '🦈🔥', ' ', 'FC']],
  ['الأهلي FC', ['الأهلي', ' ', 'FC']],
  ['Hapoel הפועל 1923', ['Hapoel', ' ', '1923', ' ', 'הפועל']],
  ['نادي 1923 (جدة) الرياضي', ['الرياضي', ' ', '(', 'جدة', ')', ' ', '1923', ' ', 'نادي']],
])('the faces of %s stand from left to right as they are read', (name, stretches) => {
  expect(order(name)).toEqual(stretches);
});

test('a text is cut between letters, never within one, and of Arabic at its end on the left', () => {
  expect(cortado('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 'titulo', 10, 30)).toMatch(/^(👨‍👩‍👧‍👦)+…$/u);
  expect(order('النصر…')[0]).toBe('…');
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

test.each([
  ['第十二回全国高校サッカー選手権大会2026年', /^[^ーッ年]/u],
  ['北京市第三届业余足球超级联赛（春季）总决赛', /^[^）]/u],
  ['การแข่งขันฟุตบอลชิงแชมป์แห่งประเทศไทย', /^\p{L}/u],
])('%s is broken where its script may be, though it has no spaces', (title, start) => {
  const room = { max: 400, size: 80, min: 40, lines: 4 };
  const { lines, size } = emLinhas(title, 'titulo', room);
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join(''), 'nothing is lost').toBe(title);
  for (const line of lines) {
    expect(medir(line, 'titulo', size)).toBeLessThanOrEqual(400);
    expect(line).toMatch(start);
  }
});

test('no name leaves its place in the drawing', () => {
  const svg = desenhar(tabela('"><script>&'));
  expect(svg).not.toContain('<script');
});

test.each([PAPEL, '#ffffff', '#000000', '#ffee00', '#ef7f22', '#777777', '#0b7a75'])(
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
