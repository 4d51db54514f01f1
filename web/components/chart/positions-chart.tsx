// Places in a table round by round, as lines that fall when a team does. Its words say the same to who cannot see
// it. Drawn on the server, without a library: one unit for a round and one for a place; the drawing is stretched to
// the width that there is, its strokes and words are not.
import type { CSSProperties } from 'react';
import styles from './positions-chart.module.css';

type PlaceLine = {
  readonly id: string;
  readonly posicoes: readonly number[];
  /** The one that the drawing is about, and the one that is compared with it; all others are faint. */
  readonly role?: 'main' | 'rival' | undefined;
};

type Band = { readonly tipo: string; readonly de: number; readonly ate: number };

type Props = {
  /** All that the lines say, in words. */
  label: string;
  linhas: readonly PlaceLine[];
  /** How many share the table. */
  de: number;
  /** What stands beside a place, and under a round; both count from 1. */
  placeName(place: number): string;
  roundName(round: number): string;
  /** With every place named and high enough to read it; else as low as a card likes it. */
  isTall?: boolean;
  bands?: readonly Band[];
  /** What stands at the end of each line, first place first. */
  ends?: readonly { readonly id: string; readonly whole: string; readonly short: string }[];
};

const pathOf = (places: readonly number[]) =>
  places.map((place, round) => `${round === 0 ? 'M' : 'L'}${round} ${place - 0.5}`).join('');

/** So many do not touch each other on a phone; beyond that only the last round has one. */
const MOST_DOTS = 12;

/** A stroke without length, round at its ends, is a dot that is not stretched. */
const dotsOf = (places: readonly number[]) =>
  places
    .map((place, round) =>
      places.length <= MOST_DOTS || round === places.length - 1 ? `M${round} ${place - 0.5}h0` : '',
    )
    .join('');

/** So many names of rounds fit beside each other on a phone: in a drawing for itself, and in one on a card. */
const MOST_NAMES = { tall: 10, low: 6 };

/** So many places can be told from each other at the height of a card. */
const MOST_PLACES = 7;

const upTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** The first, the last and those between at equal steps, where not all have a name. */
function namedPlaces(de: number, isTall: boolean): readonly number[] {
  const step = isTall ? 1 : Math.ceil(de / MOST_PLACES);
  return upTo(de).filter(
    (place) => place === de || ((place - 1) % step === 0 && place + step <= de),
  );
}

/** Counted from the last one, which always has its name. */
function isNamedRound(round: number, rounds: number, isTall: boolean): boolean {
  const most = isTall ? MOST_NAMES.tall : MOST_NAMES.low;
  return (rounds - round) % Math.ceil(rounds / most) === 0;
}

const ORDER = [undefined, 'rival', 'main'];

function Lines({ linhas, de, isTall = false, bands = [] }: Props) {
  const last = Math.max(...linhas.map(({ posicoes }) => posicoes.length)) - 1;
  const main = linhas.find(({ role }) => role === 'main')?.posicoes ?? [];
  const guides = namedPlaces(de, isTall).map((place) => `M0 ${place - 0.5}H${last}`);
  return (
    <svg
      viewBox={`0 0 ${last} ${de}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {bands
        .filter((band) => band.de <= de)
        .map(({ tipo, de: from, ate }) => (
          <rect
            key={from}
            data-zona={tipo}
            y={from - 1}
            width={last}
            height={Math.min(ate, de) - from + 1}
          />
        ))}
      {!isTall && <path data-line="guide" d={guides.join('')} />}
      {linhas
        .toSorted((a, b) => ORDER.indexOf(a.role) - ORDER.indexOf(b.role))
        .map(({ id, posicoes, role }) => (
          <path key={id} data-line={role} d={pathOf(posicoes)} />
        ))}
      <path data-line="dots" d={dotsOf(main)} />
      <path data-line="holes" d={dotsOf(main)} />
    </svg>
  );
}

export function PositionsChart(props: Props) {
  const { label, linhas, de, placeName, roundName, isTall = false, ends } = props;
  const rounds = Math.max(...linhas.map(({ posicoes }) => posicoes.length));
  const named = namedPlaces(de, isTall);
  const roleOf = (id: string) => linhas.find((line) => line.id === id)?.role;
  return (
    <div
      className={styles.chart}
      data-tall={isTall ? '' : undefined}
      role="img"
      aria-label={label}
      style={{ '--places': de } as CSSProperties}
    >
      <ol data-of="places">
        {upTo(de).map((place) => (
          <li key={place}>{named.includes(place) && placeName(place)}</li>
        ))}
      </ol>
      <Lines {...props} />
      {ends && (
        <ol data-of="names">
          {ends.map(({ id, whole, short }) => (
            <li key={id} data-line={roleOf(id)}>
              <span>{whole}</span>
              <b>{short}</b>
            </li>
          ))}
        </ol>
      )}
      <ol data-of="rounds">
        {upTo(rounds).map((round) => (
          <li key={round}>{isNamedRound(round, rounds, isTall) && roundName(round)}</li>
        ))}
      </ol>
    </div>
  );
}
