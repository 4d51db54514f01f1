import { describe, expect, test } from 'vitest';
import { MESSAGES } from './messages.ts';
import { type Tree, translator } from './translate.ts';

/** Every text of a tree under its dotted path; a plural has one path per form. */
function textsOf(tree: Tree, path = ''): [path: string, text: string][] {
  return Object.entries(tree).flatMap(([key, node]) => {
    const here = path ? `${path}.${key}` : key;
    return typeof node === 'string' ? [[here, node] as [string, string]] : textsOf(node, here);
  });
}

const placesOf = (text: string) => (text.match(/\{\w+\}/g) ?? []).sort();

const portuguese = new Map(textsOf(MESSAGES['pt-BR']));
const english = new Map(textsOf(MESSAGES.en));

describe('the two languages', () => {
  test('have the same keys and the same plural forms', () => {
    expect([...english.keys()].sort()).toEqual([...portuguese.keys()].sort());
  });

  test('leave the same places to fill in each text', () => {
    const different = [...portuguese].filter(
      ([path, text]) => placesOf(text).join() !== placesOf(english.get(path) ?? '').join(),
    );
    expect(different).toEqual([]);
  });

  test('have no empty text', () => {
    const empty = [...portuguese, ...english].filter(([, text]) => text.trim() === '');
    expect(empty).toEqual([]);
  });
});

test('one of a figure is told as one', () => {
  const t = translator('en', MESSAGES.en);
  const figures = ['gols', 'mandante', 'empates', 'visitante', 'wo'];
  for (const name of figures) expect(t(`estatisticas.${name}`, { n: 1 })).not.toMatch(/s$/);
  for (const name of ['jogos', 'gols', 'empates', 'wo']) {
    expect(t(`campeao.numeros.${name}`, { n: 1 })).not.toMatch(/s$/);
  }
});

test('in English a walkover has one word, and its short form only where there is room for no other', () => {
  const short = [...english].filter(([, text]) => /\bW[./]?O\b/.test(text)).map(([path]) => path);
  expect(short).toEqual([
    'campeao.caminho.wo',
    'campeonato.jogos.wo_curto',
    'dashboard.por_wo',
    'estatisticas.times.wo',
  ]);
});

test('in English a match is cancelled; called off is a championship, or an hour that was agreed on', () => {
  const off = [...english].filter(([, text]) => /\bthe match (is|was) called off\b/i.test(text));
  expect(off).toEqual([]);
});

test('in English a match of a bracket is left in its round, in any number', () => {
  const t = translator('en', MESSAGES.en);
  for (const n of [1, 2]) expect(t('visao.proximo.faltam.etapa', { n })).toMatch(/this round/);
});

test('others with as long a streak are counted as teams, not as matches or wins', () => {
  for (const locale of ['pt-BR', 'en'] as const) {
    const t = translator(locale, MESSAGES[locale]);
    const said = t('estatisticas.sequencias.tambem_n', { n: 9 });
    expect(said).toMatch(/9 (times|other teams)$/);
  }
});

test('an undone result that may come back is told without its cause: a correction, or a sanction', () => {
  const help = ['one', 'other'].map((form) => `campeonato.placar.restaurar_ajuda.${form}`);
  for (const path of ['partida.volta.texto', ...help]) {
    expect(portuguese.get(path), path).not.toMatch(/correção/i);
    expect(english.get(path), path).not.toMatch(/correction/i);
  }
});

test('in English somebody unnamed is whoever, and a score is corrected, not mended', () => {
  const wrong = [...english].filter(([, text]) =>
    /\b(mends?|mended|[Oo]nly who|[Oo]f who (withdraws|is|was)|and who decides)\b/.test(text),
  );
  expect(wrong).toEqual([]);
});

test('a single score that may come back is told as one', () => {
  const said = (locale: 'pt-BR' | 'en', n: number) =>
    translator(locale, MESSAGES[locale])('campeonato.placar.restaurar_ajuda', { n });
  expect(said('en', 1)).toContain('this score');
  expect(said('en', 2)).toContain('these scores');
  expect(said('pt-BR', 1)).toContain('este placar');
});

test('the history says that not all of it is for everyone, as the server keeps it', () => {
  expect(portuguese.get('organizacao.historico_ajuda')).toContain('menos o que é particular');
  expect(english.get('organizacao.historico_ajuda')).toContain('except for what is private');
});
