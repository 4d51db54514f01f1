// The thread that turns pictures into bytes: drawing letters and shapes keeps a core busy for tenths of a second.
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { Resvg } from '@resvg/resvg-js';
import { standBack } from '#server/stand-back.ts';
import { type Arte, desenhar } from './desenhar.ts';
import { arquivosDe } from './faces.ts';
import { prepararJuntas } from './juntas.ts';

export type Encomenda = { readonly id: number; readonly arte: Arte };
export type Entrega = {
  readonly id: number;
  readonly png?: Uint8Array<ArrayBuffer>;
  readonly erro?: string;
};

/** Messengers show no preview of a larger one. */
const MAIS_BYTES = 300_000;

function rasterizar(arte: Arte): Buffer {
  const svg = desenhar(arte);
  const font = {
    loadSystemFonts: false,
    fontFiles: arquivosDe(svg).map((file) => fileURLToPath(file)),
    defaultFontFamily: 'Figtree Light',
  };
  return new Resvg(svg, { font, imageRendering: 0 }).render().asPng();
}

/** With fewer colours where it is too large. */
export async function fazer(arte: Arte): Promise<Buffer> {
  await prepararJuntas(JSON.stringify(arte));
  const png = rasterizar(arte);
  if (png.length <= MAIS_BYTES) return png;
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  return sharp(png).png({ palette: true, colours: 96, dither: 0.4, effort: 4 }).toBuffer();
}

if (parentPort) standBack();

parentPort?.on('message', async ({ id, arte }: Encomenda) => {
  try {
    const png = new Uint8Array(await fazer(arte));
    parentPort?.postMessage({ id, png } satisfies Entrega, [png.buffer]);
  } catch (error) {
    parentPort?.postMessage({ id, erro: String(error) } satisfies Entrega);
  }
});
