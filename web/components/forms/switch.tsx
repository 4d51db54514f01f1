import styles from './switch.module.css';

type SwitchProps = {
  id: string;
  checked: boolean;
  disabled?: boolean | undefined;
  describedBy?: string | undefined;
  onChange(checked: boolean): void;
};

/** On or off at once. Its name is a label that points to `id`. */
export function Switch({ id, checked, disabled, describedBy, onChange }: SwitchProps) {
  return (
    <span className={styles.switch}>
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <i />
    </span>
  );
}
