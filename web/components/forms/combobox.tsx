// A field that offers what fits while one types, which the keyboard reaches as well as a pointer (the
// combobox pattern of WAI-ARIA).
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Icon } from '#web/components/elements/icon.tsx';
import styles from './combobox.module.css';

const NONE = -1;

type Props<T> = {
  /** Of the list; its options are numbered after it. */
  id: string;
  label: string;
  listLabel: string;
  placeholder: string;
  /** The text, for who changes it; otherwise the field keeps its own. */
  typed?: string;
  found: readonly T[];
  isOpen: boolean;
  /** The list pushes down what is below it, instead of covering it. */
  isInline?: boolean;
  name?: string;
  keyOf(one: T): string;
  onType(text: string): void;
  onClose(): void;
  onChoose(one: T): void;
  /** An option, in a line or two. */
  children(one: T): ReactNode;
};

type ListProps<T> = Pick<
  Props<T>,
  'id' | 'listLabel' | 'found' | 'keyOf' | 'onChoose' | 'children'
> & { marked: number };

function List<T>({ id, listLabel, found, marked, keyOf, onChoose, children }: ListProps<T>) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={listLabel}
      className={styles.list}
      // The field keeps the focus: it would close the list before the click is over.
      onMouseDown={(event) => event.preventDefault()}
    >
      {found.map((one, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are handled by the field, which has the focus
        <div
          key={keyOf(one)}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === marked}
          onClick={() => onChoose(one)}
        >
          {children(one)}
        </div>
      ))}
    </div>
  );
}

/** What an arrow marks next, in a round that passes by no mark at all. */
function nextMark(key: string, marked: number, count: number): number | null {
  if (key === 'ArrowDown') return marked + 1 < count ? marked + 1 : NONE;
  if (key === 'ArrowUp') return marked === NONE ? count - 1 : marked - 1;
  return null;
}

export function Combobox<T>(props: Props<T>) {
  const { id, label, placeholder, name, typed, found, isInline, onType, onClose, onChoose } = props;
  const [marked, mark] = useState(NONE);
  const isOpen = props.isOpen && found.length > 0;
  const isMarked = isOpen && marked !== NONE;
  const onKey = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const { key } = event;
    const one = found[marked];
    const next = nextMark(key, marked, found.length);
    if (next !== null) mark(next);
    else if (key === 'Escape') onClose();
    else if (key === 'Enter' && one !== undefined) onChoose(one);
    else return;
    // A key that the list took closes no window around it.
    event.preventDefault();
  };
  return (
    <div className={styles.search} data-inline={isInline ? '' : undefined}>
      <Icon name="search" />
      <input
        type="search"
        name={name}
        role="combobox"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={isMarked ? `${id}-${marked}` : undefined}
        placeholder={placeholder}
        maxLength={64}
        autoComplete="off"
        value={typed}
        onChange={({ currentTarget }) => {
          mark(NONE);
          onType(currentTarget.value);
        }}
        onKeyDown={onKey}
        onBlur={onClose}
      />
      {isOpen && <List {...props} marked={marked} />}
    </div>
  );
}
