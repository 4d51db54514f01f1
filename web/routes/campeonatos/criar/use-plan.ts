import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { Fase } from '#contract/fases.ts';
import type { PlanOutcome, planOf } from './plan.ts';

/** What the settings come to; null until the engine has been loaded. Typing never waits for it. */
export function usePlan(fases: readonly Fase[], participantes: number): PlanOutcome | null {
  const [make, setMake] = useState<typeof planOf | null>(null);
  useEffect(() => {
    let isHere = true;
    import('./plan.ts').then(
      (engine) => isHere && setMake(() => engine.planOf),
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, []);
  const asked = useDeferredValue(JSON.stringify({ fases, participantes }));
  return useMemo(() => {
    if (!make) return null;
    const { fases, participantes } = JSON.parse(asked) as {
      fases: Fase[];
      participantes: number;
    };
    return make(fases, participantes);
  }, [make, asked]);
}
