import { useDeferredValue, useMemo } from 'react';
import type { ReadList } from '#web/components/pasted-list/read-list.ts';
import { useLater } from '#web/storage/later.ts';
import { type NameRow, rowsOf } from './names.ts';
import type { ExpressDraft } from './typed.ts';

const NOBODY: ReadList = { names: [], waiting: [], notices: [] };

const loadReader = () => import('#web/components/pasted-list/read-list.ts');

export type TypedNames = {
  readonly rows: readonly NameRow[];
  readonly notices: ReadList['notices'];
  readonly playing: number;
  readonly waiting: number;
};

/** The names of the pasted text with what was put right, as one types. */
export function useNames({ lista, correcoes }: ExpressDraft): TypedNames {
  const reader = useLater(loadReader);
  const asked = useDeferredValue(lista);
  const list = useMemo(() => reader?.readList(asked) ?? NOBODY, [reader, asked]);
  return useMemo(() => {
    const rows = rowsOf(list, correcoes, reader?.escudoDoNome ?? null);
    const named = rows.filter(({ nome }) => nome.trim() !== '');
    const playing = named.filter(({ suplente }) => !suplente).length;
    return { rows, notices: list.notices, playing, waiting: named.length - playing };
  }, [list, correcoes, reader]);
}
