// On a slow line a page is there before its scripts are. What is pressed, typed or chosen meanwhile is kept
// by a few lines in the page itself and repeated when React has taken the page over.

const PAGE_TAKEN = 'page-taken';

/** Runs in the page as text: it may use nothing from outside. */
function keepEarlyInput(taken: string): void {
  const fields = new Map<EventTarget, () => void>();
  let answer = () => {};

  const refill = (field: HTMLElement & { value: string }) => {
    const { value } = field;
    const set = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set;
    return () => {
      // React learns of a value only when it differs from the one that it has seen last.
      field.value = '';
      set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
      field.dispatchEvent(new Event('change', { bubbles: true }));
    };
  };
  const recheck = (field: HTMLInputElement) => {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  };
  const fill = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    fields.set(field, /^(checkbox|radio)$/.test(field.type) ? recheck(field) : refill(field));
  };
  const press = (event: Event) => {
    const { target } = event as Event & { target: Element };
    const button = target.closest<HTMLButtonElement>('button[type="button"]');
    const panel = button?.popoverTargetElement as HTMLElement | null | undefined;
    answer = () => button?.click();
    if (!panel) return button && event.stopPropagation();
    // The browser opens it by itself; React closes it at its start, and wants to hear of it.
    const isOpening = !panel.matches(':popover-open');
    answer = () => {
      panel.hidePopover();
      if (isOpening) panel.showPopover();
    };
  };
  const send = (event: Event) => {
    const { target: form, submitter } = event as SubmitEvent & { target: HTMLFormElement };
    if (form.hasAttribute('action')) return;
    event.preventDefault();
    event.stopPropagation();
    answer = () => form.requestSubmit(submitter);
  };

  const kept = { input: fill, click: press, submit: send };
  for (const [name, keep] of Object.entries(kept)) addEventListener(name, keep, true);
  const repeat = async () => {
    for (const [name, keep] of Object.entries(kept)) removeEventListener(name, keep, true);
    for (const again of [...fields.values(), answer]) {
      again();
      // What this one changed is drawn before the next.
      await new Promise((drawn) => setTimeout(drawn));
    }
  };
  addEventListener(taken, repeat, { once: true });
}

const flat = (code: string) => code.replaceAll(/\n\s*(\/\/.*)?/g, '\n');

/** The script for the page. The browser has got it with the page, and does not need it a second time. */
export const KEEP_EARLY_INPUT = import.meta.env.SSR
  ? `(${flat(String(keepEarlyInput))})(${JSON.stringify(PAGE_TAKEN)});`
  : '';

/** React has taken the page over. The marks tell tests that a press works, and the bench since when. */
export function repeatEarlyInput(): void {
  document.documentElement.dataset.taken = '';
  performance.mark(PAGE_TAKEN);
  dispatchEvent(new Event(PAGE_TAKEN));
}
