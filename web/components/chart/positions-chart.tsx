// Places in a table round by round, as a line that falls when the team does. Its words say the same to who cannot
// see it. Drawn on the server, without a library.
import styles from './positions-chart.module.css';

type PlaceLine = {
  readonly posicoes: readonly number[];
  /** The one that the drawing is about; the others are there to be compared with it. */
  readonly isMain: boolean;
};

type Props = {
  /** All that the lines say, in words. */
  label: string;
  linhas: readonly PlaceLine[];
  /** How many share the table. */
  de: number;
  /** What stands under the first and the last round. */
  ends: readonly [string, string];
};

const WIDTH = 300;
const TOP = 14;
const BOTTOM = 150;
const LEFT = 24;
const RIGHT = 290;
const FOOT = 176;

export function PositionsChart({ label, linhas, de, ends }: Props) {
  const rounds = Math.max(...linhas.map(({ posicoes }) => posicoes.length));
  const x = (index: number) => LEFT + (index * (RIGHT - LEFT)) / Math.max(1, rounds - 1);
  const y = (place: number) => TOP + ((place - 1) * (BOTTOM - TOP)) / Math.max(1, de - 1);
  const points = (places: readonly number[]) =>
    places.map((place, index) => `${x(index).toFixed(1)},${y(place).toFixed(1)}`).join(' ');
  const marks = [...new Set([1, Math.ceil(de / 2), de])];
  const main = linhas.find(({ isMain }) => isMain);
  const last = main?.posicoes.at(-1);
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${WIDTH} ${FOOT + 8}`}
      role="img"
      aria-label={label}
    >
      {marks.map((place) => (
        <g key={place}>
          <path d={`M${LEFT} ${y(place)}H${WIDTH - 2}`} />
          <text x={LEFT - 8} y={y(place) + 4} textAnchor="end">
            {place}
          </text>
        </g>
      ))}
      {linhas
        .toSorted((a, b) => Number(a.isMain) - Number(b.isMain))
        .map(({ posicoes, isMain }) => (
          <polyline
            key={isMain ? 'main' : points(posicoes)}
            data-main={isMain ? '' : undefined}
            points={points(posicoes)}
          />
        ))}
      {main && last !== undefined && <circle cx={x(main.posicoes.length - 1)} cy={y(last)} r={5} />}
      <text x={LEFT} y={FOOT}>
        {ends[0]}
      </text>
      <text x={RIGHT} y={FOOT} textAnchor="end">
        {ends[1]}
      </text>
    </svg>
  );
}
