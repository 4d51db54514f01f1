// The router ends the address of a stylesheet with '#' where a lazy part of the product needs that file too.
// The lazy part does not find it then and brings a copy of its own, which stays when the page that had the
// first one goes. But the styles of the root never go: a second copy of them only makes the browser style and
// lay out the whole page once more, just when people begin to press. So they lose the mark.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';

const MARK = '#';

/** Takes the mark away wherever one of these addresses stands in a text. */
export function unmarked(text: string, addresses: readonly string[]): string {
  return addresses.reduce((done, address) => done.replaceAll(address + MARK, address), text);
}

async function rewrite(file: string, addresses: readonly string[]): Promise<void> {
  const before = await readFile(file, 'utf8');
  const after = unmarked(before, addresses);
  if (after !== before) await writeFile(file, after);
}

/** To be called when a build is complete. What server and browser know of the styles has to agree. */
export async function loadRootStylesOnce(folder: string): Promise<void> {
  const entry = pathToFileURL(resolve(folder, 'server/index.js')).href;
  const { assets } = (await import(/* @vite-ignore */ entry)) as ServerBuild;
  const marked = (assets.routes.root?.css ?? []).filter((address) => address.endsWith(MARK));
  const addresses = marked.map((address) => address.slice(0, -MARK.length));
  const inServer = await readdir(join(folder, 'server'), { recursive: true });
  const files = inServer.filter((name) => name.endsWith('.js')).map((name) => `server/${name}`);
  for (const file of [...files, `client${assets.url}`]) {
    await rewrite(join(folder, file), addresses);
  }
}
