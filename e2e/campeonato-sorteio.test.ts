import { drawOnScreen, makeDraft, openTab, teams } from './campeonato.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { isPhone, ready } from './tab.ts';

const GRUPOS = [
  { tipo: 'grupos', grupos: 2, classificam: 1 },
  { tipo: 'mata_mata', cruzamento: 'cruzado' },
];

test('the ceremony: hash before, ball by ball, seed after, and anyone can check', async ({
  page,
  browser,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Sorteio ao Vivo', GRUPOS, 8);
  await openTab(page, id, '?aba=gerenciar&parte=sorteio');
  await page.getByRole('radio', { name: /Aleatório/ }).check();
  await page.getByRole('button', { name: 'Preparar o sorteio' }).click();
  const hash = (await page.locator('code').first().textContent()) ?? '';
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  await axe(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('button', { name: 'Sortear agora' }).click();
  await expect(page).toHaveURL(/\/sorteio$/);
  await ready(page);
  await expect(page.getByText(hash)).toBeVisible();
  await page.getByRole('button', { name: 'Pausar' }).click();
  await page.getByRole('button', { name: 'Próxima bola' }).click();
  await expect(page.getByText(/^Bola \d de 8/)).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await expect(page.getByText(/^Bola 8 de 8/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cerimônia do sorteio' })).toContainText('Grupo B');
  await page.getByRole('button', { name: 'Conferir agora' }).click();
  await expect(page.getByText('Confere', { exact: true })).toBeVisible();
  await expect(page.getByText('Todas as bolas saem iguais.')).toBeVisible();
  await axe(page);

  // Without scripts a person reads the whole log, whatever ball the ceremony is at.
  const storageState = await page.context().storageState();
  const context = await browser.newContext({ javaScriptEnabled: false, storageState });
  const plain = await context.newPage();
  await plain.goto(`/campeonato/${id}/sorteio`);
  const log = plain.locator('section').filter({
    has: plain.getByRole('heading', { name: 'Bola por bola' }),
  });
  await expect(log.getByRole('listitem').filter({ visible: true })).toHaveCount(8);
  for (const name of teams(8)) {
    await expect(log.getByText(name, { exact: true }).filter({ visible: true })).toHaveCount(1);
  }
  await expect(plain.getByRole('button', { name: 'Próxima bola' })).toBeHidden();
  await context.close();
});

test('with reduced motion the balls wait for the button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page);
  const id = await makeDraft(page, 'Sorteio Calmo', GRUPOS, 4);
  await drawOnScreen(page, id, 'Aleatório');
  await expect(page.getByRole('button', { name: 'Continuar sozinho' })).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar tudo' }).click();
  await page.getByRole('button', { name: 'Assistir de novo' }).click();
  await expect(page.getByText('4 bolas na urna')).toBeVisible();
});

test('by hand: a team changes groups by keyboard, and by dragging with a mouse', async ({
  page,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Sorteio à Mão', GRUPOS, 4);
  await openTab(page, id, '?aba=gerenciar&parte=sorteio');
  await page.getByRole('radio', { name: /À mão/ }).check();
  const groupB = page.getByRole('region', { name: 'Grupo B' });
  await expect(groupB).not.toContainText('Time 01');
  await page.getByLabel('Mover Time 01 para').selectOption({ label: 'Grupo B' });
  await expect(groupB.getByText('Time 01', { exact: true })).toBeVisible();
  if (isPhone(page)) {
    await page.getByLabel('Mover Time 02 para').selectOption({ label: 'Grupo A' });
  } else {
    await groupB
      .getByRole('listitem')
      .filter({ hasText: 'Time 02' })
      .dragTo(page.getByRole('region', { name: 'Grupo A' }));
  }
  await expect(page.getByRole('region', { name: 'Grupo A' })).toContainText('Time 02');
  await page.getByRole('button', { name: 'Preparar o sorteio' }).click();
  await page.getByRole('button', { name: 'Sortear agora' }).click();
  await expect(page).toHaveURL(/\/sorteio$/);
  await openTab(page, id, '?aba=classificacao');
  const table = page.getByRole('table', { name: /Grupo B/ });
  await expect(table).toContainText('Time 01');
});
