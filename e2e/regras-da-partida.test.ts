// Rules around a match from the form to the match: what is chosen is written, and what is written holds.
import { expect, type Page } from '@playwright/test';
import { call, openTab, saveSheet, start, teams } from './campeonato.ts';
import { axe, signIn, test } from './harness.ts';
import { ready } from './tab.ts';

const goOn = async (page: Page, next: string) => {
  await page.getByRole('button', { name: /^Continuar/ }).click();
  await expect(page).toHaveURL(new RegExp(`etapa=${next}`));
};

const group = (page: Page, name: string) =>
  page.getByRole('heading', { name, exact: true }).click();

/** A Monday: the round of a week ends on the Sunday after. */
const MONDAY = '2026-03-02T03:00:00.000Z';

async function withMatches(page: Page, id: string): Promise<void> {
  const participantes = teams(4).map((nome) => ({ nome }));
  await call(page, 'post', `/api/campeonatos/${id}/participantes/lista`, { participantes });
  await start(page, id, 'aleatorio');
  await call(page, 'put', `/api/campeonatos/${id}/agenda`, { comeca_em: MONDAY, ciente: true });
}

test('a cup with its own W.O., an hour without agreement and scores that both send', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/campeonato/criar?etapa=basico');
  await ready(page);
  await page.getByLabel('Nome do campeonato').fill('Copa Combinada');
  await goOn(page, 'formato');
  await page.getByRole('radio', { name: /Mata-mata Perdeu/ }).check({ force: true });
  await page.getByLabel('Participantes', { exact: true }).fill('4');
  await page.getByText('Mais opções').first().click();
  await page.getByRole('switch', { name: 'Gols do W.O. nesta fase' }).check();
  await page.getByRole('spinbutton', { name: 'Gols do W.O. nesta fase' }).fill('5');
  await goOn(page, 'regras');
  await group(page, 'Rodadas juntas e jogo sem acordo');
  await page.getByRole('switch', { name: 'Horário quando não há acordo' }).check();
  await page.getByLabel('Hora (Brasília)').fill('20:30');
  await group(page, 'Placares e prazos');
  await page.getByLabel('Quem envia o placar').selectOption('Os dois lados');
  await page.getByText('Foto do placar final', { exact: true }).click();
  await page.getByText('Vídeo do jogo', { exact: true }).click();
  await expect(page.getByRole('checkbox', { name: 'Vídeo do jogo' })).toBeChecked();
  await page.getByLabel('Jogo sem placar no prazo').selectOption('W.O. a favor de quem avisou');
  await group(page, 'Cartões');
  await page.getByRole('switch', { name: 'Amarelos para um jogo fora' }).check();
  await goOn(page, 'inscricoes');
  await goOn(page, 'revisao');
  const RULES = [
    'No mata-mata, quem não aparece perde o jogo por 5 × 0',
    'Sem acordo, o jogo é no último domingo do prazo, às 20:30 (horário de Brasília).',
    'Qualquer um dos dois lados informa o placar até 24 horas depois do jogo.',
    'Junto com o placar vai: foto do placar final, vídeo do jogo.',
    'Jogo sem placar no prazo: W.O. a favor de quem propôs um horário ou informou e ficou sem resposta',
    'A cada 3 cartões amarelos em jogos diferentes, o jogador fica fora do jogo seguinte do time.',
  ];
  for (const rule of RULES) await expect(page.getByText(rule)).toBeVisible();
  await page.getByRole('button', { name: 'Abrir inscrições' }).click();
  await expect(page).toHaveURL(/\/campeonato\/[2-9a-z]{10}$/);
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  await openTab(page, id, '/regulamento');
  for (const rule of RULES) await expect(page.getByText(rule)).toBeVisible();

  await withMatches(page, id);
  await openTab(page, id, '/jogos?rodada=1');
  const deadline = page.getByRole('heading', { name: /^até dom, 08\/03/i });
  await expect(deadline).toContainText(/sem acordo: dom, 08\/03, 20:30/);
  await expect(page.getByRole('article').getByText('a combinar')).toHaveCount(2);
  await page
    .getByRole('button', { name: /^Lançar placar/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('O prazo passou.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Marcar W.O.' }).click();
  await sheet
    .getByRole('radio', { name: /não compareceu$/ })
    .first()
    .check();
  await expect(sheet.getByText(/^Fica Time \d+ 5 × 0 Time \d+\.$/)).toBeVisible();
  await axe(page);
  await saveSheet(page);
  const given = page.getByRole('article').filter({ hasText: 'W.O.' });
  await expect(given).toContainText(/0\s*×\s*5/);
});

test('in a table a match without a score is 0 × 0 after its deadline, in one press', async ({
  page,
}) => {
  await signIn(page);
  const { data } = await call<{ data: { id: string } }>(page, 'post', '/api/campeonatos', {
    nome: 'Liga do Prazo',
    fases: [{ tipo: 'pontos_corridos' }],
    regras: { sem_placar: 'zero_a_zero', rodadas_por_janela: 3 },
    inscricao: { vagas: 4 },
  });
  await withMatches(page, data.id);
  await openTab(page, data.id, '/jogos?rodada=3');
  await expect(page.getByRole('heading', { name: /^até dom, 08\/03, 23:59$/i })).toBeVisible();
  await page
    .getByRole('button', { name: /^Lançar placar/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByText('Jogo sem placar no prazo vale 0 × 0.')).toBeVisible();
  const fill = sheet.getByRole('button', { name: 'Usar 0 × 0' });
  await expect(fill).toBeHidden();
  await sheet.getByRole('spinbutton').first().fill('4');
  await fill.click();
  await expect(sheet.getByRole('spinbutton').first()).toHaveValue('0');
  await saveSheet(page);
  await expect(page.getByRole('button', { name: /^Corrigir/ })).toHaveCount(1);
});
