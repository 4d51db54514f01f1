// 512 names in every preset, as the form that makes a championship plans them: a plan or a refusal, and how soon.
import { PRESETS, predefinido } from '#regras/configuracao/presets.ts';
import { planOf } from '#web/routes/criar/previa/plan.ts';
import { printTable, verdict } from './figures.ts';

const NAMES = 512;
const MOST_MS = 2_000;

/** Each once and cold: nobody plans the same twice. */
export function benchPlans(): void {
  const rows = PRESETS.map((preset) => {
    const from = performance.now();
    const outcome = planOf(predefinido(preset, NAMES).fases, NAMES);
    const ms = performance.now() - from;
    const answer = outcome.ok
      ? `${outcome.plan.matches} matches`
      : outcome.problems.map(({ key }) => key).join(', ');
    return [preset, answer, ms.toFixed(0), verdict(ms <= MOST_MS, `<= ${MOST_MS}`)];
  });
  printTable([[`${NAMES} names`, 'answer', 'ms', ''], ...rows]);
}
