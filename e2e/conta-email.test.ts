// The e-mail of an account: the verification modal, corrections, a change and its undoing.
import type { Page } from '@playwright/test';
import {
  call,
  expectMails,
  linkFor,
  newEmail,
  openLinkFor,
  PASSWORD,
  register,
  registerVerified,
} from './conta.ts';
import { axe, expect, test } from './harness.ts';
import { expectWholeLoad, openMarked, ready } from './tab.ts';

const modal = (page: Page) => page.getByRole('dialog', { name: 'Confirme seu e-mail' });
const resend = (page: Page) => modal(page).getByRole('button', { name: /^Reenviar/ });

/** The library behind it is loaded with the first modal, which takes a while on a busy machine. */
const isShown = (page: Page) => expect(modal(page)).toBeVisible();

async function openModal(page: Page): Promise<string> {
  const email = await register(page);
  await page.goto('/');
  await isShown(page);
  return email;
}

test.describe('the verification modal', () => {
  test('sends the link again and counts down, also over a reload; closes by its button and on Escape, and stays away where the specification says so', async ({
    page,
  }) => {
    const email = await openModal(page);
    await axe(page);
    await resend(page).click();
    await expect(resend(page)).toHaveText(/em ([1-5]?\d|60) segundos/);
    await expect(resend(page)).toBeDisabled();
    await expectMails(email, 'Confirme seu e-mail', 2);
    await modal(page).getByRole('button', { name: 'Depois' }).click();
    await expect(modal(page)).toBeHidden();
    await page.goto('/ajuda');
    await ready(page);
    await isShown(page);
    await expect(resend(page)).toHaveText(/em [1-5]?\d segundos/);
    const kept = await page.evaluate(() => localStorage.getItem('reenviar_link_segundos'));
    expect(Number(kept)).toBeGreaterThan(Date.now());
    await page.evaluate(() =>
      localStorage.setItem('reenviar_link_segundos', String(Date.now() + 2_000)),
    );
    await expect(resend(page)).toHaveText('Reenviar link');
    await expect(resend(page)).toBeEnabled();
    expect(await page.evaluate(() => localStorage.getItem('reenviar_link_segundos'))).toBeNull();
    await page.keyboard.press('Escape');
    await expect(modal(page)).toBeHidden();

    await page.goto('/verify-email');
    await expect(page.getByRole('heading', { name: 'Falta abrir o link' })).toBeVisible();
    await ready(page);
    await expect(modal(page)).toBeHidden();
    await axe(page);
  });

  test('corrects the address, sends the link there, and goes away in every tab once it is opened in one', async ({
    page,
    context,
  }) => {
    await openModal(page);
    const right = newEmail();
    await page.getByRole('button', { name: 'Corrija o e-mail' }).click();
    await modal(page).getByLabel('E-mail').fill(right);
    await axe(page);
    await page.getByRole('button', { name: 'Salvar e mandar link' }).click();
    await expect(modal(page)).toContainText(`Mandamos o link para ${right}`);
    const other = await context.newPage();
    await other.goto(await linkFor(right, 'Confirme seu e-mail'));
    await expect(other.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible();
    await expect(modal(page)).toBeHidden();
  });
});

test.describe('when the server refuses', () => {
  test.use({ expectedErrors: [/\b(403|422|500)\b/] });

  test("a link that cannot be sent is only logged, somebody else's address stands at its field; confirmed meanwhile the page reloads without the modal", async ({
    page,
  }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    const taken = await register(page);
    await page.context().clearCookies();
    const email = await register(page);
    await openMarked(page, '/');
    await isShown(page);
    await page.route('**/api/email/enviar-link-verificacao', (route) =>
      route.fulfill({ status: 500, json: { message: 'Server Error' } }),
    );
    await resend(page).click();
    await expect.poll(() => warnings.join()).toContain('verification link');
    await expect(resend(page)).toBeEnabled();
    await expect(page.locator('[data-toast-group=default] *')).toHaveCount(0);

    await page.getByRole('button', { name: 'Corrija o e-mail' }).click();
    await modal(page).getByLabel('E-mail').fill(taken);
    await page.getByRole('button', { name: 'Salvar e mandar link' }).click();
    await expect(modal(page).getByText('Este e-mail já tem uma conta.')).toBeVisible();
    await expect(modal(page).getByLabel('E-mail')).toBeFocused();
    await expect(page.locator('[data-toast-group=default] *')).toHaveCount(0);

    const { searchParams } = new URL(await linkFor(email, 'Confirme seu e-mail'));
    await call(page, 'POST', '/api/email/verificar', Object.fromEntries(searchParams));
    await modal(page).getByLabel('E-mail').fill(newEmail());
    await page.getByRole('button', { name: 'Salvar e mandar link' }).click();
    await expectWholeLoad(page);
    await expect(modal(page)).toBeHidden();
  });

  test('a link of somebody else does not confirm, and another can be asked for', async ({
    page,
  }) => {
    const ana = await register(page, 'Ana Lima');
    const link = await linkFor(ana, 'Confirme seu e-mail');
    await page.context().clearCookies();
    await register(page);
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'não vale mais' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mandar outro link' })).toBeEnabled();
    await axe(page);
  });
});

test.describe('a change of a confirmed address', () => {
  async function askForChange(page: Page) {
    const old = await registerVerified(page);
    const answer = await call(page, 'PUT', '/api/email/troca', { email: newEmail() });
    expect(answer.status()).toBe(202);
    return { old };
  }

  test('is asked for in the profile and happens when the new address confirms', async ({
    page,
  }) => {
    await registerVerified(page);
    const fresh = newEmail();
    await page.goto('/perfil');
    const part = page.getByRole('region', { name: 'E-mail', exact: true });
    await ready(page);
    await part.getByLabel('Novo e-mail').fill(fresh);
    await part.getByRole('button', { name: 'Trocar e-mail' }).click();
    await expect(part.getByText(fresh)).toBeVisible();
    await openLinkFor(page, fresh, 'Confirme seu novo e-mail');
    await axe(page);
    await page.getByRole('button', { name: 'Confirmar novo e-mail' }).click();
    await expect(page.getByRole('heading', { name: 'E-mail trocado' })).toBeVisible();
    await expect(page.getByText(`você entra com ${fresh}`)).toBeVisible();
  });

  test('is undone from the old address, and a new password is chosen', async ({ page }) => {
    const { old } = await askForChange(page);
    await page.context().clearCookies();
    await openLinkFor(page, old, 'Pedido de troca');
    await axe(page);
    await page.getByRole('button', { name: 'Desfazer a troca' }).click();
    await expect(page.getByRole('heading', { name: 'Troca desfeita' })).toBeVisible();
    await openLinkFor(page, old, 'Crie uma senha nova');
    await page.getByLabel('Senha nova').fill(PASSWORD);
    await page.getByLabel('Repita a senha').fill(PASSWORD);
    await page.getByRole('button', { name: 'Salvar senha' }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});
