// Faults in the rules of competitions and on the screen.
import type { Fault } from './fault.ts';

export const OF_THE_RULES: readonly Fault[] = [
  {
    symptom: 'a tie of two legs is won after the first (E-01)',
    file: 'engine/knockout/tie.ts',
    from: 'if (legs.length < needed || !legs.every(isFinished))',
    to: 'if (!legs.every(isFinished))',
    project: 'engine',
    test: 'engine/knockout/tie.test.ts',
  },
  {
    symptom: 'a card total that is missing wins on disciplinary points (E-02)',
    file: 'engine/tables/tie-breakers.ts',
    from: 'return group.every((other) => Object.hasOwn(totals, nameOf(other))) ? totals[nameOf(place)] : 0;',
    to: 'return group.length > 0 ? (totals[nameOf(place)] ?? 0) : 0;',
    project: 'engine',
    test: 'engine/tables/tie-breakers.test.ts',
  },
  {
    symptom: 'who did not turn up goes on by away goals (E-05)',
    file: 'engine/knockout/tie.ts',
    from: "return hasForfeited ? undefined : decided(ahead, 'away_goals');",
    to: "return hasForfeited && ahead < 0 ? undefined : decided(ahead, 'away_goals');",
    project: 'engine',
    test: 'engine/knockout/tie.test.ts',
  },
  {
    symptom: 'thirds of a group that is still level come in the order of the file (E-03)',
    file: 'engine/tables/best-placed.ts',
    from: 'const inGroup = pending.get(row.team);',
    to: "const inGroup = pending.get('');",
    project: 'engine',
    test: 'engine/tables/best-placed.test.ts',
  },
  {
    symptom: 'Brasília is three hours behind also in its summer time (R-08)',
    file: 'regras/agenda/brasilia.ts',
    from: '- Math.floor(at / MINUTE_MS) * MINUTE_MS;',
    to: '* 0 - 180 * MINUTE_MS;',
    project: 'regras',
    test: 'regras/agenda/brasilia.test.ts',
  },
  {
    symptom: 'messages stay for half a minute instead of three seconds',
    file: 'web/notices/toast.ts',
    from: 'default: 3_000',
    to: 'default: 30_000',
    project: 'browser',
    test: 'e2e/toasts.test.ts',
    title: 'any other message stays for 3 seconds',
  },
];
