import type { Partida } from '#contract/partidas.ts';
import { MatchRows } from '#web/components/match/match-row.tsx';
import { longDay } from '#web/dates/short-date.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import { LinhaDaPartida } from './linha-da-partida.tsx';
import styles from './por-dia.module.css';

/** Matches by the day on which they are played; those without a day last. */
function byDay(partidas: readonly Partida[], texts: Texts, now: number): [string, Partida[]][] {
  const day = ({ jogo_previsto_at }: Partida) =>
    jogo_previsto_at ? longDay(jogo_previsto_at, texts, now) : '';
  const days = [...Map.groupBy(partidas, day)];
  return [...days.filter(([name]) => name), ...days.filter(([name]) => !name)];
}

const placeOf = ({ estadio, local }: Partida) => estadio ?? local;

/** Where all of them are played, if that is one place. */
function onlyPlace(partidas: readonly Partida[]): string | null {
  const [first, ...others] = new Set(partidas.map(placeOf));
  return others.length === 0 ? (first ?? null) : null;
}

type Props = { partidas: readonly Partida[]; pagina: DadosDaPagina };

/** A day is said once, above its matches; so is the place, where they share it. */
export function JogosPorDia({ partidas, pagina }: Props) {
  const texts = useTexts();
  return byDay(partidas, texts, pagina.now).map(([day, matches]) => {
    const place = onlyPlace(matches);
    return (
      <section key={day} className={styles.day}>
        {(day || place) && (
          <h3>
            {day && <span>{day}</span>}
            {place && <small>{place}</small>}
          </h3>
        )}
        <MatchRows>
          {matches.map((partida) => (
            <LinhaDaPartida
              key={partida.uuid}
              partida={partida}
              pagina={pagina}
              hasDay={day !== ''}
              place={place ? null : placeOf(partida)}
            />
          ))}
        </MatchRows>
      </section>
    );
  });
}
