import type { Partida } from '#contract/partidas.ts';
import { MatchRows } from '#web/components/match/match-row.tsx';
import { isOver } from '#web/components/match/match-state.ts';
import { longDay } from '#web/dates/short-date.ts';
import type { DadosDaPagina } from '#web/routes/campeonato/pagina.ts';
import { type Texts, useTexts } from '#web/texts/texts.tsx';
import { LinhaDaPartida } from './linha-da-partida.tsx';
import styles from './por-dia.module.css';
import { prazoEmPartes } from './prazo.ts';

type Dia = {
  key: string;
  /** The day, or until when those without one are to be played. */
  name: string | null;
  /** What holds if nobody agrees on a time. */
  note: string | null;
  matches: Partida[];
};

const isToPlay = (partida: Partida) => !isOver(partida) && partida.estado !== 'cancelada';

function named(key: string, matches: Partida[], pagina: DadosDaPagina, texts: Texts): Dia {
  const day = matches.find(({ jogo_previsto_at }) => jogo_previsto_at)?.jogo_previsto_at;
  if (day) return { key, name: longDay(day, texts, pagina.now), note: null, matches };
  const open = matches.find(isToPlay);
  if (!open?.prazo_at) return { key, name: null, note: null, matches };
  const { ate, semAcordo } = prazoEmPartes(open.prazo_at, open, pagina, texts);
  return { key, name: ate, note: semAcordo, matches };
}

/** Key of those that are over, without a day or others that share their deadline. */
const DONE = 'done';

/**
 * Matches by the day on which they are played; those without a day last, by their deadline. Before all come those that
 * are over and have neither: they were played before what is to come, and below its heading they would seem to be of it.
 */
function byDay(partidas: readonly Partida[], pagina: DadosDaPagina, texts: Texts): Dia[] {
  const { now } = pagina;
  const dated = partidas.filter(({ jogo_previsto_at }) => jogo_previsto_at);
  const others = partidas.filter(({ jogo_previsto_at }) => !jogo_previsto_at);
  const deadlines = new Set(others.filter(isToPlay).map(({ prazo_at }) => prazo_at));
  const keyOf = (partida: Partida) =>
    isToPlay(partida) || (partida.prazo_at && deadlines.has(partida.prazo_at))
      ? (partida.prazo_at ?? '')
      : DONE;
  const byDeadline = Map.groupBy(others, keyOf);
  const done = byDeadline.get(DONE);
  byDeadline.delete(DONE);
  const groups: [string, Partida[]][] = [
    ...(done ? [[DONE, done] satisfies [string, Partida[]]] : []),
    ...Map.groupBy(dated, ({ jogo_previsto_at }) => longDay(jogo_previsto_at ?? '', texts, now)),
    ...byDeadline,
  ];
  return groups.map(([key, matches]) => {
    const day = named(key, matches, pagina, texts);
    // Below the heading of others it would seem to be theirs.
    const isNameless = groups.length > 1 && day.name === null && matches.some(isToPlay);
    return isNameless ? { ...day, name: texts.t('campeonato.jogos.sem_data') } : day;
  });
}

const placeOf = ({ estadio, local }: Partida) => estadio ?? local;

/** Where all of them are played, if that is one place. */
function onlyPlace(partidas: readonly Partida[]): string | null {
  const [first, ...others] = new Set(partidas.map(placeOf));
  return others.length === 0 ? (first ?? null) : null;
}

type Props = { partidas: readonly Partida[]; pagina: DadosDaPagina };

/** A day or a deadline is said once, above its matches; so is the place, where they share it. */
export function JogosPorDia({ partidas, pagina }: Props) {
  const texts = useTexts();
  return byDay(partidas, pagina, texts).map(({ key, name, note, matches }) => {
    const place = onlyPlace(matches);
    return (
      <section key={key} className={styles.day}>
        {(name || place) && (
          <h3>
            {name && <span>{name}</span>}
            {note && <small>{note}</small>}
            {place && <small>{place}</small>}
          </h3>
        )}
        <MatchRows>
          {matches.map((partida) => (
            <LinhaDaPartida
              key={partida.uuid}
              partida={partida}
              pagina={pagina}
              hasDay={name !== null}
              place={place ? null : placeOf(partida)}
            />
          ))}
        </MatchRows>
      </section>
    );
  });
}
