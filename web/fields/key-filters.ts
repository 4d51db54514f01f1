// Which keys a field accepts, for onKeyDown: a key that a filter refuses never reaches the field.

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/**
 * Keys that write nothing have names of several letters (ArrowLeft, Backspace, F5), and so have those of a
 * phone's keyboard. With Ctrl or Cmd a letter is a command (copy, paste, undo), not a letter.
 */
function isControl({ key, ctrlKey, metaKey }: Key): boolean {
  return key.length > 1 || ctrlKey || metaKey;
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
