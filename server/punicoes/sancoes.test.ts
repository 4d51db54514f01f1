// Sanctions besides points: recorded with their reason, without a change of the table.
import type { LightMyRequestResponse } from 'fastify';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { insertNames, makeCampeonato, score, startCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

async function scene(fases: object[]) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases });
  const [participante = ''] = await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const path = `/api/campeonatos/${id}/punicoes`;
  const punish = (body: object) =>
    org.post(path, { fase: 1, participante, motivo: 'ofensa no grupo', ...body });
  const listed = async () => (await (await t.guest()).get(path)).json().data;
  return { org, id, participante, punish, listed };
}

test('a warning and a fine are listed with the reason, and the table stays', async () => {
  const { org, id, punish, listed } = await scene([{ tipo: 'pontos_corridos' }]);
  const table = async () =>
    JSON.stringify((await org.get(`/api/campeonatos/${id}/classificacao`)).json().data.tabelas);
  const before = await table();
  expect((await punish({ tipo: 'advertencia' })).statusCode).toBe(201);
  expect((await punish({ tipo: 'multa', multa: 50_000 })).statusCode).toBe(201);
  expect(await listed()).toMatchObject([
    { tipo: 'multa', pontos: 0, multa: 50_000, motivo: 'ofensa no grupo' },
    { tipo: 'advertencia', pontos: 0, multa: null },
  ]);
  expect(await table()).toBe(before);
});

test('a knockout knows them too, but still no points', async () => {
  const { punish } = await scene([{ tipo: 'mata_mata' }]);
  expect((await punish({ tipo: 'exclusao' })).statusCode).toBe(201);
  expect((await punish({ pontos: -1 })).statusCode).toBe(422);
});

test('who is excluded is told why and is no longer in; taken back, both are told', async () => {
  const { org, id, participante, punish } = await scene([{ tipo: 'pontos_corridos' }]);
  const ana = await t.signedIn();
  await t.db.run(sql`
    update participantes set usuario_uuid = ${ana.uuid} where uuid = ${participante}`);
  const mine = async () =>
    (await ana.get(`/api/campeonatos/${id}`)).json().data.minha_inscricao.saiu;
  const told = async () => (await ana.get('/api/usuario/notifications')).json().data[0];
  expect(await mine()).toBeNull();
  const answer = await punish({ tipo: 'exclusao', ciente: true });
  expect(answer.statusCode, answer.body).toBe(201);
  expect(await mine()).toBe('excluido');
  const again = await punish({ tipo: 'exclusao', motivo: 'de novo', ciente: true });
  expect(again.statusCode).toBe(422);
  expect(again.json().validations.tipo).toEqual([
    'Este participante já foi excluído. Para trazê-lo de volta, anule a exclusão.',
  ]);
  expect(await told()).toMatchObject({
    tipo: 'punicao_aplicada',
    mensagem: 'A organização excluiu Time 001 de Copa de Teste. Motivo: ofensa no grupo',
    url: `/campeonato/${id}/classificacao`,
  });

  await org.delete(`/api/campeonatos/${id}/punicoes/${answer.json().data.uuid}?ciente=1`);
  expect(await mine()).toBeNull();
  expect((await told()).tipo).toBe('punicao_anulada');
  await ana.put(`/api/participantes/${participante}/desistencia`, { desistiu: true });
  expect(await mine()).toBe('desistiu');
});

const refusedWith = async (answer: Promise<LightMyRequestResponse>) => {
  const { statusCode, body } = await answer;
  expect(statusCode, body).toBe(422);
  return JSON.parse(body).validations.tipo[0];
};

test('who withdrew is not put out too, nor told that undoing that brings them back', async () => {
  const { org, id, participante, punish, listed } = await scene([{ tipo: 'pontos_corridos' }]);
  await org.put(`/api/participantes/${participante}/desistencia`, { desistiu: true });
  const out = { tipo: 'exclusao', ciente: true };
  const said =
    'Este participante já saiu do campeonato: não há do que excluir. Outra punição só fica registrada.';
  expect(await refusedWith(punish(out))).toBe(said);
  const foreseen = { fase: 1, participante, tipo: 'exclusao' };
  expect(await refusedWith(org.post(`/api/campeonatos/${id}/punicoes/impacto`, foreseen))).toBe(
    said,
  );
  expect(await listed()).toEqual([]);
  expect((await punish({ tipo: 'advertencia' })).statusCode).toBe(201);
  await org.put(`/api/participantes/${participante}/desistencia`, { desistiu: false });
  expect((await punish(out)).statusCode, 'back in, they can be').toBe(201);
});

test('whom their W.O.s put out is not put out again', async () => {
  const wo = { gols: 3, conta_gols: true, duplo: 'ambos_perdem', limite: 1 };
  const { org, id, participante, punish } = await scene([
    { tipo: 'pontos_corridos', tabela: { wo } },
  ]);
  const [jogo] = (await org.get(`/api/campeonatos/${id}/jogos?participante=${participante}`)).json()
    .data;
  const wo_de = jogo.mandante.participante === participante ? 'mandante' : 'visitante';
  expect((await score(org, jogo, { tipo: 'wo', wo_de }, { ciente: true })).statusCode).toBe(200);
  expect(await refusedWith(punish({ tipo: 'exclusao', ciente: true }))).toBe(
    'Este participante já está fora, pelo limite de W.O. do regulamento.',
  );
});

test('who is excluded after their last match is marked in the table as everywhere', async () => {
  const { org, id, participante, punish } = await scene([{ tipo: 'pontos_corridos' }]);
  for (const { rodada } of (await org.get(`/api/campeonatos/${id}/jogos`)).json().rodadas) {
    const round = await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`);
    for (const jogo of round.json().data) {
      await score(org, jogo, { tipo: 'placar', mandante: 1, visitante: 0 });
    }
  }
  expect((await punish({ tipo: 'exclusao', ciente: true })).statusCode).toBe(201);
  const { tabelas } = (await org.get(`/api/campeonatos/${id}/classificacao`)).json().data;
  const marks = tabelas[0].linhas.map((one: { participante: string; situacao: string | null }) => [
    one.participante === participante,
    one.situacao,
  ]);
  expect(marks.toSorted()).toEqual([
    ...marks.filter(([isOut]: [boolean]) => !isOut).map(() => [false, null]),
    [true, 'excluido'],
  ]);
});

test('before the start nobody is told to be out who stays in', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  const [participante = ''] = await insertNames(t, id, 4);
  const body = { fase: 1, participante, tipo: 'exclusao', motivo: 'ofensa no grupo' };
  expect(await refusedWith(org.post(`/api/campeonatos/${id}/punicoes`, body))).toBe(
    'Só se exclui de um campeonato em andamento. Antes do começo, cancele a inscrição em Participantes.',
  );
});

test.each([
  [{ tipo: 'pontos', pontos: -3 }, 'A organização tirou 3 pontos de Time 001'],
  [{ tipo: 'pontos', pontos: 1 }, 'A organização deu 1 ponto a Time 001'],
  [{ tipo: 'advertencia' }, 'A organização advertiu Time 001'],
  [{ tipo: 'multa', multa: 500 }, 'A organização multou Time 001 em 500, em dinheiro do jogo'],
  [{ tipo: 'jogo' }, 'A organização puniu Time 001 com a perda do jogo'],
])('%o is told to whom it hits', async (body, said) => {
  const { participante, punish } = await scene([{ tipo: 'pontos_corridos' }]);
  const ana = await t.signedIn();
  await t.db.run(sql`
    update participantes set usuario_uuid = ${ana.uuid} where uuid = ${participante}`);
  expect((await punish(body)).statusCode).toBe(201);
  const [newest] = (await ana.get('/api/usuario/notifications')).json().data;
  expect(newest.mensagem).toBe(`${said}, em Copa de Teste. Motivo: ofensa no grupo`);
});

test.each([
  ['points that are none', { tipo: 'pontos', pontos: 0 }],
  ['no kind and no points', {}],
  ['a warning with points', { tipo: 'advertencia', pontos: -1 }],
  ['a fine without an amount', { tipo: 'multa' }],
  ['an amount that is no fine', { tipo: 'jogo', multa: 5 }],
  ['a kind that there is not', { tipo: 'surra' }],
])('%s are refused', async (_, body) => {
  const { punish, listed } = await scene([{ tipo: 'pontos_corridos' }]);
  expect((await punish(body)).statusCode).toBe(422);
  expect(await listed()).toEqual([]);
});
