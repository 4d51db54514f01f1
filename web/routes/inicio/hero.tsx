import { Crest } from '#web/components/crest/crest.tsx';
import { ButtonLink } from '#web/components/elements/button.tsx';
import { Chip } from '#web/components/elements/chip.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { MatchScore } from '#web/components/match/match-score.tsx';
import { MiniTable } from '#web/components/match/mini-table.tsx';
import { useT } from '#web/texts/texts.tsx';
import type { Action } from './actions.ts';
import type { ExampleSeason } from './example-season.ts';
import styles from './hero.module.css';

function Team({ name }: { name: string }) {
  return (
    <div className={styles.team}>
      <Crest name={name} size={56} onBoard />
      {name}
    </div>
  );
}

function LiveBoard({ season }: { season: ExampleSeason }) {
  const t = useT();
  const { live, round, minute, rows } = season;
  const climber = rows.find(({ change }) => change > 0);
  return (
    <div className={styles.scene}>
      <figure className={styles.board}>
        <figcaption className="visually-hidden">
          {t('inicio.exemplo.placar', {
            casa: live.home,
            gols_casa: live.score.home,
            gols_fora: live.score.away,
            fora: live.away,
          })}
        </figcaption>
        <div className={styles.meta}>
          <Chip tone="live">
            <i className={styles.led} />
            {t('inicio.exemplo.nome')}
          </Chip>
          {t('inicio.exemplo.momento', { rodada: round, minuto: minute })}
        </div>
        <div className={styles.match} aria-hidden="true">
          <Team name={live.home} />
          <MatchScore size="xl" score={live.score} />
          <Team name={live.away} />
        </div>
      </figure>
      <div className={styles.table}>
        <MiniTable caption={t('inicio.exemplo.tabela')} rows={rows} />
      </div>
      {climber && (
        <p className={styles.news}>
          <Icon name="check" />
          <span>
            <b>{t('inicio.exemplo.confirmado')}</b>{' '}
            {t('inicio.exemplo.sobe', { time: climber.team, posicao: climber.position })}
          </span>
        </p>
      )}
    </div>
  );
}

export function Hero({ actions, season }: { actions: readonly Action[]; season: ExampleSeason }) {
  const t = useT();
  return (
    <section className={styles.hero}>
      <div className={styles.words}>
        <h1>
          {t('inicio.hero.inicio')} <em>{t('inicio.hero.destaque')}</em>
        </h1>
        <p className={styles.lead}>{t('inicio.hero.texto')}</p>
        <div className={styles.actions}>
          {actions.map(({ to, label }, index) => (
            <ButtonLink key={to} to={to} big variant={index === 0 ? 'primary' : 'line'}>
              {t(label)}
            </ButtonLink>
          ))}
        </div>
        <ul className={styles.notes}>
          <li>
            <Icon name="check" size={16} />
            {t('inicio.hero.nota_gratis')}
          </li>
          <li>
            <Icon name="check" size={16} />
            {t('inicio.hero.nota_conta')}
          </li>
        </ul>
      </div>
      <LiveBoard season={season} />
    </section>
  );
}
