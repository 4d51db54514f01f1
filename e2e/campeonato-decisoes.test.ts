import type { Page } from '@playwright/test';
import { call, makeDraft, openTab, play, saveSheet, start, typeGoals } from './campeonato.ts';
import { axe, expect, signIn, test } from './harness.ts';

// Questions are asked in place; the browser also writes them to its console.
test.use({ expectedErrors: [/\b(409|422)\b/] });

/** The only match of a championship of two ends 1 × 1. */
async function drawTheMatch(page: Page, id: string): Promise<void> {
  type Jogos = { data: { uuid: string; versao: number }[] };
  const { data } = await call<Jogos>(page, 'get', `/api/campeonatos/${id}/jogos`);
  const lancamento = { tipo: 'placar', mandante: 1, visitante: 1 };
  const path = `/api/partidas/${data[0]?.uuid}/placar`;
  await call(page, 'put', path, { versao: data[0]?.versao, lancamento });
}

test('a deduction after the final says what it undoes; who is put out is not put out again', async ({
  page,
}) => {
  await signIn(page);
  const fases = [{ tipo: 'pontos_corridos', classificam: 2 }, { tipo: 'mata_mata' }];
  const sancoes = [{ tipo: 'pontos', pontos: 1 }, { tipo: 'exclusao' }];
  const id = await makeDraft(page, 'Liga e Final', fases, 4, { sancoes });
  await start(page, id);
  await play(page, id);
  await openTab(page, id, '/gerenciar/punicoes');
  await page.getByLabel('Quem').selectOption({ label: 'Time 01' });
  await page.getByRole('spinbutton', { name: 'Pontos' }).fill('-9');
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Jogador irregular');
  await expect(page.getByText('1 resultado é desfeito')).toBeVisible();
  await expect(page.getByText('Ninguém foi punido.')).toBeVisible();
  await axe(page);
  await page.getByRole('button', { name: 'Aplicar e desfazer 1 resultado' }).click();
  await expect(page.getByText(/−9 pontos por decisão: Jogador irregular/)).toBeVisible();
  await expect(page.getByLabel('Punição', { exact: true })).toHaveValue('exclusao');
  await page.getByRole('textbox', { name: 'Motivo' }).fill('Outro jogador irregular');
  await page.getByRole('button', { name: /^Aplicar/ }).click();
  await expect(page.getByText(/^Time 01 já foi excluído/)).toBeVisible();
  await expect(page.getByRole('option', { name: 'Exclusão' })).toHaveCount(0);
});

test('points that change after the start show what moves before they do, and ask why', async ({
  page,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Liga que Muda', [{ tipo: 'pontos_corridos' }], 4);
  await start(page, id);
  await play(page, id, ({ rodada }) => (rodada ?? 0) > 1);
  await openTab(page, id, '/gerenciar/punicoes');
  await page.getByRole('link', { name: 'Mudar as regras' }).click();
  await expect(page.getByRole('button', { name: 'Adicionar passo' })).toBeInViewport();
  await page.getByText('Pontos e desempate', { exact: true }).click();
  await page.getByRole('spinbutton', { name: 'Vitória', exact: true }).fill('2');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Mudar como se conta' });
  await expect(dialog.getByText('Nenhuma posição muda.')).toBeVisible();
  await axe(page);
  await dialog.getByLabel(/Por que muda/).fill('Combinado no grupo');
  await dialog.getByRole('button', { name: 'Mudar as regras' }).click();
  await expect(dialog).toBeHidden();
  await openTab(page, id, '/classificacao');
  await expect(page.getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText('2');
});

test('a draw in a table that goes to penalties asks for them on the sheet', async ({ page }) => {
  await signIn(page);
  const pontos = { vitoria: 3, empate: 1, derrota: 0, vitoria_penaltis: 2, derrota_penaltis: 1 };
  const fases = [{ tipo: 'pontos_corridos', tabela: { pontos } }];
  const id = await makeDraft(page, 'Sem Empate', fases, 2);
  await start(page, id);
  await openTab(page, id, '/jogos');
  await page.getByRole('button', { name: /^Lançar placar/ }).click();
  await typeGoals(page, 'Gols', [2, 1]);
  const shootout = page.getByRole('dialog').getByRole('spinbutton', { name: /^Pênaltis/ });
  await expect(shootout).toHaveCount(0);
  await typeGoals(page, 'Gols', [1, 1]);
  await expect(page.getByText('O jogo está empatado: informe os pênaltis.')).toBeVisible();
  await typeGoals(page, 'Pênaltis', [3, 4]);
  await saveSheet(page);
  await expect(page.getByRole('button', { name: 'Encerrar e celebrar' })).toBeVisible();
});

test('level teams of rules with an extra match are put in its order, without lots', async ({
  page,
}) => {
  await signIn(page);
  const fases = [{ tipo: 'pontos_corridos', tabela: { criterios: ['vitorias', 'jogo_extra'] } }];
  const id = await makeDraft(page, 'Jogo Extra', fases, 2);
  await start(page, id);
  await drawTheMatch(page, id);
  await openTab(page, id, '/gerenciar');
  await expect(page.getByRole('button', { name: 'Sortear desempate' })).toHaveCount(0);
  const list = page.getByRole('list', { name: 'Ordem depois do jogo extra' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  const last = await list.getByRole('listitem').nth(1).textContent();
  const name = /Time \d\d/.exec(last ?? '')?.[0] ?? '';
  await list.getByRole('listitem').nth(1).getByRole('button').first().press('ArrowUp');
  await expect(list.getByRole('listitem').first()).toContainText(name);
  await axe(page);
  await page.getByRole('button', { name: 'Salvar a ordem' }).click();
  await expect(page.getByText('Ordem salva: a tabela já segue o jogo extra.')).toBeVisible();
  const closed = { estado: 'encerrado', ciente: true };
  await call(page, 'put', `/api/campeonatos/${id}/estado`, closed);
  const champion = await (await page.request.get(`/campeonato/${id}/campeao`)).text();
  expect(champion.replaceAll('<!-- -->', '')).toMatch(
    new RegExp(`<h1[^>]*>(?:(?!</h1>).)*${name}`, 's'),
  );
});

test('lots say what they decide, ask, are held as a ceremony and can be checked', async ({
  page,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Desempate', [{ tipo: 'pontos_corridos' }], 2);
  await start(page, id);
  await drawTheMatch(page, id);
  await openTab(page, id, '/gerenciar/sorteio');
  await expect(page.getByText('Time 01 e Time 02')).toBeVisible();
  const decides = page.getByRole('list', { name: 'O que ele decide' });
  await expect(decides.getByRole('listitem')).toHaveText([/é campeão/, /fica em 2º/]);
  await axe(page);
  await page.getByRole('button', { name: 'Sortear o desempate' }).click();
  const asked = page.getByRole('dialog');
  await expect(asked.getByText('cada empate tem um sorteio só')).toBeVisible();
  await asked.getByRole('button', { name: 'Sortear agora' }).click();
  await expect(page.getByRole('heading', { name: 'Sorteio de desempate' })).toBeVisible();
  const all = page.getByRole('button', { name: 'Mostrar tudo' });
  await all.click();
  const stage = page.getByRole('region', { name: 'Cerimônia do sorteio' });
  await expect(stage.getByRole('listitem').filter({ hasText: 'é campeão' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Conferir agora' }).click();
  await expect(page.getByText('Todas as bolas saem iguais.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver a classificação' }).click();
  await expect(page.getByText('Posição por sorteio').first()).toBeAttached();
});
