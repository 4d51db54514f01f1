// A liga from its founding to the first ban, on a phone: invited by a link, let in by the staff.
import { call, registerVerified } from './conta.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { otherPerson } from './participantes.ts';
import { ready } from './tab.ts';

test('founded, invited by a link, asked, let in, sent away', async ({ page, browser }) => {
  await signIn(page);
  await page.goto('/ligas/criar');
  await ready(page);
  await page.getByLabel('Nome da liga').fill('Liga da Várzea');
  await page.getByLabel('Grupo do WhatsApp').fill('https://exemplo.com/grupo');
  await page.getByRole('button', { name: 'Criar liga' }).click();
  await expect(page.getByRole('alert')).toContainText('WhatsApp');
  await expect(page.getByLabel('Nome da liga')).toHaveValue('Liga da Várzea');
  await page.getByLabel('Grupo do WhatsApp').fill('');
  await page.getByRole('button', { name: 'Criar liga' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Liga da Várzea');
  await axe(page);
  const liga = new URL(page.url()).pathname;

  await page.getByRole('link', { name: 'Membros' }).click();
  await page.getByText('Entra direto, sem aprovação').click();
  await page.getByRole('button', { name: 'Criar link' }).click();
  await expect(page.getByRole('img', { name: 'Código QR do convite' })).toBeVisible();
  const link = await page.getByLabel('Link de convite').inputValue();
  await axe(page);

  const other = await otherPerson(browser, page, process.env.E2E_URL);
  await other.goto(new URL(link).pathname);
  await ready(other);
  await expect(other.getByRole('link', { name: 'Entrar na conta e aceitar' })).toHaveAttribute(
    'href',
    /redirect=%2Fligas%2Fconvite%2F/,
  );
  await registerVerified(other, 'Quel Convidada');
  await other.goto(new URL(link).pathname);
  await ready(other);
  await axe(other);
  await other.getByRole('button', { name: 'Pedir para entrar' }).click();
  await expect(other.getByRole('status')).toContainText('Seu pedido foi enviado');

  await page.reload();
  await ready(page);
  await page.getByRole('button', { name: 'Aceitar Quel Convidada' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Quel Convidada' })).toContainText(
    'Membro',
  );
  await other.goto(liga.replace('liga-da-varzea', 'nome-antigo'));
  await expect(other, 'an old name leads to the one address').toHaveURL(liga);
  await expect(other.getByRole('link', { name: 'Membros' })).toBeVisible();

  await page.getByRole('button', { name: 'Opções de Quel Convidada' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Banir' }).click();
  await dialog.getByLabel('Motivo').fill('Abandonou três jogos');
  await dialog.getByRole('button', { name: 'Banir' }).click();
  await expect(page.getByRole('region', { name: 'Banidos' })).toContainText('Abandonou três jogos');
  await other.reload();
  await expect(other.getByText('Motivo: Abandonou três jogos')).toBeVisible();
  const again = await call(other, 'POST', '/api/ligas/convite', { token: link.split('/').at(-1) });
  expect(again.status()).toBe(403);
  await other.context().close();
});
