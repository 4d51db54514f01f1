import styles from './switch.module.css';

type SwitchProps = {
  checked: boolean;
  /** Of the label that names it; without one it has a name of its own. */
  id?: string | undefined;
  label?: string | undefined;
  disabled?: boolean | undefined;
  describedBy?: string | undefined;
  onChange(checked: boolean): void;
};

/** On or off at once. */
export function Switch({ id, label, checked, disabled, describedBy, onChange }: SwitchProps) {
  return (
    <span className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        aria-label={label}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <i />
    </span>
  );
}
