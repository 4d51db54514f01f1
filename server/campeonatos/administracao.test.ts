import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { makeCampeonato, openCampeonato } from '#server/testing/campeonato.ts';
import { makeAdmin } from '#server/testing/cena.ts';

const t = testApp();

const linesOf = ({ uuid }: SignedIn) =>
  t.db.rows<{ acao: string; alvo: string; detalhes: object }>(sql`
    select acao, alvo, detalhes from auditoria where ator = ${uuid} and acao like 'admin.%' order by id`);

/** What an administrator could do to a championship of somebody else. */
const TRIES = [
  ['reads a private one', (adm: SignedIn, id: string) => adm.get(`/api/campeonatos/${id}`)],
  [
    'archives',
    (adm: SignedIn, id: string) => adm.put(`/api/campeonatos/${id}/arquivo`, { arquivado: true }),
  ],
  ['deletes', (adm: SignedIn, id: string) => adm.delete(`/api/campeonatos/${id}`)],
] as const;

async function privado(): Promise<string> {
  return makeCampeonato(await t.signedIn(), { visibilidade: 'privado' });
}

describe.each(TRIES)('an administrator who %s', (_what, attempt) => {
  test('needs a second factor', async () => {
    const adm = await t.signedIn({ isAdmin: true });
    const answer = await attempt(adm, await privado());
    expect(answer.statusCode, answer.body).toBe(403);
    expect(answer.json().code).toBe('segundo_fator_obrigatorio');
    expect(await linesOf(adm)).toEqual([]);
  });

  test('needs fresh proof', async () => {
    const adm = await t.signedIn();
    await makeAdmin(t, adm);
    await t.ageProofs(adm);
    const answer = await attempt(adm, await privado());
    expect(answer.json().code).toBe('reautenticar');
    expect(await linesOf(adm)).toEqual([]);
  });

  test('stands in the audit trail', async () => {
    const adm = await t.signedIn();
    await makeAdmin(t, adm);
    const id = await privado();
    const answer = await attempt(adm, id);
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    const lines = await linesOf(adm);
    expect(lines[0]).toMatchObject({
      acao: expect.stringMatching(/^admin\./),
      alvo: `campeonato:${id}`,
      detalhes: { rota: expect.stringContaining('/api/campeonatos/:id') },
    });
  });
});

test('to everybody else a private one does not exist, and what is public needs no proof', async () => {
  const stranger = await t.signedIn();
  expect((await stranger.get(`/api/campeonatos/${await privado()}`)).statusCode).toBe(404);
  const adm = await t.signedIn({ isAdmin: true });
  const id = await openCampeonato(await t.signedIn());
  const { data } = (await adm.get(`/api/campeonatos/${id}`)).json();
  expect(data.acoes).not.toContain('excluir');
});

test('reading page after page of one championship is one line, every change is one', async () => {
  const adm = await t.signedIn();
  await makeAdmin(t, adm);
  const id = await privado();
  for (let n = 0; n < 3; n += 1) await adm.get(`/api/campeonatos/${id}`);
  for (const arquivado of [true, false])
    await adm.put(`/api/campeonatos/${id}/arquivo`, { arquivado });
  expect((await linesOf(adm)).map(({ acao }) => acao)).toEqual([
    'admin.leu',
    'admin.mudou',
    'admin.mudou',
  ]);
});

test('an administrator who organises the championship is an organiser like any other', async () => {
  const adm = await t.signedIn();
  await makeAdmin(t, adm);
  const id = await openCampeonato(adm);
  await adm.get(`/api/campeonatos/${id}`);
  expect(await linesOf(adm)).toEqual([]);
});
