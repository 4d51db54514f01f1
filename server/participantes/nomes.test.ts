import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import {
  currentRound,
  makeCampeonato,
  openCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { uuidv7 } from '#server/uuid.ts';

const t = testApp();

type Row = { uuid: string; nome: string; sigla: string; status: number; desistiu: boolean };

type Poster = { post: Awaited<ReturnType<typeof t.signedIn>>['post'] };

const add = (who: Poster, id: string, participantes: object[]) =>
  who.post(`/api/campeonatos/${id}/participantes/lista`, { participantes });

/** Running, with these names in this order. */
async function running(nomes: readonly string[], settings: object = {}) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { ...settings });
  const { data } = (
    await add(
      org,
      id,
      nomes.map((nome) => ({ nome })),
    )
  ).json();
  await startCampeonato(org, id);
  return { org, id, rows: data as Row[] };
}

const historyOf = (id: string, acao: string) =>
  t.db.rows<{ antes: unknown; depois: unknown }>(sql`
    select antes, depois from historico where campeonato_id = ${id} and acao = ${acao}
    order by id`);

describe('POST /api/campeonatos/:id/participantes/lista', () => {
  test('adds names in their order, confirmed, with abbreviation and crest, in the trail', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    const answer = await add(org, id, [
      { nome: 'João', time_nome: 'flamengo', pote: 2 },
      { nome: 'Bia', time_nome: 'Mengão' },
      { nome: 'Vasco' },
      { nome: 'União da Vila', sigla: 'udv' },
    ]);
    expect(answer.statusCode).toBe(201);
    const { data } = answer.json();
    expect(data.map(({ nome, sigla, status }: Row) => [nome, sigla, status])).toEqual([
      ['João', 'FLA', 2],
      ['Bia', 'MEN', 2],
      ['Vasco', 'VAS', 2],
      ['União da Vila', 'UDV', 2],
    ]);
    expect(data[0]).toMatchObject({
      escudo: { imagem: '/upload/times/oficial/flamengo.svg' },
      pote: 2,
      usuario_uuid: null,
    });
    expect(data[3].escudo).toMatchObject({ cores: [expect.any(String), expect.any(String)] });
    expect((await org.get(`/api/campeonatos/${id}/participantes`)).json().data).toEqual(data);
    expect((await org.get(`/api/campeonatos/${id}`)).json().data.confirmados).toBe(4);
    expect(await historyOf(id, 'adicionar-participantes')).toEqual([
      { antes: null, depois: { nomes: ['João', 'Bia', 'Vasco', 'União da Vila'] } },
    ]);
  });

  test('a name that is there, or comes twice, is told at its place; nothing is added', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    await add(org, id, [{ nome: 'João' }]);
    const answer = await add(org, id, [{ nome: 'Bia' }, { nome: 'JOAO' }, { nome: ' bía ' }]);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().validations).toEqual({
      'participantes.1.nome': ['Este nome já está no campeonato.'],
      'participantes.2.nome': ['Este nome já está no campeonato.'],
    });
    expect((await org.get(`/api/campeonatos/${id}/participantes`)).json().data).toHaveLength(1);
  });

  test('invisible and reversing characters do not get into a name', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    const { data } = (await add(org, id, [{ nome: '\u202Eana\u200B  \u0007paula' }])).json();
    expect(data[0].nome).toBe('ana paula');
    expect((await add(org, id, [{ nome: '\u200B' }])).statusCode).toBe(422);
    expect((await add(org, id, [{ nome: 'a'.repeat(61) }])).statusCode).toBe(422);
  });

  test('more names than places are refused; more than the plan of the owner need a plan', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org, { inscricao: { vagas: 4 } });
    const names = (count: number) =>
      Array.from({ length: count }, (_, n) => ({ nome: `Time ${n}` }));
    const many = await add(org, id, names(5));
    expect(many.statusCode).toBe(409);
    expect(many.json()).toMatchObject({
      warning: 'Há só 4 vagas livres. Aumente o número de vagas para incluir mais gente.',
      data: { vagas: 4, confirmados: 0 },
    });
    const tooMany = await add(org, id, names(65));
    expect(tooMany.statusCode).toBe(402);
    expect(tooMany.json().warning).toBe('Seu plano permite até 64 participantes por campeonato.');
    expect((await add(org, id, names(4))).statusCode).toBe(201);
    expect((await add(org, id, [{ nome: 'Mais um' }])).statusCode).toBe(409);
  });

  test('the plan that counts is that of the owner, not of the helper', async () => {
    const [org, co] = [await t.signedIn(), await t.signedIn()];
    const id = await makeCampeonato(org, { inscricao: { vagas: 4 } });
    await t.db.run(sql`
      insert into organizadores (campeonato_id, usuario_uuid, papel) values (${id}, ${co.uuid}, 'co')`);
    await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${co.uuid}`);
    const names = Array.from({ length: 65 }, (_, n) => ({ nome: `Time ${n}` }));
    expect((await add(co, id, names)).statusCode).toBe(402);
    await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${org.uuid}`);
    expect((await add(co, id, names)).statusCode).toBe(409);
  });

  test('is for who manages the entries, before the draw, without fields of power', async () => {
    const { org, id } = await running(['A', 'B', 'C']);
    expect((await add(org, id, [{ nome: 'D' }])).statusCode).toBe(409);
    const open = await openCampeonato(org);
    const stranger = await t.signedIn();
    expect((await add(stranger, open, [{ nome: 'D' }])).statusCode).toBe(403);
    expect((await add(stranger, await makeCampeonato(org), [{ nome: 'D' }])).statusCode).toBe(404);
    for (const field of ['status', 'uuid', 'usuario_uuid', 'pago', 'contato', 'espera']) {
      expect((await add(org, open, [{ nome: 'D', [field]: 1 }])).statusCode, field).toBe(422);
    }
    expect((await add(org, open, [])).statusCode).toBe(422);
  });
});

describe('PUT /api/participantes/:uuid', () => {
  test('the organiser changes what is sent and leaves the rest', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    const { data } = (
      await add(org, id, [{ nome: 'João', gamertag: 'jo' }, { nome: 'Bia' }])
    ).json();
    const edit = (body: object) => org.put(`/api/participantes/${data[0].uuid}`, body);
    const paid = await edit({ pago: true, pote: 3 });
    expect(paid.json().data).toMatchObject({ nome: 'João', gamertag: 'jo', pago: true, pote: 3 });
    const team = await edit({ time_nome: 'Santos', gamertag: null });
    expect(team.json().data).toMatchObject({
      time_nome: 'Santos',
      sigla: 'SAN',
      escudo: { imagem: '/upload/times/oficial/santos.svg' },
      gamertag: null,
      pago: true,
    });
    expect((await edit({ nome: 'BÍA' })).json().validations).toHaveProperty('nome');
    expect((await edit({ sigla: data[1].sigla })).json().validations).toHaveProperty('sigla');
    expect((await edit({ contato: '+5511912345678' })).statusCode).toBe(403);
    const [last] = (await historyOf(id, 'editar-participante')).slice(-1);
    expect(last).toMatchObject({ antes: { time_nome: null }, depois: { time_nome: 'Santos' } });
  });

  test('after the draw nobody goes to another pot, until it is undone', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    const { data } = (await add(org, id, [{ nome: 'João', pote: 1 }, { nome: 'Bia' }])).json();
    const edit = (body: object) => org.put(`/api/participantes/${data[0].uuid}`, body);
    const draw = `/api/campeonatos/${id}/sorteio`;
    const { uuid } = (await org.post(draw, { metodo: 'aleatorio' })).json().data;
    expect((await org.put(draw, { uuid })).statusCode).toBe(200);
    const late = await edit({ pote: 2 });
    expect(late.statusCode).toBe(409);
    expect(late.json().warning).toContain('o pote não muda mais');
    expect((await edit({ pote: 1, gamertag: 'jo' })).json().data.gamertag).toBe('jo');
    expect((await org.delete(draw)).statusCode).toBeLessThan(300);
    expect((await edit({ pote: 2 })).json().data.pote).toBe(2);
  });

  test('a person changes their own team until the start, and nothing else', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { aprovacao: 'automatica', pede: [] });
    const ana = await t.signedIn();
    const { uuid } = (await ana.post(`/api/campeonatos/${id}/participantes`, {})).json().data;
    const edit = (body: object) => ana.put(`/api/participantes/${uuid}`, body);
    const shirt = { cores: ['#112233', '#ffffff'], estampa: 'cruz' };
    const own = await edit({ time_nome: 'Leoas', escudo: shirt, contato: '11 91234-5678' });
    expect(own.json().data).toMatchObject({
      time_nome: 'Leoas',
      escudo: shirt,
      contato: '+5511912345678',
    });
    for (const body of [{ nome: 'Outra' }, { pote: 1 }, { pago: true }]) {
      expect((await edit(body)).statusCode, JSON.stringify(body)).toBe(403);
    }
    const foreign = await (await t.signedIn()).put(`/api/participantes/${uuid}`, { gamertag: 'x' });
    expect(foreign.statusCode).toBe(403);
    await add(org, id, [{ nome: 'B' }, { nome: 'C' }]);
    await startCampeonato(org, id);
    expect((await edit({ time_nome: 'Tigresas' })).json().warning).toMatch(/já começou/);
  });

  test('an unknown one is not found', async () => {
    const org = await t.signedIn();
    expect((await org.put(`/api/participantes/${uuidv7()}`, { pote: 1 })).statusCode).toBe(404);
  });
});

describe('PUT /api/participantes/:uuid/substituto', () => {
  test('another takes over place and results; the account before is told and loses it', async () => {
    const org = await t.signedIn();
    const ana = await t.signedIn({ nome: 'Ana' });
    const id = await openCampeonato(org, { aprovacao: 'automatica', pede: ['whatsapp'] });
    const contact = { contato: '+5511912345678' };
    const { uuid } = (await ana.post(`/api/campeonatos/${id}/participantes`, contact)).json().data;
    await add(org, id, [{ nome: 'Bia' }, { nome: 'Caio' }]);
    await startCampeonato(org, id);
    const [first] = await currentRound(org, id);
    if (first) await score(org, first, { tipo: 'placar', mandante: 1, visitante: 0 });
    await org.put(`/api/participantes/${uuid}/elenco`, { jogadores: [{ nome: 'Antiga' }] });
    const table = async () =>
      (await org.get(`/api/campeonatos/${id}/classificacao`)).json().data.tabelas[0].linhas;
    const before = await table();
    const body = { nome: 'Duda', time_nome: 'Vasco' };
    const answer = await org.put(`/api/participantes/${uuid}/substituto`, body);
    expect(answer.json().data).toMatchObject({
      uuid,
      nome: 'Duda',
      time_nome: 'Vasco',
      sigla: 'VAS',
      usuario_uuid: null,
      contato: null,
    });
    expect(await table()).toEqual(before);
    expect((await org.get(`/api/participantes/${uuid}/elenco`)).json().data).toEqual([]);
    expect((await ana.put(`/api/participantes/${uuid}`, { gamertag: 'x' })).statusCode).toBe(403);
    const { data } = (await ana.get('/api/usuario/notifications')).json();
    expect(data[0].mensagem).toBe('Seu lugar em Copa de Teste passou para Duda.');
    expect(await historyOf(id, 'substituir-participante')).toEqual([
      {
        antes: { nome: 'Ana', time_nome: null, usuario_uuid: ana.uuid },
        depois: { nome: 'Duda', time_nome: 'Vasco' },
      },
    ]);
  });

  test('only while it runs, by who manages the entries, with a name that nobody has', async () => {
    const { org, rows } = await running(['A', 'B', 'C']);
    const replace = (who: typeof org, uuid: string, nome: string) =>
      who.put(`/api/participantes/${uuid}/substituto`, { nome });
    const [a, b] = rows as [Row, Row];
    expect((await replace(org, a.uuid, 'b')).json().validations).toHaveProperty('nome');
    expect((await replace(await t.signedIn(), b.uuid, 'D')).statusCode).toBe(403);
    const open = await openCampeonato(org);
    const { data } = (await add(org, open, [{ nome: 'A' }])).json();
    expect((await replace(org, data[0].uuid, 'D')).statusCode).toBe(409);
  });
});

describe('PUT /api/participantes/:uuid/desistencia', () => {
  test('the rest of the matches follows the rule of the phase, and it can be undone', async () => {
    const { org, id, rows } = await running(['A', 'B', 'C', 'D']);
    for (const partida of await currentRound(org, id)) {
      await score(org, partida, { tipo: 'placar', mandante: 0, visitante: 0 });
    }
    const [leaver] = rows as [Row];
    const table = async () =>
      (await org.get(`/api/campeonatos/${id}/classificacao`)).json().data.tabelas[0].linhas;
    const before = await table();
    const withdraw = (desistiu: boolean) =>
      org.put(`/api/participantes/${leaver.uuid}/desistencia`, { desistiu });
    expect((await withdraw(true)).json().data.desistiu).toBe(true);
    const row = await t.db.first(sql`
      select desistiu_apos_rodada from participantes where uuid = ${leaver.uuid}`);
    expect(row).toEqual({ desistiu_apos_rodada: 1 });
    const after = await table();
    const lineOf = (lines: { participante: string }[]) =>
      lines.find(({ participante }) => participante === leaver.uuid);
    // Kept what was drawn; the two matches to come count as lost by W.O.
    expect(lineOf(after)).toMatchObject({ posicao: 4, p: 1, j: 3, d: 2 });
    expect((await withdraw(true)).statusCode).toBe(200);
    expect((await withdraw(false)).json().data.desistiu).toBe(false);
    expect(await table()).toEqual(before);
    expect(await historyOf(id, 'desistir-participante')).toHaveLength(1);
    expect(await historyOf(id, 'desfazer-desistencia')).toHaveLength(1);
  });

  test('only of a confirmed one, while it runs, by who manages the entries', async () => {
    const { rows } = await running(['A', 'B']);
    const [a] = rows as [Row];
    const withdraw = async (who: Awaited<ReturnType<typeof t.signedIn>>, uuid: string) =>
      (await who.put(`/api/participantes/${uuid}/desistencia`, { desistiu: true })).statusCode;
    expect(await withdraw(await t.signedIn(), a.uuid)).toBe(403);
    const org = await t.signedIn();
    const id = await openCampeonato(org, { aprovacao: 'automatica' });
    const { data } = (await add(org, id, [{ nome: 'A' }])).json();
    expect(await withdraw(org, data[0].uuid)).toBe(409);
  });
});

test('a name that looks like an organiser’s is flagged, unless it is the organiser', async () => {
  const [dona, co] = [
    await t.signedIn({ nome: 'Olga Lima' }),
    await t.signedIn({ nome: 'Davi Alves' }),
  ];
  const id = await openCampeonato(dona, { pede: [] });
  await t.db.run(sql`
    insert into organizadores (campeonato_id, usuario_uuid, papel) values (${id}, ${co.uuid}, 'co')`);
  const people = [
    ['OIga Lima', true],
    ['Dаvi A1ves', true],
    ['Olga Limeira', false],
  ] as const;
  for (const [nome] of people) {
    await (await t.signedIn({ nome })).post(`/api/campeonatos/${id}/participantes`, {});
  }
  await dona.post(`/api/campeonatos/${id}/participantes`, {});
  const { data } = (await (await t.guest()).get(`/api/campeonatos/${id}/participantes`)).json();
  const flagged = data.map((one: { nome: string; parece_organizador: boolean }) => [
    one.nome,
    one.parece_organizador,
  ]);
  expect(flagged).toEqual(expect.arrayContaining([...people, ['Olga Lima', false]]));
});
