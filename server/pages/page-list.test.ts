import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { listPages } from './page-list.ts';

type Given = Parameters<typeof listPages>[0];

function buildOf(
  routes: Record<
    string,
    { parentId?: string; path?: string; index?: boolean; module?: { handle?: unknown } }
  >,
) {
  const withIds = Object.entries(routes).map(([id, route]) => [id, { id, module: {}, ...route }]);
  const files = Object.keys(routes).map((id) => [id, { module: `/assets/${id}.js` }]);
  return {
    routes: Object.fromEntries(withIds) as ServerBuild['routes'],
    assets: { routes: Object.fromEntries(files) } as Given['assets'],
  };
}

const knows = (...parameters: string[]) => ({ module: { handle: { parameters } } });

test('a page needs its own code and that of the pages around it', () => {
  const build = buildOf({
    root: { path: '' },
    inicio: { parentId: 'root', index: true },
    cup: { parentId: 'root', path: '/campeonato/:id' },
    first: { parentId: 'cup', index: true },
    games: { parentId: 'cup', path: 'jogos' },
    lost: { parentId: 'root', path: '*' },
  });
  expect(listPages(build).map(({ path, modules }) => [path, ...modules])).toEqual([
    ['/', '/assets/inicio.js'],
    ['/campeonato/:id', '/assets/cup.js', '/assets/first.js'],
    ['/campeonato/:id/jogos', '/assets/cup.js', '/assets/games.js'],
    ['/*', '/assets/lost.js'],
  ]);
});

test('a page knows the parameters of its routes, or perhaps any when none of them tells', () => {
  const build = buildOf({
    root: { path: '' },
    cup: { parentId: 'root', path: '/campeonato/:id', ...knows('convite') },
    games: { parentId: 'cup', path: 'jogos', ...knows('rodada') },
    people: { parentId: 'cup', path: 'participantes' },
    login: { parentId: 'root', path: 'login' },
  });
  expect(listPages(build).map(({ parameters }) => parameters)).toEqual([
    ['convite', 'rodada'],
    ['convite'],
    null,
  ]);
});
