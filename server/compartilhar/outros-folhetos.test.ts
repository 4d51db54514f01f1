// What goes to a group about a match, a round, a team, a liga, a ranking, a person: words of the moment, pictures that
// are there, and nothing of what a guest may not see.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Folheto } from '#contract/campeonato/compartilhar.ts';
import { RANKINGS_DO_SITE } from '#regras/ranking/do-site.ts';
import { fundarRankings } from '#server/rankings/fundar.ts';
import { APP_URL, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import type { Client } from '#server/testing/client.ts';
import { makeLiga } from '#server/testing/liga/liga.ts';

const t = testApp({ DATA_DIR: mkdtempSync(join(tmpdir(), 'tabelao-folhetos-')) });

async function see(who: Client, path: string): Promise<Folheto> {
  const answer = await who.get(`/api/${path}/compartilhar`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

async function running(settings: Record<string, unknown> = {}) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, settings);
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const [jogo, other] = await currentRound(org, id);
  if (!jogo || !other) throw new Error('there are two');
  return { org, id, jogo, other };
}

const situacoes = ({ mensagens }: Folheto) => mensagens.map(({ situacao }) => situacao);

async function isPicture(who: Client, path: string | null | undefined) {
  const { statusCode, headers } = await who.get(path ?? '');
  expect([statusCode, headers['content-type']], path ?? 'none').toEqual([200, 'image/png']);
}

test('a match is told as it stands, with its picture and its calendar', async () => {
  const { org, jogo, other } = await running();
  const guest = await t.guest();
  const open = await see(guest, `partidas/${other.uuid}`);
  expect([open.agenda, situacoes(open)]).toEqual([null, ['jogo']]);
  await t.db.run(sql`
    update partidas set jogo_previsto_at = agora() - interval '3 hours' where uuid = ${jogo.uuid}`);
  const late = await see(guest, `partidas/${jogo.uuid}`);
  expect(situacoes(late)).toEqual(['jogo', 'cobranca']);
  expect(late.agenda).toBe(`${APP_URL}/calendario/partida/${jogo.uuid}.ics`);
  await score(org, jogo, { tipo: 'placar', mandante: 2, visitante: 1 });
  const done = await see(guest, `partidas/${jogo.uuid}`);
  expect(done.mensagens[0]?.texto).toMatch(/\nFim de jogo: Time \d+ 2 × 1 Time \d+\. Rodada 1/);
  await isPicture(guest, done.pecas[0]?.quadrada);
});

test('the round on screen comes first, and the rules on their tab', async () => {
  const { org, id, jogo, other } = await running();
  const guest = await t.guest();
  const now = await see(guest, `campeonatos/${id}`);
  expect(situacoes(now)).not.toContain('rodada');
  const answer = await guest.get(`/api/campeonatos/${id}/compartilhar?sobre=jogos`);
  expect(answer.json().data.mensagens[0].texto).toContain('Rodada 1, quem joga:');
  await score(org, jogo, { tipo: 'placar', mandante: 2, visitante: 1 });
  await score(org, other, { tipo: 'placar', mandante: 0, visitante: 0 });
  const path = `/api/campeonatos/${id}/compartilhar?sobre=jogos&fase=1&rodada=1`;
  const { data } = (await guest.get(path)).json();
  expect(data.mensagens[0].texto).toMatch(/Rodada 1 fechada!\nTime \d+ (2 × 1|0 × 0) Time/);
  expect(data.url).toBe(`${APP_URL}/campeonato/${id}/jogos?fase=1&rodada=1`);
  expect(data.pecas[0].quadrada).toContain('/rodada.1.1-quadrada-pt.png');
  await isPicture(guest, data.pecas[0].quadrada);
  const rules = (await guest.get(`/api/campeonatos/${id}/compartilhar?sobre=regulamento`)).json();
  expect(situacoes(rules.data)[0]).toBe('regulamento');
  expect(rules.data.embed.map(({ parte }: { parte: string }) => parte)).toEqual([
    ...['classificacao', 'jogos'],
  ]);
});

test('who enters scores is given the late ones to ask for; nobody else is', async () => {
  const { org, id, jogo } = await running();
  await t.db.run(sql`
    update partidas set jogo_previsto_at = agora() - interval '2 days' where uuid = ${jogo.uuid}`);
  const own = await see(org, `campeonatos/${id}`);
  expect(own.cobrar).toMatchObject([{ partida: jogo.uuid, avisa: false }]);
  expect(own.cobrar[0]?.texto).toContain(`${APP_URL}/partida/${jogo.uuid}`);
  expect((await see(await t.guest(), `campeonatos/${id}`)).cobrar).toEqual([]);
  expect((await see(await t.signedIn(), `campeonatos/${id}`)).cobrar).toEqual([]);
});

test('a team is told with its campaign and its calendar', async () => {
  const { id, jogo } = await running();
  const guest = await t.guest();
  const uuid = jogo.mandante.participante ?? '';
  const folheto = await see(guest, `campeonatos/${id}/participantes/${uuid}`);
  expect(situacoes(folheto)).toEqual(['campanha', 'proximo_jogo']);
  expect(folheto.agenda).toBe(`${APP_URL}/calendario/participante/${uuid}.ics`);
  await isPicture(guest, folheto.previa.imagem);
});

test('of a private championship there are words for who sees it, and nothing for others', async () => {
  const { org, id, jogo } = await running({ visibilidade: 'privado' });
  const guest = await t.guest();
  const uuid = jogo.mandante.participante ?? '';
  for (const path of [`partidas/${jogo.uuid}`, `campeonatos/${id}/participantes/${uuid}`]) {
    const own = await see(org, path);
    expect([own.pecas, own.previa.imagem, own.agenda, own.embed]).toEqual([[], null, null, []]);
    expect((await guest.get(`/api/${path}/compartilhar`)).statusCode, path).toBe(404);
  }
});

test('a liga, a ranking and a person have words and the picture of their link', async () => {
  const ana = await t.signedIn();
  const guest = await t.guest();
  const liga = await makeLiga(ana);
  await fundarRankings(t.db);
  const [ranking] = RANKINGS_DO_SITE;
  for (const path of [`ligas/${liga}`, `rankings/${ranking?.uuid}`, `dashboard/${ana.uuid}`]) {
    const folheto = await see(guest, path);
    expect(folheto.mensagens[0]?.texto, path).toContain(folheto.url);
    await isPicture(guest, folheto.previa.imagem);
  }
  const bia = await t.signedIn();
  const hidden = await makeLiga(bia, { visibilidade: 'privado' });
  expect((await see(bia, `ligas/${hidden}`)).previa.imagem).toBeNull();
  expect((await guest.get(`/api/ligas/${hidden}/compartilhar`)).statusCode).toBe(404);
  await ana.put('/api/perfil/pagina', { pagina_publica: false });
  for (const who of [ana, guest]) {
    expect((await who.get(`/api/dashboard/${ana.uuid}/compartilhar`)).statusCode).toBe(404);
  }
});
