import type { ComponentProps, MouseEvent } from 'react';
import styles from './button.module.css';
import { Icon, type IconName } from './icon.tsx';
import { Link, type LinkProps } from './link.tsx';
import { Tooltip } from './tooltip.tsx';

type Look = {
  /** One `primary` per card; the rest `line` or `ghost`. */
  variant?: 'primary' | 'line' | 'soft' | 'ghost' | 'bad' | undefined;
  big?: boolean | undefined;
  block?: boolean | undefined;
  icon?: IconName | undefined;
};

function classes({ variant = 'line', big, block }: Look, only?: 'icon'): string {
  return [
    styles.button,
    styles[variant],
    big && styles.big,
    block && styles.block,
    only && styles.icon,
  ]
    .filter(Boolean)
    .join(' ');
}

const OFF = {
  'aria-disabled': true,
  onClick: (press: MouseEvent) => press.preventDefault(),
};

/** Not `disabled`: the one that was pressed keeps the focus while it waits for an answer. */
const pressable = ({ type = 'button', disabled, ...rest }: ComponentProps<'button'>) => ({
  ...rest,
  ...(disabled && OFF),
  type,
});

export function Button({
  variant,
  big,
  block,
  icon,
  children,
  ...rest
}: Look & Omit<ComponentProps<'button'>, 'className'>) {
  return (
    <button {...pressable(rest)} className={classes({ variant, big, block })}>
      {icon && <Icon name={icon} />}
      {children}
    </button>
  );
}

export function ButtonLink({
  variant,
  big,
  block,
  icon,
  children,
  ...rest
}: Look & Omit<LinkProps, 'className'>) {
  return (
    <Link {...rest} className={classes({ variant, big, block })}>
      {icon && <Icon name={icon} />}
      {children}
    </Link>
  );
}

type IconButtonProps = { icon: IconName; label: string; variant?: Look['variant'] };

/** A square of 44 px with only an icon; `label` is its name for everyone else. */
export function IconButton({
  icon,
  label,
  variant = 'ghost',
  ...rest
}: IconButtonProps & Omit<ComponentProps<'button'>, 'className' | 'children'>) {
  return (
    <Tooltip text={label}>
      <button {...pressable(rest)} aria-label={label} className={classes({ variant }, 'icon')}>
        <Icon name={icon} />
      </button>
    </Tooltip>
  );
}
