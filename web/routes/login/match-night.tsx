import type { MessageKey } from '#textos/messages.ts';
import { Crest } from '#web/components/crest/crest.tsx';
import { MatchScore } from '#web/components/match/match-score.tsx';
import { useT } from '#web/texts/texts.tsx';
import styles from './match-night.module.css';

type ExampleMatch = {
  readonly home: string;
  readonly away: string;
  readonly score: { readonly home: number; readonly away: number };
  readonly moment: MessageKey;
};

const MATCHES: readonly ExampleMatch[] = [
  {
    home: 'Catavento',
    away: 'Umbu',
    score: { home: 1, away: 1 },
    moment: 'login.painel.segundo_tempo',
  },
  {
    home: 'Onça Pintada',
    away: 'Rua Quinze',
    score: { home: 2, away: 0 },
    moment: 'login.painel.fim',
  },
  {
    home: 'Bem-te-vi',
    away: 'Carcará',
    score: { home: 3, away: 3 },
    moment: 'login.painel.penaltis',
  },
  { home: 'Jatobá', away: 'Ponte Alta', score: { home: 0, away: 2 }, moment: 'login.painel.fim' },
  {
    home: 'Mangueiral',
    away: 'Quero-quero',
    score: { home: 4, away: 1 },
    moment: 'login.painel.fim',
  },
];

/** A board of invented matches beside the form, said to be an example. */
export function MatchNight() {
  const t = useT();
  return (
    <aside className={styles.panel}>
      <h2>{t('login.painel.titulo')}</h2>
      <p>{t('login.painel.texto')}</p>
      <ul className={styles.board}>
        {MATCHES.map(({ home, away, score, moment }) => (
          <li key={home}>
            <span className="visually-hidden">
              {t('login.painel.jogo', {
                casa: home,
                gols_casa: score.home,
                gols_fora: score.away,
                fora: away,
                momento: t(moment),
              })}
            </span>
            <div className={styles.match} aria-hidden="true">
              <Crest name={home} size={34} onBoard />
              <b>{home}</b>
              <MatchScore plate="live" score={score} />
              <b>{away}</b>
              <Crest name={away} size={34} onBoard />
              <small>{t(moment)}</small>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
