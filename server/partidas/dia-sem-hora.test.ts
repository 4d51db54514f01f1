// A match with a day and no hour is told by its day alone, wherever it is told: nobody comes at midnight.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import type { PartidaInteira } from '#contract/partidas.ts';
import { artePartida } from '#server/arte/dados/jogos.ts';
import { texts } from '#server/http/locale.ts';
import { APP_URL, testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  jogoDe,
  makeCampeonato,
  openCampeonato,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { daPartida } from '#server/vitrine/dados-estruturados.ts';
import { LOCALES } from '#textos/locale.ts';

const t = testApp();

const A_DAY = '2035-03-08T03:00:59.000Z';
const MIDNIGHT = /\b0?0:00\b/;

async function running() {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'pontos_corridos' }] });
  await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const [jogo] = await currentRound(org, id);
  if (!jogo) throw new Error('there are two');
  const plan = (at: string) =>
    t.db.run(sql`update partidas set jogo_previsto_at = ${at} where campeonato_id = ${id}`);
  await plan(A_DAY);
  return { org, id, jogo, plan };
}

const DAY = { 'pt-BR': '08/03/2035', en: '8 Mar 2035' } as const;

test.each(LOCALES)('on paper, in other sites and in a message (%s)', async (locale) => {
  const { id, jogo } = await running();
  const guest = await t.guest();
  const paths = [
    `/api/partidas/${jogo.uuid}/compartilhar`,
    `/api/campeonatos/${id}/participantes/${jogo.mandante.participante}/compartilhar`,
    `/embed/campeonato/${id}/jogos?lingua=${locale}`,
    `/imprimir/partida/${jogo.uuid}`,
    `/imprimir/campeonato/${id}/jogos?fase=1&rodada=1`,
  ];
  for (const path of paths) {
    const { body } = await guest.get(path, { headers: { 'accept-language': locale } });
    expect(body, path).toContain(DAY[locale]);
    expect(body, path).not.toMatch(MIDNIGHT);
  }
});

test('in the messages of the championship, which name the day once', async () => {
  const { id, plan } = await running();
  const guest = await t.guest();
  const said = async () => {
    const { data } = (await guest.get(`/api/campeonatos/${id}/compartilhar?sobre=jogos`)).json();
    return data.mensagens.map(({ texto }: { texto: string }) => texto).join('\n');
  };
  expect(await said()).toMatch(/quinta-feira, 08\/03:?\nTime \d+ × Time \d+\n/);
  expect(await said()).not.toMatch(MIDNIGHT);
  await plan('2035-03-08T22:30:00.000Z');
  expect(await said()).toMatch(/08\/03:?\nTime \d+ × Time \d+, 19:30\n/);
});

test('in a picture and for search engines', async () => {
  const { jogo } = await running();
  const guest = await t.guest();
  const ask = async <T>(path: string): Promise<T> => (await guest.get(path)).json().data;
  const lingua = { locale: 'pt-BR', t: texts['pt-BR'] } as const;
  const na = { ...lingua, site: 'x', ask, readPicture: async () => null };
  const { arte } = await artePartida(jogo.uuid, 'link', na);
  expect(arte).toMatchObject({ meio: '08/03/2035' });
  const dados = await ask<PartidaInteira>(`/api/partidas/${jogo.uuid}`);
  const onde = { url: APP_URL, urlDoCampeonato: APP_URL, t: texts['pt-BR'] };
  expect(daPartida(dados, onde)).toMatchObject({ startDate: '2035-03-08' });
});

test('over a video', async () => {
  const { org, id, jogo } = await running();
  const path = `/api/campeonatos/${id}/transmissao`;
  await org.put(path, { partida: jogo.uuid, pecas: ['placar', 'tarja'] });
  const { enderecos } = (await org.get(path)).json().data;
  const { pathname, search, host } = new URL(enderecos.tela);
  const url = `${pathname}/estado${search}`;
  const { pecas } = (await t.app.inject({ url, headers: { host } })).json();
  expect(pecas.tarja).toContain('<span>qui, 08/03</span></div>');
  expect(pecas.placar).toContain(texts['pt-BR']('transmissao.antes'));
});

test('in a notice', async () => {
  const [org, ana, bia] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
  const id = await openCampeonato(org, { aprovacao: 'automatica' });
  for (const who of [ana, bia]) {
    await who.post(`/api/campeonatos/${id}/participantes`, { time_nome: who.uuid });
  }
  await startCampeonato(org, id);
  const [partida] = await currentRound(org, id);
  if (!partida) throw new Error('there is one');
  const { uuid, versao } = partida;
  const body = { versao, jogo_previsto_at: A_DAY };
  const answer = await org.put(`/api/partidas/${uuid}/agenda`, body);
  expect(answer.statusCode, answer.body).toBe(200);
  const [last] = (await ana.get('/api/usuario/notifications')).json().data;
  const jogo = await jogoDe(t, partida);
  expect(last.mensagem).toBe(`${jogo}, em Copa de Teste, foi marcado: 08/03/2035.`);
});
