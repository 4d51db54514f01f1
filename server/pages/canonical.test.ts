import { expect, test } from 'vitest';
import { canonicalOf } from './canonical.ts';

test.each([
  ['/campeonato/C87DR57E7V', '/campeonato/c87dr57e7v'],
  ['/Campeonatos', '/campeonatos'],
  ['/campeonatos/', '/campeonatos'],
  ['/CAMPEONATOS//', '/campeonatos'],
  ['/campeonatos/?busca=Copa', '/campeonatos?busca=Copa'],
  ['/Campeonato/C87DR57E7V?convite=Abc?D', '/campeonato/c87dr57e7v?convite=Abc?D'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example', '/evil.example'],
])('%s is the page %s', (typed, page) => {
  expect(canonicalOf(typed)).toBe(page);
  expect(canonicalOf(page)).toBe(page);
});

test.each(['/', '/?a=B', '/campeonato/c87dr57e7v', '/nada/%C3%A9', '/_root.data?_routes=X'])(
  '%s stays',
  (address) => {
    expect(canonicalOf(address)).toBe(address);
  },
);
