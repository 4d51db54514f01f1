// The engine from the command line: `npm run -s engine -- <command> [file] [--flag value]`.
// Reads JSON from the file or standard input, prints JSON; bad input is one line on stderr and exit 2.
import { readFileSync } from 'node:fs';
import { run as bracket } from './engine/bracket.ts';
import { run as draw } from './engine/draw.ts';
import { composed, InputError } from './engine/input.ts';
import { run as schedule } from './engine/schedule.ts';
import { run as simulate } from './engine/simulate.ts';
import { run as standings } from './engine/standings.ts';
import { run as swiss } from './engine/swiss.ts';
import { run as thirds } from './engine/thirds.ts';
import { run as ties } from './engine/ties.ts';

type Flags = Record<string, string>;
type Command = (input: unknown, flags: Flags) => unknown;

const COMMANDS: Record<string, Command> = {
  ...{ standings, ties, thirds },
  ...{ schedule, bracket, swiss, draw, simulate },
};

function parseArguments(words: readonly string[]) {
  const flags: Flags = {};
  const rest: string[] = [];
  for (let i = 0; i < words.length; i += 1) {
    const word = words[i] ?? '';
    const flag = /^--([^=]+)(?:=(.*))?$/.exec(word);
    if (!flag) rest.push(word);
    else flags[flag[1] ?? ''] = flag[2] ?? words[++i] ?? '';
  }
  return { name: rest[0] ?? '', file: rest[1], flags };
}

function readJson(file: string | undefined): unknown {
  let text: string;
  try {
    text = readFileSync(file && file !== '-' ? file : 0, 'utf8');
  } catch (error) {
    throw new InputError(`cannot read ${file ?? 'standard input'}: ${(error as Error).message}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new InputError(`not JSON: ${(error as Error).message}`);
  }
}

function main(): void {
  const { name, file, flags } = parseArguments(process.argv.slice(2));
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  try {
    if (!command) {
      throw new InputError(`unknown command "${name}"; one of ${Object.keys(COMMANDS).join(', ')}`);
    }
    process.stdout.write(`${JSON.stringify(command(composed(readJson(file)), flags), null, 2)}\n`);
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    process.stderr.write(`engine: ${error.message.replaceAll(/\s+/g, ' ')}\n`);
    process.exitCode = 2;
  }
}

main();
