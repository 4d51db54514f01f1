import { describe, expect, test } from 'vitest';
import { activeFilters, cursorOf, hrefWith, readFilters, withoutFilters } from './filters.ts';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('the address of a list', () => {
  test('comes back as it was read', () => {
    const search = 'busca=copa&estado=inscricoes&modalidade=futsal&gratis=1&ordem=nome';
    expect(hrefWith(read(search))).toBe(`/campeonatos?${search}`);
  });

  test('leaves out what is empty or unknown', () => {
    expect(hrefWith(read('busca=+&estado=x&modalidade=&gratis=0&outro=1'))).toBe('/campeonatos');
  });

  test('does not name the order that every list has', () => {
    expect(hrefWith(read('ordem=recentes'))).toBe('/campeonatos');
  });

  test('starts at the first page when a filter changes', () => {
    const filters = read('estado=andamento&cursor=abc');
    expect(hrefWith(filters, { formato: 'liga' })).toBe(
      '/campeonatos?estado=andamento&formato=liga',
    );
    expect(hrefWith(filters, { cursor: 'def' })).toBe('/campeonatos?estado=andamento&cursor=def');
  });

  test('takes checkboxes of a form without a script', () => {
    expect(read('com_vagas=on').com_vagas).toBe('1');
  });

  test('cuts a search that the API would refuse', () => {
    expect(read(`busca=${'x'.repeat(200)}`).busca).toHaveLength(64);
  });
});

test('clearing keeps the tab and the order', () => {
  const filters = read('busca=copa&estado=encerrado&gratis=1&ordem=nome');
  expect(activeFilters(filters)).toEqual(['busca', 'gratis']);
  expect(withoutFilters(filters)).toBe('/campeonatos?estado=encerrado&ordem=nome');
});

test('the next page is taken out of the link of the API', () => {
  expect(cursorOf('https://x.example/api/campeonatos?ordem=nome&cursor=abc')).toBe('abc');
  expect(cursorOf(null)).toBeNull();
});
