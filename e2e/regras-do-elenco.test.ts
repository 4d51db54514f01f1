// Rules of squads, money and sanctions: chosen while creating, read in the regulamento, felt by who plays.
import type { Page } from '@playwright/test';
import { call, registerVerified } from './conta.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { addNames, dialog, main, openTab, row } from './participantes.ts';
import { ready } from './tab.ts';

test.use({ expectedErrors: [/\b40[49]\b/] });

/** Never today: the window is closed while this runs. */
const DAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'];
const DAY = DAYS[(new Date().getUTCDay() + 3) % DAYS.length] ?? '';

const goOn = (page: Page) => page.getByRole('button', { name: /^Continuar/ });
const group = (page: Page, title: string) => page.locator('summary', { hasText: title });

async function chooseRules(page: Page) {
  await group(page, 'Elenco e transferências').click();
  await page.getByRole('button', { name: 'Adicionar horário' }).click();
  await page.getByLabel('Dia da semana').last().selectOption({ label: DAY });
  await page.getByLabel('Das', { exact: true }).fill('03:00');
  await page.getByLabel('Até', { exact: true }).fill('03:00');
  await goOn(page).click();
  const wrong = 'O horário termina na hora em que começa.';
  await expect(main(page).getByRole('alert')).toContainText(wrong);
  await page.getByLabel('Até', { exact: true }).fill('03:01');
  await page.getByLabel('Trocas de emergência', { exact: true }).fill('1');
  await group(page, 'Punições e desistência').click();
  const add = page.getByRole('button', { name: 'Adicionar passo' });
  await add.click();
  await add.click();
  await page.getByRole('switch', { name: /^Suspensão/ }).click();
  await axe(page);
}

async function chooseMoney(page: Page) {
  await page.getByRole('radio', { name: 'A inscrição é confirmada na hora.' }).check();
  await group(page, 'Mais opções').click();
  await expect(page.getByLabel('Parcelas', { exact: true })).toBeHidden();
  await page.getByLabel('Taxa de inscrição').fill('20');
  await page.getByLabel('Parcelas', { exact: true }).fill('2');
  await page.getByRole('switch', { name: /^Prazo do pagamento/ }).click();
  await page.getByLabel('Se alguém sair').selectOption('nunca');
  await page.getByLabel('Doação').fill('1 kg de alimento');
}

async function createOnScreen(page: Page, nome: string): Promise<string> {
  await page.goto('/campeonato/criar?etapa=basico');
  await ready(page);
  await page.getByLabel('Nome do campeonato').fill(nome);
  await goOn(page).click();
  await page.getByRole('radio', { name: /^Pontos corridos/ }).check({ force: true });
  await goOn(page).click();
  await expect(page).toHaveURL(/etapa=regras/);
  await chooseRules(page);
  await goOn(page).click();
  await expect(page).toHaveURL(/etapa=inscricoes/);
  await chooseMoney(page);
  await goOn(page).click();
  await expect(page.getByText('Cada participante leva: 1 kg de alimento.')).toBeVisible();
  await page.getByRole('button', { name: 'Abrir inscrições' }).click();
  await expect(page).toHaveURL(/\/campeonato\/[2-9a-z]{10}$/);
  return new URL(page.url()).pathname.split('/')[2] ?? '';
}

async function start(page: Page, id: string) {
  const path = `/api/campeonatos/${id}`;
  const prepared = await call(page, 'POST', `${path}/sorteio`, { metodo: 'aleatorio' });
  const { uuid } = (await prepared.json()).data;
  expect((await call(page, 'PUT', `${path}/sorteio`, { uuid })).ok()).toBe(true);
  expect((await call(page, 'PUT', `${path}/estado`, { estado: 'andamento' })).ok()).toBe(true);
}

test('from the choice to the sentence to what happens', async ({ page, another }) => {
  await signIn(page);
  const id = await createOnScreen(page, 'Liga das Regras');
  await page.goto(`/campeonato/${id}/regulamento`);
  await ready(page);
  for (const sentence of [
    `Depois do começo, o elenco só muda toda semana, nestes horários: ${DAY}, das 03:00 às 03:01 (horário de Brasília).`,
    'Cada nova infração de um participante tem a punição seguinte desta ordem: advertência; perda de 1 ponto. A última se repete.',
    'Quem desiste ou é excluído depois do começo fica 30 dias sem se inscrever em outro campeonato do mesmo dono.',
    'A taxa pode ser paga em até 2 parcelas.',
    'A taxa não é devolvida.',
  ]) {
    await expect(main(page).getByText(sentence)).toBeVisible();
  }

  const player = await another();
  await registerVerified(player, 'Rui Regrado');
  await player.goto(`/campeonato/${id}`);
  await ready(player);
  await player.getByRole('button', { name: 'Quero jogar' }).click();
  await expect(dialog(player)).toContainText('A taxa pode ser paga em até 2 parcelas.');
  await dialog(player).getByLabel('Time').fill('Regrado FC');
  await dialog(player).getByRole('button', { name: 'Inscrever' }).click();
  await expect(player.getByText('Você está dentro.')).toBeVisible();
  await expect(main(player)).toContainText('Cada participante leva: 1 kg de alimento.');
  await addNames(page, id, ['Time Um', 'Time Dois', 'Time Três']);
  await start(page, id);

  await test.step('an emergency change is spent', async () => {
    await openTab(player, id);
    await player.getByRole('button', { name: /^Meu time: Regrado FC/ }).click();
    await expect(dialog(player)).toContainText('0 de 1 trocas de emergência usadas.');
    await dialog(player).getByRole('button', { name: 'Incluir jogador' }).click();
    await dialog(player).getByLabel('Nome do jogador 1').fill('Reserva');
    await dialog(player).getByRole('button', { name: 'Salvar elenco' }).click();
    await expect(dialog(player)).toContainText('1 de 1 trocas de emergência usadas.');
    await expect(dialog(player).getByRole('button', { name: 'Incluir jogador' })).toBeHidden();
    await expect(dialog(player).getByLabel('Nome do jogador 1')).not.toBeEditable();
    await dialog(player).getByLabel('Camisa do jogador 1').fill('7');
    const saved = player.waitForResponse(/\/elenco$/);
    await dialog(player).getByRole('button', { name: 'Salvar elenco' }).click();
    expect((await saved).status()).toBe(200);
    await expect(dialog(player)).toContainText('1 de 1 trocas de emergência usadas.');
    await axe(player);
  });

  await test.step('who has not paid is marked', async () => {
    await openTab(page, id);
    await expect(row(page, 'Regrado FC')).toContainText('Atrasado');
    await row(page, 'Regrado FC').getByLabel(/paga$/).click();
    await expect(row(page, 'Regrado FC')).not.toContainText('Atrasado');
  });

  await test.step('each punishment is the next step of the ladder', async () => {
    await page.goto(`/campeonato/${id}/gerenciar/punicoes`);
    await ready(page);
    await page.getByLabel('Quem', { exact: true }).selectOption({ label: 'Regrado FC' });
    await expect(page.getByText('Pelo regulamento, agora é: advertência.')).toBeVisible();
    await page.getByLabel(/^Motivo/).fill('Ofensa no grupo');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByText('Pelo regulamento, agora é: perda de 1 ponto.')).toBeVisible();
    await expect(page.getByLabel('Punição', { exact: true })).toHaveValue('pontos');
    await expect(page.getByText('advertência: Ofensa no grupo')).toBeVisible();
    await axe(page);
    await page.goto(`/campeonato/${id}/classificacao`);
    await expect(page.getByText('advertência: Ofensa no grupo')).toBeVisible();
  });

  await test.step('who withdrew waits for the next championship', async () => {
    await openTab(page, id);
    await page.getByRole('button', { name: /^Abrir Regrado FC/ }).click();
    await dialog(page).getByRole('radio', { name: 'Saída e troca' }).check();
    await dialog(page).getByRole('button', { name: 'Registrar desistência' }).click();
    await expect(dialog(page)).toContainText('fica 30 dias sem se inscrever');
    await dialog(page).getByRole('button', { name: 'Registrar a desistência' }).click();
    await expect(row(page, 'Regrado FC')).toContainText('Desistiu');
    const fases = [{ tipo: 'pontos_corridos' }];
    const made = await call(page, 'POST', '/api/campeonatos', { nome: 'A próxima', fases });
    const next = (await made.json()).data.id;
    await call(page, 'PUT', `/api/campeonatos/${next}/estado`, { estado: 'inscricoes' });
    await player.goto(`/campeonato/${next}`);
    await ready(player);
    await player.getByRole('button', { name: 'Quero jogar' }).click();
    await dialog(player).getByLabel('Time').fill('Regrado FC');
    await dialog(player).getByRole('button', { name: 'Inscrever' }).click();
    await expect(player.getByText(/você só pode se inscrever a partir de/)).toBeVisible();
  });
});
