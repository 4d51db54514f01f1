// A whole cup without looking for anything: each screen has one main button, and it leads to the next.
import type { Page } from '@playwright/test';
import { makeDraft, openTab } from './campeonato.ts';
import { atBothSizes, axe, expect, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

const main = (page: Page) => page.getByRole('main');

const step = (page: Page) => page.getByRole('region').filter({ hasText: 'O próximo passo' }).last();

/** The number in the name of a team is its strength: 1 is the best. */
const strength = (label: string) => Number(label.replace(/\D/g, ''));

/** Both figures of a match in which the better team wins 2 × 0. */
const figures = ([home = '', away = '']: readonly string[]) =>
  strength(home) < strength(away) ? '20' : '02';

/** Of the open round: the labels of both fields of each match, in the order of the rows. */
async function matches(page: Page): Promise<string[][]> {
  const rows = page.getByRole('list', { name: 'Jogos da rodada' }).getByRole('listitem');
  await expect(rows.first()).toBeVisible();
  return rows.evaluateAll((items) =>
    items
      .map((item) => [...item.querySelectorAll('input:not([readonly])')])
      .filter((fields) => fields.length > 0)
      .map((fields) => fields.map((field) => field.getAttribute('aria-label') ?? '')),
  );
}

/** By the keys under the thumb, or in the rows, with the Enter of habit behind both figures. */
async function enterRound(page: Page, byThumb = false): Promise<void> {
  await ready(page);
  const open = await matches(page);
  if (byThumb) {
    for (const match of open) {
      const keys = page.getByRole('group', { name: 'Teclado de gols' });
      for (const figure of figures(match)) await keys.getByText(figure, { exact: true }).click();
      await page.getByRole('button', { name: 'Salvar e próximo' }).click();
    }
  } else {
    await page.getByLabel(open[0]?.[0] ?? '', { exact: true }).focus();
    for (const match of open) {
      for (const figure of figures(match)) await page.keyboard.press(figure);
      await page.keyboard.press('Enter');
    }
  }
  await expect(page.getByText('Rodada completa.')).toBeVisible();
}

async function enterAndGoOn(page: Page, next: string, byThumb = false): Promise<void> {
  await enterRound(page, byThumb);
  await page.getByRole('link', { name: `Ir para: ${next}` }).click();
  await expect(page.getByRole('heading', { name: next, exact: true })).toBeVisible();
}

const onward = (page: Page) => main(page).getByRole('link', { name: 'Ver o próximo passo' });

test('a cup of 8 is run to its champion by the main buttons of the panel and of what they open', async ({
  page,
}) => {
  await signIn(page);
  const fases = [{ tipo: 'grupos', grupos: 2, classificam: 2 }, { tipo: 'mata_mata' }];
  const id = await makeDraft(page, 'Copa dos Botões', fases, 8);
  await openTab(page, id, '/gerenciar');
  await step(page).getByRole('link', { name: 'Sortear' }).click();
  await page.getByRole('button', { name: 'Sortear agora' }).click();
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await main(page).getByRole('button', { name: 'Começar' }).click();
  await expect(page).toHaveURL(/\/jogos$/);

  // The next step is in one place: at the bottom of a phone, in the header of a large screen.
  const next = main(page).getByRole('link', { name: 'Lançar placares' });
  await atBothSizes(page, async () => {
    await expect(next).toHaveCount(1);
    await expect(next).toBeInViewport();
  });
  // The board has the open round before any deadline is over.
  await main(page)
    .getByRole('navigation', { name: 'O próximo passo' })
    .getByRole('link', { name: /^Gerenciar/ })
    .click();
  await expect(page.getByRole('heading', { name: 'Jogos da rodada 4' })).toBeVisible();
  await axe(page);
  const fields = main(page).locator('form').first().getByRole('textbox');
  const labels = await fields.evaluateAll((all) =>
    all.map((field) => field.getAttribute('aria-label') ?? ''),
  );
  const [home = '', away = ''] = figures(labels);
  await fields.first().fill(home);
  await fields.last().fill(away);
  await fields.last().press('Enter');
  await expect(page.getByRole('heading', { name: 'Jogos da rodada 3' })).toBeVisible();
  await next.click();

  await enterAndGoOn(page, 'Rodada 2', true);
  await enterAndGoOn(page, 'Rodada 3');
  await enterRound(page);
  // The first of all groups are level: before the next round come lots.
  await onward(page).click();
  await step(page).getByRole('link', { name: 'Sortear desempate' }).click();
  await page.getByRole('button', { name: 'Sortear o desempate' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sortear agora' }).click();
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await onward(page).click();
  await step(page).getByRole('link', { name: 'Lançar placares' }).click();
  await expect(page.getByRole('heading', { name: 'Semifinais', exact: true })).toBeVisible();
  await enterAndGoOn(page, 'Final');
  await enterRound(page);
  await onward(page).click();
  await step(page).getByRole('button', { name: 'Encerrar e celebrar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Encerrar e celebrar' }).click();
  await expect(page).toHaveURL(/\/campeao$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Time 01');
  await openTab(page, id);
  await expect(main(page).getByRole('link', { name: 'Ver o campeão' })).toHaveCount(1);
});
