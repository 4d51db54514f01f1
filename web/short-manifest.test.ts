import type { ServerBuild } from 'react-router';
import { expect, it } from 'vitest';
import { shortened } from './short-manifest.ts';

it('leaves out what the entry brings, and the order of styles as it was', () => {
  const route = (id: string, imports: string[], css: string[]) => ({ id, imports, css });
  const manifest = {
    entry: { module: '/entry.js', imports: ['/react.js', '/shell.js'] },
    routes: {
      root: route('root', ['/react.js', '/shell.js'], ['/shell.css']),
      page: route('page', ['/react.js', '/z.js', '/entry.js', '/a.js'], ['/z.css', '/a.css']),
    },
  } as unknown as ServerBuild['assets'];
  expect(shortened(manifest)).toEqual({
    entry: manifest.entry,
    routes: {
      root: route('root', [], ['/shell.css']),
      page: route('page', ['/a.js', '/z.js'], ['/z.css', '/a.css']),
    },
  });
});
