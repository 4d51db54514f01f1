import { describe, expect, test } from 'vitest';
import { roundRobin } from '#engine/calendar/round-robin.ts';
import { doubleElimination } from '#engine/knockout/double-elimination.ts';
import { knockout } from '#engine/knockout/single-elimination.ts';
import { explain } from '#engine/tables/explain.ts';
import { EXAMPLES } from './examples.ts';
import { figuresOf } from './format-figures.ts';
import { helpPage, TEXTS } from './help.ts';
import { workExample } from './worked-example.ts';

const find = (query: string, locale: 'pt-BR' | 'en' = 'pt-BR') =>
  helpPage(locale, new URLSearchParams({ q: query }));

describe('both languages', () => {
  test.each(['answers', 'formats', 'criteria', 'terms'] as const)('have the same %s', (part) => {
    const ids = (locale: 'pt-BR' | 'en') => TEXTS[locale][part].map(({ id }) => id);
    expect(ids('en')).toEqual(ids('pt-BR'));
  });

  test('give each answer to the same role', () => {
    const roles = (locale: 'pt-BR' | 'en') => TEXTS[locale].answers.map(({ role }) => role);
    expect(roles('en')).toEqual(roles('pt-BR'));
  });

  test('use each id once, so that every address leads to one place', () => {
    const { answers, formats, criteria, terms } = TEXTS['pt-BR'];
    const ids = [...answers, ...formats, ...criteria, ...terms].map(({ id }) => id);
    const sections = ['organizador', 'jogador', 'visitante', 'formatos', 'criterios', 'glossario'];
    expect(new Set([...ids, ...sections]).size).toBe(ids.length + sections.length);
  });
});

test.each([
  ['pt-BR', /cart(ão|ões)/, 'súmula'],
  ['en', /cards/, 'match sheet'],
] as const)(
  'in %s every answer about cards says that those of the match sheet count',
  (locale, word, said) => {
    const about = TEXTS[locale].answers.filter(({ text }) => word.test(text.flat().join(' ')));
    expect(about.map(({ id }) => id)).toContain('ordem-dos-criterios');
    for (const { id, text } of about) expect(text.flat().join(' '), id).toContain(said);
  },
);

test('in English the help has the words of the product: phases, and sides that turn up', () => {
  expect(JSON.stringify(TEXTS.en)).not.toMatch(/\bstages?\b|\b(shows?|showed|showing) up\b/i);
});

describe('search', () => {
  test('ignores accents, case and dots', () => {
    const ids = (query: string) => find(query).terms.map(({ id }) => id);
    expect(ids('wo')).toContain('wo');
    expect(ids('PRORROGACAO')[0]).toBe('prorrogacao');
    expect(find('suico').formats.map(({ id }) => id)).toEqual(['suico']);
  });

  test('wants every word, wherever it stands', () => {
    const answers = find('amarelo suspende').groups.flatMap((group) => group.answers);
    expect(answers.map(({ id }) => id)).toEqual(['cartoes-e-suspensao']);
  });

  test('puts what has the words in its title first', () => {
    expect(find('saldo').criteria[0]?.id).toBe('goal_difference');
  });

  test('shows the reference before the answers when a word is one of its titles', () => {
    expect(find('suíço').referenceFirst).toBe(true);
    expect(find('senha').referenceFirst).toBe(false);
    expect(find('').referenceFirst).toBe(false);
  });

  test('searches the texts of the visitor’s language', () => {
    expect(find('walkover', 'en').found).toBeGreaterThan(3);
    expect(find('prorrogação', 'en').terms.map(({ id }) => id)).toEqual(['prorrogacao']);
  });

  test('finds nothing for nonsense, and shows everything for nothing', () => {
    expect(find('xyzzy')).toMatchObject({ found: 0, groups: [], formats: [], terms: [] });
    const all = find(' ?! ');
    expect(all.found).toBeNull();
    expect(all.groups).toHaveLength(3);
  });
});

describe('worked examples', () => {
  test('exist for every criterion that the page explains', () => {
    expect(EXAMPLES.map(({ id }) => id)).toEqual(TEXTS['pt-BR'].criteria.map(({ id }) => id));
  });

  test.each(EXAMPLES)('$id: it is this criterion that decides', ({ id, stage, level }) => {
    const { teams } = workExample({ id, stage, level, shows: [] }, 'pt-BR');
    const [first = '', second = ''] = teams;
    const { decidedBy } = explain(stage, first, second, { only: level });
    // The mini-table is one block: here its points are level too and its goal difference decides.
    expect(decidedBy).toBe(id === 'h2h_points' ? 'h2h_goal_difference' : id);
  });

  test('show the figures that the text quotes', () => {
    const worked = (id: string, locale: 'pt-BR' | 'en' = 'pt-BR') => {
      const { criteria } = helpPage(locale, new URLSearchParams());
      const example = criteria.find((criterion) => criterion.id === id)?.example;
      return [example?.teams, ...(example?.rows ?? []).map(({ values }) => values)];
    };
    expect(worked('h2h_points')).toEqual([
      ['Sabiá', 'Cajueiro', 'Guará'],
      ['6', '6', '6'],
      ['3', '3', '3'],
      ['+1', '0', '−1'],
    ]);
    expect(worked('fair_play').at(-1)).toEqual(['−4', '−6']);
    expect(worked('buchholz').at(-1)).toEqual(['4', '1']);
    expect(worked('win_rate').at(-1)).toEqual(['100%', '67%']);
    expect(worked('lots')).toEqual([
      ['Guará', 'Sabiá'],
      ['1', '1'],
      ['0', '0'],
      ['1º', '2º'],
    ]);
    expect(worked('lots', 'en').at(-1)).toEqual(['1', '2']);
  });
});

describe('figures of the formats agree with the engine', () => {
  const teams = (n: number) => Array.from({ length: n }, (_, index) => `T${index}`);

  test.each([8, 16, 32] as const)('%i entrants', (n) => {
    const league = roundRobin({ teams: teams(n) });
    if (!league.ok) throw new Error('refused');
    expect(figuresOf('pontos-corridos', n)).toMatchObject({
      rounds: league.value.length,
      matches: league.value.flatMap(({ matches }) => matches).length,
    });
    const cup = knockout({ entrants: n });
    if (!cup.ok) throw new Error('refused');
    expect(figuresOf('mata-mata', n)).toMatchObject({
      matches: cup.value.ties.length,
      rounds: Math.max(...cup.value.ties.map(({ round }) => round)),
    });
    const double = doubleElimination({ entrants: n, reset: false });
    if (!double.ok) throw new Error('refused');
    expect(figuresOf('dupla-eliminacao', n).matches).toBe(double.value.ties.length);
  });
});
