// What a key press costs in the simulator: 20 teams, each twice against each, on a processor four times slower.
// From the event of the key until the page as it is seen is laid out, in the browser's own clock. On a phone the table
// is below what is typed, and laid out when people come near; on a desktop it is beside it, and part of the measure.
// The same keys are typed in several visits, and the middle one of each counts: what else the machine does meets another
// key each time. What single presses took stands beside it.
import { chromium, type Page } from '@playwright/test';
import { BROWSER_FLAGS, requireBrowser } from '#scripts/browser.ts';
import { startProduct } from '#scripts/product.ts';
import { median, percentile, printTable, verdict } from './figures.ts';
import { signIn } from './visitor.ts';

const TEAMS = 20;
const PLAYED_ROUNDS = 19;
const KEYS = 120;
/** The first ones, while the browser still compiles. */
const WARM_UP = 20;
const VISITS = 5;
const SLOWER_PROCESSOR = 4;
/** Ten keys a second: quicker than scores are typed, and too quick for the chances, which wait for a pause. */
const BETWEEN_KEYS_MS = 100;
const WANTED_MS = 16;

const SCREENS = {
  phone: { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1440, height: 900 } },
};

const NAMES = ['phone', 'desktop'] as const;

/** A season at half time. */
async function makeSeason(url: string): Promise<string> {
  const visitor = await signIn(url);
  const lista = Array.from({ length: TEAMS }, (_, i) => `Time ${i + 1}`).join('\n');
  const league = { nome: 'Vinte times', lista, preset: 'brasileirao' };
  type Made = { data: { id: string } };
  const { data } = await visitor.send<Made>('POST', '/api/campeonatos/expresso', league);
  for (let round = 1; round <= PLAYED_ROUNDS; round += 1) {
    const answer = await fetch(`${url}/api/campeonatos/${data.id}/jogos?rodada=${round}`, {
      headers: { Cookie: visitor.cookie() },
    });
    const matches = (await answer.json()) as { data: { uuid: string; versao: number }[] };
    for (const [index, { uuid, versao }] of matches.data.entries()) {
      const lancamento = { tipo: 'placar', mandante: (round + index) % 4, visitante: index % 3 };
      await visitor.send('PUT', `/api/partidas/${uuid}/placar`, { versao, lancamento });
    }
  }
  return data.id;
}

/** Types figures into the fields on screen, one after another; how long each took, in milliseconds. */
function typeFigures(page: Page, keys: number): Promise<number[]> {
  const given = { count: keys, pause: BETWEEN_KEYS_MS };
  return page.evaluate(async ({ count, pause }) => {
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[data-gols]:enabled')];
    const setter = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const times: number[] = [];
    for (let key = 0; key < count; key += 1) {
      const field = fields[key % fields.length];
      if (!field) break;
      field.focus();
      const start = performance.now();
      setter?.call(field, String((key * 7 + Math.floor(key / fields.length)) % 6));
      field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      // What a key press changes is drawn before the next event; reading makes the layout part of it.
      document.querySelector('main')?.getBoundingClientRect();
      times.push(performance.now() - start);
      // What may follow the key in the frames after it is done before the next key, as it is for who types.
      await new Promise((next) => setTimeout(next, pause));
    }
    return times;
  }, given);
}

type Screen = (typeof SCREENS)[keyof typeof SCREENS];

async function measure(url: string, id: string, screen: Screen): Promise<readonly number[]> {
  const browser = await chromium.launch({ executablePath: requireBrowser(), args: BROWSER_FLAGS });
  try {
    const context = await browser.newContext(screen);
    const page = await context.newPage();
    await page.goto(`${url}/campeonato/${id}/simulador`);
    await page.mouse.move(5, 5);
    await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
    const tools = await context.newCDPSession(page);
    await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
    return (await typeFigures(page, WARM_UP + KEYS)).slice(WARM_UP);
  } finally {
    await browser.close();
  }
}

const inMs = (times: readonly number[]) =>
  [median(times), percentile(times, 0.95), Math.max(...times)].map((time) => time.toFixed(1));

export async function benchSimulador(): Promise<void> {
  const product = await startProduct();
  try {
    const id = await makeSeason(product.url);
    const visits: Record<keyof typeof SCREENS, (readonly number[])[]> = { phone: [], desktop: [] };
    // In turns, so that a slow minute of the machine touches both.
    for (let visit = 0; visit < VISITS; visit += 1) {
      for (const name of NAMES) visits[name].push(await measure(product.url, id, SCREENS[name]));
    }
    const rows = NAMES.flatMap((name) => {
      const single = visits[name].flat();
      const keys = Array.from({ length: KEYS }, (_, key) =>
        median(visits[name].map((times) => times[key] ?? Number.NaN)),
      );
      const most = percentile(keys, 0.95);
      const isQuick = verdict(most <= WANTED_MS, `p95 at most ${WANTED_MS} ms`);
      return [
        [name, ...inMs(keys), isQuick],
        ['  each press by itself', ...inMs(single), ''],
      ];
    });
    const head = `simulator, 20 teams, 4x slowed, ${KEYS} keys on`;
    printTable([[head, 'median ms', 'p95 ms', 'worst ms', ''], ...rows]);
  } finally {
    await product.stop();
  }
}
