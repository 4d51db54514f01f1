// While a modal is open, the page behind it takes no press and no focus. What must stay within reach above
// it (toasts, what is read aloud) carries `data-above-modals`.

function elementsBehind(layer: HTMLElement): HTMLElement[] {
  return [...document.body.children].filter(
    (each): each is HTMLElement =>
      each instanceof HTMLElement &&
      each !== layer &&
      !each.hasAttribute('data-above-modals') &&
      !each.inert,
  );
}

/** Holds the page behind a layer and takes the focus into it; what it returns lets go of both. */
export function holdPage(layer: HTMLElement, opener: Element | null): () => void {
  const behind = elementsBehind(layer);
  for (const each of behind) each.inert = true;
  const first =
    layer.querySelector<HTMLElement>('[data-autofocus]') ?? layer.querySelector('dialog');
  // A window in place of another one was opened by what was pressed there, which is gone: it goes back to where that one did.
  const isTaken = layer.contains(document.activeElement);
  const back = isTaken ? opener : document.activeElement;
  if (!isTaken) first?.focus({ preventScroll: true });
  return () => {
    for (const each of behind) each.inert = false;
    const held = document.activeElement;
    if ((held === document.body || layer.contains(held)) && back instanceof HTMLElement) {
      back.focus({ preventScroll: true });
    }
  };
}
