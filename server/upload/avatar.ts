// From the bytes that a person sent to the picture that others see: checked, decoded, drawn again in at
// most 160 by 160 (specification, section 9), so that nothing of the original file is kept.
import { AppError } from '#server/http/errors.ts';
import { makeTurns } from '#server/http/turns.ts';
import { readPicture } from './picture.ts';

const LARGEST_SIDE = 160;
const QUALITY = 90;
const MOST_PIXELS = 24_000_000;
/** Decoded at once these take up to ten bytes for each pixel; the others a few rows at a time. */
const MOST_PIXELS_AT_ONCE = 8_000_000;
const MOST_FRAMES = 1_000;

/** Pictures are small and rare: loaded with the first, no cache, and one core stays free for everyone else. */
async function library() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}

/** One at a time, because each may take 85 MB (measured: 8 Mpx interlaced with 16 bits and alpha). */
const inTurn = makeTurns({ running: 1, waiting: 20 });

type Refusal = `perfil.foto.${'invalida' | 'grande_demais' | 'entrelacada'}`;

async function draw(bytes: Buffer): Promise<Buffer> {
  const sharp = await library();
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true, pages: 1 })
    .autoOrient()
    .resize(LARGEST_SIDE, LARGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

/** `field`: where the form shows what is wrong with the picture. */
export async function drawSmall(bytes: Buffer, field: 'foto' | 'escudo'): Promise<Buffer> {
  const refuse = (key: Refusal) =>
    new AppError('dados_invalidos', { validations: { [field]: { key } } });
  const picture = readPicture(bytes);
  if (!picture) throw refuse('perfil.foto.invalida');
  const { width, height, frames, isWhole } = picture;
  if (width * height > MOST_PIXELS || frames > MOST_FRAMES) {
    throw refuse('perfil.foto.grande_demais');
  }
  if (isWhole && width * height > MOST_PIXELS_AT_ONCE) throw refuse('perfil.foto.entrelacada');
  return inTurn(() =>
    draw(bytes).catch(() => {
      throw refuse('perfil.foto.invalida');
    }),
  );
}
