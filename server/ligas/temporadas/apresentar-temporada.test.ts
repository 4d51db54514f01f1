import { expect, test } from 'vitest';
import { comZonas } from './apresentar-temporada.ts';

const marks = (places: readonly number[], zonas: Parameters<typeof comZonas>[1]) =>
  comZonas(
    places.map((posicao) => ({ posicao, de: null })),
    zonas,
  ).map(({ zona }) => zona);

test('nobody is marked as going up or down who shares a place with others that do not', () => {
  expect(marks([1, 1, 1, 4], ['sobe', 'sobe', null, 'cai'])).toEqual([null, null, null, 'cai']);
  expect(marks([1, 1, 3, 4], ['sobe', 'sobe', null, 'cai'])).toEqual(['sobe', 'sobe', null, 'cai']);
});
