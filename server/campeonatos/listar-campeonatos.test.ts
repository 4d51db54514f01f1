import sql from 'sql-template-tag';
import { beforeAll, describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, openCampeonato } from '#server/testing/campeonato.ts';
import type { Client } from '#server/testing/client.ts';

const t = testApp();

let org: SignedIn;
let guest: Client;

async function open(nome: string, inscricao: object = {}, settings: object = {}) {
  return openCampeonato(org, { ...inscricao }, { nome, ...settings });
}

/** Names in the order of the answer. */
async function find(query: Record<string, string>, who: Pick<Client, 'get'> = guest) {
  const answer = await who.get(`/api/campeonatos?${new URLSearchParams(query)}`);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.map(({ nome }: { nome: string }) => nome);
}

beforeAll(async () => {
  org = await t.signedIn({ nome: 'João Conceição' });
  guest = await t.guest();
  await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${org.uuid}`);
  await open('Copa São João', { vagas: 2 }, { comeca_em: '2027-02-01T12:00:00Z' });
  const full = await open('Liga Cheia', { vagas: 2 }, { comeca_em: '2027-01-01T12:00:00Z' });
  await insertNames(t, full, 2);
  await open('Paga', { taxa_centavos: 1_000 }, { modalidade: 'futsal', plataforma: 'presencial' });
  await open('Escondida', {}, { visibilidade: 'nao_listado' });
  await open('Secreta', {}, { visibilidade: 'privado' });
  const gone = await open('Apagada');
  await org.delete(`/api/campeonatos/${gone}`);
  await org.post('/api/campeonatos', { nome: 'Rascunho', fases: [{ tipo: 'mata_mata' }] });
});

describe('GET /api/campeonatos', () => {
  test('shows the public ones, newest first: no drafts, no hidden, no deleted ones', async () => {
    expect(await find({})).toEqual(['Paga', 'Liga Cheia', 'Copa São João']);
  });

  test.each([
    ['sao joao', ['Copa São João']],
    ['SÃO', ['Copa São João']],
    ['conceicao', ['Paga', 'Liga Cheia', 'Copa São João']],
    ['%', ['Paga', 'Liga Cheia', 'Copa São João']],
    ['joão copa', ['Copa São João']],
    ['copa conceicao', ['Copa São João']],
    ['copa cheia', []],
    ['100%_', []],
    ["'; drop table campeonatos; --", []],
  ])(
    'finds every word of %o without accents, in names and organisers, and takes signs as they are',
    async (busca, names) => {
      expect(await find({ busca })).toEqual(names);
    },
  );

  test.each([
    [{ com_vagas: '1' }, ['Paga', 'Copa São João']],
    [{ gratis: '1' }, ['Liga Cheia', 'Copa São João']],
    [{ modalidade: 'futsal' }, ['Paga']],
    [{ plataforma: 'presencial', gratis: '1' }, []],
    [{ estado: 'encerrado' }, []],
    [{ estado: 'rascunho' }, ['Paga', 'Liga Cheia', 'Copa São João']],
    [{ ordem: 'nome' }, ['Copa São João', 'Liga Cheia', 'Paga']],
    [{ ordem: 'comeca' }, ['Liga Cheia', 'Copa São João', 'Paga']],
    [{ meus: 'organizo' }, []],
  ])('with %o gives what fits', async (query, names) => {
    expect(await find(query as Record<string, string>)).toEqual(names);
  });

  test("one's own are all there: drafts, private ones, and what can still be had back", async () => {
    expect(await find({ meus: 'organizo' }, org)).toEqual([
      'Rascunho',
      'Apagada',
      'Secreta',
      'Escondida',
      'Paga',
      'Liga Cheia',
      'Copa São João',
    ]);
    expect(await find({ meus: 'participo' }, org)).toEqual([]);
  });

  test('what was deleted is found by its owner alone, and for 30 days', async () => {
    const [owner, helper] = [await t.signedIn(), await t.signedIn()];
    const id = await openCampeonato(owner, {}, { nome: 'Dividida' });
    await t.db.run(sql`
      insert into organizadores (campeonato_id, usuario_uuid, papel)
      values (${id}, ${helper.uuid}, 'co')`);
    expect(await find({ meus: 'organizo' }, helper)).toEqual(['Dividida']);
    await owner.delete(`/api/campeonatos/${id}`);
    expect(await find({ meus: 'organizo' }, owner)).toEqual(['Dividida']);
    expect(await find({ meus: 'organizo' }, helper)).toEqual([]);
    await t.db.run(sql`
      update campeonatos set excluido_em = now() - interval '31 days' where id = ${id}`);
    expect(await find({ meus: 'organizo' }, owner)).toEqual([]);
  });

  test('a cursor that was made up, or comes from another order, begins anew', async () => {
    const code = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    for (const cursor of [
      'x',
      code(['x', 'y']),
      code(['copa', '2222222222']),
      code(['2026-01-01', "' or 1=1"]),
      code(['\u0000', '2222222222']),
      ...['1', '2026', 'Jan 1', '2026-01-01', '2026-13-45 00:00:00+00'].map((key) =>
        code([key, '2222222222']),
      ),
      code([1, 2]),
      code({ length: 2 }),
    ]) {
      const first = await guest.get('/api/campeonatos');
      const answer = await guest.get(`/api/campeonatos?cursor=${cursor}`);
      expect(answer.statusCode, cursor).toBe(200);
      expect(answer.json().data).toEqual(first.json().data);
    }
  });
});

describe('pages', () => {
  const COUNT = 55;

  /** All of the same instant and the same name: the id decides. */
  beforeAll(async () => {
    const numbers = Array.from({ length: COUNT }, (_, n) => n);
    await t.db.run(sql`
      insert into campeonatos (id, dono_uuid, nome, modalidade, plataforma, visibilidade, estado,
        formato, fases, regras, inscricao, vagas, cores, codigo_convite, busca, comeca_em, created_at)
      select 'ssssss' || translate(lpad(n::text, 4, '0'), '01', 'ab'), dono_uuid, 'Igual',
        modalidade, 'xbox', 'publico', estado, formato, fases, regras, inscricao, vagas, cores,
        'igual' || n, 'igual', comeca_em, '2020-01-01'
      from campeonatos, unnest(${numbers}::int[]) as n where nome = 'Copa São João'`);
  });

  test.each(['recentes', 'comeca', 'nome'])(
    'by %s follow each other without gap or repetition',
    async (ordem) => {
      const seen: string[] = [];
      let address: string | undefined = `/api/campeonatos?plataforma=xbox&ordem=${ordem}`;
      for (let page = 0; address && page < 5; page += 1) {
        const answer = await guest.get(address);
        const body: { data: { id: string }[]; links: { next: string | null } } = answer.json();
        seen.push(...body.data.map(({ id }) => id));
        address = body.links.next?.replace(t.config.appUrl, '');
      }
      expect(seen).toHaveLength(COUNT);
      expect(new Set(seen).size).toBe(COUNT);
    },
  );
});

test('no combination of filters is kept as a prepared statement, for guests can make thousands', async () => {
  const guest = await t.guest();
  for (const filters of ['estado=andamento', 'formato=liga&gratis=1', 'busca=um+dois+tres', '']) {
    expect((await guest.get(`/api/campeonatos?${filters}`)).statusCode).toBe(200);
  }
  const kept = await t.db.rows(sql`
    select statement from pg_prepared_statements where statement like '%taxa_centavos%as chave%'`);
  // This question is a prepared statement itself.
  expect(kept).toHaveLength(1);
});
