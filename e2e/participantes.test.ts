// The participants of a championship, for who organises it.
import { call } from './conta.ts';
import { atBothSizes, axe, expect, signIn, test } from './harness.ts';
import { addNames, counter, dialog, main, openEntries, openTab, row } from './participantes.ts';
import { ready } from './tab.ts';

test.use({ expectedErrors: [/\b4(0[149]|22)\b/] });

test.describe('when the server does not answer as hoped', () => {
  test.use({ expectedErrors: [/\b4(0[149]|22|29)\b|ERR_FAILED/] });

  test('a search in a long list says that nobody is there only once all are here', async ({
    page,
  }) => {
    await signIn(page);
    const id = await openEntries(page, 'Copa Comprida', { inscricao: { vagas: 80 } });
    await addNames(
      page,
      id,
      Array.from({ length: 70 }, (_, n) => `Nome ${n + 1}`),
    );
    await openTab(page, id);
    const nobody = main(page).getByText('Ninguém com esse filtro');
    const all = main(page).getByRole('link', { name: /^Mostrar/ });
    await page.route(/todos=1/, (route) => route.abort());
    await main(page).getByLabel('Buscar participante').fill('nome 69');
    await expect(page.getByText(/Um erro foi encontrado/)).toBeVisible();
    await expect(main(page).getByRole('rowheader')).toHaveCount(0);
    await expect(all).toBeVisible();
    await expect(nobody).toBeHidden();
    await page.unroute(/todos=1/);
    await main(page).getByLabel('Buscar participante').fill('nome 70');
    await expect(main(page).getByRole('rowheader')).toHaveText([/Nome 70/]);
    await main(page).getByLabel('Buscar participante').fill('nome 71');
    await expect(nobody).toBeVisible();
  });

  test('who searched for too many people is told', async ({ page }) => {
    await signIn(page);
    const id = await openEntries(page, 'Copa da Pressa');
    await openTab(page, id);
    await page.route(/participantes\/pessoas/, (route) => route.fulfill({ status: 429, json: {} }));
    await main(page).getByRole('button', { name: 'Adicionar' }).click();
    await dialog(page).getByRole('radio', { name: 'Pessoas' }).check();
    await dialog(page).getByRole('combobox').fill('quaresma');
    await expect(dialog(page).getByText('Muitas buscas seguidas')).toBeVisible();
    await page.unroute(/participantes\/pessoas/);
    await dialog(page).getByRole('combobox').fill('ninguem com este nome');
    await expect(dialog(page).getByText('Ninguém com esse nome')).toBeVisible();
    await expect(dialog(page).getByText('Muitas buscas seguidas')).toBeHidden();
  });
});

test.describe('who organises', () => {
  test('comes by the next step of a draft to the sheet for names, from its own page too', async ({
    page,
  }) => {
    await signIn(page);
    const draft = { nome: 'Copa sem Nomes', fases: [{ tipo: 'mata_mata' }] };
    const { data } = await (await call(page, 'POST', '/api/campeonatos', draft)).json();
    await openTab(page, data.id);
    const names = dialog(page).getByLabel('Um nome por linha');
    const come = () => main(page).getByRole('link', { name: 'Incluir nomes' }).click();
    await come();
    await expect(names).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(names).toBeHidden();
    // Escape as soon as it is there, before the browser does anything else.
    const pressed = page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          new MutationObserver((_, observer) => {
            if (!document.querySelector('dialog[open]')) return;
            observer.disconnect();
            document.body.dispatchEvent(
              new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }),
            );
            resolve();
          }).observe(document.body, { childList: true });
        }),
    );
    await come();
    await pressed;
    await expect(names).toBeHidden();
    await expect(page).toHaveURL(`/campeonato/${data.id}/participantes`);
  });

  test('pastes a list and opens a file, and finds everybody by counter and search', async ({
    page,
  }) => {
    await signIn(page);
    const id = await openEntries(page, 'Copa da Lista');
    await openTab(page, id);
    await main(page).getByRole('button', { name: 'Adicionar' }).click();
    await dialog(page).getByLabel('Um nome por linha').fill('1. João – Flamengo\n2. Bia (Grêmio)');
    await axe(page);
    await dialog(page).getByRole('button', { name: 'Adicionar 2 participantes' }).click();
    await expect(row(page, 'Flamengo')).toContainText('João');
    await main(page).getByRole('button', { name: 'Adicionar' }).click();
    await dialog(page)
      .getByLabel('Abrir arquivo CSV')
      .setInputFiles({
        name: 'lista.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('nome;time;gamertag\nT\xe9o;Santos;teo_9\n', 'latin1'),
      });
    await dialog(page).getByRole('button', { name: 'Adicionar 1 participante' }).click();
    await expect(row(page, 'Santos')).toContainText('teo_9');
    await expect(counter(page, '3 Confirmados')).toBeVisible();
    await main(page).getByLabel('Buscar participante').fill('gremio');
    await expect(main(page).getByRole('rowheader')).toHaveText([/Grêmio/]);
    await main(page).getByLabel('Buscar participante').fill('');
    await counter(page, '0 Pendentes').click();
    await expect(main(page).getByText('Ninguém com esse filtro')).toBeVisible();
    const csv = page.waitForEvent('download');
    await main(page).getByRole('link', { name: 'Baixar CSV' }).click();
    expect((await csv).suggestedFilename()).toMatch(/\.csv$/);
  });

  test('is told of more names than places, and which are there already; the others go in', async ({
    page,
  }) => {
    await signIn(page);
    const id = await openEntries(page, 'Copa Apertada', { inscricao: { vagas: 4 } });
    await addNames(page, id, ['Ana']);
    await openTab(page, id);
    await main(page).getByRole('button', { name: 'Adicionar' }).click();
    await dialog(page).getByRole('textbox').fill('Bia\nCaio');
    await expect(dialog(page).getByText('2 participantes', { exact: true })).toBeVisible();
    await expect(dialog(page).getByText(/vagas livres/)).toBeHidden();
    await dialog(page).getByRole('textbox').fill('Bia\nCaio\nDuda\nEva\nFabi');
    await expect(dialog(page).getByText(/^Há 3 vagas livres\. Sobram 2 nomes/)).toBeVisible();

    await dialog(page).getByRole('textbox').fill('Ana\nBia\nCaio');
    await dialog(page).getByRole('button', { name: 'Adicionar 3 participantes' }).click();
    await expect(
      dialog(page).getByText('Já no campeonato, e por isso fora da lista: Ana.'),
    ).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Adicionar 2 participantes' }).click();
    await expect(counter(page, '3 Confirmados')).toBeVisible();
  });

  test('confirms and cancels several at once; changes a status by what the table allows, rejects only after a second question', async ({
    page,
  }) => {
    await signIn(page);
    const id = await openEntries(page, 'Copa do Status');
    await addNames(page, id, ['Ana', 'Bia', 'Caio']);
    await openTab(page, id);
    await main(page).getByLabel('Escolher Ana').check();
    await main(page).getByLabel('Escolher Bia').check();
    await axe(page);
    await main(page).getByRole('button', { name: 'Cancelar 2' }).dblclick();
    await expect(counter(page, '2 Cancelados')).toBeVisible();
    await main(page).getByLabel('Escolher Ana').check();
    await main(page).getByLabel('Escolher Bia').check();
    await main(page).getByRole('button', { name: 'Confirmar 2' }).click();
    await expect(counter(page, '3 Confirmados')).toBeVisible();
    const offer = main(page).locator('[popover]:popover-open');
    await row(page, 'Ana')
      .getByRole('button', { name: /^Confirmado\. Mudar/ })
      .click();
    await expect(offer.getByRole('button')).toHaveText([
      'Voltar para pendente',
      'Cancelar inscrição',
      'Rejeitar',
    ]);
    await axe(page);
    await offer.getByRole('button', { name: 'Voltar para pendente' }).click();
    await expect(row(page, 'Ana')).toContainText('Pendente');
    await row(page, 'Ana').getByRole('button', { name: 'Confirmar Ana' }).click();
    await expect(row(page, 'Ana')).toContainText('Confirmado');
    await row(page, 'Bia')
      .getByRole('button', { name: /Mudar a situação/ })
      .click();
    await offer.getByRole('button', { name: 'Rejeitar' }).click();
    await expect(row(page, 'Bia')).toContainText('Confirmado');
    await offer.getByRole('button', { name: 'Rejeitar de vez' }).click();
    await expect(row(page, 'Bia')).toContainText('Rejeitado');
    await expect(row(page, 'Bia').getByRole('button', { name: /Mudar/ })).toHaveCount(0);
  });

  test('edits a record: name, crest in two colours, squad with one captain', async ({ page }) => {
    await signIn(page);
    const id = await openEntries(page, 'Copa da Ficha');
    await addNames(page, id, ['Ana', 'Bia']);
    await openTab(page, id);
    await row(page, 'Ana').getByRole('button', { name: 'Abrir Ana' }).click();
    await dialog(page).getByLabel('Nome', { exact: true }).fill('Bia');
    await dialog(page).getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog(page).getByLabel('Nome', { exact: true })).toHaveAccessibleDescription(
      /já está no campeonato/,
    );
    await dialog(page).getByLabel('Nome', { exact: true }).fill('Ana Lima');
    await dialog(page).getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByText('Ficha salva.')).toBeVisible();
    await dialog(page).getByRole('radio', { name: 'Escudo' }).check();
    await dialog(page).getByLabel('Cor principal').fill('#123456');
    await dialog(page).getByRole('radio', { name: 'Faixa' }).check();
    await axe(page);
    await dialog(page).getByRole('button', { name: 'Usar este escudo' }).click();
    await expect(page.getByText('Escudo salvo.')).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Usar este escudo' })).toBeDisabled();
    await dialog(page).getByRole('radio', { name: 'Elenco' }).check();
    for (const n of [1, 2]) {
      await dialog(page).getByRole('button', { name: 'Incluir jogador' }).click();
      await dialog(page).getByLabel(`Nome do jogador ${n}`).fill(`Jogador ${n}`);
      await dialog(page).getByLabel(`Papel do jogador ${n}`).selectOption('capitao');
    }
    await expect(dialog(page).getByLabel('Papel do jogador 1')).toHaveValue('');
    await axe(page);
    await dialog(page).getByRole('button', { name: 'Salvar elenco' }).click();
    await expect(page.getByText('Elenco salvo.')).toBeVisible();
    await page.keyboard.press('Escape');
    const { data } = await (await call(page, 'GET', `/api/campeonatos/${id}/participantes`)).json();
    const ana = data.find(({ nome }: { nome: string }) => nome === 'Ana Lima');
    expect(ana.escudo).toMatchObject({ estampa: 'faixa' });
    expect(ana.escudo.cores[0]).toBe('#123456');
  });

  test('takes the crest of a club from the catalogue, with its name, or a picture of their own', async ({
    page,
  }) => {
    await signIn(page);
    const id = await openEntries(page, 'Copa do Catálogo');
    await addNames(page, id, ['Ana', 'Bia']);
    await openTab(page, id);
    await row(page, 'Ana').getByRole('button', { name: 'Abrir Ana' }).click();
    await dialog(page).getByRole('radio', { name: 'Escudo' }).check();
    const field = dialog(page).getByRole('combobox', { name: 'Clube ou seleção' });
    await field.pressSequentially('gremio');
    await expect(dialog(page).getByRole('option').first()).toContainText('Grêmio');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByLabel('Usar também o nome Grêmio')).toBeChecked();
    await axe(page);
    await dialog(page).getByRole('button', { name: 'Usar este escudo' }).click();
    await expect(page.getByText('Escudo salvo.')).toBeVisible();
    await expect(dialog(page).getByLabel('Usar também o nome Grêmio')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(row(page, 'Grêmio')).toContainText('Ana');
    await expect(row(page, 'Grêmio').locator('img')).toHaveAttribute(
      'src',
      '/upload/times/oficial/gremio.svg',
    );
    const { data } = await (await call(page, 'GET', `/api/campeonatos/${id}/participantes`)).json();
    expect(data[0]).toMatchObject({ time_nome: 'Grêmio', sigla: 'GRE' });

    // A picture of one's own; what is none is told.
    await row(page, 'Bia').getByRole('button', { name: 'Abrir Bia' }).click();
    await dialog(page).getByRole('radio', { name: 'Escudo' }).check();
    const file = dialog(page).getByLabel('Enviar imagem');
    const buffer = Buffer.from('nem imagem é');
    await file.setInputFiles({ name: 'escudo.png', mimeType: 'image/png', buffer });
    await expect(page.getByText('Este arquivo não é uma imagem')).toBeVisible();
    await file.setInputFiles('web/public/icon-512.png');
    await expect(page.getByText('Escudo salvo.')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row(page, 'Bia').locator('img')).toHaveAttribute(
      'src',
      /^\/upload\/times\/[0-9a-f]{32}\.webp$/,
    );
  });

  test('adds from the board in the same window', async ({ page }) => {
    await signIn(page);
    const id = await openEntries(page, 'Copa do Painel');
    await page.goto(`/campeonato/${id}/gerenciar`);
    await ready(page);
    await main(page).getByRole('button', { name: 'Adicionar' }).click();
    await dialog(page).getByLabel('Um nome por linha').fill('Ana\nBia');
    await dialog(page).getByRole('button', { name: 'Adicionar 2 participantes' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: 'Adicionar' })).toBeVisible();
    const { data } = await (await call(page, 'GET', `/api/campeonatos/${id}/participantes`)).json();
    expect(data).toHaveLength(2);
  });

  test('where there is a fee, ticks who has paid', async ({ page }) => {
    await signIn(page);
    const id = await openEntries(page, 'Copa Paga', { inscricao: { taxa_centavos: 1_000 } });
    await addNames(page, id, ['Ana']);
    await openTab(page, id);
    await main(page).getByLabel('Inscrição de Ana paga').click();
    await expect(main(page).getByLabel('Inscrição de Ana paga')).toBeChecked();
    await page.reload();
    await expect(main(page).getByLabel('Inscrição de Ana paga')).toBeChecked();
  });

  test('after the start replaces somebody, and takes a withdrawal and its undoing', async ({
    page,
  }) => {
    await signIn(page);
    const made = await call(page, 'POST', '/api/campeonatos/expresso', {
      nome: 'Copa Começada',
      lista: 'Ana\nBia\nCaio\nDuda',
      preset: 'pelada',
    });
    await openTab(page, (await made.json()).data.id);
    await row(page, 'Ana').getByRole('button', { name: 'Abrir Ana' }).click();
    await dialog(page).getByRole('radio', { name: 'Saída e troca' }).check();
    await dialog(page).getByLabel('Quem entra').fill('Edu');
    await axe(page);
    await dialog(page).getByRole('button', { name: 'Substituir Ana' }).click();
    await expect(row(page, 'Edu')).toBeVisible();
    await expect(row(page, 'Ana')).toHaveCount(0);
    await row(page, 'Bia').getByRole('button', { name: 'Abrir Bia' }).click();
    await dialog(page).getByRole('radio', { name: 'Saída e troca' }).check();
    await dialog(page).getByRole('button', { name: 'Registrar desistência' }).click();
    await dialog(page).getByRole('button', { name: 'Registrar a desistência' }).click();
    await expect(row(page, 'Bia')).toContainText('Desistiu');
    await row(page, 'Bia').getByRole('button', { name: 'Abrir Bia' }).click();
    await dialog(page).getByRole('radio', { name: 'Saída e troca' }).check();
    await dialog(page).getByRole('button', { name: 'Desfazer a desistência' }).click();
    await dialog(page).getByRole('button', { name: 'Trazer de volta' }).click();
    await expect(row(page, 'Bia')).not.toContainText('Desistiu');
  });
});

test('the list never makes the page scroll sideways', async ({ page }) => {
  await signIn(page);
  const id = await openEntries(page, 'Copa dos Nomes Longos');
  await addNames(page, id, ['Associação Desportiva Recreativa dos Trabalhadores', 'A']);
  await openTab(page, id);
  await atBothSizes(page, async () => {
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wide).toBe(0);
  });
});

test('it speaks English too', async ({ page, browser, baseURL }) => {
  await signIn(page);
  const id = await openEntries(page, 'English Cup');
  await addNames(page, id, ['Ana', 'Bia']);
  const context = await browser.newContext({ locale: 'en-US', baseURL: baseURL ?? '' });
  const guest = await context.newPage();
  await guest.goto(`/campeonato/${id}/participantes`);
  await ready(guest);
  await expect(guest.getByRole('link', { name: 'Log in to play' })).toBeVisible();
  await guest.getByRole('main').getByRole('link', { name: 'Ana' }).click();
  await expect(guest.getByRole('heading', { level: 1, name: 'Ana' })).toBeVisible();
  await expect(guest.getByText('Confirmed. Nothing played yet.')).toBeVisible();
  await context.close();
});
