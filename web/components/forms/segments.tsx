import { useId } from 'react';
import styles from './segments.module.css';

type Props<Name extends string> = {
  label: string;
  options: readonly {
    readonly name: Name;
    readonly label: string;
    /** Its name, where the label is a sign. */
    readonly spoken?: string;
  }[];
  value: Name;
  onChange(name: Name): void;
};

/** Parts of a dialog, one at a time: radio buttons, so that the arrow keys move between them. */
export function Segments<Name extends string>({ label, options, value, onChange }: Props<Name>) {
  const group = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className="visually-hidden">{label}</legend>
      {options.map(({ name, label: text, spoken }) => (
        <label key={name}>
          <input
            type="radio"
            name={group}
            checked={name === value}
            aria-label={spoken}
            onChange={() => onChange(name)}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
