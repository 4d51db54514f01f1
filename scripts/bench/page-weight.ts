// What a page costs a visitor who comes for the first time, counted in a real browser: the bytes of its
// files as they came over the line (compressed, without headers), until a press works and afterwards.
import type { BrowserContext, Page } from '@playwright/test';

type LoadedFile = {
  readonly path: string;
  readonly kind: 'script' | 'texts' | 'other';
  /** Of the body as it came, compressed. */
  readonly bytes: number;
  /** It was asked for before the page answered to a press. */
  readonly isBeforePress: boolean;
};

export type PageWeight = {
  readonly files: readonly LoadedFile[];
  /** Bytes of scripts that came before a press worked. */
  readonly scripts: number;
  /** Bytes of scripts that came after it, while nothing was pressed. */
  readonly idleScripts: number;
  /** Bytes of texts, before and after. */
  readonly texts: number;
  /** All that was asked for before a press worked, the page itself too. */
  readonly requests: number;
  /** How often the styles of the shell came: each time the whole page is styled and laid out once more. */
  readonly shellStyles: number;
};

/** What a page may cost a guest who lands on it. */
export const BUDGET = {
  scripts: 135 * 1024,
  idleScripts: 40 * 1024,
  texts: 10 * 1024,
  requests: 20,
} as const satisfies Partial<Record<keyof PageWeight, number>>;

/** The event of web/start/early-input.ts: React has taken the page over. */
const PAGE_TAKEN = 'page-taken';
const BINDING = 'tellPageTaken';

/** Texts have an address of their own: whole, or in parts that the build makes. */
const TEXTS = /^\/_i18n\/|^\/assets\/textos-[^/]*\.json$/;

const SHELL_STYLES = /^\/assets\/shell-[^/]*\.css$/;

function kindOf(path: string): LoadedFile['kind'] {
  if (TEXTS.test(path)) return 'texts';
  return path.endsWith('.js') ? 'script' : 'other';
}

type Asked = {
  readonly path: string;
  readonly isBeforePress: boolean;
  /** Bytes of its headers, and of all that came. */
  readonly head: number;
  readonly all: number;
  readonly isDone: boolean;
};

function sum(
  files: readonly LoadedFile[],
  kind: LoadedFile['kind'],
  isBeforePress: boolean,
): number {
  return files
    .filter((file) => file.kind === kind && file.isBeforePress === isBeforePress)
    .reduce((total, { bytes }) => total + bytes, 0);
}

/** Waits until nothing is under way and two turns of idle time have brought nothing new. */
async function untilQuiet(page: Page, requests: ReadonlyMap<string, Asked>): Promise<void> {
  const isUnderWay = () => [...requests.values()].some(({ isDone }) => !isDone);
  for (let turn = 0, seen = -1; turn < 2 || requests.size !== seen; turn += 1) {
    if (requests.size !== seen) turn = 0;
    seen = requests.size;
    // What waits for idle time gets it after two seconds at the latest, in the order of asking.
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 3_000 })));
    while (isUnderWay()) await page.evaluate(() => new Promise((next) => setTimeout(next)));
  }
}

/** The script of a worker ends in a session of its own, of which that of the tab hears nothing: it is asked for again. */
function watchWorkers(page: Page, requests: ReadonlyMap<string, Asked>): void {
  page.on('worker', async (worker) => {
    const { pathname } = new URL(worker.url());
    const answer = await page.context().request.get(worker.url());
    const all = Number(answer.headers()['content-length'] ?? (await answer.body()).length);
    for (const asked of requests.values()) {
      if (asked.path === pathname) Object.assign(asked, { head: 0, all, isDone: true });
    }
  });
}

/** Keeps a list of what a tab asks for; `onTaken` is called when a press works. */
async function watch(page: Page, onTaken: () => void): Promise<Map<string, Asked>> {
  const devtools = await page.context().newCDPSession(page);
  const requests = new Map<string, Asked>();
  let isBeforePress = true;
  devtools.on('Runtime.bindingCalled', () => {
    isBeforePress = false;
    onTaken();
  });
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    const { protocol, pathname } = new URL(request.url);
    if (!protocol.startsWith('http')) return;
    requests.set(requestId, { path: pathname, isBeforePress, head: 0, all: 0, isDone: false });
  });
  devtools.on('Network.responseReceived', ({ requestId, response }) =>
    Object.assign(requests.get(requestId) ?? {}, { head: response.encodedDataLength }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength: all }) =>
    Object.assign(requests.get(requestId) ?? {}, { all, isDone: true }),
  );
  devtools.on('Network.loadingFailed', ({ requestId }) =>
    Object.assign(requests.get(requestId) ?? {}, { isDone: true }),
  );
  await devtools.send('Runtime.enable');
  await devtools.send('Runtime.addBinding', { name: BINDING });
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  return requests;
}

/** Opens a page in a tab of its own, as somebody who has nothing of the product in their cache. */
export async function weighPage(context: BrowserContext, url: string): Promise<PageWeight> {
  const page = await context.newPage();
  const { promise: isTaken, resolve: take } = Promise.withResolvers<void>();
  const requests = await watch(page, take);
  watchWorkers(page, requests);
  await page.addInitScript(
    ({ event, binding }) => {
      const tell = (window as unknown as Record<string, (text: string) => void>)[binding];
      addEventListener(event, () => tell?.(''), { once: true });
    },
    { event: PAGE_TAKEN, binding: BINDING },
  );
  await page.goto(url);
  await isTaken;
  await untilQuiet(page, requests);
  await page.close();
  return weightOf([...requests.values()]);
}

function weightOf(requests: readonly Asked[]): PageWeight {
  const files = requests.map(
    ({ path, isBeforePress, head, all }): LoadedFile => ({
      path,
      kind: kindOf(path),
      bytes: Math.max(0, all - head),
      isBeforePress,
    }),
  );
  return {
    files,
    scripts: sum(files, 'script', true),
    idleScripts: sum(files, 'script', false),
    texts: sum(files, 'texts', true) + sum(files, 'texts', false),
    requests: files.filter(({ isBeforePress }) => isBeforePress).length,
    shellStyles: files.filter(({ path }) => SHELL_STYLES.test(path)).length,
  };
}
