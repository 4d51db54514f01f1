// A list that its reader puts in order: by dragging the handle, or with the arrow keys on it. Every move
// is said aloud.
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { IconButton } from '#web/components/elements/button.tsx';
import { Icon } from '#web/components/elements/icon.tsx';
import { useT } from '#web/texts/texts.tsx';
import { moved, placeAt } from './order.ts';
import styles from './sortable-list.module.css';

type SortableItem = {
  readonly id: string;
  readonly label: string;
  readonly help?: string | undefined;
};

type Props = {
  label: string;
  items: readonly SortableItem[];
  disabled?: boolean | undefined;
  /** Fewer than this must not be left. */
  least?: number;
  onChange(ids: string[]): void;
};

type Drag = {
  readonly from: number;
  readonly startY: number;
  readonly y: number;
  readonly height: number;
  readonly middles: readonly number[];
};

function targetOf({ from, startY, y, middles }: Drag): number {
  return placeAt((middles[from] ?? 0) + y - startY, middles, from);
}

/** How far an item is drawn from its place: the dragged one follows, the others make room. */
function offsetOf(drag: Drag, index: number): number {
  const { from, startY, y, height } = drag;
  if (index === from) return y - startY;
  const to = targetOf(drag);
  if (index > from && index <= to) return -height;
  return index < from && index >= to ? height : 0;
}

function useDrag(move: (from: number, to: number) => void) {
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag | null>(null);
  const start = (event: PointerEvent, from: number) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const boxes = [...(list.current?.children ?? [])].map((item) => item.getBoundingClientRect());
    setDrag({
      from,
      startY: event.clientY,
      y: event.clientY,
      height: boxes[from]?.height ?? 0,
      middles: boxes.map(({ top, height }) => top + height / 2),
    });
  };
  const follow = ({ clientY }: PointerEvent) => drag && setDrag({ ...drag, y: clientY });
  const drop = () => {
    if (drag) move(drag.from, targetOf(drag));
    setDrag(null);
  };
  return { list, drag, start, follow, drop, cancel: () => setDrag(null) };
}

export function SortableList({ label, items, disabled, least = 1, onChange }: Props) {
  const t = useT();
  const [said, setSaid] = useState('');
  const ids = items.map(({ id }) => id);
  const total = items.length;

  const move = (from: number, to: number) => {
    if (from === to || to < 0 || to >= total) return;
    onChange(moved(ids, from, to));
    setSaid(t('campos.movido', { nome: items[from]?.label ?? '', posicao: to + 1, total }));
  };
  const { list, drag, start, follow, drop, cancel } = useDrag(move);
  const onKeyDown = (event: KeyboardEvent, index: number) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    move(index, index + step);
  };

  return (
    <>
      <ol ref={list} className={styles.list} aria-label={label}>
        {items.map(({ id, label: nome, help }, index) => (
          <li
            key={id}
            className={styles.item}
            data-dragged={drag?.from === index ? '' : undefined}
            style={drag ? { translate: `0 ${offsetOf(drag, index)}px` } : undefined}
          >
            <button
              type="button"
              className={styles.handle}
              disabled={disabled}
              aria-label={t('campos.mover', { nome, posicao: index + 1, total })}
              onPointerDown={(event) => start(event, index)}
              onPointerMove={follow}
              onPointerUp={drop}
              onPointerCancel={cancel}
              onKeyDown={(event) => onKeyDown(event, index)}
            >
              <Icon name="grip" />
            </button>
            <span className={styles.place} aria-hidden="true">
              {index + 1}
            </span>
            <span className={styles.words}>
              <b>{nome}</b>
              {help && <small>{help}</small>}
            </span>
            {!disabled && total > least && (
              <IconButton
                icon="close"
                label={t('campos.tirar', { nome })}
                onClick={() => onChange(ids.filter((other) => other !== id))}
              />
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </>
  );
}
