// Which square of a picture becomes the photo. Everything is in pixels of the picture itself, so that the
// same numbers serve the small view and the file. Resizing follows the specification: at most 160 by 160,
// quality 0.9, ratio kept.

const LARGEST_SIDE = 160;
export const QUALITY = 0.9;
export const MOST_ZOOM = 8;

export type Size = { readonly width: number; readonly height: number };

/** The square's middle, and how much closer than the largest square it is. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number };

const between = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

export function sideOf({ width, height }: Size, { zoom }: Crop): number {
  return Math.min(width, height) / zoom;
}

type Range = readonly [low: number, high: number];

/** Where the middle of the square can be. */
export function roomOf(size: Size, crop: Crop): { x: Range; y: Range } {
  const half = sideOf(size, crop) / 2;
  return { x: [half, size.width - half], y: [half, size.height - half] };
}

/** The nearest crop that stays inside of the picture. */
export function keepInside(size: Size, crop: Crop): Crop {
  const zoom = between(1, crop.zoom, MOST_ZOOM);
  const { x, y } = roomOf(size, { ...crop, zoom });
  return { zoom, x: between(x[0], crop.x, x[1]), y: between(y[0], crop.y, y[1]) };
}

export function wholeOf(size: Size): Crop {
  return { x: size.width / 2, y: size.height / 2, zoom: 1 };
}

/** Moved by a part of the square's side; the picture follows the hand, so the square goes the other way. */
export function moved(size: Size, crop: Crop, right: number, down: number): Crop {
  const side = sideOf(size, crop);
  return keepInside(size, { ...crop, x: crop.x - right * side, y: crop.y - down * side });
}

/** A size inside of the largest square, its ratio kept; small pictures stay small. */
export function resized({ width, height }: Size, largest = LARGEST_SIDE): Size {
  const scale = Math.min(1, largest / width, largest / height);
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}
