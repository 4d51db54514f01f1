import { call, draw, makeDraft, openTab, start } from './campeonato.ts';
import { axe, expect, signIn, test } from './harness.ts';

// Refusals and questions are shown in place; the browser also writes them to its console.
test.use({ expectedErrors: [/\b(409|422)\b/] });

const LIGA = [{ tipo: 'pontos_corridos' }];
/** Two teams and the button, without a word on when. */
const ROW = /^Time 0\d × Time 0\dMover/;

test('announcement, archive, copy, deletion and undo', async ({ page }) => {
  await signIn(page);
  const id = await makeDraft(page, 'Liga do Bairro', LIGA, 4);
  await start(page, id);

  await openTab(page, id, '/gerenciar/avisos');
  await page.getByLabel('Recado para os participantes').fill('Sábado tem rodada dupla.');
  await page.getByLabel('Fixar no topo').check();
  await page.getByRole('button', { name: 'Publicar' }).click();
  await expect(page.getByText('Fixado', { exact: true })).toBeVisible();
  await axe(page);

  const seen = await page.request.get(`/campeonato/${id}`);
  expect(await seen.text()).toContain('Sábado tem rodada dupla.');

  await openTab(page, id, '/gerenciar/organizadores');
  await axe(page);
  await page.getByRole('button', { name: 'Arquivar', exact: true }).click();
  await expect(page.getByText('Arquivado', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Excluir campeonato' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir campeonato' }).click();
  await page.getByRole('button', { name: 'Desfazer a exclusão' }).click();
  await expect(page.getByRole('button', { name: 'Desfazer a exclusão' })).toBeHidden();
  await page.getByRole('button', { name: 'Duplicar' }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  // On a phone the header of this tab is small and leaves it out.
  await expect(page.getByText('4 participantes')).toBeAttached();
});

test('the calendar: made, moved match by match and in bulk, venues never clash @desktop', async ({
  page,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Liga com Agenda', LIGA, 4);
  await draw(page, id);
  await openTab(page, id, '/gerenciar/agenda');
  // Each tool stands apart, closed until somebody looks for it.
  await expect(page.getByRole('button', { name: 'Mudar em bloco' })).toBeHidden();
  for (const tool of ['Mudar de dia em bloco', 'Montar o calendário', 'Prazo: Rodada 1']) {
    await page.getByRole('heading', { name: tool }).click();
  }
  await page.getByRole('button', { name: 'Mudar em bloco' }).click();
  await expect(page.getByText(/^Não há o que mudar/)).toBeVisible();
  await page.getByLabel('Primeira rodada').fill('2094-03-06');
  await page.getByLabel('Como é a rodada').selectOption('janela');
  await page.getByRole('button', { name: 'Montar calendário' }).click();
  // The heading has said the day: no row says it again.
  const open = page.getByRole('region', { name: 'A combinar, até sexta-feira, 12/03/2094' });
  await expect(open.getByRole('listitem')).toHaveText([ROW, ROW]);
  const deadline = page.getByLabel('Prazo da rodada (Brasília)');
  await expect(deadline).toHaveValue('12/03/2094 23:59');
  await page.getByLabel('Como é a rodada').selectOption({ label: 'Dia e hora marcados' });
  await page.getByLabel('Horários').fill('banana, 25:00');
  await page.getByRole('button', { name: 'Montar calendário' }).click();
  await expect(page.getByText(/^Não dá para usar: banana, 25:00/)).toBeVisible();
  await page.getByLabel('Horários').fill('19h, 20:30');
  await page.getByLabel('Lugares').fill('Campo do Zé');
  await page.getByRole('button', { name: 'Montar calendário' }).click();
  await expect(page.getByText(/^6 jogos já têm data ou prazo/)).toBeVisible();
  await page.getByRole('button', { name: 'Trocar as datas' }).click();
  const first = page.getByRole('region', { name: 'sábado, 06/03/2094' });
  await expect(first.getByRole('listitem')).toHaveCount(2);
  await expect(first.getByText('19:00 · Campo do Zé', { exact: true })).toHaveCount(1);

  await first
    .getByRole('button', { name: /^Mover/ })
    .first()
    .click();
  const when = page.getByLabel('Dia e hora (Brasília)');
  await when.fill('06/03/2094 20:30');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText(
    'Já existe um jogo neste local',
  );
  await when.fill('13/03/2094 16:00');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Este dia passa do prazo do jogo.')).toBeVisible();
  await when.fill('07/03/2094 16:00');
  await expect(page.getByRole('button', { name: 'Marcar mesmo assim' })).toBeHidden();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  const sunday = page.getByRole('region', { name: 'domingo, 07/03/2094' });
  await expect(sunday).toContainText('16:00 · Campo do Zé');
  const tuesday = page.getByRole('region', { name: 'terça-feira, 09/03/2094' });
  await sunday.getByRole('listitem').first().dragTo(tuesday);
  await expect(tuesday).toContainText('16:00 · Campo do Zé');
  await axe(page);

  await page.getByLabel('O que muda de dia').selectOption({ label: 'Só esta rodada' });
  await page.getByRole('spinbutton', { name: 'Dias', exact: true }).fill('7');
  await page.getByRole('button', { name: 'Mudar em bloco' }).click();
  // There the next round has the venue.
  await expect(page.getByText('Já existe um jogo neste local')).toBeVisible();
  await page.getByRole('spinbutton', { name: 'Dias', exact: true }).fill('1');
  await page.getByRole('button', { name: 'Mudar em bloco' }).click();
  await expect(sunday).toContainText('20:30');
  await deadline.fill('20/03/2094 23:59');
  await page.getByRole('button', { name: 'Salvar prazo' }).click();
  await expect(page.getByText('Prazo salvo.')).toBeVisible();
});

test('a match without a time keeps none when only its venue changes, and a day can be chosen by keyboard', async ({
  page,
}) => {
  await signIn(page);
  const id = await makeDraft(page, 'Sem hora', LIGA, 4);
  await draw(page, id);
  type Jogos = { data: { uuid: string; versao: number; jogo_previsto_at: string | null }[] };
  const path = `/api/campeonatos/${id}/jogos?rodada=1`;
  const before = await call<Jogos>(page, 'get', path);
  for (const { uuid, versao } of before.data)
    await call(page, 'put', `/api/partidas/${uuid}/agenda`, {
      versao,
      jogo_previsto_at: '2094-03-07T03:00:59Z',
      prazo_at: null,
      ciente: true,
    });
  await openTab(page, id, '?aba=gerenciar&parte=agenda');
  await page
    .getByRole('button', { name: /^Mover/ })
    .first()
    .click();
  const when = page.getByLabel('Dia e hora (Brasília)');
  await expect(when).toHaveValue('07/03/2094');
  await page.getByLabel('Campo, quadra ou sala').fill('Campo do Zé');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  const venue = async () => (await call<Jogos>(page, 'get', path)).data;
  expect((await venue()).map(({ jogo_previsto_at }) => jogo_previsto_at)).toEqual(
    before.data.map(() => '2094-03-07T03:00:59.000Z'),
  );

  await page
    .getByRole('button', { name: /^Mover/ })
    .first()
    .click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Abrir calendário' }).first().press('Enter');
  await page.getByRole('button', { name: 'domingo, 7 de março de 2094' }).press('ArrowRight');
  const monday = page.getByRole('button', { name: 'segunda-feira, 8 de março de 2094' });
  await expect(monday).toBeFocused();
  await axe(page);
  await monday.press('Enter');
  await expect(when).toHaveValue('08/03/2094');
  await page.getByLabel('Sem hora marcada').uncheck();
  await expect(when).toHaveValue('08/03/2094 20:00');
});
