// What becomes of a plan that was paid, at the demonstration of the card provider: one life each. What nobody does
// on a screen is done over HTTP, and the clock of the product goes back to today afterwards.
import type { Page } from '@playwright/test';
import { call, expectMails, linkFor, PASSWORD, registerVerified } from './conta.ts';
import { axe, expect, test } from './harness.ts';
import { goInside, ready } from './tab.ts';

// Who left has no session any more, limits are met, and a document is refused.
test.use({ expectedErrors: [/40[12]|422/] });

const CARD = '4242424242424242';

const painel = async (page: Page, ...acts: readonly string[]) => {
  for (const faz of acts) await call(page, 'POST', '/dev/pagamentos', { faz });
};
const days = (n: number) => Array.from({ length: n }, () => 'dia');

test.afterEach(({ page }) => painel(page, 'hoje'));

async function buy(page: Page, como: 'mensal' | 'anual'): Promise<void> {
  const opened = await call(page, 'POST', '/api/assinatura', { como });
  expect(opened.status(), await opened.text()).toBe(200);
  const { pathname } = new URL((await opened.json()).data.url);
  await call(page, 'POST', pathname, { faz: 'cartao', numero: CARD });
  const back = await call(page, 'POST', '/api/assinatura/retorno', {});
  expect((await back.json()).data.situacao).toBe('ativa');
}

async function openPlan(page: Page): Promise<void> {
  await page.goto('/assinatura');
  await ready(page);
}

const plan = (page: Page, name: 'Pro' | 'Grátis') => page.getByRole('region', { name });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
/** Signals of the provider are heard after the answer. */
const untilPlanIs = (page: Page, situacao: string) =>
  expect
    .poll(async () => (await (await call(page, 'GET', '/api/assinatura')).json()).data.situacao)
    .toBe(situacao);
const create = async (page: Page) => {
  const body = { nome: 'Copa da Rua', fases: [{ tipo: 'mata_mata' }] };
  return (await call(page, 'POST', '/api/campeonatos', body)).status();
};

test('a Pix that is paid late', async ({ page }) => {
  await registerVerified(page);
  await page.goto('/planos');
  await ready(page);
  await press(page, 'Pagar um ano no Pix');
  await page.getByRole('link', { name: 'Voltar sem pagar' }).click();
  await openPlan(page);
  await expect(
    page.getByText(/^Falta pagar o Pix\. Dá para continuar até \d\d:\d\d/),
  ).toBeVisible();
  await expect(plan(page, 'Grátis')).toContainText('Falta concluir');

  // Past its minutes: the page of before leads to one that says so, and nothing was charged.
  await painel(page, 'dia');
  await press(page, 'Continuar o pagamento');
  await expect(page.getByRole('heading', { name: 'Este pagamento acabou' })).toBeVisible();
  await page.getByRole('link', { name: 'Voltar ao Tabelão' }).click();
  await expect(page.getByText('Nada foi cobrado até agora.')).toBeVisible();
  await expect(page.getByText('Falta pagar o Pix')).toBeHidden();

  // Within them, after a way round: the year begins.
  await call(page, 'POST', '/api/assinatura', { como: 'pix' });
  await openPlan(page);
  await press(page, 'Continuar o pagamento');
  await press(page, 'Pagar agora');
  await expect(page.getByText('Pagamento confirmado. O Pro é seu.')).toBeVisible();
  await expect(plan(page, 'Pro')).toContainText('Pix, 1 ano');
  await expect(
    page.getByText(/O próximo ano pode ser pago a partir de \d\d\/\d\d\/\d{4}/),
  ).toBeVisible();
  await expect(page.getByRole('row').last()).toContainText('Pro, 1 ano por Pix');

  // The year that one has says nothing of a payment that was not made.
  await goInside(page, '/assinatura?sessao=cs_nenhuma');
  await expect(page.getByText('O pagamento ainda não foi confirmado.')).toBeVisible();
});

test('a renewal that fails: grace, free with nothing lost, and back', async ({ page }) => {
  const email = await registerVerified(page);
  await buy(page, 'mensal');
  for (let n = 0; n < 6; n++) expect(await create(page)).toBe(201);
  await painel(page, 'falhar', 'mes');
  // The letter leads to the card.
  const link = await linkFor(email, 'Não conseguimos cobrar o seu Pro');
  await page.goto(link);
  await ready(page);
  await expect(
    page.getByText(/^Não conseguimos cobrar\. O Pro continua até \d\d\/\d\d/),
  ).toBeVisible();
  await expect(page.getByText(/em aberto são cobrados neste cartão/)).toBeVisible();
  await axe(page);
  const frame = page.frameLocator('iframe[title="Campo seguro do cartão"]');
  await frame.getByRole('button', { name: '4000 0000 0000 0341' }).click();
  await press(page, 'Salvar cartão');
  await expect(
    page.getByText(/Cartão trocado, mas a cobrança de R\$\s14,90 não passou/),
  ).toBeVisible();

  await painel(page, ...days(8));
  await openPlan(page);
  await expect(
    page.getByText(/A cobrança não passou e o Pro parou em .* Nada foi apagado/),
  ).toBeVisible();
  await expect(plan(page, 'Grátis')).toContainText('Parado');
  await expect(page.getByText('6 de 5')).toBeVisible();
  expect(await create(page)).toBe(402);
  await press(page, 'Pagar R$ 14,90 agora');
  await page.getByLabel('Número do cartão').fill(CARD);
  await press(page, 'Pagar R$ 14,90');
  await expect(page.getByText('Pago')).toBeVisible();
  await untilPlanIs(page, 'ativa');
  expect(await create(page)).toBe(201);
});

test('a year is given back on the third day', async ({ page }) => {
  const email = await registerVerified(page);
  await buy(page, 'anual');
  await painel(page, ...days(3));
  await openPlan(page);
  await press(page, 'Pedir o dinheiro de volta');
  const sure = page.getByRole('dialog');
  await expect(sure).toContainText(/Devolvemos tudo, R\$\s119,00, e o Pro acaba agora/);
  await sure.getByRole('button', { name: 'Devolver e acabar o Pro' }).click();
  await expect(page.getByText(/^O Pro terminou em .* o dinheiro foi devolvido/)).toBeVisible();
  await expect(plan(page, 'Grátis')).toContainText('Terminou');
  await expect(page.getByRole('row').last()).toContainText('Devolvido');
  await expect(page.getByRole('button', { name: 'Pedir o dinheiro de volta' })).toBeHidden();
  await expectMails(email, 'Seu dinheiro está voltando', 1);
  await page.getByRole('link', { name: 'Ver planos' }).click();
  await expect(page.getByRole('button', { name: 'Assinar o Pro' })).toBeVisible();
});

test('from month to year, with a document on the invoice', async ({ page }) => {
  await registerVerified(page);
  await buy(page, 'mensal');
  await painel(page, ...days(10));
  await openPlan(page);
  await press(page, 'Mudar de plano');
  const ask = page.getByRole('dialog');
  await expect(ask).toContainText(
    /Mudar para Anual: R\$\s119,00 por ano.* agora são cobrados R\$\s10\d,\d\d/,
  );
  await ask.getByRole('button', { name: 'Mudar agora' }).click();
  await expect(plan(page, 'Pro')).toContainText(/R\$\s119,00 por ano/);
  await expect(page.getByRole('row').filter({ hasText: 'Pro, anual' })).toContainText(
    /R\$\s10\d,\d\d/,
  );

  await press(page, 'Informar');
  const documento = page.getByLabel('CPF ou CNPJ', { exact: true });
  await documento.fill('529.982.247-26');
  await press(page, 'Salvar');
  await expect(page.getByRole('dialog')).toContainText('Confira o CPF ou CNPJ.');
  await documento.fill('529.982.247-25');
  await press(page, 'Salvar');
  await expect(page.getByText('termina em 25')).toBeVisible();
  await press(page, 'Mudar');
  await press(page, 'Tirar da fatura');
  await expect(page.getByText('não informado, é opcional')).toBeVisible();
});

test('who leaves while subscribed is not charged again, and may come back', async ({ page }) => {
  const email = await registerVerified(page);
  await buy(page, 'mensal');
  await page.goto('/perfil');
  await ready(page);
  await press(page, 'Excluir minha conta');
  const sure = page.getByRole('dialog', { name: 'Excluir a conta?' });
  await expect(sure).toContainText('Você assina o Pro: desde o pedido não há outra cobrança');
  await sure.getByRole('button', { name: 'Excluir conta' }).click();
  await expect(page.getByText(/Conta será excluída em/)).toBeVisible();
  const back = await call(page, 'POST', '/api/login', { email, password: PASSWORD });
  expect(back.status(), await back.text()).toBe(200);
  await untilPlanIs(page, 'cancelada');
  await openPlan(page);
  await expect(page.getByText(/Ao pedir a exclusão da conta, você cancelou o Pro/)).toBeVisible();
  await press(page, 'Retomar o Pro');
  await expect(plan(page, 'Pro')).toContainText('Próxima cobrança');
});
