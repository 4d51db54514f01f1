// A sheet of the calendar to choose a day from, with the keys that people know from other calendars.
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { IconButton } from '#web/components/elements/button.tsx';
import { dateFormat } from '#web/dates/date-format.ts';
import { addDays, addMonths, weekday, weeksOf } from '#web/dates/month.ts';
import { useTexts } from '#web/texts/texts.tsx';
import styles from './calendar.module.css';

type Props = {
  /** yyyy-MM-dd */
  value: string | null;
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  onChoose(day: string): void;
};

const MOVES: Readonly<Record<string, (day: string) => string>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekday(day)),
  End: (day) => addDays(day, 6 - weekday(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

const SOME_SUNDAY = '2027-01-03';

export function Calendar({ value, today, min, max, onChoose }: Props) {
  const { t, locale } = useTexts();
  const [at, setAt] = useState(value ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const isKeyed = useRef(false);
  const words = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(locale, { timeZone: 'UTC', ...options }).format(new Date(`${day}T12:00:00Z`));
  const isRefused = (day: string) =>
    (min !== undefined && day < min) || (max !== undefined && day > max);
  useEffect(() => {
    if (isKeyed.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
    isKeyed.current = false;
  }, [at]);
  const onKeyDown = (event: KeyboardEvent) => {
    const move = MOVES[event.key];
    if (!move) return;
    event.preventDefault();
    isKeyed.current = true;
    setAt(move(at));
  };
  return (
    <div className={styles.calendar}>
      <div className={styles.head}>
        <IconButton
          icon="chevron-left"
          label={t('campos.calendario.anterior')}
          onClick={() => setAt(addMonths(at, -1))}
        />
        <strong aria-live="polite">{words(at, { month: 'long', year: 'numeric' })}</strong>
        <IconButton
          icon="chevron-right"
          label={t('campos.calendario.seguinte')}
          onClick={() => setAt(addMonths(at, 1))}
        />
      </div>
      <table ref={grid} className={styles.days} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {[0, 1, 2, 3, 4, 5, 6].map((n) => (
              <th key={n} scope="col" abbr={words(addDays(SOME_SUNDAY, n), { weekday: 'long' })}>
                {words(addDays(SOME_SUNDAY, n), { weekday: 'narrow' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(at).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, n) => (
                <td key={day ?? `outro-${n}`}>
                  {day && (
                    <button
                      type="button"
                      data-day={day}
                      tabIndex={day === at ? 0 : -1}
                      disabled={isRefused(day)}
                      aria-label={words(day, { dateStyle: 'full' })}
                      aria-pressed={day === value}
                      aria-current={day === today ? 'date' : undefined}
                      onClick={() => onChoose(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
