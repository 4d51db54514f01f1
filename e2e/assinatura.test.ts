// From the limit of the free plan to the Pro and back, at the demonstration of the card provider.
import { call, registerVerified } from './conta.ts';
import { axeAtBothSizes, expect, test } from './harness.ts';
import { ready } from './tab.ts';

test.use({ expectedErrors: [/402/] });

test('free, the limit, a plan, the challenge of the bank, Pro, cancelled, resumed', async ({
  page,
  product,
}) => {
  // Nothing of others is loaded, not even where one pays.
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
});
