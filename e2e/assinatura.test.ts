// From the limit of the free plan to the Pro and back, at the demonstration of the card provider.
import { call, registerVerified } from './conta.ts';
import { axe, axeAtBothSizes, expect, test } from './harness.ts';
import { ready } from './tab.ts';

// A limit that is met, and a script that a network does not let through.
test.use({ expectedErrors: [/402|provedor\.js/] });

test('free, the limit, a plan, declined, the challenge of the bank, Pro, cancelled, resumed', async ({
  page,
  product,
}) => {
  // Nothing of others is loaded until a card is changed, not even where one pays.
  const others: string[] = [];
  page.on('request', (request) => {
    if (/^https?:/.test(request.url()) && !request.url().startsWith(product)) {
      others.push(request.url());
    }
  });
  await registerVerified(page);
  const liga = {
    ...{ nome: 'Liga da Rua', descricao: '', regras: '', whatsapp: null, discord: null },
    ...{ modalidades: [], visibilidade: 'publico', entrada: 'aprovacao' },
  };
  const made = await call(page, 'POST', '/api/ligas', liga);
  expect(made.status(), await made.text()).toBe(201);

  await page.goto('/ligas/criar');
  await ready(page);
  await page.getByLabel('Nome da liga').fill('Liga do Bairro');
  await page.getByRole('button', { name: 'Criar liga' }).click();
  await expect(page.getByText('Seu plano permite cuidar de 1 liga')).toBeVisible();
  await page.getByRole('button', { name: 'Planos' }).click();
  await expect(page).toHaveURL('/planos');
  await expect(page.getByRole('region', { name: 'Grátis' })).toContainText('Você está aqui');
  await axeAtBothSizes(page);
  await page.getByRole('button', { name: 'Assinar o Pro' }).click();
  await page.getByLabel('Número do cartão').fill('4000 0000 0000 0002');
  await page.getByRole('button', { name: 'Pagar' }).click();
  await expect(page.getByRole('alert')).toHaveText('O cartão foi recusado. Tente outro.');
  await page.getByLabel('Número do cartão').fill('4000 0027 6000 3155');
  await page.getByRole('button', { name: 'Pagar' }).click();
  await page.getByRole('button', { name: 'Autorizar' }).click();

  await expect(page).toHaveURL(/\/assinatura\?sessao=cs_/);
  await expect(page.getByText('Pagamento confirmado. O Pro é seu.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pro' })).toContainText('Cartão final 3155');
  await axeAtBothSizes(page);

  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar o Pro' }).click();
  await expect(page.getByText(/^Termina em \d\d\/\d\d\/\d{4}$/)).toBeVisible();
  await page.getByRole('button', { name: 'Retomar o Pro' }).click();
  await expect(page.getByText('Próxima cobrança')).toBeVisible();
  expect(others).toEqual([]);

  // A new card in the provider's frame: declined, then challenged by the bank.
  await page.getByRole('button', { name: 'Trocar' }).click();
  const frame = page.frameLocator('iframe[title="Campo seguro do cartão"]');
  await frame.getByLabel('Número do cartão').fill('4000 0000 0000 0002');
  await axe(page);
  await page.getByRole('button', { name: 'Salvar cartão' }).click();
  await expect(page.getByRole('alert')).toHaveText('O cartão foi recusado. Tente outro.');
  await frame.getByRole('button', { name: '4242 4242 4242 4242' }).click();
  await page.getByRole('button', { name: 'Salvar cartão' }).click();
  await expect(page.getByText('Cartão trocado.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Pro' })).toContainText('Cartão final 4242');
  const hosts = new Set(others.map((url) => new URL(url).hostname));
  expect([...hosts]).toEqual(['localhost']);
});

test('the script of the provider stays behind, and what comes with the Pro', async ({ page }) => {
  await registerVerified(page);
  const opened = await call(page, 'POST', '/api/assinatura', { como: 'mensal' });
  const { pathname } = new URL((await opened.json()).data.url);
  await call(page, 'POST', pathname, { faz: 'cartao', numero: '4242424242424242' });
  await call(page, 'POST', '/api/assinatura/retorno', {});
  await page.goto('/assinatura?cartao=trocar');
  await ready(page);
  const frame = page.frameLocator('iframe[title="Campo seguro do cartão"]');
  await expect(frame.getByLabel('Número do cartão')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar cartão' })).toBeEnabled();
  await page.locator('[popovertarget="menu-da-conta"]').click();
  const account = page.getByRole('dialog', { name: /^Conta de/ });
  await account.getByRole('radio', { name: 'Escuro' }).click({ force: true });
  await expect(frame.locator('html[data-tema="night"]')).toBeAttached();

  // Who goes on to another page leaves the script behind, and who comes back from there gets an open policy again.
  const loaded = page.waitForEvent('load');
  await page.getByRole('link', { name: 'Perfil', exact: true }).first().click();
  await loaded;
  await expect(page).toHaveURL('/perfil');
  expect(await page.evaluate(() => 'Stripe' in window)).toBe(false);
  await ready(page);
  await page.locator('[popovertarget="menu-da-conta"]').click();
  const menu = page.getByRole('dialog', { name: /^Conta de/ });
  await menu.getByRole('link', { name: 'Assinatura' }).click();
  // The profile has a button of that name, too.
  await expect(page.getByRole('region', { name: 'Pro' })).toContainText('Cartão final 4242');
  await page.route('**/provedor.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Trocar' }).click();
  await page.getByRole('button', { name: 'Trocar na página da empresa de pagamento' }).click();
  await expect(page.getByRole('heading', { name: 'Trocar o cartão' })).toBeVisible();
  await expect(page).toHaveURL(/\/dev\/pagamentos\/cs_/);

  let championship = '';
  await test.step('a championship as a PDF comes with it', async () => {
    const settings = { nome: 'Copa do Pro', fases: [{ tipo: 'pontos_corridos' }] };
    const created = await call(page, 'POST', '/api/campeonatos', settings);
    const { id } = (await created.json()).data;
    await page.goto(`/campeonato/${id}/gerenciar`);
    await ready(page);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Baixar PDF' }).click();
    expect((await coming).suggestedFilename()).toBe(`campeonato-${id}.pdf`);
    championship = id;
  });

  await test.step('so do a colour and sponsors, by keyboard', async () => {
    await page.goto(`/campeonato/editar/${championship}`);
    await ready(page);
    await page.getByText('Capa, cor e patrocinadores', { exact: true }).click();
    await page.getByRole('textbox', { name: 'Cor das páginas' }).fill('#7a2cb8');
    await page.getByRole('button', { name: 'Adicionar patrocinador' }).press('Enter');
    await page.getByRole('button', { name: 'Tirar o 1º patrocinador' }).press('Enter');
    await expect(page.getByRole('heading', { name: 'Patrocinadores', exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Adicionar patrocinador' }).press('Enter');
    await page.keyboard.type('Padaria Invento');
    await axe(page);
    await page.getByRole('button', { name: 'Salvar aparência' }).press('Enter');
    await expect(page.getByText('Aparência salva.')).toBeVisible();
    const seen = await page.request.get(`/campeonato/${championship}`);
    expect(await seen.text()).toContain('Padaria Invento');
  });
});
