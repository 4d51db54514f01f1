import { type Crop, QUALITY, resized, sideOf } from './crop.ts';

/** Draws the square over the whole canvas; where a picture is transparent, paper shows. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const side = sideOf(picture, crop);
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = 'high';
  const { x, y } = crop;
  pen.drawImage(picture, x - side / 2, y - side / 2, side, side, 0, 0, canvas.width, canvas.height);
}

export async function encodeCrop(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const side = sideOf(picture, crop);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, resized({ width: side, height: side }));
  drawCrop(canvas, picture, crop);
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) => (blob ? resolve(blob) : reject(new Error('no picture')));
    canvas.toBlob(done, 'image/jpeg', QUALITY);
  });
}
