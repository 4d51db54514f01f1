import { expect, test } from 'vitest';
import { knownPartBy } from './known-parameters.ts';

const page = (path: string, parameters: readonly string[] | null) => ({
  path,
  parameters,
  modules: [],
});

const knownPart = knownPartBy([
  page('/campeonato/:id/jogos', ['convite', 'rodada']),
  page('/campeonato/:id', ['convite']),
  page('/campeonato/criar', ['preset']),
  page('/login', null),
]);

test('what a network adds to a shared link makes no other page of it', () => {
  const shared = '/campeonato/abc?fbclid=IwAR0x&utm_source=zap&utm_medium=social&gclid=1';
  expect(knownPart(shared)).toBe('/campeonato/abc');
  expect(knownPart('/campeonato/abc/jogos?utm_source=x&rodada=3')).toBe(
    '/campeonato/abc/jogos?rodada=3',
  );
});

test('the same parameters in another order are the same page, other values are another', () => {
  const one = knownPart('/campeonato/abc/jogos?rodada=3&convite=a%20b');
  expect(knownPart('/campeonato/abc/jogos?convite=a+b&rodada=3')).toBe(one);
  expect(knownPart('/campeonato/abc/jogos?convite=a+b&rodada=4')).not.toBe(one);
  expect(knownPart('/campeonato/abc/jogos?rodada=3&rodada=4')).not.toBe(one);
});

test('a fixed path is not taken for one with variables', () => {
  expect(knownPart('/campeonato/criar?preset=copa&convite=x')).toBe(
    '/campeonato/criar?preset=copa',
  );
});

test('of a page that declares nothing, and of none, all may matter', () => {
  expect(knownPart('/login?fbclid=1')).toBe('/login?fbclid=1');
  expect(knownPart('/nada?fbclid=1')).toBe('/nada?fbclid=1');
  expect(knownPart('/login')).toBe('/login');
});
