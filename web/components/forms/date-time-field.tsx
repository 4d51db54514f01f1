// A date and time in one field: typed as dd/MM/yyyy HH:mm, or chosen from a calendar. 'Without a time' keeps
// the day alone.
import { useId, useState } from 'react';
import { diaEmBrasilia } from '#regras/agenda/brasilia.ts';
import { IconButton } from '#web/components/elements/button.tsx';
import { maskDateTime, readDateTime, writeDateTime } from '#web/dates/typed-date-time.ts';
import { useT } from '#web/texts/texts.tsx';
import { Calendar } from './calendar.tsx';
import styles from './date-time-field.module.css';
import { Field } from './field.tsx';

type Props = {
  name: string;
  label: string;
  /** An instant; of a day without a time, the day's 00:00:59. */
  value: string | null;
  /** Whether a day without a time makes sense here. */
  withoutTime?: boolean;
  help?: string | undefined;
  error?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean;
  /** Undefined while what is typed is no date. */
  onChange(instant: string | null | undefined): void;
};

const USUAL_TIME = '20:00';

export function DateTimeField({ value, withoutTime = false, onChange, ...field }: Props) {
  const t = useT();
  const panelId = useId();
  const [typed, setTyped] = useState(() => writeDateTime(value));
  const read = readDateTime(typed);
  const hasNoTime = typed.length === 'dd/MM/yyyy'.length;
  const isRefused = read === undefined || (hasNoTime && !withoutTime);
  const [isLeft, setLeft] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const type = (text: string) => {
    setTyped(text);
    const instant = readDateTime(text);
    onChange(text.length === 'dd/MM/yyyy'.length && !withoutTime ? undefined : instant);
  };
  const choose = (day: string) => {
    const [year, month, date] = day.split('-');
    const time = typed.slice('dd/MM/yyyy '.length) || (hasNoTime && withoutTime ? '' : USUAL_TIME);
    type(`${date}/${month}/${year}${time && ` ${time}`}`);
    document.getElementById(panelId)?.hidePopover();
  };
  const problem = isLeft && isRefused ? t('campos.data_hora.incompleta') : undefined;
  return (
    <div className={styles.field}>
      <Field
        {...field}
        error={field.error ?? problem}
        inputMode="numeric"
        autoComplete="off"
        placeholder={t('campos.data_hora.modelo')}
        value={typed}
        onChange={({ currentTarget }) => {
          setLeft(false);
          type(maskDateTime(currentTarget.value));
        }}
        data-incomplete={isRefused ? '' : undefined}
        onBlur={() => setLeft(true)}
        after={
          <IconButton
            icon="calendar"
            label={t('campos.calendario.abrir')}
            disabled={field.disabled}
            popoverTarget={panelId}
          />
        }
      />
      <div
        id={panelId}
        popover="auto"
        className={styles.panel}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && (
          <Calendar
            value={read ? diaEmBrasilia(read) : null}
            today={diaEmBrasilia(Date.now())}
            onChoose={choose}
          />
        )}
      </div>
      {withoutTime && (
        <label className={styles.without}>
          <input
            type="checkbox"
            checked={hasNoTime}
            disabled={field.disabled || typed.length < 'dd/MM/yyyy'.length}
            onChange={({ currentTarget }) =>
              type(typed.slice(0, 10) + (currentTarget.checked ? '' : ` ${USUAL_TIME}`))
            }
          />
          {t('campos.data_hora.sem_hora')}
        </label>
      )}
    </div>
  );
}
