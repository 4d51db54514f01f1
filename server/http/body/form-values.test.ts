// What the client's encoder makes of a body (booleans as 1 and 0, null as an empty text, lists as indexed
// fields) means what the JSON of the same body means.
import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, makeCampeonato, openCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

type Fields = Record<string, string>;

const KINDS = {
  'form-encoded': (fields: Fields) => ({
    body: new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  }),
  multipart: (fields: Fields) => ({
    body: `${Object.entries(fields)
      .map(
        ([name, value]) =>
          `--l\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
      .join('')}--l--\r\n`,
    headers: { 'content-type': 'multipart/form-data; boundary=l' },
  }),
};

describe.each(Object.entries(KINDS))('a %s body', (_kind, encode) => {
  const put = (who: SignedIn, path: string, fields: Fields) =>
    who.send('PUT', path, encode(fields));

  test.each([
    ['1', true],
    ['0', false],
  ])('with arquivado=%s is not refused as a text', async (sent, arquivado) => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    await t.db.run(sql`update campeonatos set estado = 'encerrado' where id = ${id}`);
    const answer = await put(org, `/api/campeonatos/${id}/arquivo`, { arquivado: sent });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await org.get(`/api/campeonatos/${id}`)).json().data.arquivado).toBe(arquivado);
  });

  test('with status=3 is not refused as a text', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const [uuid = ''] = await insertNames(t, id, 1);
    const answer = await put(org, `/api/participantes/${uuid}/status`, { status: '3' });
    expect(answer.statusCode, answer.body).toBe(200);
    const row = await t.db.first(sql`select status from participantes where uuid = ${uuid}`);
    expect(row).toEqual({ status: 3 });
  });

  test('brings numbers and booleans deep inside of lists, by the kind of each phase', async () => {
    const org = await t.signedIn();
    const answer = await org.send(
      'POST',
      '/api/campeonatos',
      encode({
        nome: '2026',
        'fases[0][tipo]': 'grupos',
        'fases[0][grupos]': '2',
        'fases[0][classificam]': '2',
        'fases[1][tipo]': 'mata_mata',
        'fases[1][terceiro_lugar]': '1',
        'fases[1][reordenar]': '0',
      }),
    );
    expect(answer.statusCode, answer.body).toBe(201);
    const { nome, fases } = answer.json().data;
    expect(nome).toBe('2026');
    expect(fases).toMatchObject([
      { tipo: 'grupos', grupos: 2 },
      { tipo: 'mata_mata', terceiro_lugar: true, reordenar: false },
    ]);
  });

  test('that is wrong is told at its field', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    const answer = await put(org, `/api/campeonatos/${id}/arquivo`, { arquivado: '2' });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().validations)).toEqual(['arquivado']);
  });
});

test('in JSON a text stays a text, and is refused where a boolean belongs', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org);
  const answer = await org.put(`/api/campeonatos/${id}/arquivo`, { arquivado: '1' });
  expect(answer.statusCode).toBe(422);
});
