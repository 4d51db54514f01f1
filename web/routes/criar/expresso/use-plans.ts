// What each preset comes to for so many names, by the engine: matches, and what is played side by side.
import { useDeferredValue, useMemo } from 'react';
import { PRESETS, type Preset, predefinido } from '#regras/configuracao/presets.ts';
import { contarJogos } from '#regras/montagem/contar-jogos.ts';
import type { Plan, PlanOutcome } from '#web/routes/criar/previa/plan.ts';
import { useLater } from '#web/storage/later.ts';

const loadEngine = () => import('#web/routes/criar/previa/plan.ts');

/** Larger ones are planned once they are chosen: six of them would keep a phone busy. */
const MOST_PLANNED = 700;

export type PresetPlan = { readonly matches: number; readonly plan: Plan | null };

export type Plans = {
  readonly of: (preset: Preset) => PresetPlan | null;
  /** Of the chosen one; null until the engine has been loaded. */
  readonly chosen: PlanOutcome | null;
};

type Engine = Awaited<ReturnType<typeof loadEngine>>;

function presetPlan(engine: Engine, preset: Preset, names: number): PresetPlan {
  const { fases } = predefinido(preset, names);
  const matches = contarJogos(fases, names);
  if (matches > MOST_PLANNED) return { matches, plan: null };
  const outcome = engine.planOf(fases, names);
  return outcome.ok
    ? { matches: outcome.plan.matches, plan: outcome.plan }
    : { matches, plan: null };
}

export function usePlans(preset: Preset, names: number): Plans {
  const engine = useLater(loadEngine);
  const count = useDeferredValue(names);
  const all = useMemo(() => {
    if (!engine || count < 2) return null;
    return new Map(PRESETS.map((each) => [each, presetPlan(engine, each, count)]));
  }, [engine, count]);
  const chosen = useMemo(() => {
    if (!engine || count < 2) return null;
    return engine.planOf(predefinido(preset, count).fases, count);
  }, [engine, preset, count]);
  return { of: (each) => all?.get(each) ?? null, chosen };
}
