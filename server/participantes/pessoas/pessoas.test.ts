import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { makeCampeonato, openCampeonato, startCampeonato } from '#server/testing/campeonato.ts';
import { uuidv7 } from '#server/uuid.ts';

const t = testApp();

const search = (who: Pick<SignedIn, 'get'>, id: string, busca: string) =>
  who.get(`/api/campeonatos/${id}/participantes/pessoas?busca=${encodeURIComponent(busca)}`);

async function found(who: SignedIn, id: string, busca: string): Promise<string[]> {
  const answer = await search(who, id, busca);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.map(({ nome }: { nome: string }) => nome);
}

const invite = (who: SignedIn, id: string, pessoa: string) =>
  who.post(`/api/campeonatos/${id}/participantes/pessoas`, { pessoa });

async function invited(who: SignedIn, id: string, uuid: string): Promise<string> {
  const answer = await invite(who, id, uuid);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json().data.uuid;
}

const listed = async (who: Pick<SignedIn, 'get'>, id: string) =>
  (await who.get(`/api/campeonatos/${id}/participantes`)).json().data;

const enter = (who: SignedIn, id: string, body: object = {}) =>
  who.post(`/api/campeonatos/${id}/participantes`, body);

const lastNotice = async (who: SignedIn) =>
  (await who.get('/api/usuario/notifications')).json().data[0]?.mensagem;

describe('the search for people', () => {
  test('finds by the start of words, without accents, case and order, and by gamertag', async () => {
    const org = await t.signedIn({ nome: 'Quem Organiza' });
    const id = await openCampeonato(org);
    const { uuid } = await t.insertPerson({ nome: 'Zoé Ângela d’Ávila-Brandão' });
    await t.db.run(sql`
      update usuarios set gamertags = '{"psn": "Craque_77", "xbox": null}' where uuid = ${uuid}`);
    for (const busca of ['zoe', 'ÂNGELA', 'brandao zo', 'avila', 'craque_77', 'avi z']) {
      expect(await found(org, id, busca), busca).toEqual(['Zoé Ângela d’Ávila-Brandão']);
    }
    for (const busca of [
      'oé',
      'gela',
      'psn',
      'xbox',
      'null',
      'z',
      '77',
      'z a',
      'zo an',
      '%%',
      '',
    ]) {
      expect(await found(org, id, busca), busca).toEqual([]);
    }
  });

  test('cuts words at the same marks whatever the locale of the database', async () => {
    const { source } = (await t.db.first<{ source: string }>(sql`
      select pg_get_functiondef('chave_de_busca'::regproc) as source`)) ?? { source: '' };
    const marks = source.match(/'(\[[^']+\]\+)'/)?.[1];
    const row = await t.db.first(sql`
      select regexp_replace('d’avila«b»c-d_e f' collate "C", ${marks}, ' ', 'g') as words`);
    expect(row).toEqual({ words: 'd avila b c d e f' });
  });

  test('shows what a person shows of themself and nothing else', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const { uuid, email } = await t.insertPerson({ nome: 'Xavier Único' });
    await t.db.run(sql`update usuarios set telefone = '+5511912345678' where uuid = ${uuid}`);
    const answer = await search(org, id, 'xavier');
    expect(answer.json().data).toEqual([
      { uuid, nome: 'Xavier Único', foto: null, gamertags: [], inscrita: false },
    ]);
    expect(answer.body).not.toContain('912345678');
    expect(await found(org, id, email)).toEqual([]);
  });

  test('never minors, those who hide, have no verified e-mail, or are leaving or gone', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const person = async (change: ReturnType<typeof sql>) => {
      const { uuid } = await t.insertPerson({ nome: 'Wanda Escondida' });
      await t.db.run(sql`update usuarios set ${change} where uuid = ${uuid}`);
      return uuid;
    };
    const hidden = [
      await person(sql`nascimento = now() - interval '17 years'`),
      await person(sql`email_verified_at = null`),
      await person(sql`exclusao_em = now() + interval '7 days'`),
      await person(sql`removido_em = now()`),
    ];
    const shy = await t.signedIn({ nome: 'Wanda Tímida' });
    expect(await found(org, id, 'wanda')).toEqual(['Wanda Tímida']);
    await shy.put('/api/perfil/busca', { aparece_na_busca: false });
    expect((await shy.get('/api/perfil')).json().data.aparece_na_busca).toBe(false);
    expect(await found(org, id, 'wanda')).toEqual([]);
    for (const uuid of [...hidden, shy.uuid, uuidv7()]) {
      expect((await invite(org, id, uuid)).statusCode).toBe(404);
    }
    const unknown = await person(sql`nascimento = null`);
    expect(await found(org, id, 'wanda')).toEqual([]);
    expect((await invite(org, id, unknown)).statusCode).toBe(404);
    await person(sql`nascimento = now() - interval '19 years'`);
    expect(await found(org, id, 'wanda')).toEqual(['Wanda Escondida']);
  });

  test('gives eight at most, those who played for this organiser first', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    for (const letter of 'abcdefghi') await t.insertPerson({ nome: `Vitor ${letter}` });
    const known = await t.signedIn({ nome: 'Vitor Zeta' });
    await enter(known, await openCampeonato(org, { pede: [] }));
    const names = await found(org, id, 'vitor');
    expect(names).toHaveLength(8);
    expect(names.slice(0, 2)).toEqual(['Vitor Zeta', 'Vitor a']);
  });

  test('is for who manages the entries, and not without end', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const stranger = await t.signedIn();
    expect((await search(stranger, id, 'ana')).statusCode).toBe(403);
    expect((await invite(stranger, id, org.uuid)).statusCode).toBe(403);
    expect((await search(await t.guest(), id, 'ana')).statusCode).toBe(401);
  });

  test.each([
    ['pessoas', 120, 3_600],
    ['pessoas-dia', 500, 86_400],
  ])(
    'ends at the limit of %s: the last is answered, the next is not',
    async (key, most, window) => {
      const org = await t.signedIn();
      const id = await openCampeonato(org);
      await search(org, id, 'ana');
      const touched = await t.db.run(sql`
      update limites set contagem = ${most - 1} where chave = ${`${key}:${org.uuid}`}`);
      expect(touched).toBe(1);
      expect((await search(org, id, 'an')).statusCode).toBe(200);
      expect((await search(org, id, 'ana')).statusCode).toBe(200);
      const over = await search(org, id, 'ana');
      expect(over.statusCode).toBe(429);
      expect(Number(over.headers['retry-after'])).toBeGreaterThan(window / 2);
    },
  );
});

describe('who was invited', () => {
  test('is told, is seen by the organisers alone, and nobody else can say yes', async () => {
    const org = await t.signedIn({ nome: 'Olga Organiza' });
    const id = await openCampeonato(org, { pede: [] });
    const ana = await t.signedIn({ nome: 'Ana Convidada' });
    const uuid = await invited(org, id, ana.uuid);
    expect(await lastNotice(ana)).toBe(
      'Olga Organiza chamou você para jogar Copa de Teste. Aceite ou recuse o convite.',
    );
    expect(await listed(org, id)).toMatchObject([{ uuid, status: 1, convidado: true }]);
    expect(await listed(await t.guest(), id)).toEqual([]);
    const trail = await (await t.guest()).get(`/api/campeonatos/${id}/historico`);
    expect(trail.body).toContain('convidar-pessoa');
    expect(trail.body).not.toContain('Ana Convidada');
    const one = await org.put(`/api/participantes/${uuid}/status`, { status: 2 });
    expect(one.statusCode).toBe(409);
    expect(one.json().warning).toBe('Só a própria pessoa aceita o convite.');
    const many = { uuids: [uuid], status: 2 };
    const all = await org.put(`/api/campeonatos/${id}/participantes/status`, many);
    expect(all.statusCode).toBe(409);
    expect((await invite(org, id, ana.uuid)).statusCode).toBe(409);
    expect((await search(org, id, 'ana convidada')).json().data[0].inscrita).toBe(true);
  });

  test('accepts with what is asked for, is confirmed without approval, after the closing too', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { aprovacao: 'manual', pede: ['time'] });
    const ana = await t.signedIn({ nome: 'Ana Aceita' });
    const uuid = await invited(org, id, ana.uuid);
    await t.db.run(sql`
      update campeonatos set inscricao = jsonb_set(inscricao, '{fecha_em}', '"2020-01-01T00:00:00Z"')
      where id = ${id}`);
    expect((await enter(await t.signedIn(), id, { time_nome: 'Santos' })).statusCode).toBe(409);
    expect((await enter(ana, id)).statusCode).toBe(422);
    const answer = await enter(ana, id, { time_nome: 'Grêmio' });
    expect(answer.json().data).toMatchObject({
      ...{ uuid, nome: 'Ana Aceita', time_nome: 'Grêmio' },
      ...{ status: 2, convidado: false },
    });
    expect(await lastNotice(org)).toBe('Ana Aceita aceitou o convite para Copa de Teste.');
    const { data } = (await ana.get(`/api/campeonatos/${id}`)).json();
    expect(data.minha_inscricao).toEqual({
      uuid,
      status: 2,
      espera: null,
      convidado: false,
      saiu: null,
    });
    expect(data.confirmados).toBe(1);
  });

  test('joins the queue when the places are gone: an invitation keeps none', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { vagas: 2, aprovacao: 'automatica', pede: [] });
    const ana = await t.signedIn({ nome: 'Ana na Fila' });
    await invited(org, id, ana.uuid);
    for (let n = 0; n < 2; n += 1) await enter(await t.signedIn(), id);
    expect((await enter(ana, id)).json().data).toMatchObject({ status: 1, espera: 1 });
  });

  test('declines, can be asked again after a week, and still nobody else can confirm', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { pede: [] }, { visibilidade: 'privado' });
    const ana = await t.signedIn({ nome: 'Ana Recusa' });
    expect((await ana.get(`/api/campeonatos/${id}`)).statusCode).toBe(404);
    const uuid = await invited(org, id, ana.uuid);
    expect((await ana.get(`/api/campeonatos/${id}`)).statusCode).toBe(200);
    const no = await ana.put(`/api/participantes/${uuid}/status`, { status: 3 });
    expect(no.statusCode, no.body).toBe(200);
    expect(await lastNotice(org)).toBe('Ana Recusa recusou o convite para Copa de Teste.');
    expect((await ana.get(`/api/campeonatos/${id}`)).statusCode).toBe(404);
    const forced = await org.put(`/api/participantes/${uuid}/status`, { status: 2 });
    expect(forced.statusCode).toBe(409);
    const soon = await invite(org, id, ana.uuid);
    expect(soon.statusCode).toBe(409);
    expect(soon.json().warning).toMatch(/^Esta pessoa já foi convidada nos últimos 7 dias/);
    await t.db.run(sql`
      update participantes set created_at = now() - interval '7 days' where uuid = ${uuid}`);
    expect(await invited(org, id, ana.uuid)).toBe(uuid);
    await org.put(`/api/participantes/${uuid}/status`, { status: 4 });
    expect((await invite(org, id, ana.uuid)).statusCode).toBe(409);
  });

  test('only while entries are open: a draft is seen by nobody else, and a draw has its teams', async () => {
    const org = await t.signedIn();
    const ana = await t.signedIn();
    const draft = await makeCampeonato(org);
    expect((await invite(org, draft, ana.uuid)).json().warning).toBe(
      'As inscrições não estão abertas.',
    );
    const id = await openCampeonato(org, { pede: [], aprovacao: 'automatica' });
    await invited(org, id, ana.uuid);
    for (let n = 0; n < 2; n += 1) await enter(await t.signedIn(), id);
    await startCampeonato(org, id);
    expect((await enter(ana, id)).statusCode).toBe(409);
    expect((await invite(org, id, (await t.signedIn()).uuid)).statusCode).toBe(409);
  });

  test('gets no announcements before saying yes', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { pede: [] });
    const ana = await t.signedIn();
    await invited(org, id, ana.uuid);
    const told = await lastNotice(ana);
    const body = { texto: 'Rodada no sábado', fixado: false };
    expect((await org.post(`/api/campeonatos/${id}/avisos`, body)).statusCode).toBe(201);
    expect(await lastNotice(ana)).toBe(told);
    await enter(ana, id);
    await org.post(`/api/campeonatos/${id}/avisos`, body);
    expect(await lastNotice(ana)).toContain('Rodada no sábado');
  });
});
