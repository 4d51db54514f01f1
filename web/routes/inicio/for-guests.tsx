import { ButtonLink } from '#web/components/elements/button.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { Action } from './actions.ts';
import { type CardGroup, Championships } from './championships.tsx';
import type { ExampleSeason } from './example-season.ts';
import styles from './for-guests.module.css';
import { FormatList } from './format-list.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Modalities } from './modalities.tsx';

type Props = {
  actions: readonly Action[];
  season: ExampleSeason;
  groups: readonly CardGroup[];
};

export function ForGuests({ actions, season, groups }: Props) {
  const t = useT();
  return (
    <>
      <Hero actions={actions} season={season} />
      <div className={styles.now}>
        <Championships groups={groups} />
      </div>
      <HowItWorks />
      <FormatList />
      <Modalities />
      <section className={styles.end}>
        <div>
          <h2>{t('inicio.fim.titulo')}</h2>
          <p>{t('inicio.fim.texto')}</p>
        </div>
        <div className={styles.actions}>
          {actions.map(({ to, label }, index) => (
            <ButtonLink key={to} to={to} big variant={index === 0 ? 'primary' : 'line'}>
              {t(label)}
            </ButtonLink>
          ))}
        </div>
      </section>
    </>
  );
}
