// Every page downloads the list of all pages with the files that each needs. What the entry of the product needs is
// there before any page: the others need not name it again. In the order of their names lists compress better; the
// order of styles stays, for it decides which of two rules wins.
import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';

type Manifest = Pick<ServerBuild['assets'], 'entry' | 'routes'>;

export function shortened<Whole extends Manifest>(manifest: Whole): Whole {
  const { entry, routes } = manifest;
  const isThere = (file: string) => file === entry.module || entry.imports.includes(file);
  const short = Object.entries(routes).map(([id, route]) => {
    const imports = route?.imports?.filter((file) => !isThere(file)).sort();
    return [id, { ...route, imports }];
  });
  return { ...manifest, routes: Object.fromEntries(short) };
}

/** To be called when a build is complete: what stands between the first and the last brace of the file. */
export async function shortenManifest(folder: string): Promise<void> {
  const entry = pathToFileURL(resolve(folder, 'server/index.js')).href;
  const { assets } = (await import(/* @vite-ignore */ entry)) as ServerBuild;
  const file = join(folder, `client${assets.url}`);
  const text = await readFile(file, 'utf8');
  const [start, end] = [text.indexOf('{'), text.lastIndexOf('}') + 1];
  const short = JSON.stringify(shortened(JSON.parse(text.slice(start, end)) as Manifest));
  await writeFile(file, text.slice(0, start) + short + text.slice(end));
}
