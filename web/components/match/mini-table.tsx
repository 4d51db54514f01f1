import type { ReactNode } from 'react';
import { Crest } from '#web/components/crest/crest.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './mini-table.module.css';

export type MiniRow = {
  readonly team: string;
  /** Who plays for it, where that is somebody else. */
  readonly person?: string | null;
  /** Drawn from the name unless given. */
  readonly crest?: ReactNode;
  readonly position: number;
  readonly points: number;
  readonly played: number;
  readonly goalDifference: number;
  /** Places gained since the last round; negative when lost. */
  readonly change: number;
};

const MINUS = '−';

/** '+5', '0', '−3', with the sign of mathematics. */
export function signed(value: number): string {
  if (value === 0) return '0';
  return value > 0 ? `+${value}` : `${MINUS}${Math.abs(value)}`;
}

function Change({ places }: { places: number }) {
  const t = useT();
  if (places === 0) return null;
  const text = t(places > 0 ? 'tabela.subiu' : 'tabela.desceu', { n: Math.abs(places) });
  return (
    <span className={places > 0 ? styles.up : styles.down}>
      <span aria-hidden="true">{Math.abs(places)}</span>
      <span className="visually-hidden">{text}</span>
    </span>
  );
}

/** The head of a table in four columns, for cards and boards. */
export function MiniTable({ caption, rows }: { caption: string; rows: readonly MiniRow[] }) {
  const t = useT();
  const heads = [
    { short: t('tabela.p'), full: t('tabela.pontos') },
    { short: t('tabela.j'), full: t('tabela.jogos') },
    { short: t('tabela.sg'), full: t('tabela.saldo') },
  ];
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">
            <abbr title={t('tabela.posicao')}>#</abbr>
          </th>
          <th scope="col">{t('tabela.time')}</th>
          {heads.map(({ short, full }) => (
            <th key={full} scope="col">
              <abbr title={full}>{short}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ team, person, crest, position, points, played, goalDifference, change }) => (
          <tr key={team}>
            <td>{position}</td>
            <th scope="row">
              <span className={styles.team}>
                {crest ?? <Crest name={team} size={24} />}
                {person ? (
                  <span className={styles.words}>
                    {team}
                    <small>{person}</small>
                  </span>
                ) : (
                  team
                )}
                <Change places={change} />
              </span>
            </th>
            <td>
              <b>{points}</b>
            </td>
            <td>{played}</td>
            <td>{signed(goalDifference)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
