import { type ReactNode, useId } from 'react';
import styles from './switch.module.css';

type Props = {
  label: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
  help?: ReactNode;
  disabled?: boolean;
  /** Only the switch: the words stand elsewhere, as in a table. */
  bare?: boolean;
};

/** Takes effect at once; whoever uses it saves. */
export function Switch({ label, isOn, onChange, help, disabled = false, bare = false }: Props) {
  const id = useId();
  const input = (
    <input
      type="checkbox"
      id={id}
      className={styles.input}
      checked={isOn}
      disabled={disabled}
      onChange={(event) => onChange(event.target.checked)}
      aria-label={bare ? label : undefined}
    />
  );
  if (bare) return <span className={styles.hit}>{input}</span>;
  return (
    <label className={styles.line} htmlFor={id}>
      <span>
        <b>{label}</b>
        {help && <span className={styles.help}>{help}</span>}
      </span>
      {input}
    </label>
  );
}
