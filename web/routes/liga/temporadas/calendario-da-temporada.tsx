import type { CompeticaoDaTemporada } from '#contract/liga/temporadas.ts';
import { dayOfSeason } from '#web/dates/short-date.ts';
import { useT, useTexts } from '#web/texts/texts.tsx';
import { useDadosDaLiga } from '../dados-da-liga.ts';
import styles from './calendario-da-temporada.module.css';

type Dated = {
  readonly competicao: CompeticaoDaTemporada;
  readonly de: string;
  readonly ate: string;
};

const datedOf = (competicao: CompeticaoDaTemporada): Dated[] => {
  const { comeca_em, termina_em } = competicao;
  const de = comeca_em ?? termina_em;
  return de ? [{ competicao, de, ate: termina_em ?? de }] : [];
};

const DAY = 86_400_000;

/** From the first day to the last; never less than two weeks, so that a bar can be told from a line. */
function spanOf(dated: readonly Dated[]) {
  const from = Math.min(...dated.map(({ de }) => Date.parse(de)));
  const to = Math.max(...dated.map(({ ate }) => Date.parse(ate)), from + 14 * DAY);
  const at = (instant: number) => (100 * (instant - from)) / (to - from);
  return { from, to, at };
}

/** Bars on one line of time, each with its days in words beside it. */
export function CalendarioDaTemporada({
  competicoes,
}: {
  competicoes: readonly CompeticaoDaTemporada[];
}) {
  const t = useT();
  const texts = useTexts();
  const { now } = useDadosDaLiga();
  const dated = competicoes.flatMap(datedOf);
  if (dated.length === 0) return null;
  const { from, to, at } = spanOf(dated);
  const isNow = now > from && now < to;
  return (
    <section aria-labelledby="calendario">
      <h2 id="calendario" className={styles.heading}>
        {t('liga.temporada.calendario')}
      </h2>
      <ul className={styles.calendar}>
        {isNow && (
          <li className={styles.now} style={{ '--at': `${at(now)}%` } as object} aria-hidden="true">
            <span>
              <b>{t('liga.temporada.hoje')}</b>
            </span>
          </li>
        )}
        {dated.map(({ competicao: { uuid, nome, campeonato }, de, ate }) => {
          const [start, end] = [at(Date.parse(de)), at(Date.parse(ate))];
          return (
            <li key={uuid}>
              <span className={styles.what}>
                {nome}
                <small>
                  {t('liga.temporada.dias', {
                    de: dayOfSeason(de, texts),
                    ate: dayOfSeason(ate, texts),
                  })}
                </small>
              </span>
              <span className={styles.line} aria-hidden="true">
                <i
                  style={{
                    insetInlineStart: `${start}%`,
                    inlineSize: `max(${end - start}%, 6px)`,
                    background: campeonato.cores.cores[0],
                  }}
                />
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
