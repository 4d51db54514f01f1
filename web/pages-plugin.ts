// The table of pages as browsers get it: they decide by addresses, access and texts, and never ask for the file
// that draws a page. Its names would be bytes that every guest downloads first.
import type { Plugin } from 'vite';
import { PAGES } from './pages.ts';

const TABLE = /\/web\/pages\.ts$/;

export function pagesWithoutFiles(): Plugin {
  const known = PAGES.map(({ file: _file, ...page }) => page);
  return {
    name: 'pages-without-files',
    apply: 'build',
    load(id) {
      if (this.environment.name !== 'client' || !TABLE.test(id)) return null;
      return `export const PAGES = ${JSON.stringify(known)};`;
    },
  };
}
