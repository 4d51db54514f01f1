import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pageCodeOf } from './page-code.ts';

type Given = Parameters<typeof pageCodeOf>[0];

function buildOf(routes: Record<string, { parentId?: string; path?: string; index?: boolean }>) {
  const withIds = Object.entries(routes).map(([id, route]) => [id, { id, ...route }]);
  const files = Object.keys(routes).map((id) => [id, { module: `/assets/${id}.js` }]);
  return {
    routes: Object.fromEntries(withIds) as ServerBuild['routes'],
    assets: { routes: Object.fromEntries(files) } as Given['assets'],
  };
}

test('a page needs its own code and that of the pages around it', () => {
  const build = buildOf({
    root: { path: '' },
    inicio: { parentId: 'root', index: true },
    cup: { parentId: 'root', path: '/campeonato/:id' },
    first: { parentId: 'cup', index: true },
    games: { parentId: 'cup', path: 'jogos' },
    lost: { parentId: 'root', path: '*' },
  });
  expect(pageCodeOf(build)).toEqual([
    { path: '/', modules: ['/assets/inicio.js'] },
    { path: '/campeonato/:id', modules: ['/assets/cup.js', '/assets/first.js'] },
    { path: '/campeonato/:id/jogos', modules: ['/assets/cup.js', '/assets/games.js'] },
    { path: '/*', modules: ['/assets/lost.js'] },
  ]);
});
