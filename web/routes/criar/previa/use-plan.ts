import { useDeferredValue, useMemo } from 'react';
import type { Fase } from '#regras/configuracao/fases.ts';
import { useLater } from '#web/storage/later.ts';
import type { PlanOutcome } from './plan.ts';

const loadEngine = () => import('./plan.ts');

/** What the settings come to; null until the engine has been loaded. Typing never waits for it. */
export function usePlan(fases: readonly Fase[], participantes: number): PlanOutcome | null {
  const engine = useLater(loadEngine);
  const asked = useDeferredValue(JSON.stringify({ fases, participantes }));
  return useMemo(() => {
    if (!engine) return null;
    const { fases, participantes } = JSON.parse(asked) as {
      fases: Fase[];
      participantes: number;
    };
    return engine.planOf(fases, participantes);
  }, [engine, asked]);
}
