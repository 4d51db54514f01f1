import type { ComponentProps } from 'react';
import { Icon } from '#web/components/elements/icon.tsx';
import styles from './select.module.css';

type SelectProps = {
  /** Before the children, which are for options in groups. */
  options: readonly { readonly value: string; readonly label: string }[];
  /** `pill` is a filter, lit while it filters; `quiet` stands above a list. */
  look?: 'field' | 'pill' | 'quiet';
} & Omit<ComponentProps<'select'>, 'className'>;

/** The browser's own list: it fits a phone and every keyboard. */
export function Select({ options, look = 'field', children, ...rest }: SelectProps) {
  return (
    <span className={`${styles.box} ${styles[look]}`}>
      <select {...rest}>
        {options.map(({ value, label }) => (
          <option key={value} value={value} data-all={value ? undefined : ''}>
            {label}
          </option>
        ))}
        {children}
      </select>
      <Icon name="chevron-down" size={16} />
    </span>
  );
}
