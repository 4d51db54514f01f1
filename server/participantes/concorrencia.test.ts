// Many at once. The embedded database has one connection, so the races themselves happen on PostgreSQL.
import sql from 'sql-template-tag';
import { describe, expect, test, vi } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, openCampeonato } from '#server/testing/campeonato.ts';

vi.setConfig({ testTimeout: 60_000 });

const t = testApp();

const enter = (who: SignedIn, id: string) =>
  who.post(`/api/campeonatos/${id}/participantes`, { time_nome: 'Santos' });

/** As a browser does: an overloaded server wrote nothing and says when to come back. */
async function persist(send: () => ReturnType<typeof enter>): ReturnType<typeof enter> {
  for (;;) {
    const answer = await send();
    if (answer.statusCode !== 503) return answer;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const people = async (count: number) => {
  const list: SignedIn[] = [];
  for (let n = 0; n < count; n += 1) list.push(await t.signedIn());
  return list;
};

const rowsOf = (id: string) =>
  t.db.rows<{ status: number; espera: number | null }>(sql`
    select status, espera from participantes where campeonato_id = ${id} order by espera nulls first`);

describe('the last place', () => {
  test('goes to exactly one of 50 who want it at once; the others queue in order', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { vagas: 4, aprovacao: 'automatica' });
    await insertNames(t, id, 3);
    const answers = await Promise.all(
      (await people(50)).map((who) => persist(() => enter(who, id))),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(201));
    const entries = answers.map((answer) => answer.json().data);
    expect(entries.filter(({ status }) => status === 2)).toHaveLength(1);
    const queue = entries.flatMap(({ espera }) => espera ?? []).sort((a, b) => a - b);
    expect(queue).toEqual(Array.from({ length: 49 }, (_, n) => n + 1));
    expect(new Set(entries.map(({ sigla }) => sigla)).size).toBe(50);
    const row = await t.db.first(sql`select confirmados from campeonatos where id = ${id}`);
    expect(row).toEqual({ confirmados: 4 });
  });

  test('is given once by organisers who confirm different people at once', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { vagas: 2 });
    const uuids: string[] = [];
    for (const who of await people(8)) uuids.push((await enter(who, id)).json().data.uuid);
    const answers = await Promise.all(
      uuids.map((uuid) => org.put(`/api/participantes/${uuid}/status`, { status: 2 })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(6);
  });

  test('that many cancellations free at once goes to as many of the queue', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { vagas: 5, aprovacao: 'automatica' });
    const entered: { who: SignedIn; uuid: string }[] = [];
    for (const who of await people(12)) {
      entered.push({ who, uuid: (await enter(who, id)).json().data.uuid });
    }
    await Promise.all(
      entered
        .slice(0, 5)
        .map(({ who, uuid }) => who.put(`/api/participantes/${uuid}/status`, { status: 3 })),
    );
    const rows = await rowsOf(id);
    expect(rows.filter(({ status }) => status === 2)).toHaveLength(5);
    expect(rows.flatMap(({ espera }) => espera ?? [])).toEqual([1, 2]);
    const row = await t.db.first(sql`select confirmados from campeonatos where id = ${id}`);
    expect(row).toEqual({ confirmados: 5 });
  });
});

describe('a click that comes twice', () => {
  test('enters once', async () => {
    const id = await openCampeonato(await t.signedIn(), { aprovacao: 'automatica' });
    const ana = await t.signedIn();
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(ana, id)));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => statusCode === 409)).toHaveLength(9);
    expect(await rowsOf(id)).toHaveLength(1);
  });

  test('adds a list once', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const body = { participantes: [{ nome: 'João' }, { nome: 'Bia' }] };
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => org.post(`/api/campeonatos/${id}/participantes/lista`, body)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422, 422]);
    expect(await rowsOf(id)).toHaveLength(2);
  });

  test('takes over a name once, whoever else holds the link', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const [uuid = ''] = await insertNames(t, id, 1);
    const { url } = (await org.post(`/api/participantes/${uuid}/convite`)).json().data;
    const token = new URL(url).searchParams.get('assumir');
    const answers = await Promise.all(
      (await people(6)).map((who) => who.post('/api/participantes/convite', { token })),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
      200, 409, 409, 409, 409, 409,
    ]);
  });
});
