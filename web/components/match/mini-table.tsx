import { type CSSProperties, memo, type ReactNode } from 'react';
import { Crest } from '#web/components/crest/crest.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { Link } from '#web/components/elements/link.tsx';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import { figure } from './figure.ts';
import styles from './mini-table.module.css';

export type MiniRow = {
  readonly team: string;
  /** Who plays for it, where that is somebody else; or that it is out. */
  readonly person?: string | null;
  /** Drawn from the name unless given. */
  readonly crest?: ReactNode;
  /** The page of the team. */
  readonly to?: string;
  readonly position: number;
  readonly points: number;
  readonly played: number;
  readonly wins?: number;
  readonly goalDifference: number;
  /** Places gained since the last round; negative when lost. */
  readonly change: number;
  /** What the place is worth: it has a bar of its own look. */
  readonly zone?: string | null;
  /** What is certain about the team already, in words. */
  readonly certain?: string | null;
  /** It left, or was put out. */
  readonly isGone?: boolean;
  /** Of who looks. */
  readonly isMine?: boolean;
};

const MINUS = '−';

/** '+5', '0', '−3', with the sign of mathematics. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `${MINUS}${Math.abs(value)}`;
}

/** What is the same in all rows of a table. */
type OfTable = Pick<Props, 'isSteady'> & Pick<Texts, 't'>;

/** Not empty: another text is less work than an element's first. */
const NOTHING = '\u00a0';

/** A picture with a name: in a steady table it is always there, and only a text and attributes change. */
function Change({ places, isSteady, t }: { places: number } & OfTable) {
  if (places === 0 && !isSteady) return null;
  const n = Math.abs(places);
  const isUp = places > 0;
  const moved = n > 0 && {
    'data-way': isUp ? 'up' : 'down',
    role: 'img',
    'aria-label': t(isUp ? 'tabela.subiu' : 'tabela.desceu', { n }),
  };
  return (
    <span className={styles.change} {...moved}>
      {n || NOTHING}
    </span>
  );
}

type WhoProps = { [Key in 'team' | 'person' | 'crest' | 'to']: MiniRow[Key] };

/** Apart from the figures, which change more often. */
const Who = memo(function Who({ team, person, crest, to }: WhoProps) {
  const inside = (
    <>
      {crest ?? <Crest name={team} size={24} />}
      <span className={styles.words}>
        <span className={styles.name}>{team}</span>
        {person && <small>{person}</small>}
      </span>
    </>
  );
  if (!to) return inside;
  return (
    <Link className={styles.link} to={to}>
      {inside}
    </Link>
  );
});

function Team({ row, isSteady, t }: { row: MiniRow } & OfTable) {
  const { team, person, crest, to, certain, change } = row;
  return (
    <span className={styles.team} data-two={person ? '' : undefined}>
      <Who {...{ team, person, crest, to }} />
      {certain && (
        <span className={styles.certain} title={certain}>
          <Icon name="check" size={12} />
          <span className="visually-hidden">{certain}</span>
        </span>
      )}
      <Change places={change} isSteady={isSteady} t={t} />
    </span>
  );
}

/** A box of its own size: a figure that changes in it is laid out there, and not with the page around it. */
const inBox = (figures: ReactNode, isSteady: Props['isSteady']) =>
  isSteady ? <span className={styles.figure}>{figures}</span> : figures;

/** Where a table is drawn at each key press, as in the simulator, most rows are as they were. */
type RowProps = MiniRow & { hasWins: boolean } & OfTable & Pick<Texts, 'locale'>;

const Row = memo(function Row({ hasWins, isSteady, t, locale, ...row }: RowProps) {
  return (
    <tr
      data-zone={row.zone ?? undefined}
      data-gone={row.isGone ? '' : undefined}
      data-mine={row.isMine ? '' : undefined}
    >
      <td className={styles.position}>{inBox(row.position, isSteady)}</td>
      <th scope="row">
        <Team row={row} isSteady={isSteady} t={t} />
      </th>
      <td>{inBox(<b>{figure(row.points, locale)}</b>, isSteady)}</td>
      <td>{inBox(row.played, isSteady)}</td>
      {hasWins && <td>{inBox(row.wins, isSteady)}</td>}
      <td>{inBox(signed(row.goalDifference), isSteady)}</td>
    </tr>
  );
});

type Props = {
  caption: string;
  rows: readonly MiniRow[];
  /** The name of the table, in its head. */
  title?: ReactNode;
  /** It is drawn at each key press: nothing is put in or taken out, so that the browser looks only at texts. */
  isSteady?: boolean | undefined;
};

/** The head of a table, for cards and boards. Its columns are as wide in each, so that tables align. */
export function MiniTable({ caption, rows, title, isSteady }: Props) {
  const { t, locale } = useTexts();
  const hasWins = rows.some(({ wins }) => wins !== undefined);
  const heads = [
    { key: 'p', short: t('tabela.p'), full: t('tabela.pontos'), width: 32 },
    { key: 'j', short: t('tabela.j'), full: t('tabela.jogos'), width: 28 },
    ...(hasWins ? [{ key: 'v', short: t('tabela.v'), full: t('tabela.vitorias'), width: 28 }] : []),
    { key: 'sg', short: t('tabela.sg'), full: t('tabela.saldo'), width: 46 },
  ];
  const wide = (width: number): CSSProperties => ({ inlineSize: width });
  return (
    <table className={styles.table} data-steady={isSteady ? '' : undefined}>
      <caption className="visually-hidden">{caption}</caption>
      <colgroup>
        <col style={wide(38)} />
        <col />
        {heads.map(({ key, width }) => (
          <col key={key} style={wide(width)} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {title ? (
            <th scope="col" colSpan={2} className={styles.title}>
              {title}
            </th>
          ) : (
            <>
              <th scope="col">
                <abbr title={t('tabela.posicao')}>#</abbr>
              </th>
              <th scope="col" className={styles.head}>
                {t('tabela.time')}
              </th>
            </>
          )}
          {heads.map(({ key, short, full }) => (
            <th key={key} scope="col">
              <abbr title={full}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          <Row
            // A steady row is its place: who rises by five would take five rows out and put them in again.
            key={isSteady ? index : `${row.team} ${row.person ?? ''} ${row.to ?? ''}`}
            {...row}
            {...{ hasWins, isSteady, t, locale }}
          />
        ))}
      </tbody>
    </table>
  );
}
