// Who helps to run a championship: invited by an address, listed once they agreed.
import { call, registerVerified } from './conta.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { openEntries } from './participantes.ts';
import { ready } from './tab.ts';

test('invited by e-mail, pending by the address, accepted from the notice', async ({
  page,
  another,
}) => {
  await signIn(page);
  const id = await openEntries(page, 'Copa a Duas Mãos');
  const helper = await another();
  const email = await registerVerified(helper, 'Ajudante Nova');
  await page.goto(`/campeonato/${id}/gerenciar/organizadores`);
  await ready(page);
  const asked = page.getByLabel('E-mail da pessoa');
  for (const address of [email, 'ninguem@exemplo.com']) {
    await asked.fill(address);
    await page.getByLabel('O que pode fazer').selectOption({ label: 'Resultados' });
    await page.getByRole('button', { name: 'Convidar' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: address })).toContainText(
      'Convite pendente',
    );
  }
  await expect(page.getByText('Ajudante Nova')).toBeHidden();
  await axe(page);
  await page.getByRole('button', { name: 'Retirar o convite para ninguem@exemplo.com' }).click();
  await expect(page.getByText('ninguem@exemplo.com', { exact: true })).toBeHidden();

  await helper.goto('/');
  await ready(helper);
  await helper
    .getByRole('banner')
    .getByRole('button', { name: /^Avisos/ })
    .click();
  const bell = helper.getByRole('dialog', { name: 'Avisos' });
  await bell.getByText(/convidou você para ajudar a organizar Copa a Duas Mãos/).click();
  await expect(helper.getByRole('heading', { level: 1 })).toHaveText('Convite para organizar');
  await expect(helper.getByText('Agenda e placares.')).toBeVisible();
  await axe(helper);
  const address = helper.url();
  await helper.getByRole('button', { name: 'Aceitar' }).click();
  await expect(helper).toHaveURL(new RegExp(`/campeonato/${id}/gerenciar`));
  // The notice stays in the list, and its link leads on.
  await helper.goto(address);
  await ready(helper);
  await expect(helper).toHaveURL(new RegExp(`/campeonato/${id}/gerenciar`));
  await page.reload();
  await ready(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ajudante Nova' })).toContainText(
    'Resultados',
  );
  await page.getByRole('button', { name: 'Tirar Ajudante Nova da organização' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Ajudante Nova' })).toBeHidden();
  await helper.goto(address);
  await expect(helper.getByRole('heading', { level: 1 })).toHaveText('Este convite não vale mais');
});

test('refused, in English: nobody is told', async ({ page, another }) => {
  await signIn(page);
  const id = await openEntries(page, 'Copa Recusada');
  const helper = await another();
  const email = await registerVerified(helper, 'Recusa Tudo');
  await call(helper, 'PUT', '/api/perfil/idioma', { locale: 'en' });
  const path = `/api/campeonatos/${id}/organizadores/convites`;
  const invited = await call(page, 'POST', path, { email, papel: 'co' });
  const { uuid } = (await invited.json()).data;
  await helper.goto(`/convite/${uuid}`);
  await ready(helper);
  await expect(helper.getByRole('heading', { level: 1 })).toHaveText('Invitation to organise');
  await helper.getByRole('button', { name: 'Refuse' }).click();
  await expect(helper.getByText('Nobody was told.')).toBeVisible();
  await page.goto(`/campeonato/${id}/gerenciar/organizadores`);
  await ready(page);
  await expect(page.getByRole('listitem').filter({ hasText: email })).toContainText('pendente');
});
