// Words and pictures for a group, over HTTP: those of the moment, and none of what a guest may not see.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { Folheto } from '#contract/campeonato/compartilhar.ts';
import { APP_URL, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  drawLots,
  insertNames,
  makeCampeonato,
  openCampeonato,
  type PartidaDeTeste,
  playAll,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import type { Client } from '#server/testing/client.ts';
import { testClock } from '#server/testing/clock.ts';

const t = testApp({ DATA_DIR: mkdtempSync(join(tmpdir(), 'tabelao-compartilhar-')) });
const clock = testClock(t);

async function see(who: Client, id: string, headers = {}): Promise<Folheto> {
  const answer = await who.get(`/api/campeonatos/${id}/compartilhar`, { headers });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}

const situacoes = ({ mensagens }: Folheto) => mensagens.map(({ situacao }) => situacao);

test('a round that is complete is told with who leads, and its pictures are there', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const guest = await t.guest();
  expect(situacoes(await see(guest, id))).toEqual(['regulamento', 'convite']);
  for (const jogo of await currentRound(org, id)) {
    await score(org, jogo, { tipo: 'placar', mandante: 2, visitante: 0 });
  }
  const folheto = await see(guest, id);
  expect(folheto.url).toBe(`${APP_URL}/campeonato/${id}`);
  expect(folheto.mensagens[0]?.texto).toMatch(
    /^\*Copa de Teste\*\nRodada 1 fechada!\nTime \d+ na ponta com 3, empatado em pontos\.\n/,
  );
  expect(folheto.pecas.map(({ nome }) => nome)).toEqual(['tabela', 'rodada']);
  for (const path of [folheto.previa.imagem ?? '', folheto.pecas[0]?.quadrada ?? '']) {
    const picture = await guest.get(path);
    expect([picture.statusCode, picture.headers['content-type']], path).toEqual([200, 'image/png']);
  }
  const [tabela] = folheto.pecas;
  expect(tabela?.pinturas.map(({ nome }) => nome)).toEqual(['campeonato', 'clara', 'escura']);
  expect(tabela?.pinturas[0]?.quadrada, 'its own').toBe(tabela?.quadrada);
  const [one] = await currentRound(org, id);
  await t.db.run(sql`
    update participantes set usuario_uuid = ${org.uuid} where uuid = ${one?.mandante.participante}`);
  const own = (await see(org, id)).pecas[0]?.pinturas.find(({ nome }) => nome === 'time');
  expect((await guest.get(own?.quadrada ?? '')).statusCode, 'kept for everybody').toBe(200);
  const english = await see(guest, id, { 'accept-language': 'en' });
  expect(english.mensagens[0]?.texto).toContain('Round 1 is complete!');
});

test('with the last match played the champion is told, not the Swiss round before it', async () => {
  const org = await t.signedIn();
  const fases = [{ tipo: 'suico', rodadas: 2, classificam: 2 }, { tipo: 'mata_mata' }];
  const swissAlone = await makeCampeonato(org, { fases: fases.slice(0, 1) });
  const withFinal = await makeCampeonato(org, { fases });
  const guest = await t.guest();
  const news = async (id: string) => (await see(guest, id)).mensagens[0];
  const homeWins = () => ({ mandante: 2, visitante: 0 });
  for (const id of [swissAlone, withFinal]) {
    await insertNames(t, id, 4);
    await startCampeonato(org, id);
    for (const jogo of await currentRound(org, id)) {
      await score(org, jogo, { tipo: 'placar', ...homeWins() });
    }
    expect((await news(id))?.situacao).toBe('rodada_fechada');
    await playAll(org, id, homeWins);
    expect((await guest.get(`/api/campeonatos/${id}`)).json().data.estado).toBe('andamento');
    expect(await news(id)).toMatchObject({
      situacao: 'campeao',
      texto: expect.stringMatching(/Time 00\d é campeão!/),
    });
    expect(situacoes(await see(guest, id))).not.toContain('rodada_fechada');
    const off = await org.put(`/api/campeonatos/${id}/estado`, { estado: 'cancelado' });
    expect(off.statusCode, off.body).toBe(200);
    expect(situacoes(await see(guest, id)), 'called off').not.toContain('campeao');
  }
});

test('nobody is told to be champion while the third place is played for, or the final is contested', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, {
    fases: [{ tipo: 'mata_mata', terceiro_lugar: true }],
  });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const guest = await t.guest();
  const play = async (isWanted: (jogo: PartidaDeTeste) => boolean) => {
    for (const jogo of (await currentRound(org, id)).filter(isWanted)) {
      await score(org, jogo, { tipo: 'placar', mandante: 2, visitante: 0 });
    }
  };
  const isChampionTold = async () => situacoes(await see(guest, id)).includes('campeao');
  await play(() => true);
  await play(({ confronto }) => confronto !== 'terceiro');
  expect(await isChampionTold()).toBe(false);
  await play(({ confronto }) => confronto === 'terceiro');
  expect(await isChampionTold()).toBe(true);
  await t.db.run(sql`
    update partidas set estado = 'contestada' where campeonato_id = ${id} and rodada = 2
      and confronto <> 'terceiro'`);
  await t.db.run(sql`update campeonatos set versao = versao + 1 where id = ${id}`);
  expect(await isChampionTold()).toBe(false);
});

test('a round of the phase before is no news once the knockout is being played', async () => {
  const org = await t.signedIn();
  const fases = [{ tipo: 'suico', rodadas: 1, classificam: 4 }, { tipo: 'mata_mata' }];
  const id = await makeCampeonato(org, { fases });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const guest = await t.guest();
  const play = async ({ uuid, versao }: PartidaDeTeste, goals: number) =>
    score(org, { uuid, versao }, { tipo: 'placar', mandante: goals, visitante: 0 });
  for (const [index, jogo] of (await currentRound(org, id)).entries()) await play(jogo, index + 1);
  await drawLots(org, id, 1);
  expect(situacoes(await see(guest, id))).toContain('rodada_fechada');
  const [semi] = await currentRound(org, id);
  if (!semi) throw new Error('no semi-final');
  expect((await play(semi, 1)).statusCode).toBe(200);
  expect(situacoes(await see(guest, id))).not.toContain('rodada_fechada');
});

test('who plays today, and whose score is missing', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const [late, later] = await currentRound(org, id);
  // Whatever the hour it is run at: a minute ago may be yesterday.
  const noon = Date.parse('2027-03-01T15:00:00Z');
  await clock.to(noon);
  const at = (minutes: number) => new Date(noon + minutes * 60_000).toISOString();
  await t.db.run(sql`
    update partidas set jogo_previsto_at = ${at(-1)} where uuid = ${late?.uuid}`);
  await t.db.run(sql`
    update partidas set jogo_previsto_at = ${at(8 * 24 * 60)} where uuid = ${later?.uuid}`);
  const folheto = await see(await t.guest(), id);
  expect(situacoes(folheto)).toEqual(expect.arrayContaining(['hoje', 'faltam']));
});

test('once it is drawn nobody is asked to come in, and no list says that it has places', async () => {
  const org = await t.signedIn();
  const id = await openCampeonato(org, { vagas: 8 }, { visibilidade: 'publico' });
  await insertNames(t, id, 4);
  const guest = await t.guest();
  const isListed = async () => {
    const { data } = (await guest.get('/api/campeonatos?com_vagas=1')).json();
    return data.some((one: { id: string }) => one.id === id);
  };
  expect(situacoes(await see(guest, id))).toContain('inscricoes');
  expect(await isListed()).toBe(true);
  const { data } = (
    await org.post(`/api/campeonatos/${id}/sorteio`, { metodo: 'aleatorio' })
  ).json();
  expect((await org.put(`/api/campeonatos/${id}/sorteio`, { uuid: data.uuid })).statusCode).toBe(
    200,
  );
  expect(situacoes(await see(guest, id))).not.toContain('inscricoes');
  expect(await isListed()).toBe(false);
});

test('a match of today without an hour is played today, and its score is missing only tomorrow', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const guest = await t.guest();
  const planned = async (daysAgo: number) => {
    await t.db.run(sql`
      update partidas set jogo_previsto_at = (date_trunc('day', agora() at time zone 'America/Sao_Paulo')
        - make_interval(days => ${daysAgo}) + interval '59 seconds') at time zone 'America/Sao_Paulo'
      where campeonato_id = ${id} and rodada = 1`);
    return situacoes(await see(guest, id));
  };
  const today = await planned(0);
  expect(today).toContain('hoje');
  expect(today).not.toContain('faltam');
  expect(await planned(1)).toContain('faltam');
});

test('a walkover has the word of the language', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const [jogo] = await currentRound(org, id);
  if (!jogo) throw new Error('there are two');
  await score(org, jogo, { tipo: 'wo', wo_de: 'visitante' });
  const guest = await t.guest();
  const path = `/api/campeonatos/${id}/compartilhar?sobre=jogos&fase=1&rodada=1`;
  const said = async (language: string) =>
    (await guest.get(path, { headers: { 'accept-language': language } })).body;
  expect(await said('pt-BR')).toMatch(/Time \d+ W\.O\. Time \d+/);
  expect(await said('en')).toMatch(/Time \d+ Walkover Time \d+/);
});

test('days to come are told with the month as a word in English, so that nobody takes it for the day', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  await t.db.run(sql`
    update partidas set jogo_previsto_at = '2035-03-08T22:30:00Z' where campeonato_id = ${id}`);
  const guest = await t.guest();
  const said = async (language: string) =>
    (await see(guest, id, { 'accept-language': language })).mensagens
      .map(({ texto }) => texto)
      .join('\n');
  expect(await said('pt-BR')).toMatch(/quinta-feira, 08\/03[\s\S]*19:30/);
  expect(await said('en')).toMatch(/Thursday 08 Mar[\s\S]*19:30/);
});

test('open entries are told with their places; of a private one there are words but no pictures', async () => {
  const org = await t.signedIn();
  const open = await openCampeonato(org, { vagas: 8 });
  const [first] = (await see(await t.guest(), open)).mensagens;
  expect(first?.texto).toContain('Inscrições abertas: 0 de 8 vagas.');
  const id = await makeCampeonato(org, { visibilidade: 'privado' });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const own = await see(org, id);
  expect([own.pecas, own.previa.imagem]).toEqual([[], null]);
  expect(own.mensagens.length).toBeGreaterThan(0);
  const guest = await t.guest();
  expect((await guest.get(`/api/campeonatos/${id}/compartilhar`)).statusCode).toBe(404);
});
