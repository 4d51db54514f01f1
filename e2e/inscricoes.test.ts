// Getting into a championship: by oneself, by a link, or because somebody asked.
import { call, PASSWORD, registerVerified } from './conta.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { addNames, dialog, main, openEntries, openTab, row } from './participantes.ts';
import { ready } from './tab.ts';

test.use({ expectedErrors: [/\b4(0[149]|22)\b/] });

test.describe('who is asked to play', () => {
  test('is found by name, and only they say yes', async ({ page, another }) => {
    const player = await another();
    await registerVerified(player, 'Íris Quaresma');
    await signIn(page);
    const id = await openEntries(page, 'Copa do Convite', { inscricao: { pede: ['time'] } });
    await openTab(page, id);
    await main(page).getByRole('button', { name: 'Adicionar' }).click();
    await dialog(page).getByRole('radio', { name: 'Pessoas' }).check();
    const field = dialog(page).getByRole('combobox');
    await field.pressSequentially('quaresma ir');
    const option = dialog(page).getByRole('option', { name: 'Íris Quaresma' }).first();
    await expect(option).toBeVisible();
    await axe(page);
    await page.keyboard.press('Escape');
    await expect(option).toBeHidden();
    await expect(field).toBeVisible();
    await field.press('Backspace');
    await expect(option).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Convite enviado a Íris Quaresma.')).toBeVisible();
    await field.fill('ninguem com este nome');
    await expect(dialog(page).getByText('Ninguém com esse nome')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row(page, 'Íris')).toContainText('Convite enviado');
    await expect(row(page, 'Íris').getByRole('button', { name: /^Confirmar/ })).toHaveCount(0);

    await player.goto(`/campeonato/${id}`);
    await ready(player);
    await expect(player.getByText('Chamaram você para jogar.')).toBeVisible();
    await axe(player);
    await player.getByRole('button', { name: 'Aceitar o convite' }).click();
    await expect(dialog(player).getByRole('heading', { name: 'Convite' })).toBeVisible();
    await dialog(player).getByLabel('Time').fill('Santos');
    await dialog(player).getByRole('button', { name: 'Aceitar o convite' }).click();
    await expect(player.getByText('Você está dentro.')).toBeVisible();
  });

  test('may say no', async ({ page, another }) => {
    const player = await another();
    await registerVerified(player, 'Jandira Recusa');
    const { uuid } = (await (await call(player, 'GET', '/api/perfil')).json()).data.usuario;
    await signIn(page);
    const id = await openEntries(page, 'Copa Recusada');
    const path = `/api/campeonatos/${id}/participantes/pessoas`;
    expect((await call(page, 'POST', path, { pessoa: uuid })).status()).toBe(201);
    await player.goto(`/campeonato/${id}`);
    await ready(player);
    await player.getByRole('button', { name: 'Recusar' }).click();
    await expect(player.getByText('Convite recusado.')).toBeVisible();
    await expect(player.getByRole('button', { name: 'Quero jogar' })).toBeVisible();
  });
});

test.describe('who wants to play', () => {
  test('a guest logs in and comes back to the form that asks what the organiser chose', async ({
    page,
    another,
  }) => {
    await signIn(page);
    const id = await openEntries(page, 'Copa Aberta', {
      inscricao: { vagas: 2, aprovacao: 'automatica', pede: ['time', 'gamertag'] },
    });
    const player = await another();
    const email = await registerVerified(player, 'Lia Prado');
    await player.context().clearCookies();
    // This browser asks for permission, and has no service that rings it.
    await player.addInitScript(() => {
      Object.defineProperty(Notification, 'permission', { get: () => 'default' });
      Notification.requestPermission = async () => 'granted';
    });
    await player.goto(`/campeonato/${id}`);
    await ready(player);
    await player.getByRole('link', { name: 'Entrar para jogar' }).click();
    await player.getByLabel('E-mail').fill(email);
    await player.getByLabel('Senha', { exact: true }).fill(PASSWORD);
    await player.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
    await expect(player).toHaveURL(new RegExp(`/campeonato/${id}`));
    await dialog(player).getByRole('button', { name: 'Inscrever' }).click();
    await expect(dialog(player).getByLabel('Time')).toBeFocused();
    await dialog(player).getByLabel('Time').fill('Palmeiras');
    await dialog(player).getByLabel('Gamertag').fill('lia_7');
    await axe(player);
    await dialog(player).getByRole('button', { name: 'Inscrever' }).click();
    await expect(dialog(player).getByRole('heading', { name: 'Inscrição enviada' })).toBeVisible();
    await axe(player);
    await dialog(player).getByRole('button', { name: 'Ligar avisos aqui' }).click();
    await expect(player.getByText('Não deu para ligar os avisos agora.')).toBeVisible();
    await expect(player.getByText('Você está dentro.')).toBeVisible();
    await player.getByRole('link', { name: 'Participantes' }).click();
    await expect(row(player, 'Palmeiras')).toContainText('lia_7');
    await player.getByRole('button', { name: /^Meu time: Palmeiras/ }).click();
    await dialog(player).getByLabel('Gamertag').fill('lia_8');
    await dialog(player).getByRole('button', { name: 'Salvar' }).click();
    await expect(row(player, 'Palmeiras')).toContainText('lia_8');
    await player.keyboard.press('Escape');
    await player.getByRole('button', { name: 'Cancelar inscrição' }).click();
    await dialog(player).getByRole('button', { name: 'Cancelar a minha inscrição' }).click();
    await expect(player.getByRole('button', { name: 'Quero jogar' })).toBeVisible();
  });

  test('when all places are taken there is a queue, and it says the position', async ({
    page,
    another,
  }) => {
    await signIn(page);
    const id = await openEntries(page, 'Copa Cheia', {
      inscricao: { vagas: 2, aprovacao: 'automatica', pede: [] },
    });
    await addNames(page, id, ['Ana', 'Bia']);
    const player = await another();
    await registerVerified(player, 'Rui Paz');
    await player.goto(`/campeonato/${id}`);
    await ready(player);
    await expect(player.getByText('Vagas esgotadas')).toBeVisible();
    await player.getByRole('button', { name: 'Entrar na fila' }).click();
    await dialog(player).getByRole('button', { name: 'Entrar na lista de espera' }).click();
    await expect(player.getByText('Lista de espera: você é o 1º.')).toBeVisible();
    const other = await another();
    // What guests get is kept, and made anew a moment after the entry.
    const forGuests = async () => (await other.request.get(`/campeonato/${id}`)).text();
    await expect.poll(forGuests).toContain('1 na fila');
    await other.goto(`/campeonato/${id}`);
    await ready(other);
    await expect(other.getByRole('link', { name: 'Entrar na fila' })).toBeVisible();
    await expect(other.getByText('1 na fila')).toBeVisible();
    await axe(other);

    const draw = `/api/campeonatos/${id}/sorteio`;
    const { data } = await (await call(page, 'POST', draw, { metodo: 'ranking' })).json();
    expect((await call(page, 'PUT', draw, { uuid: data.uuid })).status()).toBe(200);
    await player.reload();
    await ready(player);
    await expect(player.getByText(/^Lista de espera: você é o 1º\. O sorteio/)).toBeVisible();
    await player.getByRole('button', { name: 'Sair da fila' }).click();
    await dialog(player).getByRole('button', { name: 'Cancelar a minha inscrição' }).click();
    await expect(player.getByText(/^Lista de espera/)).toBeHidden();
  });

  test('a link opens the door of a private championship', async ({ page, another, baseURL }) => {
    await signIn(page);
    const settings = { visibilidade: 'privado', inscricao: { pede: [], aprovacao: 'automatica' } };
    const id = await openEntries(page, 'Copa Privada', settings);
    await openTab(page, id);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await main(page).getByRole('button', { name: 'Adicionar' }).click();
    await expect(dialog(page).getByRole('radio', { name: 'Link e QR' })).toBeVisible();
    expect(asked.filter((url) => url.includes('/qr-code-'))).toEqual([]);
    await dialog(page).getByRole('radio', { name: 'Link e QR' }).check();
    await expect(dialog(page).getByRole('img', { name: /Código QR/ })).toBeVisible();
    // The library that draws it comes on demand, and from our own host.
    expect(asked.some((url) => url.startsWith(`${baseURL}/`) && url.includes('/qr-code-'))).toBe(
      true,
    );
    const link = dialog(page).getByRole('textbox', { name: 'Link de convite' });
    await expect(link).toHaveValue(/\?convite=/);
    const invitation = await link.inputValue();
    await axe(page);

    const player = await another();
    await registerVerified(player, 'Nina Reis');
    await player.goto(`/campeonato/${id}`);
    await expect(player).toHaveURL('/campeonato/404');
    await player.goto(invitation);
    await ready(player);
    await expect(player.getByRole('heading', { level: 1, name: 'Copa Privada' })).toBeVisible();
    await player.getByRole('button', { name: 'Quero jogar' }).click();
    await dialog(player).getByRole('button', { name: 'Inscrever' }).click();
    await expect(player.getByText('Você está dentro.')).toBeVisible();
    await expect(player.getByRole('link', { name: 'Participantes' })).toBeVisible();
  });

  test('another link hands over a typed name', async ({ page, another }) => {
    await signIn(page);
    const id = await openEntries(page, 'Copa dos Nomes', { visibilidade: 'privado' });
    await addNames(page, id, ['Nina']);
    await openTab(page, id);
    await row(page, 'Nina').getByRole('button', { name: 'Abrir Nina' }).click();
    await dialog(page).getByRole('radio', { name: 'Conta' }).check();
    await dialog(page).getByRole('button', { name: 'Criar link para assumir' }).click();
    const link = dialog(page).getByRole('textbox', { name: 'Link para assumir Nina' });
    await expect(link).toHaveValue(/\?assumir=/);
    const claim = await link.inputValue();

    const player = await another();
    await registerVerified(player, 'Nina Reis');
    await player.goto(claim);
    await ready(player);
    await axe(player);
    await expect(player.getByRole('heading', { name: 'Você é Nina?' })).toBeVisible();
    await player.getByRole('button', { name: 'Assumir o meu nome' }).click();
    await expect(player.getByText('Agora Nina é você.')).toBeVisible();
    await expect(row(player, 'Nina')).toBeVisible();
  });
});

test('an invitation stays in every address of the championship, and in its forms', async ({
  page,
  another,
}) => {
  await signIn(page);
  const made = await call(page, 'POST', '/api/campeonatos/expresso', {
    nome: 'Copa das Abas',
    lista: ['Nina', 'Rui', 'Ana', 'Bia', 'Caio', 'Duda', 'Edu', 'Gil'].join('\n'),
    preset: 'copa',
  });
  const { id } = (await made.json()).data;
  const { data } = await (await call(page, 'GET', `/api/campeonatos/${id}/participantes`)).json();
  const token = await call(page, 'POST', `/api/participantes/${data[0].uuid}/convite`);
  const guest = await another();
  await guest.goto((await token.json()).data.url);
  await ready(guest);
  const claim = guest.getByRole('heading', { name: 'Você é Nina?' });
  const own = main(guest).locator(`a[href^="/campeonato/${id}"]`);
  const lost = own.and(guest.locator(':not([href*="assumir="])'));
  for (const tab of [
    'Jogos',
    'Chaveamento',
    'Classificação',
    'Participantes',
    'Regulamento',
    'Visão geral',
  ]) {
    const link = guest.getByRole('link', { name: tab, exact: true });
    await link.click();
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(claim).toBeVisible();
    expect(await own.count(), tab).toBeGreaterThan(5);
    await expect(lost, tab).toHaveCount(0);
  }
  await guest.getByRole('link', { name: 'Ver jogos' }).click();
  const rounds = guest.getByRole('navigation', { name: 'Rodadas' }).getByRole('link');
  await rounds.nth(1).click();
  await expect(guest).toHaveURL(/rodada=2.*assumir=/);
  await expect(claim).toBeVisible();
  await guest.getByRole('link', { name: 'Classificação', exact: true }).click();
  await guest.getByLabel('Até a rodada').selectOption({ index: 1 });
  await expect(guest).toHaveURL(/assumir=.*ate=\d/);
  await expect(claim).toBeVisible();
});
