// When a match is played, in the few letters that a row has for it.
import type { Partida } from '#contract/partidas.ts';
import { clockOf } from '#web/dates/date-time.ts';
import { dayInRow } from '#web/dates/short-date.ts';
import type { Texts } from '#web/texts/texts.tsx';
import { isOver } from './match-state.ts';

type RowToTell = {
  readonly partida: Partida;
  readonly now: number;
  readonly hasDay?: boolean | undefined;
  readonly label?: string | null | undefined;
  readonly live?: unknown;
};

type Moment = {
  /** The day of a match that is over, where none stands above. */
  readonly main: string | null;
  /** The hour, where one was chosen. */
  readonly time: string | null;
  /** One below the other. */
  readonly notes: readonly string[];
};

/** Called off, or played and said so: no hour is to be agreed. */
const SETTLED: ReadonlySet<string> = new Set(['cancelada', 'informada', 'contestada']);

/** Without a day: until when it is to be played, unless that stands above; of what has nothing else, that it is open. */
function withoutDay(asked: RowToTell, texts: Texts): string | null {
  const { partida, now, hasDay, label, live } = asked;
  const { prazo_at: until, mandante, visitante, estado } = partida;
  if (live || isOver(partida) || SETTLED.has(estado)) return null;
  if (until && !hasDay)
    return texts.t('campeonato.jogos.ate', { data: dayInRow(until, texts, now) });
  const isOpen = !mandante.participante || !visitante.participante;
  if (isOpen || (hasDay && label)) return null;
  return texts.t('campeonato.jogos.combinar');
}

const notesOf = (parts: readonly (string | null | undefined)[]) =>
  parts.flatMap((part) => part || []);

export function momentOf(asked: RowToTell, texts: Texts): Moment {
  const { partida, now, hasDay, label } = asked;
  const { jogo_previsto_at: kickOff, placar } = partida;
  const extra = placar?.prorrogacao ? texts.t('campeonato.jogos.na_prorrogacao') : null;
  if (!kickOff) {
    return { main: null, time: null, notes: notesOf([label, withoutDay(asked, texts), extra]) };
  }
  const { time } = clockOf(kickOff, texts.zone);
  if (hasDay) return { main: null, time, notes: notesOf([label, extra]) };
  const day = dayInRow(kickOff, texts, now);
  if (isOver(partida) || !time) return { main: day, time: null, notes: notesOf([label, extra]) };
  return { main: null, time, notes: notesOf([day, label]) };
}
