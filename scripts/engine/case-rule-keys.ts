// The names that the rules of a case may have. A misspelt rule would leave its default in force without a
// word, so unknown names are refused, with what was probably meant.
import { plainWord } from './case-match.ts';
import { fail } from './input.ts';

/** Read by a command. */
const READ = [
  ...['points', 'tiebreakers', 'pointAdjustments', 'withdrawals', 'withdrawalPolicy'],
  ...['fairPlayPoints', 'disciplinaryPoints', 'redCards', 'yellowCards'],
  ...['coefficient', 'coefficients', 'lots', 'playoff', 'bestThirds', 'thirdsTiebreakers'],
  ...['legs', 'awayGoals', 'awayGoalsExceptions', 'awayGoalsAfterExtraTime'],
  ...['drawAdvantage', 'replay', 'replays', 'thirdsAllocation'],
];

/** Part of the format of the cases; the matches already show what came of them. */
const SHOWN = ['extraTime', 'penalties', 'goldenGoal', 'silverGoal', 'thirdPlaceMatch'];

/** What the places of a table lead to, and who meets whom afterwards. */
const OUTLOOK =
  /^(byesInto|directTo|eliminated|relegat|promot|qualif|advance|overall|seed|round(Of)?\d|playoffs|playoffP)/;

/** A remark: a name that says so, or a sentence. */
const isRemark = (key: string, value: unknown) =>
  /^(note|remark|comment|source)/.test(key) || (typeof value === 'string' && /\S\s\S/.test(value));

const KNOWN = [...READ, ...SHOWN];

/** How many letters must be put in, taken out or changed. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...b].entries()) {
      const changed = (row[j] as number) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[j + 1] as number) + 1, (next[j] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}

/** The rule whose name differs in no more than a third of its letters. */
function meant(key: string): string | undefined {
  const word = plainWord(key);
  const far = (name: string) => distance(word, plainWord(name));
  const [best = ''] = KNOWN.toSorted((a, b) => far(a) - far(b));
  return far(best) <= best.length / 3 ? best : undefined;
}

export function requireKnownKeys(rules: Readonly<Record<string, unknown>>): void {
  for (const [key, value] of Object.entries(rules)) {
    if (KNOWN.includes(key) || OUTLOOK.test(key)) continue;
    const name = meant(key);
    // Under a name that is nearly a rule's, a sentence is no remark.
    if (name === undefined && isRemark(key, value)) continue;
    fail(`rules.${key}`, `unknown rule${name ? `; did you mean ${name}?` : ''}`);
  }
}
