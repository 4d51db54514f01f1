import { type ReactNode, useId } from 'react';
import { Switch } from './switch.tsx';
import styles from './switch-line.module.css';

type Props = {
  label: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
  help?: ReactNode;
  disabled?: boolean;
};

/** A switch with its words beside it. Takes effect at once; whoever uses it saves. */
export function SwitchLine({ label, isOn, onChange, help, disabled }: Props) {
  const id = useId();
  return (
    <label className={styles.line} htmlFor={id}>
      <span>
        <b>{label}</b>
        {help && <span className={styles.help}>{help}</span>}
      </span>
      <Switch id={id} checked={isOn} disabled={disabled} onChange={onChange} />
    </label>
  );
}
