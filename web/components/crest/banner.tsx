import { useId } from 'react';
import { escapeMarkup } from '#regras/escudos/escape-markup.ts';
import { Drawing } from '#web/components/elements/drawing.tsx';
import styles from './banner.module.css';
import type { Pattern, Shirt } from './shirt.ts';

type BannerDrawing = { width: number; tile: string; mark: string };

// `tile` repeats quietly; `mark` is the one full-strength piece, drawn from x = 0 at 78 % of the width.
const DRAWINGS: Record<Pattern, BannerDrawing> = {
  listras: { width: 36, tile: 'M0 0h18v100H0z', mark: 'M0 0h14v100H0zM26 0h14v100H26z' },
  faixa: {
    width: 120,
    tile: 'M50 100 90 0h40L90 100z',
    mark: 'M-30 100 30 0h46L16 100zM30 100 90 0h12L42 100z',
  },
  argolas: {
    width: 40,
    tile: 'M0 12h40v12H0zM0 44h40v12H0zM0 76h40v12H0z',
    mark: 'M-60 44h160v12H-60z',
  },
  metade: { width: 90, tile: 'M0 0h45v100H0z', mark: 'M0 0h45v100H0z' },
  divisa: { width: 84, tile: 'M0 0h40l28 50-28 50H0l28-50z', mark: 'M0 0h40l28 50-28 50H0l28-50z' },
  cruz: { width: 90, tile: 'M36 0h18v100H36z', mark: 'M14 0h22v100H14zM-300 40h600v20h-600z' },
  centro: { width: 110, tile: 'M30 0h44v100H30z', mark: 'M0 0h44v100H0z' },
  quartos: {
    width: 80,
    tile: 'M0 0h40v50H0zM40 50h40v50H40z',
    mark: 'M0 0h40v50H0zM40 50h40v50H40z',
  },
};

function draw({ width, tile, mark }: BannerDrawing, shirt: Shirt, id: string): string {
  const [main, detail] = [escapeMarkup(shirt.main), escapeMarkup(shirt.detail)];
  const quiet = `<pattern id="${id}" width="${width}" height="100" patternUnits="userSpaceOnUse"><path d="${tile}" fill="${detail}"/></pattern><path d="M0 0h400v100H0z" fill="${main}"/><path d="M0 0h400v100H0z" fill="url(#${id})" opacity="0.16"/>`;
  return `${quiet}<path d="${mark}" fill="${detail}" transform="translate(296)"/>`;
}

/** A strip in the colours of a shirt, in place of a picture. Fills its box. */
export function Banner({ shirt }: { shirt: Shirt }) {
  return (
    <Drawing
      className={styles.banner}
      viewBox="0 0 400 100"
      // The whole shirt, however low the strip: cut to its middle, hoops and crosses would be one plain colour.
      preserveAspectRatio="none"
      markup={draw(DRAWINGS[shirt.pattern], shirt, useId())}
    />
  );
}
