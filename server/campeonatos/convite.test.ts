// Private championships and the two links that open them for somebody who is not in yet.
import { describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#server/docs/openapi.ts';
import { testApp } from '#server/testing/app.ts';
import { insertNames, makeCampeonato, startCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

const fases = [{ tipo: 'grupos', grupos: 2, classificam: 1 }, { tipo: 'mata_mata' }];

async function makePrivate() {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { visibilidade: 'privado', fases });
  const [uuid = ''] = await insertNames(t, id, 4);
  await startCampeonato(org, id);
  const { convite } = (await org.get(`/api/campeonatos/${id}`)).json().data;
  const link = (await org.post(`/api/participantes/${uuid}/convite`)).json().data.url;
  const assumir = new URL(link).searchParams.get('assumir') ?? '';
  return { org, id, uuid, convite, assumir };
}

/** Every address under which something of one championship is read by anybody. */
const reads = ENDPOINTS.map(({ entry }) => entry).filter(
  ({ method, path, access }) =>
    method === 'GET' &&
    access === 'public' &&
    /^\/api\/(campeonatos\/:id|participantes\/:uuid)/.test(path),
);

const address = (path: string, { id, uuid }: { id: string; uuid: string }, query: object) => {
  const search = new URLSearchParams({ participante: uuid, ...query });
  return `${path.replace(':id', id).replace(':uuid', uuid)}?${search}`;
};

describe('a private championship', () => {
  test('there are many ways to read it', () => {
    expect(reads.length).toBeGreaterThan(10);
  });

  test('is read with its invitation or with that of a name, at every address', async () => {
    const made = await makePrivate();
    const guest = await t.guest();
    for (const { path } of reads) {
      for (const name of ['convite', 'assumir'] as const) {
        const answer = await guest.get(address(path, made, { [name]: made[name] }));
        expect(answer.statusCode, `${path} ${name}`).toBe(200);
      }
    }
  });

  test('does not exist without one, with a wrong one, or with one of elsewhere', async () => {
    const made = await makePrivate();
    const other = await makePrivate();
    const wrong = [
      {},
      { convite: '' },
      { convite: made.assumir },
      { convite: other.convite },
      { convite: made.convite.slice(0, -1) },
      { assumir: other.assumir },
      { assumir: made.convite },
    ];
    for (const client of [await t.guest(), await t.signedIn()]) {
      for (const { path } of reads) {
        for (const query of wrong) {
          const answer = await client.get(address(path, made, query));
          expect(answer.statusCode, `${path} ${JSON.stringify(query)}`).toBe(404);
        }
      }
    }
  });

  test('stays closed to links that were renewed or used', async () => {
    const { org, id, uuid, convite, assumir } = await makePrivate();
    const guest = await t.guest();
    const status = async (query: Record<string, string>) =>
      (await guest.get(`/api/campeonatos/${id}?${new URLSearchParams(query)}`)).statusCode;
    const renewed = await org.put(`/api/campeonatos/${id}/participantes/convite`);
    expect(await status({ convite })).toBe(404);
    expect(await status({ convite: renewed.json().data.convite })).toBe(200);
    const ana = await t.signedIn();
    const claim = { token: assumir };
    expect((await ana.post('/api/participantes/convite', claim)).statusCode).toBe(200);
    expect(await status({ assumir })).toBe(404);
    const mine = (await ana.get(`/api/campeonatos/${id}`)).json().data.minha_inscricao;
    expect(mine.uuid).toBe(uuid);
  });

  test('an invitation lets somebody read and enter, and nothing more', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org, { visibilidade: 'privado', inscricao: { pede: [] } });
    const { convite } = (await org.get(`/api/campeonatos/${id}`)).json().data;
    const ana = await t.signedIn();
    // A draft is nobody's business yet.
    expect((await ana.get(`/api/campeonatos/${id}?convite=${convite}`)).statusCode).toBe(404);
    await org.put(`/api/campeonatos/${id}/estado`, { estado: 'inscricoes' });
    const { data } = (await ana.get(`/api/campeonatos/${id}?convite=${convite}`)).json();
    expect(data.acoes).toEqual(['ver', 'ver_historico', 'inscrever']);
    expect(data.convite).toBeNull();
    const enter = (body: object) => ana.post(`/api/campeonatos/${id}/participantes`, body);
    expect((await enter({})).statusCode).toBe(404);
    expect((await enter({ convite })).statusCode).toBe(201);
    expect((await ana.get(`/api/campeonatos/${id}`)).statusCode).toBe(200);
  });
});
