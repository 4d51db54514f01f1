import type { Page } from '@playwright/test';
import { call, goToTab, openTab, play, scoreOnScreen, teams } from './campeonato.ts';
import { axe, expect, signIn, test } from './harness.ts';

async function express(page: Page, nome: string): Promise<string> {
  const made = await call<{ data: { id: string } }>(page, 'post', '/api/campeonatos/expresso', {
    nome,
    lista: teams(4).join('\n'),
    preset: 'pelada',
  });
  return made.data.id;
}

type Rounds = { data: { uuid: string; versao: number }[] };

// A correction without its reason is refused.
test.use({ expectedErrors: [/422/] });

test('a small league: score, walkover, table, reasons, correction and champion', async ({
  page,
}) => {
  await signIn(page);
  const id = await express(page, 'Liga da Rua');
  await openTab(page, id, '/jogos');
  const [first, second] = await page
    .getByRole('button', { name: /^Lançar placar/ })
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')?.split(': ')[1] ?? ''));
  await scoreOnScreen(page, first ?? '', { goals: [1, 0] });
  const [missed = ''] = (second ?? '').split(' × ');
  await scoreOnScreen(page, second ?? '', { missed });
  const given = page.getByRole('article').filter({ hasText: 'W.O.' });
  await expect(given).toContainText(/3\D*0|0\D*3/);
  await page.setViewportSize({ width: 1440, height: 900 });
  const middles = await page
    .getByRole('article')
    .getByText('×', { exact: true })
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().x));
  expect(new Set(middles).size, 'with a mark or without, scores below each other').toBe(1);
  await page.setViewportSize({ width: 360, height: 740 });
  // With its last score the round stays on the screen, and shows the way on.
  const way = page.getByRole('status').filter({ hasText: 'Esta rodada está completa.' });
  await expect(way.getByRole('link', { name: 'Ir para: Rodada 2' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Rodada 1' })).toBeVisible();

  await goToTab(page, id, '/classificacao');
  await expect(page.getByText('falta o sorteio')).toBeHidden();
  const winner = page.getByRole('row').nth(1);
  expect((await winner.boundingBox())?.height).toBeLessThanOrEqual(45);
  // Anywhere in the row, not only on the name.
  await winner.getByRole('cell').nth(2).click();
  await expect(page.getByRole('heading', { name: /Por que está em/ })).toBeVisible();
  await expect(winner.getByRole('link')).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(/^Está acima de .+ por .+: .+ contra .+\.$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Próximo jogo' })).toBeVisible();
  await expect(page.getByText('5 jogos a disputar.')).toBeVisible();
  await expect(page.getByText('Saldo de gols').first()).toBeVisible();
  await axe(page);

  await openTab(page, id, '/jogos?rodada=1');
  await page.getByRole('button', { name: `Corrigir: ${first}` }).click();
  const fields = page.getByRole('dialog').getByRole('spinbutton', { name: /^Gols de/ });
  // Four: with three the first two could end level in everything, by what was drawn.
  await fields.nth(1).fill('4');
  await expect(page.getByRole('heading', { name: 'O que muda' })).toBeVisible();
  // Without scrolling, too: its first line stands at the button, and leads to the rest.
  const brief = page.getByRole('button', { name: /^O que muda.+do \dº ao \dº/ });
  await expect(brief).toBeInViewport({ ratio: 1 });
  await brief.click();
  await expect(page.getByRole('heading', { name: 'O que muda' })).toBeInViewport();
  await page.getByRole('button', { name: 'Salvar placar' }).click();
  const reason = page.getByLabel('Por que o placar muda (obrigatório)');
  await expect(reason).toHaveAccessibleDescription('Diga por que o placar muda.');
  await reason.fill('Súmula errada');
  await page.getByRole('button', { name: 'Salvar placar' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await openTab(page, id, '/gerenciar/historico');
  await expect(page.getByText('corrigiu 1 × 0 para 1 × 4')).toBeVisible();
  await expect(page.getByText(`${first} · Súmula errada`)).toBeVisible();
  await axe(page);

  await play(page, id);
  const table = await page.request.get(`/campeonato/${id}/classificacao`);
  expect(await table.text()).toMatch(/>Campeão</);
});

test('the sheet of a match says where and when it is played', async ({ page }) => {
  await signIn(page);
  const id = await express(page, 'Liga com Lugar');
  const { data } = await call<Rounds>(page, 'get', `/api/campeonatos/${id}/jogos`);
  const [first] = data;
  await call(page, 'put', `/api/partidas/${first?.uuid}/agenda`, {
    versao: first?.versao,
    estadio: 'Arena da Vila',
    jogo_previsto_at: '2026-12-05T23:30:00.000Z',
  });
  await openTab(page, id, '/jogos');
  const own = page.locator(`a[href="/partida/${first?.uuid}"]`);
  const match = page.getByRole('article').filter({ has: own });
  const day = page.getByRole('heading', { level: 3 });
  await expect(day.filter({ hasText: 'Arena da Vila' })).toBeVisible();
  await match.getByRole('button', { name: 'Lançar placar' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Arena da Vila - 05/12/2026 20:30', { exact: true })).toBeVisible();
});
