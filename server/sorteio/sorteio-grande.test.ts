// Draws with thousands of matches: how many a plan allows, and that nobody else waits for them.
import sql from 'sql-template-tag';
import { describe, expect, inject, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, makeCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

const quatroTurnos = { fases: [{ tipo: 'pontos_corridos', turnos: 4 }], inscricao: { vagas: 64 } };

async function partner(): Promise<SignedIn> {
  const org = await t.signedIn();
  await t.db.run(sql`update usuarios set is_parceiro = true where uuid = ${org.uuid}`);
  return org;
}

const prepare = (org: SignedIn, id: string) =>
  org.post(`/api/campeonatos/${id}/sorteio`, { metodo: 'aleatorio' });

describe('a draw of 8,064 matches', () => {
  /** Gives what others were answered meanwhile. */
  async function drawIt(): Promise<{ id: string; others: number[] }> {
    const org = await partner();
    const id = await makeCampeonato(org, quatroTurnos);
    await insertNames(t, id, 64);
    const { uuid } = (await prepare(org, id)).json().data;
    let isDone = false;
    const drawing = org.put(`/api/campeonatos/${id}/sorteio`, { uuid }).finally(() => {
      isDone = true;
    });
    const others = new Set<number>();
    const guest = await t.guest();
    while (!isDone) others.add((await guest.get('/api/campeonatos')).statusCode);
    const drawn = await drawing;
    expect(drawn.statusCode, drawn.body).toBe(200);
    return { id, others: [...others] };
  }

  // The embedded database has one connection, so there others do wait for a transaction.
  test.runIf(inject('databaseUrl'))('does not make other calls fail', async () => {
    expect((await drawIt()).others).toEqual([200]);
  });

  test('writes each match once, with its sides', async () => {
    const { id } = await drawIt();
    const rows = await t.db.rows(sql`
      select versao, count(*)::int as n, count(mandante_uuid)::int as com_lados
      from partidas where campeonato_id = ${id} group by versao`);
    expect(rows).toEqual([{ versao: 1, n: 8_064, com_lados: 8_064 }]);
  });

  test('is not had by uneven groups made by hand either', async () => {
    const org = await t.signedIn();
    const fases = [{ tipo: 'grupos', grupos: 4, turnos: 4 }];
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
    const refused = await org.post('/api/campeonatos', { nome: 'Sem fim', ...quatroTurnos });
    expect(refused.statusCode).toBe(402);
    expect(refused.json().warning).toContain('2.500 jogos');
    // Nor by way of more places, or of more names than places.
    const id = await makeCampeonato(org, { ...quatroTurnos, inscricao: { vagas: 16 } });
    const { data } = (await org.get(`/api/campeonatos/${id}`)).json();
    const { nome, fases, configuracao_versao } = data;
    const more = { nome, fases, configuracao_versao, inscricao: { vagas: 64 } };
    expect((await org.put(`/api/campeonatos/${id}`, more)).statusCode).toBe(402);
    await insertNames(t, id, 64);
    expect((await prepare(org, id)).statusCode).toBe(402);
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
