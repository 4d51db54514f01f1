import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { Status } from '#regras/participantes/status.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, openCampeonato } from '#server/testing/campeonato.ts';
import { makeAdmin } from '#server/testing/cena.ts';
import { uuidv7 } from '#server/uuid.ts';

const t = testApp();

const enter = async (who: SignedIn, id: string): Promise<string> =>
  (await who.post(`/api/campeonatos/${id}/participantes`, { time_nome: 'x' })).json().data.uuid;

const change = (who: Pick<SignedIn, 'put'>, uuid: string, status: number) =>
  who.put(`/api/participantes/${uuid}/status`, { status });

const statusOf = async (uuid: string) =>
  (await t.db.first<{ status: Status; espera: number | null }>(sql`
    select status, espera from participantes where uuid = ${uuid}`)) ?? { status: 0, espera: null };

/** The number on the championship is that of the rows, and the queue is 1, 2, 3… */
async function expectCounted(id: string): Promise<void> {
  const row = await t.db.first(sql`
    select c.confirmados = count(*) filter (where p.status = 2) as counted,
      coalesce(array_agg(p.espera order by p.espera) filter (where p.espera is not null), '{}')
        = array(select generate_series(1, count(p.espera)::int)) as queued,
      bool_and(p.espera is null or p.status = 1) as pending
    from campeonatos c join participantes p on p.campeonato_id = c.id
    where c.id = ${id} group by c.id`);
  expect(row).toEqual({ counted: true, queued: true, pending: true });
}

const STATUSES = [1, 2, 3, 4] as const;

/** The specification's table, and our own way into 4. */
const TABLE: Readonly<Record<Status, readonly Status[]>> = {
  1: [2, 3, 4],
  2: [1, 3, 4],
  3: [1, 2],
  4: [],
};

const byTable = (de: Status, para: Status) => (TABLE[de].includes(para) ? 200 : 409);

describe('every change of status by every role', () => {
  async function scene() {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { vagas: 8 });
    const person = await t.signedIn();
    const uuid = await enter(person, id);
    const helper = async (papel: string) => {
      const who = await t.signedIn();
      await t.db.run(sql`
        insert into organizadores (campeonato_id, usuario_uuid, papel)
        values (${id}, ${who.uuid}, ${papel})`);
      return who;
    };
    return { org, id, person, uuid, helper };
  }

  type Scene = Awaited<ReturnType<typeof scene>>;
  type Role = readonly [
    name: string,
    who: (scene: Scene) => Promise<Pick<SignedIn, 'put'>> | Pick<SignedIn, 'put'>,
    expected: (de: Status, para: Status) => number,
  ];

  const administrator = async () => {
    const who = await t.signedIn();
    await makeAdmin(t, who);
    return who;
  };

  const ROLES: readonly Role[] = [
    ['the owner', ({ org }) => org, byTable],
    ['a co-organiser', ({ helper }) => helper('co'), byTable],
    ['who manages the entries', ({ helper }) => helper('inscricoes'), byTable],
    ['a site administrator', administrator, byTable],
    ['one without a second factor', () => t.signedIn({ isAdmin: true }), () => 403],
    ['who manages the results', ({ helper }) => helper('resultados'), () => 403],
    ['the person', ({ person }) => person, (de, para) => (para === 3 ? byTable(de, para) : 403)],
    [
      'another participant',
      async ({ id }) => {
        const other = await t.signedIn();
        await enter(other, id);
        return other;
      },
      () => 403,
    ],
    ['a stranger', () => t.signedIn(), () => 403],
    ['a guest', () => t.guest(), () => 401],
  ];

  async function expectChange(who: Pick<SignedIn, 'put'>, { id, uuid }: Scene, step: Step) {
    const { de, para, expected } = step;
    await t.db.run(sql`update participantes set status = ${de} where uuid = ${uuid}`);
    await t.db.run(sql`update campeonatos set confirmados = ${Number(de === 2)} where id = ${id}`);
    const answer = await change(who, uuid, para);
    expect(answer.statusCode, `${de} to ${para}`).toBe(expected);
    expect((await statusOf(uuid)).status, `${de} to ${para}`).toBe(expected === 200 ? para : de);
    await expectCounted(id);
    if (expected !== 409) return;
    expect(answer.json().warning).toBe('Essa mudança de situação não é possível.');
    expect(answer.json().data).toMatchObject({ uuid, status: de });
  }

  type Step = { readonly de: Status; readonly para: Status; readonly expected: number };

  test.each(ROLES)('%s', async (_name, makeWho, expected) => {
    const made = await scene();
    const who = await makeWho(made);
    for (const de of STATUSES) {
      for (const para of STATUSES) {
        await expectChange(who, made, { de, para, expected: expected(de, para) });
      }
    }
  });

  test('a status that does not exist, or one more field, is refused', async () => {
    const { org, uuid } = await scene();
    for (const status of [0, 5, '2', null]) {
      expect((await org.put(`/api/participantes/${uuid}/status`, { status })).statusCode).toBe(422);
    }
    const more = await org.put(`/api/participantes/${uuid}/status`, { status: 2, espera: 1 });
    expect(more.statusCode).toBe(422);
  });

  test('who is no longer a co-organiser may no longer do it, at once', async () => {
    const { id, uuid, helper } = await scene();
    const co = await helper('co');
    expect((await change(co, uuid, 2)).statusCode).toBe(200);
    await t.db.run(sql`delete from organizadores where campeonato_id = ${id}`);
    expect((await change(co, uuid, 1)).statusCode).toBe(403);
    expect((await statusOf(uuid)).status).toBe(2);
  });

  test('an unknown one, and one of a private championship of others, is not found', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, {}, { visibilidade: 'privado' });
    const [uuid = ''] = await insertNames(t, id, 1);
    const stranger = await t.signedIn();
    expect((await change(stranger, uuid, 3)).statusCode).toBe(404);
    expect((await change(stranger, uuidv7(), 3)).statusCode).toBe(404);
    expect((await change(stranger, 'xyz', 3)).statusCode).toBe(404);
  });
});

describe('the queue', () => {
  async function full(aprovacao: 'automatica' | 'manual') {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { vagas: 2, aprovacao });
    const people = [];
    for (let n = 0; n < 5; n += 1) {
      const who = await t.signedIn();
      const uuid = await enter(who, id);
      if (n < 2 && aprovacao === 'manual') await change(org, uuid, 2);
      people.push({ who, uuid });
    }
    const [first, second, ...queue] = people as [Entry, Entry, Entry, Entry, Entry];
    return { org, id, first, second, queue };
  }

  type Entry = { who: SignedIn; uuid: string };

  const last = async (who: SignedIn) =>
    (await who.get('/api/usuario/notifications')).json().data[0]?.mensagem;

  const places = (queue: readonly Entry[]) =>
    Promise.all(queue.map(async ({ uuid }) => Object.values(await statusOf(uuid)).join(' ')));

  test('with automatic approval a cancellation gives the place to the first, who is told', async () => {
    const { id, first, queue } = await full('automatica');
    await t.db.run(sql`update usuarios set locale = 'en' where uuid = ${queue[0]?.who.uuid}`);
    expect((await change(first.who, first.uuid, 3)).statusCode).toBe(200);
    expect(await places(queue)).toEqual(['2 ', '1 1', '1 2']);
    const told = await last((queue[0] as Entry).who);
    expect(told).toBe('A place came free and it is yours: you are in Copa de Teste.');
    await expectCounted(id);
  });

  test('with manual approval the first leaves the queue and waits for the approval', async () => {
    const { org, id, first, queue } = await full('manual');
    await change(org, first.uuid, 3);
    expect(await places(queue)).toEqual(['1 ', '1 1', '1 2']);
    expect(await last((queue[0] as Entry).who)).toBe(
      'Abriu uma vaga em Copa de Teste. Falta a aprovação de quem organiza.',
    );
    expect(await last(first.who)).toBe('Sua inscrição em Copa de Teste foi cancelada.');
    await expectCounted(id);
  });

  test('a rejection calls too; going back to pending does not', async () => {
    const { org, first, second, queue } = await full('automatica');
    await change(org, first.uuid, 4);
    expect(await places(queue)).toEqual(['2 ', '1 1', '1 2']);
    await change(org, second.uuid, 1);
    expect(await places(queue)).toEqual(['2 ', '1 1', '1 2']);
    const late = await t.signedIn();
    expect(await statusOf(await enter(late, (await full('manual')).id))).toMatchObject({
      espera: 4,
    });
  });

  test('nobody passes those who wait, although a place is free', async () => {
    const { org, id, first } = await full('automatica');
    await change(org, first.uuid, 1);
    expect(await statusOf(await enter(await t.signedIn(), id))).toEqual({ status: 1, espera: 4 });
  });

  test('who leaves it lets those behind move up, and nobody is called', async () => {
    const { id, queue } = await full('automatica');
    const middle = queue[1] as Entry;
    await change(middle.who, middle.uuid, 3);
    expect(await places(queue)).toEqual(['1 1', '3 ', '1 2']);
    await expectCounted(id);
  });

  test('more than the places cannot be confirmed', async () => {
    const { org, id, queue } = await full('automatica');
    const answer = await change(org, (queue[0] as Entry).uuid, 2);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().warning).toMatch(/^Não há vaga livre/);
    expect(await places(queue)).toEqual(['1 1', '1 2', '1 3']);
    await expectCounted(id);
  });

  test('who does not want to be told is not told', async () => {
    const { first, queue } = await full('automatica');
    const { who } = queue[0] as Entry;
    await t.db.run(sql`
      update usuarios set avisos = '{"inscricoes": {"site": false, "email": false}}'
      where uuid = ${who.uuid}`);
    await change(first.who, first.uuid, 3);
    expect(await last(who)).toBeUndefined();
  });
});

describe('PUT /api/campeonatos/:id/participantes/status', () => {
  const several = (who: SignedIn, id: string, uuids: string[], status: number) =>
    who.put(`/api/campeonatos/${id}/participantes/status`, { uuids, status });

  test('changes all of them, or none', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { vagas: 3 });
    const uuids = [];
    for (let n = 0; n < 4; n += 1) uuids.push(await enter(await t.signedIn(), id));
    const [a = '', b = '', c = ''] = uuids;
    const tooMany = await several(org, id, uuids, 2);
    expect(tooMany.statusCode).toBe(409);
    expect(tooMany.json().warning).toMatch(/^Há só 3 vagas livres/);
    expect(tooMany.json().data).toHaveLength(4);
    expect((await several(org, id, [a, b, a], 2)).json().data).toHaveLength(2);
    expect((await several(org, id, [a, c], 2)).statusCode).toBe(409);
    expect((await statusOf(c)).status).toBe(1);
    await expectCounted(id);
  });

  test('a participant of another championship is not found, and nothing changes', async () => {
    const org = await t.signedIn();
    const [id, other] = [await openCampeonato(org), await openCampeonato(await t.signedIn())];
    const own = await enter(await t.signedIn(), id);
    const foreign = await enter(await t.signedIn(), other);
    expect((await several(org, id, [own, foreign], 2)).statusCode).toBe(404);
    expect(await statusOf(own)).toMatchObject({ status: 1 });
    expect(await statusOf(foreign)).toMatchObject({ status: 1 });
    expect((await several(await t.signedIn(), id, [own], 2)).statusCode).toBe(403);
  });

  test('after the draw the confirmed ones stay', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const [uuid = ''] = await insertNames(t, id, 4);
    const waiting = await enter(await t.signedIn(), id);
    const { data } = (
      await org.post(`/api/campeonatos/${id}/sorteio`, { metodo: 'aleatorio' })
    ).json();
    await org.put(`/api/campeonatos/${id}/sorteio`, { uuid: data.uuid });
    const gone = await several(org, id, [uuid], 3);
    expect(gone.json().warning).toMatch(/^O sorteio já foi feito/);
    expect((await several(org, id, [waiting], 2)).statusCode).toBe(409);
    expect((await several(org, id, [waiting], 4)).statusCode).toBe(200);
  });
});

describe('the number of places', () => {
  async function edit(org: SignedIn, id: string, vagas: number) {
    const { data } = (await org.get(`/api/campeonatos/${id}`)).json();
    const { nome, fases, inscricao, configuracao_versao } = data;
    const body = { nome, fases, configuracao_versao, inscricao: { ...inscricao, vagas } };
    return org.put(`/api/campeonatos/${id}`, body);
  }

  test('when it grows, those who wait are called in their order', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { vagas: 2, aprovacao: 'automatica' });
    const uuids: string[] = [];
    for (let n = 0; n < 6; n += 1) uuids.push(await enter(await t.signedIn(), id));
    expect((await edit(org, id, 4)).statusCode).toBe(200);
    const after = await Promise.all(uuids.map(async (uuid) => (await statusOf(uuid)).status));
    expect(after).toEqual([2, 2, 2, 2, 1, 1]);
    await expectCounted(id);
  });

  test('does not fall below those who are confirmed', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { vagas: 8 });
    await insertNames(t, id, 3);
    const answer = await edit(org, id, 2);
    expect(answer.json().validations).toEqual({
      'inscricao.vagas': ['Já há 3 confirmados. Não dá para ter menos vagas.'],
    });
    expect((await edit(org, id, 3)).statusCode).toBe(200);
  });
});
