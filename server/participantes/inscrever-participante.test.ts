import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, makeCampeonato, openCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

const enter = (who: SignedIn, id: string, body: object = { time_nome: 'Santos' }) =>
  who.post(`/api/campeonatos/${id}/participantes`, body);

const counted = (id: string) =>
  t.db.first(sql`
    select confirmados, (select count(*) from participantes
      where campeonato_id = ${id} and status = 2) as rows from campeonatos where id = ${id}`);

describe('POST /api/campeonatos/:id/participantes', () => {
  test('with manual approval the entry is pending, and the organiser is told', async () => {
    const org = await t.signedIn();
    const ana = await t.signedIn({ nome: 'Ana Souza' });
    const id = await openCampeonato(org);
    const answer = await enter(ana, id, { time_nome: ' Palmeiras ', gamertag: 'ana_10' });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data).toMatchObject({
      nome: 'Ana Souza',
      time_nome: 'Palmeiras',
      sigla: 'PAL',
      escudo: { imagem: '/upload/times/oficial/palmeiras.svg' },
      gamertag: 'ana_10',
      status: 1,
      espera: null,
      usuario_uuid: ana.uuid,
    });
    const { data } = (await org.get('/api/usuario/notifications')).json();
    expect(data[0]).toMatchObject({
      mensagem: 'Ana Souza quer entrar em Copa de Teste.',
      url: `/campeonato/${id}/gerenciar#inscricoes`,
    });
    expect(await counted(id)).toEqual({ confirmados: 0, rows: 0 });
  });

  test('with automatic approval there is a place at once, while there are places; then a queue', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { vagas: 2, aprovacao: 'automatica' });
    const entries = [];
    for (let n = 0; n < 4; n += 1) entries.push((await enter(await t.signedIn(), id)).json().data);
    expect(entries.map(({ status, espera }) => [status, espera])).toEqual([
      [2, null],
      [2, null],
      [1, 1],
      [1, 2],
    ]);
    expect(await counted(id)).toEqual({ confirmados: 2, rows: 2 });
    const { data } = (await org.get(`/api/campeonatos/${id}`)).json();
    expect(data).toMatchObject({ confirmados: 2, vagas: 2, espera: 2 });
  });

  test('a second entry is refused with the first one; a namesake gets a number', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const ana = await t.signedIn({ nome: 'Ana' });
    const first = (await enter(ana, id)).json().data;
    const again = await enter(ana, id);
    expect(again.statusCode).toBe(409);
    expect(again.json()).toMatchObject({ warning: 'Você já está neste campeonato.', data: first });
    const other = await enter(await t.signedIn({ nome: 'ANA' }), id);
    expect(other.json().data).toMatchObject({ nome: 'ANA (2)' });
    expect(other.json().data.sigla).not.toBe(first.sigla);
  });

  test('who cancelled may come back, behind the others; who was rejected may not', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { vagas: 2, aprovacao: 'automatica' });
    const ana = await t.signedIn();
    const { uuid } = (await enter(ana, id)).json().data;
    await enter(await t.signedIn(), id);
    await ana.put(`/api/participantes/${uuid}/status`, { status: 3 });
    await enter(await t.signedIn(), id);
    const back = await enter(ana, id, { time_nome: 'Vasco' });
    expect(back.statusCode).toBe(201);
    expect(back.json().data).toMatchObject({ uuid, time_nome: 'Vasco', status: 1, espera: 1 });
    await org.put(`/api/participantes/${uuid}/status`, { status: 4 });
    expect((await enter(ana, id)).json()).toMatchObject({
      code: 'estado_mudou',
      warning: 'Sua inscrição não foi aceita neste campeonato.',
    });
  });

  test('before, after and without open entries nobody gets in', async () => {
    const org = await t.signedIn();
    const ana = await t.signedIn();
    const draft = await makeCampeonato(org);
    expect((await enter(ana, draft)).statusCode).toBe(404);
    const past = new Date(Date.now() - 1_000).toISOString();
    const closed = await openCampeonato(org, { fecha_em: past });
    expect((await enter(ana, closed)).json().warning).toBe('As inscrições não estão abertas.');
    const drawn = await openCampeonato(org);
    await insertNames(t, drawn, 4);
    const { data } = (
      await org.post(`/api/campeonatos/${drawn}/sorteio`, { metodo: 'aleatorio' })
    ).json();
    await org.put(`/api/campeonatos/${drawn}/sorteio`, { uuid: data.uuid });
    expect((await enter(ana, drawn)).statusCode).toBe(409);
    await org.put(`/api/campeonatos/${drawn}/estado`, { estado: 'andamento' });
    expect((await enter(ana, drawn)).statusCode).toBe(409);
  });

  test('an unverified person and a guest do not get in', async () => {
    const id = await openCampeonato(await t.signedIn());
    const unverified = await enter(await t.signedIn({ verified: false }), id);
    expect(unverified.json()).toMatchObject({ code: 'email_nao_verificado' });
    const guest = await (await t.guest()).post(`/api/campeonatos/${id}/participantes`, {});
    expect(guest.statusCode).toBe(401);
  });

  test('a private one needs the code of the invitation, and a new code ends the old one', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, {}, { visibilidade: 'privado' });
    const { convite } = (await org.get(`/api/campeonatos/${id}`)).json().data;
    const ana = await t.signedIn();
    expect((await enter(ana, id)).statusCode).toBe(404);
    expect((await enter(ana, id, { time_nome: 'x', convite: 'errado' })).statusCode).toBe(404);
    const renewed = (await org.put(`/api/campeonatos/${id}/participantes/convite`)).json().data;
    expect(renewed.convite).toMatch(/^[2-9a-hjkmnp-z]{26}$/);
    expect((await enter(ana, id, { time_nome: 'x', convite })).statusCode).toBe(404);
    expect((await ana.get(`/api/campeonatos/${id}?convite=${convite}`)).statusCode).toBe(404);
    const door = await ana.get(`/api/campeonatos/${id}?convite=${renewed.convite}`);
    expect(door.json().data).toMatchObject({ id, convite: null });
    const entered = await enter(ana, id, { time_nome: 'x', convite: renewed.convite });
    expect(entered.statusCode).toBe(201);
    expect((await ana.get(`/api/campeonatos/${id}/participantes`)).statusCode).toBe(200);
  });

  test.each([
    ['time', 'time_nome'],
    ['gamertag', 'gamertag'],
    ['whatsapp', 'contato'],
  ])('what the organiser asks for (%s) must be given', async (pede, field) => {
    const id = await openCampeonato(await t.signedIn(), { pede: [pede] });
    const ana = await t.signedIn();
    const answer = await enter(ana, id, {});
    expect(answer.statusCode).toBe(422);
    expect(answer.json().validations).toEqual({ [field]: ['Preencha este campo.'] });
    const full = { time_nome: 'x', gamertag: 'y', contato: '(11) 91234-5678' };
    expect((await enter(ana, id, full)).statusCode).toBe(201);
  });

  test('fields of power and a crest that does not exist are refused', async () => {
    const id = await openCampeonato(await t.signedIn(), { pede: [] });
    const ana = await t.signedIn();
    const power = { status: 2, uuid: ana.uuid, usuario_uuid: ana.uuid, pago: true, espera: 1 };
    for (const [field, value] of Object.entries(power)) {
      expect((await enter(ana, id, { [field]: value })).statusCode, field).toBe(422);
    }
    for (const imagem of [
      '/upload/times/oficial/nenhum.svg',
      '/upload/times/../../api/logout',
      'https://outro.example/a.svg',
      `/upload/times/${'a'.repeat(32)}.webp`,
    ]) {
      const answer = await enter(ana, id, { escudo: { imagem } });
      expect(answer.statusCode, imagem).toBe(422);
    }
    expect(await t.db.rows(sql`select 1 from participantes where campeonato_id = ${id}`)).toEqual(
      [],
    );
  });
});

describe('the phone of a participant', () => {
  const CONTATO = '+5511912345678';

  async function scene(nascimento: string | null, compartilha: boolean) {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { pede: ['whatsapp'], aprovacao: 'automatica' });
    const [ana, bia] = [await t.signedIn(), await t.signedIn()];
    await t.db.run(sql`
      update usuarios set nascimento = ${nascimento},
        privacidade_compartilhar_whatsapp = ${compartilha} where uuid = ${ana.uuid}`);
    expect((await enter(ana, id, { contato: '(11) 91234-5678' })).statusCode).toBe(201);
    await enter(bia, id, { contato: '11 98888-7777' });
    const seenBy = async (who: { get: SignedIn['get'] }) => {
      const { data } = (await who.get(`/api/campeonatos/${id}/participantes`)).json();
      // Whoever hides their page is no account to others: the first of the two is told by when she came.
      return data[0].contato;
    };
    const others = [await t.signedIn(), await t.guest()];
    return {
      id,
      ana,
      seen: {
        org: await seenBy(org),
        own: await seenBy(ana),
        rival: await seenBy(bia),
        stranger: await seenBy(others[0] as SignedIn),
        guest: await seenBy(others[1] as SignedIn),
      },
    };
  }

  test('is for the organisers and the person, and for who plays along if the person allows it', async () => {
    const closed = await scene('1990-01-01', false);
    expect(closed.seen).toEqual({
      org: CONTATO,
      own: CONTATO,
      rival: null,
      stranger: null,
      guest: null,
    });
    const open = await scene(null, true);
    expect(open.seen).toEqual({
      org: CONTATO,
      own: CONTATO,
      rival: CONTATO,
      stranger: null,
      guest: null,
    });
  });

  test('of a minor is neither kept nor shown, whatever they chose', async () => {
    const { id, ana, seen } = await scene(`${new Date().getFullYear() - 15}-01-01`, true);
    expect(seen).toEqual({ org: null, own: null, rival: null, stranger: null, guest: null });
    const row = await t.db.first(sql`
      select contato from participantes where campeonato_id = ${id} and usuario_uuid = ${ana.uuid}`);
    expect(row).toEqual({ contato: null });
  });

  test('that was not asked for is not kept', async () => {
    const id = await openCampeonato(await t.signedIn(), { pede: [] });
    const ana = await t.signedIn();
    const { data } = (await enter(ana, id, { contato: CONTATO })).json();
    expect(data.contato).toBeNull();
    expect((await enter(await t.signedIn(), id, { contato: 'me chama' })).statusCode).toBe(422);
  });
});

test('entering and leaving again and again ends at the sixth time in a day, and is told no more', async () => {
  const org = await t.signedIn();
  const ana = await t.signedIn();
  const id = await openCampeonato(org);
  const told = async () =>
    (await t.db.rows(sql`select 1 from notificacoes where usuario_uuid = ${org.uuid}`)).length;
  for (let n = 0; n < 5; n += 1) {
    const entered = await enter(ana, id);
    expect(entered.statusCode, entered.body).toBe(201);
    const { uuid } = entered.json().data;
    const left = await ana.put(`/api/participantes/${uuid}/status`, { status: 3 });
    expect(left.statusCode, left.body).toBe(200);
  }
  const sixth = await enter(ana, id);
  expect(sixth.statusCode).toBe(429);
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0);
  expect(sixth.json().error).toContain('5 vezes');
  expect(await told()).toBe(5);
  const other = await openCampeonato(org);
  expect((await enter(ana, other)).statusCode, 'another championship').toBe(201);
  expect((await enter(await t.signedIn(), id)).statusCode, 'another person').toBe(201);
});

test('whoever hides their page is a name to others, and an account to who runs it and to themself', async () => {
  const org = await t.signedIn();
  const id = await openCampeonato(org, { pede: [], aprovacao: 'automatica' });
  const [ana, bia] = [await t.signedIn(), await t.signedIn()];
  await enter(ana, id, {});
  await enter(bia, id, {});
  await t.db.run(sql`update usuarios set pagina_publica = false where uuid = ${ana.uuid}`);
  const seenBy = async (who: { get: SignedIn['get'] }) =>
    (await who.get(`/api/campeonatos/${id}/participantes`))
      .json()
      .data.map(({ usuario_uuid }: { usuario_uuid: string | null }) => usuario_uuid);
  expect(await seenBy(org)).toEqual([ana.uuid, bia.uuid]);
  expect(await seenBy(ana)).toEqual([ana.uuid, bia.uuid]);
  expect(await seenBy(bia)).toEqual([null, bia.uuid]);
  expect(await seenBy(await t.guest())).toEqual([null, bia.uuid]);
});
