// The first view at each moment of a championship, as a guest with a phone finds it.
import type { Page } from '@playwright/test';
import { call, draw, goToTab, makeDraft, openTab, play } from './campeonato.ts';
import { axe, expect, signIn, test } from './harness.ts';

type List = { data: { id: string }[] };

async function open(page: Page, nome: string): Promise<string> {
  const path = `/api/campeonatos?busca=${encodeURIComponent(nome)}`;
  const { data } = await call<List>(page, 'get', path);
  const id = data[0]?.id ?? '';
  await openTab(page, id);
  return id;
}

const card = (page: Page, name: string | RegExp) => page.getByRole('region', { name });

test('a guest sees what each moment is about', async ({ page }) => {
  await test.step('entries: who is in, the place that waits, and the way in within reach', async () => {
    await open(page, 'Torneio da Estação');
    await expect(card(page, '5 de 8 vagas preenchidas')).toContainText('Faltam 3 vagas');
    const inside = card(page, 'Quem já está dentro').getByRole('listitem');
    await expect(inside).toContainText(['Nilo Bastos', 'Carol Vidal', 'Igor Prates']);
    await expect(inside.last()).toHaveText('mais 2 vagas livres');
    await expect(card(page, 'Quando acontece').getByRole('listitem')).toHaveText([
      /^Inscrições/,
      'Sorteio',
      /^Mata-mata/,
    ]);
    // One way in at a time: once that of the head is out of sight, the bar at the foot of the screen has it.
    const bar = page.getByRole('link', { name: 'Garantir minha vaga' });
    await expect(page.getByRole('link', { name: 'Entrar para jogar' })).toBeInViewport();
    await expect(bar).toBeHidden();
    await card(page, 'Quando acontece').scrollIntoViewIfNeeded();
    await expect(bar).toBeInViewport();
    await axe(page);
    await page.getByRole('link', { name: 'Sua vaga' }).click();
    await expect(page).toHaveURL(/\/login\?.*inscrever/);
  });

  await test.step('one table: next match, the top, the round', async () => {
    await open(page, 'Liga Resenha');
    await expect(card(page, 'Próximo jogo')).toContainText('20:00');
    // One name takes two lines, and the crests stand side by side all the same.
    const crests = card(page, 'Próximo jogo').locator('svg[viewBox="0 0 40 44"]');
    await expect(crests).toHaveCount(2);
    const heights = await crests.evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().y),
    );
    expect(heights[0]).toBe(heights[1]);
    await expect(card(page, 'No alto da tabela').getByRole('row')).toHaveCount(9);
    await expect(card(page, 'No alto da tabela')).toContainText('Copa Resenha');
    await expect(card(page, 'Rodada 14').getByRole('listitem')).toHaveCount(6);
    await expect(card(page, 'O que vem').locator('[aria-current=step]')).toHaveText(
      /^Rodada 14 de 22/,
    );
  });

  await test.step('a bracket that fits the screen: three rounds, last results', async () => {
    await open(page, 'Copa Quebrada');
    const bracket = card(page, 'Chave');
    const rounds = bracket.getByRole('heading', { level: 3 });
    await expect(rounds).toHaveText(['Quartas de final', 'Semifinais', 'Final']);
    await expect(card(page, 'Últimos placares').getByRole('listitem')).toHaveCount(6);
    const wide = await bracket.evaluate((box) => box.scrollWidth - box.clientWidth);
    expect(wide).toBeLessThanOrEqual(0);
  });

  await test.step('two trees where only the second defeat puts out', async () => {
    await open(page, 'Canelada Noturna');
    await expect(card(page, 'Chave principal')).toBeVisible();
    await expect(card(page, 'Repescagem')).toBeVisible();
  });

  await test.step('the end: champion, podium and how it ended', async () => {
    const id = await open(page, 'Copinha do Quintal');
    await expect(card(page, 'Campeão')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Pódio' }).getByRole('listitem')).toHaveCount(3);
    await expect(card(page, 'Como acabou a chave')).toBeVisible();
    await axe(page);
    await goToTab(page, id, '/participantes');
    const shared = page.getByRole('cell', { name: '5º–8º' }).first();
    // As in a cup of 256, which would take long to play.
    const wide = await shared.evaluate((cell) => {
      cell.textContent = '129º–256º';
      return cell.scrollWidth - cell.clientWidth;
    });
    expect(wide, 'a shared place stays in its column').toBeLessThanOrEqual(0);
  });
});

const GROUPS = [{ tipo: 'grupos', grupos: 4, classificam: 2 }, { tipo: 'mata_mata' }];

test('all groups are there with what is certain, and after the draw one press starts it', async ({
  page,
  another,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Copa dos Quatro', GROUPS, 16);
  await draw(page, id);
  await openTab(page, id);
  await expect(page.getByRole('table', { name: /Grupo/ })).toHaveCount(4);
  await page.getByRole('main').getByRole('button', { name: 'Começar' }).click();
  await expect(page.getByRole('main').getByRole('button', { name: 'Começar' })).toBeHidden();
  await play(page, id, ({ rodada }) => rodada === 3);
  const guest = await another();
  await openTab(guest, id);
  const first = guest.getByRole('table', { name: /Grupo A/ });
  await expect(first.getByRole('row').nth(1)).toContainText('Já garantido');
  await expect(first.getByRole('row').nth(4)).not.toContainText('Já garantido');
  await expect(card(guest, 'O que vem').locator('[aria-current=step]')).toHaveText(
    /^Grupos, 16 de 24 jogos/,
  );
  await axe(guest);
});
