// The key for payments on the page that edits: the owner proves who they are, a co-organiser only reads.
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { teams } from './campeonato.ts';
import { call, PASSWORD, registerVerified } from './conta.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { addCoOrganiser, addNames, openEntries } from './participantes.ts';
import { ready } from './tab.ts';

// The refusal that asks for the proof is written to the console too.
test.use({ expectedErrors: [/\b403\b/] });

const FEE = {
  ...{ taxa_centavos: 2_000, chave_pix: 'dona@exemplo.com' },
  ...{ pix_nome: 'Dona da Chave', pix_cidade: 'Recife' },
};

async function openKey(page: Page, id: string, more: RegExp) {
  await page.goto(`/campeonato/editar/${id}?etapa=inscricoes`);
  await ready(page);
  await page.getByText(more).click();
}

/** From another device of the same person, so that on this one the code was never shown. */
async function turnOnSecondFactor(device: Page, email: string): Promise<string> {
  await call(device, 'POST', '/api/login', { email, password: PASSWORD });
  const prepared = await call(device, 'POST', '/api/perfil/segundo-fator');
  const secret = Secret.fromBase32((await prepared.json()).data.segredo);
  const codigo = new TOTP({ secret }).generate();
  const done = await call(device, 'PUT', '/api/perfil/segundo-fator', { codigo });
  const { codigos } = (await done.json()).data;
  return codigos[0];
}

test('the owner confirms who they are before the Pix key changes; a co-organiser only reads it', async ({
  page,
  another,
}) => {
  const email = await registerVerified(page, 'Dona da Chave');
  const id = await openEntries(page, 'Copa com Pix', { inscricao: FEE });
  const recovery = await turnOnSecondFactor(await another(), email);
  await openKey(page, id, /^Mais opções/);
  const key = page.getByLabel('Chave Pix');
  await key.fill('nova@exemplo.com');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const proof = page.getByRole('dialog', { name: 'Confirme que é você' });
  await expect(proof).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Confirme que é você para continuar.')).toBeVisible();
  const kept = async () =>
    (await (await call(page, 'GET', `/api/campeonatos/${id}`)).json()).data.inscricao.chave_pix;
  expect(await kept()).toBe('dona@exemplo.com');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await proof.getByLabel('Sua senha').fill(PASSWORD);
  await proof.getByLabel(/^Código/).fill(recovery);
  await proof.getByRole('button', { name: 'Confirmar' }).click();
  await expect(proof).toBeHidden();
  await expect.poll(kept).toBe('nova@exemplo.com');

  await test.step('a co-organiser reads it and is told whose it is, in both languages', async () => {
    const helper = await another();
    const theirs = await registerVerified(helper, 'Coorganizadora');
    await addCoOrganiser(page, id, { helper, email: theirs });
    await openKey(helper, id, /^Mais opções/);
    const read = helper.getByLabel('Chave Pix');
    await expect(read).toHaveValue('nova@exemplo.com');
    await expect(read).not.toBeEditable();
    await expect(helper.getByText(/só essa pessoa a troca/).first()).toBeVisible();
    await axe(helper);
    await call(helper, 'PUT', '/api/perfil/idioma', { locale: 'en' });
    const english = await helper.request.get(`/campeonato/editar/${id}?etapa=inscricoes`);
    expect(await english.text()).toContain('only they can change it');
  });
});

test('who enters gets the Pix code and sends a receipt, and the organiser confirms it', async ({
  page,
  another,
}) => {
  await signIn(page);
  const inscricao = { ...FEE, aprovacao: 'automatica', pede: [] };
  const id = await openEntries(page, 'Copa Paga', { inscricao });
  const player = await another();
  await registerVerified(player, 'Paula Pagante');
  await call(player, 'POST', `/api/campeonatos/${id}/participantes`, {});
  await player.goto(`/campeonato/${id}`);
  await ready(player);
  await player.getByRole('link', { name: 'Ver pagamento' }).click();
  await expect(player.getByLabel('Pix copia e cola')).toHaveValue(/^000201.*dona@exemplo\.com/);
  await expect(player.getByRole('img', { name: 'QR Code do Pix' })).toBeVisible();
  await axe(player);
  const buffer = await player.screenshot();
  const file = { name: 'comprovante.png', mimeType: 'image/png', buffer };
  await player.getByLabel('Mandar comprovante').setInputFiles(file);
  await expect(player.getByRole('img', { name: 'Seu comprovante' })).toBeVisible();
  await addNames(page, id, teams(10));
  await page.goto(`/campeonato/${id}/gerenciar`);
  await ready(page);
  await page.getByRole('link', { name: 'Abrir o caixa' }).click();
  await page.getByRole('checkbox', { name: /Paula Pagante/ }).check();
  const bar = await page.getByRole('region', { name: '1 escolhida' }).boundingBox();
  const below = (page.viewportSize()?.height ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0);
  expect(below, 'under the thumb').toBeLessThan(20);
  await axe(page);
  await page.getByRole('button', { name: 'Confirmar 1' }).click();
  await expect(page.getByText('1 pagamento confirmado.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Resolvidas/ })).toBeVisible();
});
