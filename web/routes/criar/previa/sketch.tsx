// A small picture of the championship, with crests of teams that do not exist.
import { nomeDoGrupo } from '#regras/montagem/entrantes.ts';
import { Crest } from '#web/components/crest/crest.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { PlanPhase } from './plan.ts';
import styles from './sketch.module.css';

const MOST_GROUPS = 8;
const MOST_IN_GROUP = 6;
const MOST_ROWS = 8;
const MOST_TIES = 8;

/** Only its colours are seen: with these numbers no two in eight groups of six have the same shirt. */
const example = (index: number) => `Time de exemplo ${index * 94 + 503}`;

const upTo = (count: number) => Array.from({ length: count }, (_, index) => index);

function More({ count }: { count: number }) {
  const t = useT();
  return count > 0 ? (
    <span className={styles.more}>{t('criar.previa.mais', { n: count })}</span>
  ) : null;
}

function Groups({ sizes }: { sizes: readonly number[] }) {
  return (
    <>
      <div className={styles.groups}>
        {sizes.slice(0, MOST_GROUPS).map((size, group) => (
          <div key={nomeDoGrupo(group)} className={styles.group}>
            <b>{nomeDoGrupo(group)}</b>
            {upTo(Math.min(size, MOST_IN_GROUP)).map((row) => (
              <Crest key={row} name={example(group + row * sizes.length)} size={24} />
            ))}
            <More count={size - MOST_IN_GROUP} />
          </div>
        ))}
      </div>
      <More count={sizes.length - MOST_GROUPS} />
    </>
  );
}

function Table({ entrants }: { entrants: number }) {
  return (
    <>
      <ol className={styles.table}>
        {upTo(Math.min(entrants, MOST_ROWS)).map((row) => (
          <li key={row}>
            <b>{row + 1}</b>
            <Crest name={example(row)} size={22} />
            <i style={{ inlineSize: `${92 - row * 8}%` }} />
          </li>
        ))}
      </ol>
      <More count={entrants - MOST_ROWS} />
    </>
  );
}

/** The last rounds, as many as fit. */
function Columns({ columns, hasCrests }: { columns: readonly number[]; hasCrests: boolean }) {
  const first = columns.findIndex((ties) => ties <= MOST_TIES);
  const shown = columns.slice(Math.max(0, first));
  return shown.map((ties, column) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a round is its place
    <div key={column} className={styles.column}>
      {upTo(ties).map((tie) => (
        <span key={tie} className={styles.tie}>
          {hasCrests && column === 0 && first <= 0 && (
            <>
              <Crest name={example(tie * 2)} size={18} />
              <Crest name={example(tie * 2 + 1)} size={18} />
            </>
          )}
        </span>
      ))}
    </div>
  ));
}

/** Those who lost once go on below: their rounds have no crests, nobody knows who falls. */
function Tree({ columns, lower }: Pick<PlanPhase, 'columns' | 'lower'>) {
  return (
    <>
      <div className={styles.tree}>
        <Columns columns={columns} hasCrests />
        <span className={styles.cup} />
      </div>
      {lower.length > 0 && (
        <div className={`${styles.tree} ${styles.lower}`}>
          <Columns columns={lower} hasCrests={false} />
        </div>
      )}
    </>
  );
}

export function Sketch({ phases }: { phases: readonly PlanPhase[] }) {
  return (
    <div className={styles.sketch} aria-hidden="true">
      {phases.map((phase, index) => {
        const key = `${index}-${phase.tipo}`;
        if (phase.groups.length > 0) return <Groups key={key} sizes={phase.groups} />;
        if (phase.columns.length === 0) return <Table key={key} entrants={phase.entrants} />;
        return <Tree key={key} {...phase} />;
      })}
    </div>
  );
}
