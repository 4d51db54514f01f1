// `npm run bench -- engine`: the engine's figures beside what is wanted of them, and beside brackets-manager
// on the same work. Times are processor time: what others do on the machine does not count.
import { readdirSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { BracketsManager } from 'brackets-manager';
import { InMemoryDatabase } from 'brackets-memory-db';
import { build, type Rollup } from 'vite';
import { roundRobin } from '#engine/calendar/round-robin.ts';
import { simulate } from '#engine/chances/simulation.ts';
import { bracketState, fillSeeds, playBracket } from '#engine/knockout/bracket.ts';
import { knockout } from '#engine/knockout/single-elimination.ts';
import { nextSwissRound } from '#engine/pairing/swiss.ts';
import { PRESETS } from '#engine/presets.ts';
import { makeRandom, poisson, poissonThresholds } from '#engine/random.ts';
import { standings } from '#engine/tables/standings.ts';
import type { Bye, Match, TableStage } from '#engine/types.ts';
import { median, printTable, verdict } from './figures.ts';

const BUDGET = 30_000;

const names = (count: number) => Array.from({ length: count }, (_, i) => `T${i + 1}`);

function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

const ENOUGH_MS = 500;

/** Mean over as many runs as fill half a second, in growing batches: reading the clock takes time too. */
async function meanTime(work: () => unknown): Promise<number> {
  let runs = 0;
  const start = processorTime();
  for (let batch = 1; processorTime() - start < ENOUGH_MS; batch *= 2) {
    for (let i = 0; i < batch; i++) {
      const pending = work();
      if (pending instanceof Promise) await pending;
    }
    runs += batch;
  }
  return (processorTime() - start) / runs;
}

const ms = (value: number) => (value < 10 ? `${value.toFixed(2)} ms` : `${Math.round(value)} ms`);

export async function benchEngine(): Promise<void> {
  await benchElimination();
  await benchStandings();
  await benchSimulation();
  benchSwiss();
  await benchBundle();
}

/** Created, and every tie asked for its winner once its two teams are known. */
function playOurs(teams: readonly string[]): void {
  const bracket = knockout({ entrants: teams.length });
  if (!bracket.ok) throw new Error('refused');
  const { champion } = playBracket(bracket.value, fillSeeds(teams), (_, [first]) => first);
  if (champion !== 'T1') throw new Error(`champion ${champion}`);
}

/** The same, with the whole bracket asked for again after every single result. */
function playOursOneByOne(teams: readonly string[]): void {
  const bracket = knockout({ entrants: teams.length });
  if (!bracket.ok) throw new Error('refused');
  const winners = new Map<string, string>();
  for (const tie of bracket.value.ties.keys()) {
    const state = bracketState(bracket.value, winners, fillSeeds(teams)).ties[tie];
    winners.set(state?.tie.id ?? '', state?.teams[0] ?? '');
  }
}

async function playTheirs(teams: readonly string[]): Promise<void> {
  const manager = new BracketsManager(new InMemoryDatabase());
  await manager.create.stage({
    name: 'bench',
    tournamentId: 0,
    type: 'single_elimination',
    seeding: [...teams],
    settings: { seedOrdering: ['inner_outer'] },
  });
  for (let id = 0; id < teams.length - 1; id++) {
    await manager.update.match({
      id,
      opponent1: { score: 1, result: 'win' },
      opponent2: { score: 0 },
    });
  }
  const [champion] = await manager.get.finalStandings(0);
  if (champion?.name !== 'T1') throw new Error(`champion ${champion?.name}`);
}

async function benchElimination(): Promise<void> {
  const rows = [
    ['elimination, created and played', 'ours', 'brackets-manager', 'times', 'one by one'],
  ];
  let factor = 0;
  for (const entrants of [32, 64, 128]) {
    const teams = names(entrants);
    const ours = await meanTime(() => playOurs(teams));
    const theirs = await meanTime(() => playTheirs(teams));
    const oneByOne = await meanTime(() => playOursOneByOne(teams));
    factor = theirs / ours;
    rows.push([`${entrants} entrants`, ms(ours), ms(theirs), factor.toFixed(0), ms(oneByOne)]);
  }
  printTable(rows);
  console.log(verdict(factor >= 50, '50 times faster at 128 entrants'));
}

/** A double round robin with Poisson scores in the first rounds. */
function makeSeason(teams: number, playedRounds: number): TableStage {
  const rounds = roundRobin({ teams: names(teams), turns: 2 });
  if (!rounds.ok) throw new Error('refused');
  const random = makeRandom('season');
  const laws = [poissonThresholds(1.4), poissonThresholds(1.1)] as const;
  const matches = rounds.value.flatMap(({ number, matches: pairings }) =>
    pairings.map((pairing, i): Match => {
      const score = { home: poisson(laws[0], random), away: poisson(laws[1], random) };
      const result = number <= playedRounds ? { result: { kind: 'played', score } as const } : {};
      return { id: `${number}.${i}`, round: number, ...pairing, ...result };
    }),
  );
  return { teams: names(teams), matches, rules: PRESETS.cbf };
}

async function benchStandings(): Promise<void> {
  const rows = [['standings, CBF order', 'matches', 'a second']];
  let rate = 0;
  for (const teams of [80, 40, 20]) {
    const season = makeSeason(teams, 2 * teams);
    rate = 1000 / (await meanTime(() => standings(season)));
    rows.push([`${teams} teams`, `${season.matches.length}`, rate.toFixed(0)]);
  }
  printTable(rows);
  console.log(verdict(rate >= 20_000, '20000 a second for 20 teams, 380 matches'));
}

async function benchSimulation(): Promise<void> {
  const rows = [['10000 seasons from half way', 'matches left', 'time']];
  let time = 0;
  for (const teams of [80, 40, 20]) {
    const season = makeSeason(teams, teams - 1);
    time = await meanTime(() => simulate(season, { runs: 10_000, seed: '1' }));
    rows.push([`${teams} teams`, `${season.matches.length / 2}`, ms(time)]);
  }
  printTable(rows);
  console.log(verdict(time < 500, 'under 500 ms for 20 teams'));
}

/** The time to pair each round of a tournament with random results. */
function swissTimes(players: number, rounds: number): number[] {
  const random = makeRandom(`swiss ${players}`);
  const entrants = names(players).map((team) => ({ team }));
  const matches: Match[] = [];
  const byes: Bye[] = [];
  return Array.from({ length: rounds }, (_, index) => {
    const round = index + 1;
    const swiss = { entrants, round, matches, byes, rules: PRESETS.cbf };
    const start = processorTime();
    const repeats = Math.ceil(2000 / players) ** 2;
    for (let i = 1; i < repeats; i++) nextSwissRound(swiss);
    const paired = nextSwissRound(swiss);
    const time = (processorTime() - start) / repeats;
    if (!paired.ok) throw new Error(paired.problems[0]?.reason);
    for (const { home, away } of paired.value.pairings) {
      const score = { home: random.below(3), away: random.below(3) };
      matches.push({
        id: `${round} ${home}`,
        round,
        home,
        away,
        result: { kind: 'played', score },
      });
    }
    if (paired.value.bye !== undefined) byes.push({ team: paired.value.bye, round });
    return time;
  });
}

const squareLog = (n: number) => n * n * Math.log2(n);

function benchSwiss(): void {
  const rows = [['Swiss, rounds 1 to 9', 'median', 'slowest', 'sum', 'times n² log n']];
  const sizes = [250, 500, 1000, 2000];
  let slowest = 0;
  let base = 0;
  let growth = 0;
  for (const players of sizes) {
    const times = swissTimes(players, 9);
    const sum = times.reduce((total, time) => total + time, 0);
    if (players === 250) base = sum / squareLog(players);
    if (players === 500) slowest = Math.max(...times);
    growth = sum / squareLog(players) / base;
    rows.push([
      `${players} players`,
      ms(median(times)),
      ms(Math.max(...times)),
      ms(sum),
      growth.toFixed(2),
    ]);
  }
  printTable(rows);
  console.log(verdict(slowest < 200, 'every round of 500 players under 200 ms'));
  console.log(verdict(growth <= 1.25, 'from 250 to 2000 no faster than n² log n, within 25 %'));
}

/** A module that keeps everything that any file of the engine exports. */
async function keepAll(files: readonly string[]): Promise<string> {
  const imports: string[] = [];
  const kept: string[] = [];
  for (const [i, file] of files.entries()) {
    const names = Object.keys(await import(`#engine/${file}`));
    const local = names.map((name) => `${name}_${i}`);
    imports.push(
      `import { ${names.map((name, n) => `${name} as ${local[n]}`)} } from '#engine/${file}';`,
    );
    kept.push(...local);
  }
  return `${imports.join('\n')}\nexport default [${kept}];`;
}

async function benchBundle(): Promise<void> {
  // What tests are made of is no part of it.
  const files = readdirSync('engine', { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !name.startsWith('fixtures'),
  );
  const entry = `${process.cwd()}/engine/everything`;
  const source = await keepAll(files);
  const everything = {
    name: 'everything',
    enforce: 'pre' as const,
    resolveId: (id: string) => (id === entry ? entry : undefined),
    load: (id: string) => (id === entry ? source : undefined),
  };
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [everything],
    build: {
      write: false,
      minify: true,
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const { output } = built as Rollup.RollupOutput;
  const code = output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
  const gzip = gzipSync(code, { level: 9 }).length;
  const brotli = brotliCompressSync(code).length;
  printTable([
    ['whole engine for a browser', 'bytes', 'gzip', 'brotli'],
    [`${files.length} files`, `${code.length}`, `${gzip}`, `${brotli}`],
  ]);
  console.log(verdict(gzip <= BUDGET, `<= ${BUDGET} bytes, gzip`));
}
