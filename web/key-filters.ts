// Which keys a field accepts, for onKeyDown: a key that a filter refuses never reaches the field.

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const NAVIGATION = new Set([
  'ArrowLeft',
  'ArrowRight',
  'ArrowUp',
  'ArrowDown',
  'Home',
  'End',
  'PageUp',
  'PageDown',
  'Tab',
  'Enter',
  'Escape',
]);

const EDITING = new Set(['Backspace', 'Delete', 'Insert', 'Undo', 'Redo', 'Cut', 'Copy', 'Paste']);

/** With Ctrl or Cmd a letter is a command (copy, paste, undo), not a letter. */
function isControl({ key, ctrlKey, metaKey }: Key): boolean {
  return NAVIGATION.has(key) || EDITING.has(key) || ctrlKey || metaKey;
}

export function isDigitKey(event: Key): boolean {
  return /^[0-9]$/.test(event.key) || isControl(event);
}

export function isDecimalKey(event: Key): boolean {
  return event.key === '.' || isDigitKey(event);
}

export function isKeyWithoutSpaceOrAt({ key }: Key): boolean {
  return key !== ' ' && key !== '@';
}

type Filtered = Key & { preventDefault(): void };

/** onKeyDown={onlyKeys(isDigitKey)} */
export function onlyKeys(accepts: (event: Key) => boolean): (event: Filtered) => void {
  return (event) => {
    if (!accepts(event)) event.preventDefault();
  };
}
