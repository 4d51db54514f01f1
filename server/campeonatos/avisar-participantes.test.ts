import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  openCampeonato,
  playAll,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';

const t = testApp();

type Notice = { mensagem: string; url: string };

/** What a person was told about the championship; single matches are another matter. */
const heard = async (who: SignedIn) => {
  const { data } = (await who.get('/api/usuario/notifications')).json();
  return data
    .filter(({ url }: Notice) => !url.startsWith('/partida/'))
    .map(({ mensagem, url }: Notice) => ({ mensagem, url }));
};

test('those who play hear of the draw, the start and the end; who organises or wants silence does not', async () => {
  const [org, ana, bia] = [await t.signedIn(), await t.signedIn(), await t.signedIn()];
  const id = await openCampeonato(org, { aprovacao: 'automatica' });
  for (const who of [ana, bia, org]) {
    const entered = await who.post(`/api/campeonatos/${id}/participantes`, { time_nome: who.uuid });
    expect(entered.statusCode, entered.body).toBe(201);
  }
  const quiet = JSON.stringify({ campeonatos: { site: false, email: false } });
  await t.db.run(sql`update usuarios set avisos = ${quiet} where uuid = ${bia.uuid}`);
  await t.db.run(sql`delete from notificacoes`);
  await startCampeonato(org, id);
  await playAll(org, id, () => ({ mandante: 1, visitante: 0 }));
  const ended = await org.put(`/api/campeonatos/${id}/estado`, {
    estado: 'encerrado',
    ciente: true,
  });
  expect(ended.statusCode, ended.body).toBe(200);
  expect(await heard(ana)).toEqual([
    { mensagem: 'Copa de Teste terminou. Veja como ficou.', url: `/campeonato/${id}/campeao` },
    {
      mensagem: 'O desempate de Copa de Teste foi sorteado. Veja como ficou.',
      url: expect.stringMatching(`^/campeonato/${id}/sorteio\\?sorteio=`),
    },
    { mensagem: 'Bola rolando: Copa de Teste começou.', url: `/campeonato/${id}/jogos` },
    {
      mensagem: 'Os jogos de Copa de Teste saíram. Veja quem você enfrenta.',
      url: `/campeonato/${id}/jogos`,
    },
  ]);
  expect(await heard(bia)).toEqual([]);
  expect(await heard(org)).toEqual([]);
  // Opened again, that is told; the start is not.
  await org.put(`/api/campeonatos/${id}/estado`, { estado: 'andamento' });
  expect(await heard(ana)).toHaveLength(5);
});

const REABERTO =
  'Copa de Teste foi reaberto: a classificação final deixa de valer até ele terminar de novo.';

/** Four in a bracket, played to the end and closed; `ana` plays. */
async function closed() {
  const [org, ana] = [await t.signedIn(), await t.signedIn()];
  const fases = [{ tipo: 'mata_mata' }];
  const id = await makeCampeonato(org, { fases });
  const [own] = await insertNames(t, id, 4);
  await t.db.run(sql`update participantes set usuario_uuid = ${ana.uuid} where uuid = ${own}`);
  await startCampeonato(org, id);
  await playAll(org, id, () => ({ mandante: 1, visitante: 0 }));
  const end = { estado: 'encerrado', ciente: true };
  expect((await org.put(`/api/campeonatos/${id}/estado`, end)).statusCode).toBe(200);
  await t.db.run(sql`delete from notificacoes`);
  return { org, ana, id };
}

test('those who were told that it is over are told that it was opened again', async () => {
  const { org, ana, id } = await closed();
  const open = await org.put(`/api/campeonatos/${id}/estado`, { estado: 'andamento' });
  expect(open.statusCode, open.body).toBe(200);
  expect(await heard(ana)).toEqual([{ mensagem: REABERTO, url: `/campeonato/${id}` }]);
  expect(await heard(org)).toEqual([]);
});

test('what was called off and is on again is not told as a start, and began when it did', async () => {
  const { org, ana, id } = await closed();
  const iniciado = () => t.db.first(sql`select iniciado_em from campeonatos where id = ${id}`);
  const began = await iniciado();
  for (const estado of ['cancelado', 'andamento']) {
    const moved = await org.put(`/api/campeonatos/${id}/estado`, { estado });
    expect(moved.statusCode, moved.body).toBe(200);
  }
  const [last] = await heard(ana);
  expect(last?.mensagem).toBe('A bola volta a rolar: Copa de Teste não está mais cancelado.');
  expect(await iniciado()).toEqual(began);
});

test('a correction that opens a closed championship again tells that once', async () => {
  const { org, ana, id } = await closed();
  const [semi] = (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=1`)).json().data;
  const lancamento = { tipo: 'placar', mandante: 0, visitante: 2 };
  const more = { motivo: 'súmula trocada', ciente: true };
  const corrected = await score(org, semi, lancamento, more);
  expect(corrected.statusCode, corrected.body).toBe(200);
  expect(await heard(ana)).toEqual([{ mensagem: REABERTO, url: `/campeonato/${id}` }]);
});

test('two results that are restored together open a closed championship once', async () => {
  const [org, ana] = [await t.signedIn(), await t.signedIn()];
  const id = await makeCampeonato(org, { fases: [{ tipo: 'mata_mata' }] });
  const [first] = await insertNames(t, id, 8);
  await t.db.run(sql`update participantes set usuario_uuid = ${ana.uuid} where uuid = ${first}`);
  await startCampeonato(org, id);
  await playAll(org, id, () => ({ mandante: 2, visitante: 1 }));
  const correct = async (lancamento: object) => {
    const [jogo] = (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=1`)).json().data;
    const answer = await score(org, jogo, lancamento, { motivo: 'súmula trocada', ciente: true });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  await correct({ tipo: 'placar', mandante: 0, visitante: 3 });
  await correct({ tipo: 'placar', mandante: 2, visitante: 1 });
  const body = { estado: 'encerrado', ciente: true };
  const closed = await org.put(`/api/campeonatos/${id}/estado`, body);
  expect(closed.statusCode, closed.body).toBe(200);
  await t.db.run(sql`delete from notificacoes`);
  await t.db.run(sql`delete from historico where campeonato_id = ${id}`);
  const back = await org.post(`/api/campeonatos/${id}/partidas/restauracao`);
  expect(back.json().data).toHaveLength(2);
  expect(await heard(ana)).toEqual([{ mensagem: REABERTO, url: `/campeonato/${id}` }]);
  const lines = (await org.get(`/api/campeonatos/${id}/historico`)).json().data;
  const opened = lines.filter(({ acao }: { acao: string }) => acao === 'mudar-estado');
  expect(opened).toMatchObject([{ depois: { estado: 'andamento' } }]);
});

test('an announcement reaches those who take part or wait for an answer, unless they want silence', async () => {
  const [org, ana, bia, caio] = [
    await t.signedIn(),
    await t.signedIn(),
    await t.signedIn(),
    await t.signedIn(),
  ];
  const id = await openCampeonato(org, { aprovacao: 'manual' });
  for (const who of [ana, bia, org]) {
    const entered = await who.post(`/api/campeonatos/${id}/participantes`, { time_nome: who.uuid });
    expect(entered.statusCode, entered.body).toBe(201);
  }
  const quiet = JSON.stringify({ campeonatos: { site: false, email: false } });
  await t.db.run(sql`update usuarios set avisos = ${quiet} where uuid = ${bia.uuid}`);
  await t.db.run(sql`delete from notificacoes`);
  const said = await org.post(`/api/campeonatos/${id}/avisos`, { texto: 'Jogo adiado pela chuva' });
  expect(said.statusCode, said.body).toBe(201);
  const mensagem = 'Copa de Teste: Jogo adiado pela chuva';
  expect(await heard(ana)).toEqual([{ mensagem, url: `/campeonato/${id}` }]);
  for (const who of [bia, org, caio]) expect(await heard(who)).toEqual([]);
});

test('those who play hear of new rules, and not of more places', async () => {
  const [org, ana] = [await t.signedIn(), await t.signedIn()];
  const id = await openCampeonato(org, { aprovacao: 'automatica', pede: [] });
  await ana.post(`/api/campeonatos/${id}/participantes`, {});
  await t.db.run(sql`delete from notificacoes`);
  const save = async (change: object) => {
    const { data } = (await org.get(`/api/campeonatos/${id}`)).json();
    const { nome, fases, regras, inscricao, configuracao_versao } = data;
    const form = { nome, fases, regras, inscricao, configuracao_versao, ...change };
    const saved = await org.put(`/api/campeonatos/${id}`, form);
    expect(saved.statusCode, saved.body).toBe(200);
  };
  await save({ inscricao: { vagas: 20, pede: [] } });
  expect(await heard(ana)).toEqual([]);
  await save({ inscricao: { vagas: 20, pede: [] }, regulamento_texto: 'Sem atraso.' });
  expect(await heard(ana)).toEqual([
    {
      mensagem: 'As regras de Copa de Teste mudaram. Veja a nova versão.',
      url: `/campeonato/${id}/regulamento`,
    },
  ]);
});
