// Championships for journeys. What a journey is about happens on the screen; the scores in between are
// entered with the organiser's session, because typing hundreds of them would show nothing new.
import { expect, type Page } from '@playwright/test';
import { type Caller, call as callAs } from './conta.ts';
import { ready } from './tab.ts';

type Lado = { participante: string | null };

type Partida = {
  uuid: string;
  versao: number;
  fase: number;
  rodada: number;
  confronto: string | null;
  perna: number;
  mandante: Lado;
  visitante: Lado;
  placar: object | null;
  wo_de: string | null;
};

/** A call as the visitor of a page, or as somebody without one, which must succeed. */
export async function call<T>(
  caller: Caller,
  method: 'get' | 'post' | 'put',
  path: string,
  data?: object,
): Promise<T> {
  const answer = await callAs(caller, method.toUpperCase(), path, data);
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json() as Promise<T>;
}

export const teams = (count: number) =>
  Array.from({ length: count }, (_, index) => `Time ${String(index + 1).padStart(2, '0')}`);

/** A draft with its participants, in the order of their strength. */
export async function makeDraft(
  caller: Caller,
  nome: string,
  fases: object[],
  count: number,
  regras: object = {},
): Promise<string> {
  const inscricao = { vagas: Math.max(2, count) };
  const { data } = await call<{ data: { id: string } }>(caller, 'post', '/api/campeonatos', {
    nome,
    fases,
    inscricao,
    regras,
  });
  await addTeams(caller, data.id, count);
  return data.id;
}

async function addTeams(caller: Caller, id: string, count: number): Promise<void> {
  const participantes = teams(count).map((name) => ({ nome: name }));
  await call(caller, 'post', `/api/campeonatos/${id}/participantes/lista`, { participantes });
}

type Wanted = {
  readonly nome: string;
  readonly formato: RegExp;
  readonly count: number;
  /** What else is chosen on the step of the format. */
  adjust?(page: Page): Promise<void>;
};

/** Step by step on the screen, to open entries; then its participants, in the order of their strength. */
export async function createOnScreen(page: Page, wanted: Wanted): Promise<string> {
  const { nome, formato, count, adjust } = wanted;
  await page.goto('/campeonato/criar?etapa=basico');
  await ready(page);
  await page.getByLabel('Nome do campeonato').fill(nome);
  const goOn = async (next: string) => {
    await page.getByRole('button', { name: /^Continuar/ }).click();
    await expect(page).toHaveURL(new RegExp(`etapa=${next}`));
  };
  await goOn('formato');
  await page.getByRole('radio', { name: formato }).check({ force: true });
  await page.getByLabel('Participantes', { exact: true }).fill(String(count));
  await adjust?.(page);
  for (const next of ['regras', 'inscricoes', 'revisao']) await goOn(next);
  await page.getByRole('button', { name: 'Abrir inscrições' }).click();
  await expect(page).toHaveURL(/\/campeonato\/[2-9a-z]{10}$/);
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  await addTeams(page, id, count);
  return id;
}

/** Draws without the screen. */
export async function draw(caller: Caller, id: string, metodo = 'ranking'): Promise<void> {
  const path = `/api/campeonatos/${id}/sorteio`;
  const { data } = await call<{ data: { uuid: string } }>(caller, 'post', path, { metodo });
  await call(caller, 'put', path, { uuid: data.uuid });
}

/** Draws and starts without the screen. */
export async function start(caller: Caller, id: string, metodo?: string): Promise<void> {
  await draw(caller, id, metodo);
  await call(caller, 'put', `/api/campeonatos/${id}/estado`, { estado: 'andamento' });
}

/** Asks as the visitor of the page, without the browser: it would be busy with hundreds of scores. */
async function quietly(page: Page) {
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const url = process.env.E2E_URL ?? '';
  const headers = {
    Accept: 'application/json',
    Origin: url,
    Cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
    'X-XSRF-TOKEN': decodeURIComponent(token),
    'Content-Type': 'application/json',
  };
  return async <T>(method: string, path: string, data?: object): Promise<T> => {
    const body = data ? { body: JSON.stringify(data) } : {};
    const answer = await fetch(url + path, { method, headers, ...body });
    const text = await answer.text();
    expect(answer.ok, `${method} ${path}: ${text}`).toBe(true);
    return JSON.parse(text);
  };
}

const isOpen = ({ placar, wo_de, mandante, visitante }: Partida) =>
  !placar && !wo_de && mandante.participante !== null && visitante.participante !== null;

type Round = { data: Partida[]; fase: number; rodada: number | null };

/** A larger round is one of a table, where two meet once at home: as lines it cannot be taken for another. */
const MOST_ONE_BY_ONE = 8;

/** Plays on, the better team winning 2 × 0, until `stop` says so of the round that comes. Leaves the page. */
export async function play(
  page: Page,
  id: string,
  stop: (round: Pick<Round, 'fase' | 'rodada'>) => boolean = () => false,
): Promise<void> {
  // An open page of the championship would follow each score, live.
  await page.goto('/robots.txt');
  const ask = await quietly(page);
  const path = `/api/campeonatos/${id}`;
  type Names = { data: { uuid: string; nome: string }[] };
  const { data } = await ask<Names>('GET', `${path}/participantes`);
  const names = new Map(data.map(({ uuid, nome }) => [uuid, nome]));
  const nameOf = ({ participante }: Lado) => names.get(participante ?? '') ?? '';
  // The number of a team in its name: 1 is the best.
  const rank = (lado: Lado) => Number(nameOf(lado).replace(/\D/g, ''));
  const goals = (one: Partida) => (rank(one.mandante) < rank(one.visitante) ? [2, 0] : [0, 2]);
  for (;;) {
    const round = await ask<Round>('GET', `${path}/jogos`);
    const open = round.data.filter(isOpen);
    if (open.length === 0 || stop(round)) return;
    if (round.fase === 1 && open.length > MOST_ONE_BY_ONE) {
      const lines = open.map((one) => {
        return `${nameOf(one.mandante)} ${goals(one).join(' x ')} ${nameOf(one.visitante)}`;
      });
      const texto = [`Rodada ${round.rodada}`, ...lines].join('\n');
      const { data: campeonato } = await ask<{ data: { versao: number } }>('GET', path);
      await ask('POST', `${path}/importacao`, { texto, versao: campeonato.versao });
      continue;
    }
    for (const one of open) {
      const [mandante, visitante] = goals(one);
      const lancamento = { tipo: 'placar', mandante, visitante };
      await ask('PUT', `/api/partidas/${one.uuid}/placar`, { versao: one.versao, lancamento });
    }
  }
}

export async function openTab(page: Page, id: string, query = ''): Promise<void> {
  await page.goto(`/campeonato/${id}${query}`);
  await ready(page);
}

/** To another tab, or part of one, by its link: the page of before stays loaded. */
export async function goToTab(page: Page, id: string, tab: string): Promise<void> {
  const strip = page.getByRole('navigation', { name: /^Partes d[ao] (?:campeonato|organização)$/ });
  const link = strip.locator(`a[href="/campeonato/${id}${tab}"]`).first();
  await link.click();
  await expect(page).toHaveURL(`/campeonato/${id}${tab}`);
  await expect(link).toHaveAttribute('aria-current', 'page');
}

/** On 'Gerenciar': holds a draw of this kind with one press, or sets the places; ends on its page. */
export async function drawOnScreen(page: Page, id: string, metodo: string): Promise<void> {
  await openTab(page, id, '/gerenciar/sorteio');
  await page.getByRole('radio', { name: new RegExp(metodo) }).check();
  await page.getByRole('button', { name: /^(Sortear agora|Montar os jogos)$/ }).click();
  await expect(page).toHaveURL(/campeonato\/\w+\/sorteio$/);
  await ready(page);
}

/** What the page says was just done. */
const said = (page: Page) =>
  page.locator('[data-toast-group=default] > [data-kind=success]').first();

/** Goals, or who did not come. */
type Score = { readonly missed?: string; readonly goals?: readonly [number, number] };

/** Opens the sheet of a match that is on the screen. */
async function openSheet(page: Page, match: string): Promise<void> {
  const name = new RegExp(`^(Lançar placar|Corrigir): ${match}$`);
  await page.getByRole('button', { name }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Types goals into the open sheet; the first is at home. */
export async function typeGoals(page: Page, label: string, goals: readonly [number, number]) {
  const fields = page
    .getByRole('dialog')
    .getByRole('spinbutton', { name: new RegExp(`^${label}`) });
  await fields.nth(0).fill(String(goals[0]));
  await fields.nth(1).fill(String(goals[1]));
}

export async function saveSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Salvar placar' }).click();
  await expect(said(page)).toBeVisible();
  // While it is under way, which a toast of the sheet before says nothing of, the button has another name.
  await expect(page.getByRole('button', { name: /^(Salvar placar|Salvando…)$/ })).toBeHidden();
}

/** The first match that waits for a score on the screen: its two names. */
async function firstOpenMatch(page: Page): Promise<string> {
  const button = page.getByRole('button', { name: /^Lançar placar/ }).first();
  return (await button.getAttribute('aria-label'))?.split(': ')[1] ?? '';
}

/** The final, typed by the organiser; gives who won it. */
export async function finalOnScreen(page: Page, id: string): Promise<string> {
  await openTab(page, id, '/jogos');
  await expect(page.getByRole('heading', { name: 'Final', exact: true })).toBeVisible();
  const match = await firstOpenMatch(page);
  const [home = '', away = ''] = match.split(' × ');
  const isHomeBetter = home < away;
  await scoreOnScreen(page, match, { goals: isHomeBetter ? [3, 1] : [1, 3] });
  return isHomeBetter ? home : away;
}

/** Who the bracket says has won, with a link to it; the chip above the title is none. */
export const bracketChampion = (page: Page) =>
  page
    .getByRole('paragraph')
    .filter({ hasText: /^Campeão/ })
    .filter({ has: page.getByRole('link') });

export async function scoreOnScreen(page: Page, match: string, { missed, goals }: Score) {
  await openSheet(page, match);
  if (missed) {
    await page.getByLabel('O que aconteceu').selectOption({ label: 'W.O.' });
    await page.getByRole('radio', { name: `${missed} não compareceu` }).check();
  }
  if (goals) await typeGoals(page, 'Gols de', goals);
  await saveSheet(page);
}
