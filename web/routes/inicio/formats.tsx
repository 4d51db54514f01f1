import { Link } from 'react-router';
import { useT } from '#web/texts.tsx';
import styles from './formats.module.css';

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
    dots: 'M10 7h0M20 7h0M10 14h0M20 14h0M10 31h0M20 31h0M10 38h0M20 38h0',
    best: 'M63 22h0',
  },
  'dupla-eliminacao': {
    lines: 'M7 5h14v10H7M21 10h22v13M43 23h14',
    dashed: 'M7 28h14v10H7M21 33h22V23',
    dots: 'M7 5h0M7 15h0M7 28h0M7 38h0',
    best: 'M63 23h0',
  },
  suico: {
    lines: 'M7 5v11M7 28v11M26 5q9 11 0 23M26 16q9 11 0 23M45 5v11M45 28v11',
    dots: 'M7 5h0M7 16h0M7 28h0M7 39h0M26 5h0M26 16h0M26 28h0M26 39h0M45 16h0M45 28h0M45 39h0',
    best: 'M45 5h0',
  },
  'fase-de-liga': {
    lines: 'M7 5h20v11H7M27 10h30',
    dashed: 'M7 27h20M7 38h20',
    dots: 'M7 5h0M7 16h0M7 27h0M7 38h0',
    best: 'M63 10h0',
  },
} as const satisfies Record<string, Drawing>;

function Drawing({ lines, dashed, dots, best }: Drawing) {
  return (
    <svg viewBox="0 0 72 44" aria-hidden="true" focusable="false">
      <path d={lines} className={styles.lines} />
      {dashed && <path d={dashed} className={styles.dashed} />}
      <path d={dots} className={styles.dots} />
      <path d={best} className={styles.best} />
    </svg>
  );
}

const NAMES = Object.keys(DRAWINGS) as (keyof typeof DRAWINGS)[];

export function Formats() {
  const t = useT();
  return (
    <section className={styles.section}>
      <div className={styles.top}>
        <h2>{t('inicio.formatos.titulo')}</h2>
        <Link to="/ajuda#formatos" className="link">
          {t('inicio.formatos.todos')}
        </Link>
      </div>
      <ul className={styles.list}>
        {NAMES.map((name) => (
          <li key={name}>
            <Link to={`/ajuda#${name}`} className={styles.card}>
              <Drawing {...DRAWINGS[name]} />
              {t(`inicio.formatos.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
