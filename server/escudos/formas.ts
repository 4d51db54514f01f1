// Shapes that flags are made of, on a field of 60 by 40.

export type Shape = readonly [fill: string, path: string];

const WIDTH = 60;
const HEIGHT = 40;

const short = (value: number) => Math.round(value * 100) / 100;

type Box = readonly [x: number, y: number, width: number, height: number];

export const box = (fill: string, [x, y, width, height]: Box): Shape => [
  fill,
  `M${short(x)} ${short(y)}h${short(width)}v${short(height)}h${short(-width)}z`,
];

export const field = (fill: string): Shape => box(fill, [0, 0, WIDTH, HEIGHT]);

/** Stripes of the same height from top to bottom; a colour given twice is twice as high. */
export const rows = (...fills: readonly string[]): Shape[] =>
  fills.map((fill, index) => {
    const height = HEIGHT / fills.length;
    return box(fill, [0, index * height, WIDTH, height]);
  });

/** The same from left to right. */
export const columns = (...fills: readonly string[]): Shape[] =>
  fills.map((fill, index) => {
    const width = WIDTH / fills.length;
    return box(fill, [index * width, 0, width, HEIGHT]);
  });

type Circle = readonly [x: number, y: number, radius: number];

export const disc = (fill: string, [x, y, r]: Circle): Shape => [
  fill,
  `M${short(x - r)} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`,
];

export function star(fill: string, [x, y, radius]: Circle): Shape {
  const points = Array.from({ length: 10 }, (_, index) => {
    const r = index % 2 === 0 ? radius : radius * 0.382;
    const angle = (Math.PI / 5) * index - Math.PI / 2;
    return `${short(x + r * Math.cos(angle))} ${short(y + r * Math.sin(angle))}`;
  });
  return [fill, `M${points.join('L')}z`];
}

/** A cross from edge to edge, its upright at `x`. */
export const cross = (fill: string, x: number, thickness: number): Shape[] => [
  box(fill, [x - thickness / 2, 0, thickness, HEIGHT]),
  box(fill, [0, (HEIGHT - thickness) / 2, WIDTH, thickness]),
];

/** A triangle on the left edge. */
export const hoist = (fill: string, width: number): Shape => [
  fill,
  `M0 0L${width} ${HEIGHT / 2}L0 ${HEIGHT}z`,
];

/** A moon: a disc with another taken out of it, in the colour behind it. */
export const crescent = (fill: string, back: string, [x, y, r]: Circle): Shape[] => [
  disc(fill, [x, y, r]),
  disc(back, [x + r * 0.35, y, r * 0.8]),
];

export const svgOf = (shapes: readonly Shape[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="240" height="160">
${shapes.map(([fill, path]) => `<path fill="${fill}" d="${path}"/>`).join('')}</svg>`;
