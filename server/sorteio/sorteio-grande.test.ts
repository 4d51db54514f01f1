// Draws with thousands of matches: how many a plan allows, and that nobody else waits for them.
import { once } from 'node:events';
import sql, { raw, type Sql } from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import type { Fase } from '#regras/configuracao/fases.ts';
import { wrongDraws } from '#server/backup/wrong-draws.ts';
import { diferencas } from '#server/competicao/diferencas.ts';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, makeCampeonato } from '#server/testing/campeonato.ts';
import { uuidv7 } from '#server/uuid.ts';

const t = testApp();

const doisTurnos = { fases: [{ tipo: 'pontos_corridos', turnos: 2 }], inscricao: { vagas: 64 } };

async function partner(): Promise<SignedIn> {
  const org = await t.signedIn();
  await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${org.uuid}`);
  return org;
}

const prepare = (org: SignedIn, id: string) =>
  org.post(`/api/campeonatos/${id}/sorteio`, { metodo: 'aleatorio' });

const draw = (org: SignedIn, id: string, uuid: string) =>
  org.put(`/api/campeonatos/${id}/sorteio`, { uuid });

async function count(rows: Sql): Promise<number> {
  const row = await t.db.first<{ n: number }>(sql`select count(*)::int as n from ${rows}`);
  return row?.n ?? 0;
}

const shownOf = (id: string) => count(sql`partidas where campeonato_id = ${id}`);

/** What is stored against what follows from settings, draw and participants. */
async function differences(id: string): Promise<string[]> {
  const row = await t.db.first<{ id: string; fases: Fase[] }>(sql`
    select id, fases from campeonatos where id = ${id}`);
  return row ? diferencas(t.db, row) : ['gone'];
}

describe('a draw of 4,032 matches', () => {
  test('makes no other call fail, is seen whole or not at all, and has each match once', async () => {
    const org = await partner();
    const id = await makeCampeonato(org, doisTurnos);
    await insertNames(t, id, 64);
    const { uuid } = (await prepare(org, id)).json().data;
    let isDone = false;
    const drawing = draw(org, id, uuid).finally(() => {
      isDone = true;
    });
    const [others, seen] = [new Set<number>(), new Set<number>()];
    const guest = await t.guest();
    while (!isDone) {
      others.add((await guest.get('/api/campeonatos')).statusCode);
      seen.add(await shownOf(id));
    }
    const drawn = await drawing;
    expect(drawn.statusCode, drawn.body).toBe(200);
    expect([...others]).toEqual([200]);
    expect([...seen].filter((n) => n !== 0 && n !== 4_032)).toEqual([]);
    const rows = await t.db.rows(sql`
      select versao, count(*)::int as n, count(mandante_uuid)::int as com_lados
      from partidas where campeonato_id = ${id} group by versao`);
    expect(rows).toEqual([{ versao: 1, n: 4_032, com_lados: 4_032 }]);
  });

  test('is not had by uneven groups made by hand either', async () => {
    const org = await t.signedIn();
    const fases = [{ tipo: 'grupos', grupos: 4, turnos: 2 }];
    const id = await makeCampeonato(org, { fases, inscricao: { vagas: 64 } });
    const uuids = await insertNames(t, id, 64);
    const manual = {
      ...{ A: uuids.slice(0, 58), B: uuids.slice(58, 60) },
      ...{ C: uuids.slice(60, 62), D: uuids.slice(62) },
    };
    const body = { metodo: 'manual', manual };
    const refused = await org.post(`/api/campeonatos/${id}/sorteio`, body);
    expect(refused.statusCode, refused.body).toBe(402);
    expect((await prepare(org, id)).statusCode, 'the control: even groups').toBe(201);
  });

  test('is more than the free plan allows, which is said before anything is made', async () => {
    const org = await t.signedIn();
    const refused = await org.post('/api/campeonatos', { nome: 'Sem fim', ...doisTurnos });
    expect(refused.statusCode).toBe(402);
    expect(refused.json().warning).toContain('2.500 jogos');
    // Nor by way of more places, or of more names than places.
    const id = await makeCampeonato(org, { ...doisTurnos, inscricao: { vagas: 16 } });
    const { data } = (await org.get(`/api/campeonatos/${id}`)).json();
    const { nome, fases, configuracao_versao } = data;
    const more = { nome, fases, configuracao_versao, inscricao: { vagas: 64 } };
    expect((await org.put(`/api/campeonatos/${id}`, more)).statusCode).toBe(402);
    await insertNames(t, id, 64);
    expect((await prepare(org, id)).statusCode).toBe(402);
  });
});

/** Each against each once: enough to be worked out in a thread. */
async function league() {
  const org = await t.signedIn();
  const fases = [{ tipo: 'pontos_corridos', turnos: 1 }];
  const id = await makeCampeonato(org, { fases, inscricao: { vagas: 34 } });
  const names = await insertNames(t, id, 34);
  const { uuid } = (await prepare(org, id)).json().data;
  return { org, id, names, uuid: String(uuid) };
}

const OF_THE_LEAGUE = 561;

const BELOW = [
  ...['envios', 'oficiais', 'prazos', 'presencas', 'punicoes'],
  ...['vidas_desfeitas', 'presencas_desfeitas', 'sumulas_desfeitas'],
];

/** One row for each of its last matches in every table that points at matches; gives the matches. */
async function insertBelow(id: string, usuario: string): Promise<string[]> {
  const some = sql`partidas where campeonato_id = ${id} order by ordem desc limit 5`;
  await t.db.run(sql`
    insert into envios (partida_uuid, tipo, usuario_uuid, versao, pedido)
    select uuid, 'placar', ${usuario}, 1, '{}' from ${some}`);
  await t.db.run(sql`insert into oficiais (partida_uuid, via) select uuid, 'teste' from ${some}`);
  await t.db.run(sql`
    insert into prazos (id, campeonato_id, partida_uuid, objeto, tipo, prazo_at, lembra, passo,
      vence_at)
    select uuid, campeonato_id, uuid, uuid, 'placar', now(), false, 'vence', now() from ${some}`);
  await t.db.run(sql`
    insert into presencas (partida_uuid, lado) select uuid, 'mandante' from ${some}`);
  await t.db.run(sql`
    insert into punicoes (uuid, campeonato_id, fase, participante_uuid, tipo, pontos, motivo,
      partida_uuid, quem, jogos, ja_jogados)
    select uuid, campeonato_id, fase, mandante_uuid, 'suspensao', 0, 'teste', uuid, '{}', 1, '{}'
    from ${some}`);
  await t.db.run(sql`
    insert into vidas_desfeitas (partida_uuid, via, afirmado, informes, contestacoes, suspensoes)
    select uuid, 'teste', '{}', '{}', '{}', '{}' from ${some}`);
  await t.db.run(sql`
    insert into presencas_desfeitas (partida_uuid, lado, reivindicada, created_at)
    select uuid, 'mandante', false, now() from ${some}`);
  await t.db.run(sql`
    insert into sumulas_desfeitas (partida_uuid, lado, campeonato_id, mandante_uuid, visitante_uuid,
      lances, por, versao, updated_at)
    select uuid, 'mandante', campeonato_id, mandante_uuid, visitante_uuid, '[]', 'lado', 1, now()
    from ${some}`);
  const rows = await t.db.rows<{ uuid: string }>(sql`select uuid from ${some}`);
  return rows.map((row) => row.uuid);
}

async function countBelow(partidas: readonly string[]): Promise<number[]> {
  const counts: number[] = [];
  for (const table of BELOW) {
    counts.push(await count(sql`${raw(table)} where partida_uuid = any(${partidas}::uuid[])`));
  }
  return counts;
}

const NONE = BELOW.map(() => 0);
const FIVE_EACH = BELOW.map(() => 5);

/** Tables that are asked once for each match that goes. */
const FOLLOWED_BY_ROW = sql`
  select tgconstrrelid::regclass::text as tabela from pg_trigger
  where tgrelid = 'partidas'::regclass and tgisinternal and tgtype & 8 <> 0 and tgenabled <> 'D'
  order by 1`;

describe('a draw that is worked out in a thread', () => {
  test('is as derived and follows from its seed', async () => {
    const { org, id, uuid } = await league();
    expect((await draw(org, id, uuid)).statusCode).toBe(200);
    expect(await shownOf(id)).toBe(OF_THE_LEAGUE);
    expect(await differences(id)).toEqual([]);
    expect(await wrongDraws(t.db)).toEqual([]);
  });

  test('may be pressed twice: it is held once, and both are told the same', async () => {
    const { org, id, uuid } = await league();
    const [one, other] = await Promise.all([draw(org, id, uuid), draw(org, id, uuid)]);
    expect([one.statusCode, other.statusCode]).toEqual([200, 200]);
    expect(other.json()).toEqual(one.json());
    expect(await shownOf(id)).toBe(OF_THE_LEAGUE);
  });

  test('takes the place of the one before', async () => {
    const { org, id, uuid } = await league();
    await draw(org, id, uuid);
    const before = await t.db.rows(sql`select uuid from partidas where campeonato_id = ${id}`);
    const { data } = (await prepare(org, id)).json();
    expect((await draw(org, id, data.uuid)).statusCode).toBe(200);
    expect(await shownOf(id)).toBe(OF_THE_LEAGUE);
    expect(await differences(id)).toEqual([]);
    const uuids = before.map((row) => (row as { uuid: string }).uuid);
    expect(await count(sql`partidas where uuid = any(${uuids}::uuid[])`)).toBe(0);
  });

  test('follows from the championship as it is at the end, should it change meanwhile', async () => {
    const { org, id, uuid } = await league();
    const begun = once(process, 'worker');
    const drawing = draw(org, id, uuid);
    await begun;
    const { data } = (await org.get(`/api/campeonatos/${id}`)).json();
    const { fases, inscricao, configuracao_versao } = data;
    const other = { nome: 'Outro nome', fases, inscricao, configuracao_versao };
    const changed = await org.put(`/api/campeonatos/${id}`, other);
    expect(changed.statusCode, changed.body).toBe(200);
    expect((await drawing).statusCode).toBe(200);
    expect(await shownOf(id)).toBe(OF_THE_LEAGUE);
    expect(await differences(id)).toEqual([]);
  });

  test('takes along what belonged to the matches before', async () => {
    const { org, id, uuid } = await league();
    await draw(org, id, uuid);
    const partidas = await insertBelow(id, org.uuid);
    expect(await countBelow(partidas), 'the control').toEqual(FIVE_EACH);
    const { data } = (await prepare(org, id)).json();
    expect((await draw(org, id, data.uuid)).statusCode).toBe(200);
    expect(await countBelow(partidas)).toEqual(NONE);
  });

  test('asks no table once for each match that goes, on the embedded database', async () => {
    const row = await t.db.first<{ version: string }>(sql`select version()`);
    const followed = await t.db.rows<{ tabela: string }>(FOLLOWED_BY_ROW);
    if (row?.version.includes('PGlite')) expect(followed).toEqual([]);
    else expect(followed, 'PostgreSQL follows them').toContainEqual({ tabela: 'vidas_desfeitas' });
  });

  test('and matches that go by themselves, or with their championship, take along only theirs', async () => {
    const [one, other] = [await league(), await league()];
    await draw(one.org, one.id, one.uuid);
    await draw(other.org, other.id, other.uuid);
    const [first, second] = [
      await insertBelow(one.id, one.org.uuid),
      await insertBelow(other.id, other.org.uuid),
    ];
    await t.db.run(sql`delete from partidas where campeonato_id = ${one.id}`);
    expect([await countBelow(first), await countBelow(second)]).toEqual([NONE, FIVE_EACH]);
    await t.db.run(sql`delete from campeonatos where id = ${other.id}`);
    expect(await countBelow(second)).toEqual(NONE);
  });

  test('names nobody who does not take part, and references are looked up again after it', async () => {
    const { org, id, uuid } = await league();
    expect((await draw(org, id, uuid)).statusCode).toBe(200);
    const strangers = sql`partidas j where campeonato_id = ${id} and not exists (
      select 1 from participantes p where p.campeonato_id = j.campeonato_id
        and p.uuid in (j.mandante_uuid, j.visitante_uuid))`;
    expect(await count(strangers)).toBe(0);
    const wrong = t.db.run(sql`
      update partidas set mandante_uuid = ${uuidv7()} where campeonato_id = ${id}`);
    await expect(wrong).rejects.toMatchObject({ code: '23503' });
  });

  test.each(['mandante_uuid', 'visitante_uuid', 'campeonato_id'])(
    'nor is a match added whose %s is not there',
    async (column) => {
      const { org, id, uuid } = await league();
      await draw(org, id, uuid);
      const add = (changed: object) =>
        t.db.run(sql`
          insert into partidas (uuid, campeonato_id, fase, rodada, ordem, vaga_mandante,
            vaga_visitante, mandante_uuid, visitante_uuid)
          select n.uuid, n.campeonato_id, 2, 1, 1, n.vaga_mandante, n.vaga_visitante,
            n.mandante_uuid, n.visitante_uuid
          from (select * from partidas where campeonato_id = ${id} limit 1) p,
            jsonb_populate_record(p::partidas,
              ${JSON.stringify({ uuid: uuidv7(), ...changed })}::jsonb) n`);
      await expect(add({ [column]: uuidv7() })).rejects.toMatchObject({ code: '23503' });
      expect(await add({}), 'the control').toBe(1);
    },
  );

  test('of participants who are no longer the same is refused', async () => {
    const { org, id, names, uuid } = await league();
    await t.db.run(sql`update participantes set status = 4 where uuid = ${names[0]}`);
    expect((await draw(org, id, uuid)).statusCode).toBe(409);
    expect(await shownOf(id)).toBe(0);
  });
});

describe('more matches than anybody could play', () => {
  test('are a mistake in the settings, in every plan', async () => {
    const org = await partner();
    const body = { nome: 'Absurda', fases: [{ tipo: 'pontos_corridos' }] };
    const refused = await org.post('/api/campeonatos', { ...body, inscricao: { vagas: 512 } });
    expect(refused.statusCode).toBe(422);
    expect(refused.json().validations['inscricao.vagas']).toEqual([
      expect.stringContaining('130.816 jogos'),
    ]);
  });

  test('pasted into the quick way are refused at once', async () => {
    const org = await partner();
    const lista = Array.from({ length: 251 }, (_, n) => `Pessoa ${n + 1}`).join('\n');
    const body = { nome: 'Todos contra todos', lista, preset: 'brasileirao' };
    expect((await org.post('/api/campeonatos/expresso', body)).statusCode).toBe(422);
  });
});
