// What stands on the screen stays where it is when scripts take the page over: counted as the browser counts
// the layout shift of a visit, never by time.
import type { Page } from '@playwright/test';
import { ABAS, type Aba, enderecoDe, lugarDaAba } from '#web/campeonato/endereco.ts';
import { call } from './campeonato.ts';
import { expect, test } from './harness.ts';
import { ready, settled } from './tab.ts';

const MOST = 0.02;

type Moved = { readonly shift: number; readonly what: readonly string[] };

/** Runs in the page before anything else. */
function watchShifts(): void {
  const moved: Moved[] = [];
  const nameOf = (node: Node | null | undefined) => {
    const box = node instanceof Element ? node : node?.parentElement;
    return box ? `${box.tagName.toLowerCase()}.${box.className}` : 'something that went';
  };
  type Shift = PerformanceEntry & {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly { readonly node?: Node | null }[];
  };
  const keep = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, sources } of entries as Shift[]) {
      if (hadRecentInput) continue;
      moved.push({ shift: value, what: sources.map(({ node }) => nameOf(node)) });
    }
  };
  const observer = new PerformanceObserver((list) => keep(list.getEntries()));
  observer.observe({ type: 'layout-shift', buffered: true });
  const movedSoFar = () => {
    keep(observer.takeRecords());
    return moved;
  };
  Object.assign(window, { movedSoFar });
}

async function movedOn(page: Page, path: string): Promise<Moved[]> {
  await page.goto(path);
  await ready(page);
  await settled(page);
  return page.evaluate(async () => {
    await document.fonts.ready;
    // The visitor's zone is asked for in idle time, which comes after three seconds at the latest.
    await new Promise((idle) => requestIdleCallback(idle, { timeout: 3_000 }));
    // A shift is told with the picture after it.
    for (let picture = 0; picture < 3; picture += 1) await new Promise(requestAnimationFrame);
    return (window as unknown as { movedSoFar(): Moved[] }).movedSoFar();
  });
}

type List = { data: { id: string }[] };

async function idOf(page: Page, nome: string): Promise<string> {
  const path = `/api/campeonatos?busca=${encodeURIComponent(nome)}`;
  const { data } = await call<List>(page, 'get', path);
  return data[0]?.id ?? '';
}

const PUBLIC = ABAS.filter((aba) => aba !== 'gerenciar');

const CHAMPIONSHIPS = {
  'Liga Resenha': PUBLIC.filter((aba) => aba !== 'chaveamento'),
  'Copa Quebrada': ['visao', 'chaveamento', 'jogos', 'simulador'],
  'Copa da Orla': ['visao', 'classificacao', 'chaveamento'],
  'Canelada Noturna': ['chaveamento'],
} as const satisfies Record<string, readonly Aba[]>;

async function expectStill(page: Page, path: string): Promise<void> {
  const moved = await movedOn(page, path);
  const sum = moved.reduce((all, { shift }) => all + shift, 0);
  expect(sum, `${path}: ${JSON.stringify(moved)}`).toBeLessThanOrEqual(MOST);
}

// Scripts that come late: a context that has them already would show less.
test.use({ ownContext: true });

test.beforeEach(({ page }) => page.addInitScript(watchShifts));

// Who lives elsewhere is told so, and in whose time the matches are: both are known in the browser only. An hour away, as
// a match of the evening may be one of the next day further east, and stands under another heading then.
test.describe('far from Brasília', () => {
  test.use({ timezoneId: 'America/Manaus' });

  for (const [nome, abas] of Object.entries(CHAMPIONSHIPS)) {
    test(`no tab of ${nome} moves when its scripts arrive`, async ({ page }) => {
      const id = await idOf(page, nome);
      for (const aba of abas) await expectStill(page, enderecoDe(id, lugarDaAba(aba)));
    });
  }

  test('the home page and the list of championships do not move when their scripts arrive', async ({
    page,
  }) => {
    for (const path of ['/', '/campeonatos']) await expectStill(page, path);
  });
});

test('a bracket does not move when its scripts arrive', async ({ page }) => {
  await expectStill(page, enderecoDe(await idOf(page, 'Canelada Noturna'), 'chaveamento'));
});
