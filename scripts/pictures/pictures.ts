// Draws every kind of picture that the product makes, and 40 difficult names, and lays them out on sheets to be looked
// at: `npm run pictures`. With `--out FOLDER` they lie there.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { Arte } from '#server/arte/desenhar.ts';
import { fazer } from '#server/arte/fazer.ts';
import { COLOURS, KINDS, NAMES, TITLES } from './samples.ts';

const { out } = parseArgs({
  options: { out: { type: 'string', default: 'reports/pictures' } },
}).values;

const WIDTH = 420;
const ACROSS = 4;

/** Side by side in rows, each as high as its highest. */
async function sheet(artes: readonly Arte[], file: string): Promise<void> {
  const placed: { input: Buffer; left: number; top: number }[] = [];
  let top = 0;
  for (let from = 0; from < artes.length; from += ACROSS) {
    const row = await Promise.all(
      artes.slice(from, from + ACROSS).map(async (arte) => {
        const png = await fazer(arte);
        const { data, info } = await sharp(png).resize({ width: WIDTH }).png().toBuffer({
          resolveWithObject: true,
        });
        return { data, height: info.height, bytes: png.length, arte };
      }),
    );
    for (const [index, { data, bytes, arte }] of row.entries()) {
      placed.push({ input: data, left: index * (WIDTH + 10), top });
      console.log(`${arte.tipo} ${'formato' in arte ? arte.formato : ''} ${bytes} bytes`);
    }
    top += Math.max(...row.map(({ height }) => height)) + 10;
  }
  const width = ACROSS * (WIDTH + 10);
  const ground = { width, height: top, channels: 3 as const, background: '#6b7280' };
  await writeFile(file, await sharp({ create: ground }).composite(placed).png().toBuffer());
}

await mkdir(out, { recursive: true });
await sheet(KINDS, join(out, 'kinds.png'));
await sheet(NAMES, join(out, 'names.png'));
await sheet(TITLES, join(out, 'titles.png'));
await sheet(COLOURS, join(out, 'colours.png'));
console.log(`look at kinds.png, names.png, titles.png and colours.png in ${out}`);
