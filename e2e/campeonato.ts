// Championships for journeys. What a journey is about happens on the screen; the scores in between are
// entered with the organiser's session, because typing hundreds of them would show nothing new.
import { expect, type Page } from '@playwright/test';
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
  wo: string | null;
};

/** A call with the session and the token of the page. */
export async function call<T>(
  page: Page,
  method: 'get' | 'post' | 'put',
  path: string,
  data?: object,
): Promise<T> {
  const { request } = page.context();
  const cookies = await page.context().cookies();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const answer = await request[method](path, {
    headers: {
      Accept: 'application/json',
      Origin: process.env.E2E_URL ?? '',
      'X-XSRF-TOKEN': decodeURIComponent(token),
    },
    ...(data && { data }),
  });
  expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
  return answer.json() as Promise<T>;
}

export const teams = (count: number) =>
  Array.from({ length: count }, (_, index) => `Time ${String(index + 1).padStart(2, '0')}`);

/** A draft with its participants, in the order of their strength. */
export async function makeDraft(
  page: Page,
  nome: string,
  fases: object[],
  count: number,
): Promise<string> {
  const inscricao = { vagas: Math.max(2, count) };
  const { data } = await call<{ data: { id: string } }>(page, 'post', '/api/campeonatos', {
    nome,
    fases,
    inscricao,
  });
  const participantes = teams(count).map((name) => ({ nome: name }));
  const path = `/api/campeonatos/${data.id}/participantes/lista`;
  await call(page, 'post', path, { participantes });
  return data.id;
}

/** Number of the team in its name: 1 is the best. */
async function strengths(page: Page, id: string): Promise<Map<string, number>> {
  const { data } = await call<{ data: { uuid: string; nome: string }[] }>(
    page,
    'get',
    `/api/campeonatos/${id}/participantes`,
  );
  return new Map(data.map(({ uuid, nome }) => [uuid, Number(nome.replace(/\D/g, ''))]));
}

const isOpen = ({ placar, wo, mandante, visitante }: Partida) =>
  !placar && !wo && mandante.participante !== null && visitante.participante !== null;

const rounds = (page: Page, id: string, query = '') =>
  call<{ data: Partida[]; fase: number; rodada: number | null }>(
    page,
    'get',
    `/api/campeonatos/${id}/jogos${query}`,
  );

/** Plays on, the better team winning 2 × 0, until `stop` says so of the round that comes. */
export async function play(
  page: Page,
  id: string,
  stop: (round: { fase: number; rodada: number | null }) => boolean = () => false,
): Promise<void> {
  const strength = await strengths(page, id);
  const rank = ({ participante }: Lado) => strength.get(participante ?? '') ?? 0;
  for (;;) {
    const round = await rounds(page, id);
    const open = round.data.filter(isOpen);
    if (open.length === 0 || stop(round)) return;
    for (const { uuid, versao, mandante, visitante } of open) {
      const homeWins = rank(mandante) < rank(visitante);
      const [home, away] = homeWins ? [2, 0] : [0, 2];
      const lancamento = { tipo: 'placar', mandante: home, visitante: away };
      await call(page, 'put', `/api/partidas/${uuid}/placar`, { versao, lancamento });
    }
  }
}

export async function openTab(page: Page, id: string, query = ''): Promise<void> {
  await page.goto(`/campeonato/${id}${query}`);
  await ready(page);
}

/** On 'Gerenciar': prepares a draw of this kind and holds it; ends on its page. */
export async function drawOnScreen(page: Page, id: string, metodo: string): Promise<void> {
  await openTab(page, id, '?aba=gerenciar&parte=sorteio');
  await page.getByRole('radio', { name: new RegExp(metodo) }).check();
  await page.getByRole('button', { name: 'Preparar e publicar a impressão' }).click();
  await expect(page.getByRole('heading', { name: 'Pronto para sortear' })).toBeVisible();
  await page.getByRole('button', { name: 'Sortear agora' }).click();
  await expect(page).toHaveURL(/\/sorteio$/);
  await ready(page);
}

/** The next step that the board offers. */
export async function step(page: Page, id: string, name: string): Promise<void> {
  await openTab(page, id, '?aba=gerenciar');
  await page.getByRole('button', { name, exact: true }).click();
  await expect(page.getByText('Pronto.')).toBeVisible();
}

type Score = { readonly kind?: string; readonly goals?: readonly [number, number] };

/** Opens the sheet of a match that is on the screen. */
export async function openSheet(page: Page, match: string): Promise<void> {
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
  const save = page.getByRole('button', { name: 'Salvar placar' });
  await save.click();
  await expect(page.getByText('Placar confirmado.').first()).toBeVisible();
  await expect(save).toBeHidden();
}

export async function scoreOnScreen(page: Page, match: string, { kind, goals }: Score) {
  await openSheet(page, match);
  if (kind) await page.getByLabel('O que aconteceu').selectOption({ label: kind });
  if (goals) await typeGoals(page, 'Gols de', goals);
  await saveSheet(page);
}
