import styles from './match-score.module.css';

type Goals = { readonly home: number; readonly away: number };

type ScoreProps = {
  /** Absent: not played, which is never 0. */
  score?: Goals | undefined;
  penalties?: Goals | undefined;
  /** Shown under the × while there is no score. */
  time?: string | undefined;
  /** Lit while the ball rolls; dashed while it is only somebody's word. */
  plate?: 'live' | 'waiting' | 'contested' | undefined;
  size?: 'sm' | 'md' | 'lg' | 'xl';
};

function Figures({ score, penalties }: { score: Goals; penalties?: Goals | undefined }) {
  const decider = penalties ?? score;
  const lost = { home: decider.home < decider.away, away: decider.away < decider.home };
  return (
    <>
      <b className={lost.home ? styles.lost : undefined}>{score.home}</b>
      {penalties && <small>({penalties.home})</small>}
      <i>×</i>
      {penalties && <small>({penalties.away})</small>}
      <b className={lost.away ? styles.lost : undefined}>{score.away}</b>
    </>
  );
}

export function MatchScore({ score, penalties, time, plate, size = 'md' }: ScoreProps) {
  const names = [styles.score, styles[size], plate && styles[plate], !score && styles.open];
  return (
    <span className={names.filter(Boolean).join(' ')}>
      {score ? (
        <Figures score={score} penalties={penalties} />
      ) : (
        <>
          <i>×</i>
          {time && <time>{time}</time>}
        </>
      )}
    </span>
  );
}
