// Settings that are written: a line, several lines, a moment, an amount of money.
import { type ComponentProps, useState } from 'react';
import { DateTimeField } from '#web/components/forms/date-time-field.tsx';
import { Field, fieldId } from '#web/components/forms/field.tsx';
import { isDecimalKey, onlyKeys } from '#web/fields/key-filters.ts';
import { useSetting } from '#web/routes/criar/form-context.tsx';
import { describedBy, SettingRow } from './setting-row.tsx';
import styles from './text-settings.module.css';

type Common = { path: string; label: string; help?: string | undefined };

type LineProps = Common &
  Pick<ComponentProps<'input'>, 'maxLength' | 'placeholder' | 'autoComplete'>;

export function TextSetting({ path, label, help, ...input }: LineProps) {
  const { value, set, error, lock } = useSetting<string | null | undefined>(path);
  return (
    <div className={styles.field}>
      <Field
        {...input}
        name={path}
        label={label}
        help={lock ?? help}
        error={error}
        value={value ?? ''}
        readOnly={lock !== undefined}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
    </div>
  );
}

export function AreaSetting({ path, label, help, maxLength }: Common & { maxLength: number }) {
  const { value, set, error, lock } = useSetting<string>(path);
  return (
    <SettingRow path={path} label={label} help={help} error={error} lock={lock} stacked>
      <textarea
        id={fieldId(path)}
        className={styles.area}
        rows={4}
        maxLength={maxLength}
        value={value}
        disabled={lock !== undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy({ path, help, error, lock })}
        onChange={({ currentTarget }) => set(currentTarget.value)}
      />
    </SettingRow>
  );
}

export function MomentSetting({ path, label, help }: Common) {
  const { value, set, error, lock } = useSetting<string | null | undefined>(path);
  return (
    <div className={styles.field}>
      <DateTimeField
        name={path}
        label={label}
        help={help}
        error={error}
        value={value ?? null}
        disabled={lock !== undefined}
        onChange={(instant) => instant !== undefined && set(instant)}
      />
    </div>
  );
}

/** An hour of Brasília; while nothing whole is typed the last one holds. */
export function HourSetting({ path, label }: Common) {
  const { value, set, error } = useSetting<string>(path);
  return (
    <div className={styles.field}>
      <Field
        name={path}
        label={label}
        error={error}
        type="time"
        value={value}
        onChange={({ currentTarget }) => currentTarget.value && set(currentTarget.value)}
      />
    </div>
  );
}

/** A number too long for buttons; while none is typed the last one holds. */
export function AmountSetting({ path, label, max }: Common & { max: number }) {
  const { value, set, error } = useSetting<number>(path);
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    const digits = text.replace(/\D/g, '');
    setTyped(digits);
    const amount = Number(digits);
    if (amount >= 1 && amount <= max) set(amount);
  };
  return (
    <div className={styles.field}>
      <Field
        name={path}
        label={label}
        error={error}
        inputMode="numeric"
        value={typed ?? String(value)}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}

const CENTS = 100;
const MOST_REAIS = 100_000;

const written = (cents: number | null) =>
  !cents ? '' : (cents / CENTS).toFixed(2).replace('.', ',');

type MoneyProps = Common & {
  /** What no amount is kept as. */
  none?: 0 | null;
};

/** In reais, with a comma or a point; kept in cents. */
export function MoneySetting({ path, label, help, none = 0 }: MoneyProps) {
  const { value, set, error, lock } = useSetting<number | null>(path);
  const [typed, setTyped] = useState(() => written(value));
  const type = (text: string) => {
    const clean = text.replace(/[^\d.,]/g, '');
    setTyped(clean);
    const reais = Number(clean.replace(',', '.'));
    if (reais >= 0 && reais <= MOST_REAIS) set(Math.round(reais * CENTS) || none);
  };
  return (
    <div className={styles.field}>
      <Field
        name={path}
        label={label}
        help={help}
        error={error}
        inputMode="decimal"
        onKeyDown={onlyKeys((event) => event.key === ',' || isDecimalKey(event))}
        placeholder="0,00"
        value={typed}
        disabled={lock !== undefined}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={() => setTyped(written(value))}
      />
    </div>
  );
}
