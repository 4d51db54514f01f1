// What was typed and not saved survives leaving the page and coming back, for as long as the tab lives, and
// only for the person who typed it. Never used for passwords and codes.
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Values } from '#web/fields/form.ts';
import { useUser } from '#web/session/user.ts';

const PREFIX = 'perfil:';

function snapshot(form: HTMLFormElement): Values {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
}

function isSame(a: Values, b: Values): boolean {
  return Object.entries(a).every(([name, value]) => b[name] === value);
}

function read(part: string): Values | null {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + part) ?? 'null') as Values | null;
  } catch {
    return null;
  }
}

function write(part: string, values: Values | null): void {
  try {
    if (values) sessionStorage.setItem(PREFIX + part, JSON.stringify(values));
    else sessionStorage.removeItem(PREFIX + part);
  } catch {
    // A browser that refuses storage forgets.
  }
}

export type UnsavedForm = {
  /** What the fields start with: what was typed before, else what is saved. */
  readonly values: Values;
  /** Fields are drawn anew when this changes, with the values above. */
  readonly key: number;
  readonly isDirty: boolean;
  remember(): void;
  discard(): void;
  /** What is typed is now saved. */
  saved(): void;
};

export function useUnsavedForm(
  name: string,
  form: RefObject<HTMLFormElement | null>,
  saved: Values,
): UnsavedForm {
  const part = `${useUser()?.uuid}:${name}`;
  const [typed, setTyped] = useState<Values | null>(null);
  const [key, setKey] = useState(0);
  const clean = useRef<Values>({});
  useEffect(() => {
    if (form.current) clean.current = snapshot(form.current);
    const found = read(part);
    if (!found) return;
    setTyped(found);
    setKey(1);
  }, [part, form]);
  const forget = () => {
    write(part, null);
    setTyped(null);
  };
  return {
    values: { ...saved, ...typed },
    key,
    isDirty: typed !== null,
    remember() {
      if (!form.current) return;
      const now = snapshot(form.current);
      const values = isSame(now, clean.current) ? null : now;
      write(part, values);
      setTyped(values);
    },
    discard() {
      forget();
      setKey(key + 1);
    },
    saved() {
      if (form.current) clean.current = snapshot(form.current);
      forget();
    },
  };
}
