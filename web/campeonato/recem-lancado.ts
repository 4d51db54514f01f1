// Scores that this tab entered a moment ago: for thirty seconds their author takes one back without a reason.
// The server keeps the same time and has the last word.
import { useEffect, useState } from 'react';

const MOMENT_MS = 30_000;

const entered = new Map<string, number>();

export function lembrarLancamento(uuid: string): void {
  entered.set(uuid, Date.now());
}

export function esquecerLancamento(uuid: string): void {
  entered.delete(uuid);
}

const leftOf = (uuid: string) => (entered.get(uuid) ?? 0) + MOMENT_MS - Date.now();

/** True while it can be taken back; turns false by itself. */
export function useRecemLancado(uuid: string): boolean {
  const [left, setLeft] = useState(() => leftOf(uuid));
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(0), left);
    return () => clearTimeout(timer);
  }, [left]);
  return left > 0;
}
