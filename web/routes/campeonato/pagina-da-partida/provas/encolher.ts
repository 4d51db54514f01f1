// A picture from a camera has many megabytes and tells where it was taken: it is drawn anew, smaller, before it is
// sent.
import { TIPOS_DE_ARQUIVO } from '#regras/arquivos/tipos.ts';

const { lado: LARGEST, maisBytes: MOST_BYTES } = TIPOS_DE_ARQUIVO.provas;

/** From good to small. */
const QUALITIES = [0.85, 0.6, 0.4];

type Medidas = { readonly width: number; readonly height: number };

/** Within the largest side, in the same shape; never larger than it was. */
export function caber({ width, height }: Medidas, largest: number = LARGEST): Medidas {
  const scale = Math.min(1, largest / Math.max(width, height));
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

function draw(picture: ImageBitmap): HTMLCanvasElement | null {
  const canvas = Object.assign(document.createElement('canvas'), caber(picture));
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

/** Null where the browser cannot read it as a picture. */
export async function encolher(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  const canvas = picture && draw(picture);
  picture?.close();
  if (!canvas) return null;
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((done) => {
      canvas.toBlob(done, 'image/jpeg', quality);
    });
    if (blob && blob.size <= MOST_BYTES) return blob;
  }
  return null;
}
