// Points week by week as one line, drawn on the server; its words say the same to who cannot see it.
import styles from './linha-de-pontos.module.css';

type Props = {
  semanas: readonly { readonly dia: string; readonly pontos: number }[];
  /** The same in words. */
  label: string;
  caption: string;
};

const FEWEST = 2;

export function LinhaDePontos({ semanas, label, caption }: Props) {
  const last = semanas.at(-1);
  if (semanas.length < FEWEST || !last) return null;
  const points = semanas.map(({ pontos }) => pontos);
  const [low, high] = [Math.min(...points), Math.max(...points)];
  const heightOf = (pontos: number) => 1 - (pontos - low) / (high - low || 1);
  const path = points
    .map((pontos, at) => `${at === 0 ? 'M' : 'L'}${at} ${heightOf(pontos)}`)
    .join('');
  const end = points.length - 1;
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 -0.08 ${end} 1.16`}
        preserveAspectRatio="none"
        className={styles.line}
      >
        <path className={styles.area} d={`${path}L${end} 1.1L0 1.1z`} />
        <path className={styles.stroke} d={path} />
        <path className={styles.dot} d={`M${end} ${heightOf(last.pontos)}h0`} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
