import type { ReactNode } from 'react';
import { Crest } from '#web/components/crest/crest.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { MatchScore } from '#web/components/match/match-score.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './how-it-works.module.css';

// The three pictures are drawings: nothing in them can be pressed, and the words below say the same.

const MATCH = { home: 'Carcará', away: 'Umbu', score: { home: 3, away: 1 } };

function PastedList() {
  const t = useT();
  return (
    <div className={styles.paste}>
      <p>{t('inicio.como.colar.linha_1')}</p>
      <p>{t('inicio.como.colar.linha_2')}</p>
      <p>{t('inicio.como.colar.linha_3')}</p>
      <p className={styles.ready}>
        <Icon name="check" size={16} />
        {t('inicio.como.colar.pronto')}
      </p>
    </div>
  );
}

function EnteredScore() {
  const t = useT();
  return (
    <div className={styles.claim}>
      <div className={styles.match}>
        <span className={styles.side}>
          <Crest name={MATCH.home} size={34} />
          {MATCH.home}
        </span>
        <MatchScore score={MATCH.score} />
        <span className={styles.side}>
          {MATCH.away}
          <Crest name={MATCH.away} size={34} />
        </span>
      </div>
      <div className={styles.answers}>
        <span>{t('inicio.como.lancar.sobe')}</span>
        <span>{t('inicio.como.lancar.cai')}</span>
      </div>
    </div>
  );
}

function ExplainedTie() {
  const t = useT();
  const rows = [
    [t('inicio.como.explicar.pontos'), '16', '16'],
    [t('inicio.como.explicar.vitorias'), '5', '5'],
    [t('inicio.como.explicar.saldo'), '+5', '+2'],
  ];
  return (
    <div className={styles.tie}>
      <div className={styles.pair}>
        <i />
        <Crest name="Cajueiro F.C." size={24} />
        <Crest name="Cruzeta" size={24} />
      </div>
      {rows.map(([name, first, second], index) => (
        <div key={name} className={index === 2 ? styles.decider : undefined}>
          <span>
            {name}
            {index === 2 && <small>{t('inicio.como.explicar.decidiu')}</small>}
          </span>
          <b>{first}</b>
          <b>{second}</b>
        </div>
      ))}
    </div>
  );
}

function Step({ number, name, picture }: { number: number; name: StepName; picture: ReactNode }) {
  const t = useT();
  return (
    <li className={styles.step}>
      <div className={styles.picture} aria-hidden="true">
        {picture}
      </div>
      <h3>
        <span className={styles.number}>{number}</span>
        {t(`inicio.como.${name}.titulo`)}
      </h3>
      <p>{t(`inicio.como.${name}.texto`)}</p>
    </li>
  );
}

type StepName = 'colar' | 'lancar' | 'explicar';

export function HowItWorks() {
  const t = useT();
  return (
    <section className={styles.section}>
      <h2>{t('inicio.como.titulo')}</h2>
      <ol className={styles.steps}>
        <Step number={1} name="colar" picture={<PastedList />} />
        <Step number={2} name="lancar" picture={<EnteredScore />} />
        <Step number={3} name="explicar" picture={<ExplainedTie />} />
      </ol>
    </section>
  );
}
