import { call, makeDraft, start } from './campeonato.ts';
import { axe, expect, signIn, test } from './harness.ts';
import { ready, toastGroup } from './tab.ts';

type Round = { data: { uuid: string; versao: number; mandante: { participante: string } }[] };

test('who scored is filled in on the page of the match and counted in Estatísticas', async ({
  page,
}) => {
  await signIn(page);
  const fases = [{ tipo: 'pontos_corridos', turnos: 1 }];
  const id = await makeDraft(page, 'Liga da Súmula', fases, 2, { quem_informa: 'organizador' });
  await start(page, id);
  const { data } = await call<Round>(page, 'get', `/api/campeonatos/${id}/jogos?fase=1&rodada=1`);
  const [match] = data;
  const lancamento = { tipo: 'placar', mandante: 2, visitante: 1 };
  const path = `/api/partidas/${match?.uuid}`;
  await call(page, 'put', `${path}/placar`, { versao: match?.versao, lancamento });
  const jogadores = [{ nome: 'Pipoca', numero: 9 }, { nome: 'Mirim' }];
  const squad = `/api/participantes/${match?.mandante.participante}/elenco`;
  await call(page, 'put', squad, { jogadores });

  await page.goto(`/partida/${match?.uuid}`);
  await ready(page);
  await page.getByRole('button', { name: 'Preencher a súmula' }).click();
  const sheet = page.getByRole('dialog');
  const [home, away] = [sheet.getByRole('region').nth(0), sheet.getByRole('region').nth(1)];
  // From the squad by a touch, with a pass and a minute; without one, by name.
  await home.getByRole('button', { name: '9 Pipoca', exact: true }).click();
  await home.getByLabel('Minuto: Gol, 9 Pipoca').fill('12');
  await home.getByLabel('Passe: Gol, 9 Pipoca').selectOption({ label: 'passe de Mirim' });
  await home.getByRole('button', { name: 'Gol contra' }).click();
  await expect(home.getByText('Todos os gols do placar já estão na lista.')).toBeVisible();
  await home.getByText('Craque', { exact: true }).click();
  await home.getByRole('button', { name: '9 Pipoca', exact: true }).click();
  // A goal of nobody known waits for a name, and a name that was typed is not lost.
  await away.getByRole('button', { name: 'Não identificado' }).click();
  await expect(away.getByText('0 de 1 com autor')).toBeVisible();
  const name = away.getByLabel('Nome do jogador');
  await name.fill('Zulu');
  await sheet.getByRole('button', { name: 'Salvar súmula' }).click();
  await expect(sheet.getByText(/^Zulu ainda não está na lista/)).toBeVisible();
  await expect(name).toBeFocused();
  await name.press('Enter');
  await expect(away.getByRole('listitem')).toHaveText([/Zulu/]);
  await expect(away.getByText('1 de 1 com autor')).toBeVisible();
  await expect(sheet.getByText(/^Zulu ainda não está na lista/)).toBeHidden();
  await away.getByRole('button', { name: 'Tirar: Gol, Zulu' }).click();
  await away.getByText('Amarelo', { exact: true }).click();
  await away.getByLabel('Nome do jogador').fill('Dandara');
  await away.getByLabel('Nome do jogador').press('Enter');
  await away.getByRole('button', { name: 'Não identificado' }).click();
  await away.getByRole('button', { name: 'Tirar: Cartão amarelo, Não identificado' }).click();
  await expect(away.getByRole('radio', { name: 'Amarelo', exact: true })).toBeFocused();
  await axe(page);
  await sheet.getByRole('button', { name: 'Salvar súmula' }).click();
  await expect(toastGroup(page, 'default').getByText('Súmula salva.')).toBeVisible();
  await expect(sheet).toBeHidden();

  const shown = page.getByRole('region', { name: 'Súmula' });
  await expect(shown).toContainText('Craque da partida');
  await expect(shown).toContainText('Gol, passe de Mirim');
  await expect(shown).toContainText('1 gol sem autor na súmula');
  await axe(page);

  await page.goto(`/campeonato/${id}/estatisticas`);
  await ready(page);
  const scorers = page.getByRole('region', { name: 'Artilharia' });
  await expect(scorers.getByRole('listitem')).toHaveText([/1º.*Pipoca.*1 gol/]);
  await expect(scorers).toContainText('1 gol contra não entra na lista.');
  await expect(page.getByRole('region', { name: 'Cartões' })).toContainText('Dandara');
  await axe(page);

  // A score with fewer goals than the list is asked about, and the page says what it came to.
  await page.goto(`/partida/${match?.uuid}`);
  await ready(page);
  const { data: now } = await call<{ data: { partida: { versao: number } } }>(page, 'get', path);
  const less = { tipo: 'placar', mandante: 1, visitante: 1 };
  const body = { versao: now.partida.versao, lancamento: less, motivo: 'Foi 1 × 1', ciente: true };
  await call(page, 'put', `${path}/placar`, body);
  await page.reload();
  await ready(page);
  await expect(shown).toContainText('tem mais gols que o placar');
});
