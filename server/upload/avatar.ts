// From the bytes that a person sent to the picture that others see: checked, decoded, drawn again in at
// most the size of its kind, so that nothing of the original file is kept.
import { TIPOS_DE_ARQUIVO, type TipoDeArquivo } from '#regras/arquivos/tipos.ts';
import { AppError } from '#server/http/errors.ts';
import { makeTurns } from '#server/http/turns.ts';
import { readPicture } from './picture.ts';

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

type DrawnAs = {
  readonly lado: number;
  /** Where it is cut to a shape. */
  readonly alto?: number;
  readonly qualidade: number;
} & ({ readonly formato: 'webp'; readonly esforco: number } | { readonly formato: 'jpeg' });

async function draw(bytes: Buffer, drawn: DrawnAs): Promise<Buffer> {
  const { lado: side, alto, qualidade: quality } = drawn;
  const sharp = await library();
  const small = sharp(bytes, { limitInputPixels: MOST_PIXELS, sequentialRead: true, pages: 1 })
    .autoOrient()
    .resize(side, alto ?? side, { fit: alto ? 'cover' : 'inside', withoutEnlargement: true });
  if (drawn.formato === 'webp') return small.webp({ quality, effort: drawn.esforco }).toBuffer();
  // It has no transparency: what could be seen through lies on white, as on paper. To look for the best codes costs half
  // as much again, and saves a seventh of the bytes.
  const plain = small.flatten({ background: '#fff' });
  return plain.jpeg({ quality, optimiseCoding: false }).toBuffer();
}

export async function drawSmall(bytes: Buffer, tipo: TipoDeArquivo): Promise<Buffer> {
  const { campo, ...drawn } = TIPOS_DE_ARQUIVO[tipo];
  const refuse = (key: Refusal) =>
    new AppError('dados_invalidos', { validations: { [campo]: { key } } });
  const picture = readPicture(bytes);
  if (!picture) throw refuse('perfil.foto.invalida');
  const { width, height, frames, isWhole } = picture;
  if (width * height > MOST_PIXELS || frames > MOST_FRAMES) {
    throw refuse('perfil.foto.grande_demais');
  }
  if (isWhole && width * height > MOST_PIXELS_AT_ONCE) throw refuse('perfil.foto.entrelacada');
  return inTurn(() =>
    draw(bytes, drawn).catch(() => {
      throw refuse('perfil.foto.invalida');
    }),
  );
}
