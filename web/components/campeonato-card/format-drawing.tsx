import styles from './format-drawing.module.css';

type Drawing = { lines: string; dashed?: string; dots: string; best: string };

// On a grid of 72 by 44: `dots` are teams, `lines` lead the winners on, the champion is drawn apart.
const DRAWINGS = {
  'pontos-corridos': {
    lines: 'M17 6h46M17 16h34M17 26h24M17 36h14',
    dots: 'M7 16h0M7 26h0M7 36h0',
    best: 'M7 6h0',
  },
  'mata-mata': {
    lines: 'M7 6h14v10H7M7 28h14v10H7M21 11h16v22H21M37 22h20',
    dots: 'M7 6h0M7 16h0M7 28h0M7 38h0',
    best: 'M63 22h0',
  },
  grupos: {
    lines: 'M2 1h26v18H2zM2 25h26v18H2zM28 10h13v24H28M41 22h16',
    dots: 'M10 10h0M20 10h0M10 34h0M20 34h0',
    best: 'M63 22h0',
  },
  'dupla-eliminacao': {
    lines: 'M7 5h14v10H7M21 10h22v13M43 23h14',
    dashed: 'M7 28h14v10H7M21 33h22V23',
    dots: 'M7 5h0M7 15h0M7 28h0M7 38h0',
    best: 'M63 23h0',
  },
  suico: {
    lines: 'M7 5h26L59 16M7 16 33 27 59 38M7 27 33 16 59 5M7 38h26L59 27',
    dots: 'M7 5h0M7 16h0M7 27h0M7 38h0M33 5h0M33 16h0M33 27h0M33 38h0M59 16h0M59 27h0M59 38h0',
    best: 'M59 5h0',
  },
  'fase-de-liga': {
    lines: 'M7 5h20v11H7M27 10h30',
    dashed: 'M7 27h20M7 38h20',
    dots: 'M7 5h0M7 16h0M7 27h0M7 38h0',
    best: 'M63 10h0',
  },
} as const satisfies Record<string, Drawing>;

export type FormatName = keyof typeof DRAWINGS;

export const FORMAT_NAMES = Object.keys(DRAWINGS) as FormatName[];

/** What a format looks like at a glance. */
export function FormatDrawing({ name }: { name: FormatName }) {
  const { lines, dashed, dots, best }: Drawing = DRAWINGS[name];
  return (
    <svg className={styles.drawing} viewBox="0 0 72 44" aria-hidden="true" focusable="false">
      <path d={lines} className={styles.lines} />
      {dashed && <path d={dashed} className={styles.dashed} />}
      <path d={dots} className={styles.dots} />
      <path d={best} className={styles.best} />
    </svg>
  );
}
