// `npm run bench`: what the product reaches on this machine, beside what is wanted of it.
// `npm run bench -- http weight` measures only those. Read the ratios: absolute figures vary by machine.
import { cpus } from 'node:os';
import { ensureBuild } from '#server/build.ts';
import { benchCampeonato } from './bench/campeonato.ts';
import { benchDraw } from './bench/draw.ts';
import { benchEngine } from './bench/engine.ts';
import { benchHttp } from './bench/http.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { benchLogin } from './bench/login.ts';
import { benchMemory } from './bench/memory.ts';
import { benchResults } from './bench/posting/results.ts';
import { benchPress } from './bench/press.ts';
import { benchRestart } from './bench/restart/restart.ts';
import { benchScale } from './bench/scale.ts';
import { benchSimulador } from './bench/simulador.ts';
import { benchStartup } from './bench/startup.ts';
import { benchTempoReal } from './bench/tempo-real.ts';
import { benchWeight } from './bench/weight.ts';
import { benchPictures } from './pictures/bench-pictures.ts';
import { benchRankings } from './rankings/bench-rankings.ts';
import { benchMap } from './vitrine/bench-map.ts';

const BENCHES: Readonly<Record<string, () => Promise<void>>> = {
  http: benchHttp,
  campeonato: benchCampeonato,
  login: benchLogin,
  weight: benchWeight,
  results: benchResults,
  draw: benchDraw,
  scale: benchScale,
  map: benchMap,
  rankings: benchRankings,
  startup: benchStartup,
  memory: benchMemory,
  pictures: benchPictures,
  press: benchPress,
  simulador: benchSimulador,
  'tempo-real': benchTempoReal,
  restart: benchRestart,
  lighthouse: benchLighthouse,
  engine: benchEngine,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !(name in BENCHES));
if (unknown.length > 0) {
  console.error(`no measurement ${unknown}; there are: ${Object.keys(BENCHES).join(', ')}`);
  process.exit(2);
}
const [processor] = cpus();
console.log(`Node ${process.version}, ${cpus().length} × ${processor?.model.trim()}`);
await ensureBuild();
for (const [name, bench] of Object.entries(BENCHES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n== ${name}`);
  await bench();
}
