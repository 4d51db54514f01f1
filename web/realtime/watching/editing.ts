// Whether somebody is in the middle of something: what they type is neither lost nor moved by what others do.

const FIELD =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=submit])';

/** Fields that were typed into, and what was in them before. */
const before = new Map<HTMLInputElement | HTMLTextAreaElement, string>();

const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLElement && target.matches('input:not([type=search]), textarea');

function enter({ target }: Event): void {
  if (isText(target) && !before.has(target)) before.set(target, target.value);
}

/** Typed, and not sent yet: the field is still there and holds something else. */
function isTyped(): boolean {
  for (const [field, value] of before)
    if (!field.isConnected) before.delete(field);
    else if (field.value !== value) return true;
  return false;
}

export const isEditing = (): boolean =>
  document.querySelector('dialog[open], [aria-modal=true]') !== null ||
  document.activeElement?.matches(FIELD) === true ||
  isTyped();

/** Remembers what is typed from now on. Gives the function that ends it. */
export function watchTyping(): () => void {
  document.addEventListener('focusin', enter);
  return () => {
    document.removeEventListener('focusin', enter);
    before.clear();
  };
}
