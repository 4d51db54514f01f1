import { Link } from 'react-router';
import { Icon } from '#web/components/icon.tsx';
import { useT } from '#web/texts.tsx';
import styles from './formats.module.css';

// `lines` are strokes and `dots` are teams, on a grid of 64 by 40; the champion is drawn apart.
const DRAWINGS = {
  'pontos-corridos': {
    lines: 'M14 8h36M14 16h28M14 24h20M14 32h12',
    dots: 'M8 16h0M8 24h0M8 32h0',
    best: 'M8 8h0',
  },
  'mata-mata': {
    lines: 'M8 6h12v8H8M8 26h12v8H8M20 10h14v20H20M34 20h16',
    dots: 'M8 6h0M8 14h0M8 26h0M8 34h0',
    best: 'M54 20h0',
  },
  grupos: {
    lines: 'M4 4h20v13H4zM4 23h20v13H4zM24 10h12v20H24M36 20h14',
    dots: 'M10 10h0M17 10h0M10 30h0M17 30h0',
    best: 'M54 20h0',
  },
  'dupla-eliminacao': {
    lines: 'M8 6h14v10H8M22 11h16v11M8 26h14v9H8M22 30h16v-8M38 22h12',
    dots: 'M8 6h0M8 16h0M8 26h0M8 35h0',
    best: 'M54 22h0',
  },
  suico: {
    lines: 'M8 8h12l12 0h12M8 20 20 8M8 32l12-12 12 12M20 32l12-12 12 0',
    dots: 'M8 8h0M8 20h0M8 32h0M20 8h0M20 20h0M20 32h0M32 8h0M32 20h0M32 32h0M44 20h0',
    best: 'M44 8h0',
  },
  'fase-de-liga': {
    lines: 'M6 6h18M6 15h18M6 24h18M6 33h18M24 6h10v9H24M34 10h14',
    dots: 'M6 15h0M6 24h0M6 33h0M6 6h0',
    best: 'M53 10h0',
  },
} as const;

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
              <svg viewBox="0 0 64 40" aria-hidden="true" focusable="false">
                <path d={DRAWINGS[name].lines} className={styles.lines} />
                <path d={DRAWINGS[name].dots} className={styles.dots} />
                <path d={DRAWINGS[name].best} className={styles.best} />
              </svg>
              <span>
                {t(`inicio.formatos.${name}`)}
                <Icon name="chevron-right" size={16} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
