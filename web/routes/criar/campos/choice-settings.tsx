// Settings that are chosen from a few: one of them, or any of them.
import { useId } from 'react';
import { Icon } from '#web/components/elements/icon.tsx';
import { fieldId } from '#web/components/forms/field.tsx';
import { useSetting } from '#web/routes/criar/form-context.tsx';
import styles from './choice-settings.module.css';
import type { Option } from './settings.tsx';

type Props = {
  path: string;
  label: string;
  help?: string | undefined;
  options: readonly (Option & { readonly help?: string })[];
};

function Legend({ label, lock }: { label: string; lock: string | undefined }) {
  return (
    <legend className={styles.legend}>
      {lock && <Icon name="lock" size={16} />}
      {label}
      {lock && <span className="visually-hidden">. {lock}</span>}
    </legend>
  );
}

/** One of a few that deserve to be seen at once. */
export function RadioSetting({ path, label, help, options }: Props) {
  const { value, set, error, lock } = useSetting<string>(path);
  const name = useId();
  return (
    <fieldset className={styles.group} disabled={lock !== undefined}>
      <Legend label={label} lock={lock} />
      {help && <p className={styles.help}>{help}</p>}
      <div className={styles.radios}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.radio}>
            <input
              id={index === 0 ? fieldId(path) : undefined}
              type="radio"
              name={name}
              checked={value === option.value}
              onChange={() => set(option.value)}
            />
            <span>
              <b>{option.label}</b>
              {option.help && <small>{option.help}</small>}
            </span>
          </label>
        ))}
      </div>
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}

/** Any of a few. */
export function ChecksSetting({ path, label, help, options }: Props) {
  const { value, set, error, lock } = useSetting<string[]>(path);
  const toggle = (option: string, isOn: boolean) =>
    set(
      options
        .map((other) => other.value)
        .filter((other) => (other === option ? isOn : value.includes(other))),
    );
  return (
    <fieldset className={styles.group} disabled={lock !== undefined}>
      <Legend label={label} lock={lock} />
      {help && <p className={styles.help}>{help}</p>}
      <div className={styles.checks}>
        {options.map((option, index) => (
          <label key={option.value} className={styles.check}>
            <input
              id={index === 0 ? fieldId(path) : undefined}
              type="checkbox"
              checked={value.includes(option.value)}
              onChange={({ currentTarget }) => toggle(option.value, currentTarget.checked)}
            />
            <Icon name="check" size={16} />
            {option.label}
          </label>
        ))}
      </div>
      {error && <p className={styles.error}>{error}</p>}
    </fieldset>
  );
}
