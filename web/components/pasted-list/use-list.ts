import { useDeferredValue, useMemo } from 'react';
import { useLater } from '#web/storage/later.ts';
import type { ReadList } from './read-list.ts';

const NOBODY: ReadList = { names: [], waiting: [], notices: [] };

const loadReader = () => import('./read-list.ts');

/** The names in a pasted text, as one types. */
export function useList(text: string): ReadList {
  const reader = useLater(loadReader);
  const asked = useDeferredValue(text);
  return useMemo(() => reader?.readList(asked) ?? NOBODY, [reader, asked]);
}
