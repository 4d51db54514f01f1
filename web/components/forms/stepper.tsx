import { type KeyboardEvent, useEffect, useState } from 'react';
import { Icon } from '#web/components/elements/icon.tsx';
import { isDigitKey, onlyKeys } from '#web/fields/key-filters.ts';
import { useT } from '#web/texts/texts.tsx';
import styles from './stepper.module.css';

const digitsOnly = onlyKeys(isDigitKey);

type StepperProps = {
  id: string;
  /** What is counted, for the names of the buttons. */
  name: string;
  /** No label points to it: its name is its own. */
  unlabelled?: boolean;
  value: number;
  min: number;
  max: number;
  step?: number;
  disabled?: boolean | undefined;
  invalid?: boolean;
  describedBy?: string | undefined;
  /** Where typing begins when the window that it stands in opens. */
  first?: boolean;
  onChange(value: number): void;
  /** With it a number out of bounds stays as typed, and whoever asks has to refuse it. */
  onTyped?(isValid: boolean): void;
};

const MINUS = '−';

/** As it is written: a minus, not a hyphen. */
const written = (value: number) => (value < 0 ? `${MINUS}${-value}` : String(value));

const numberIn = (text: string) => Number(text.replace(MINUS, '-'));

const ARROWS: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

const clamp = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value));

/** A whole number: by its buttons, by typing, or by the arrow keys. */
export function Stepper(props: StepperProps) {
  const { id, name, unlabelled, value, min, max, step = 1, disabled, invalid } = props;
  const { describedBy, first, onChange, onTyped } = props;
  const t = useT();
  const [typed, setTyped] = useState(written(value));
  useEffect(() => setTyped(written(value)), [value]);

  const move = (by: number) => {
    onChange(clamp(value + by, min, max));
    onTyped?.(true);
  };
  const type = (text: string) => {
    setTyped(text);
    const number = numberIn(text);
    const isValid = text !== '' && Number.isInteger(number) && number >= min && number <= max;
    if (isValid) onChange(number);
    onTyped?.(isValid);
  };
  const leave = () => {
    if (onTyped && typed !== '') return;
    onTyped?.(true);
    const number = numberIn(typed);
    const next = typed === '' || Number.isNaN(number) ? value : clamp(Math.round(number), min, max);
    setTyped(written(next));
    if (next !== value) onChange(next);
  };

  // A field of numbers writes its own hyphen, so what may be below zero is a field of text that says it is one.
  const isSigned = min < 0;
  const signedField = {
    type: 'text',
    role: 'spinbutton',
    'aria-valuenow': value,
    'aria-valuemin': min,
    'aria-valuemax': max,
  } as const;
  const arrows = (event: KeyboardEvent) => {
    const by = ARROWS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    move(by * step);
  };

  return (
    <span className={styles.stepper} data-disabled={disabled ? '' : undefined}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('campos.menos', { nome: name })}
        disabled={disabled || value <= min}
        onClick={() => move(-step)}
      >
        <Icon name="minus" />
      </button>
      <input
        id={id}
        {...(isSigned ? signedField : { type: 'number', min, max, step })}
        inputMode="numeric"
        value={typed}
        disabled={disabled}
        aria-label={unlabelled ? name : undefined}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        data-autofocus={first ? '' : undefined}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={isSigned ? arrows : digitsOnly}
        onBlur={leave}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('campos.mais', { nome: name })}
        disabled={disabled || value >= max}
        onClick={() => move(step)}
      >
        <Icon name="plus" />
      </button>
    </span>
  );
}
