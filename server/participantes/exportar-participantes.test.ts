import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { lerLista } from '#regras/participantes/lista-colada.ts';
import { testApp } from '#server/testing/app.ts';
import { makeCampeonato, openCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

describe('GET /api/campeonatos/:id/participantes/csv', () => {
  test('is a file for sheets: byte order mark, semicolons, quotes, one line each', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, { pede: ['whatsapp'] });
    await org.post(`/api/campeonatos/${id}/participantes/lista`, {
      participantes: [
        { nome: 'João "Jota"; Silva', time_nome: 'Santos', gamertag: 'jo_10', pote: 2 },
      ],
    });
    const ana = await t.signedIn({ nome: 'Ana' });
    await ana.post(`/api/campeonatos/${id}/participantes`, { contato: '(11) 91234-5678' });
    const answer = await org.get(`/api/campeonatos/${id}/participantes/csv`);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="participantes-${id}.csv"`,
      'cache-control': 'private, no-store',
    });
    const [heading, first, second, end] = answer.body.split('\r\n');
    expect(heading).toBe(
      '\uFEFFnome;time;sigla;gamertag;contato;status;fila;pote;pago;inscrito em',
    );
    expect(first).toMatch(/^"João ""Jota""; Silva";Santos;SAN;jo_10;;Confirmado;;2;não;20/);
    expect(second).toMatch(/^Ana;;ANA;;'\+5511912345678;Pendente;;;não;20/);
    expect(end).toBe('');
  });

  test('no cell can run as a formula, and what goes out comes back in', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    const nomes = ['=cmd()', '+1', '-2+3', '@soma', 'Zé'];
    const participantes = nomes.map((nome) => ({ nome, time_nome: `=${nome}` }));
    await org.post(`/api/campeonatos/${id}/participantes/lista`, { participantes });
    const { body } = await org.get(`/api/campeonatos/${id}/participantes/csv`);
    for (const cell of body.replace('\uFEFF', '').split(/[;\r\n]+/)) {
      expect(cell).not.toMatch(/^"?[=+\-@\t]/);
    }
    expect(lerLista(body).participantes.map(({ nome }) => nome)).toEqual(nomes);
  });

  test('speaks the language of who asks', async () => {
    const org = await t.signedIn();
    await t.db.run(sql`update usuarios set locale = 'en' where uuid = ${org.uuid}`);
    const id = await makeCampeonato(org);
    const answer = await org.get(`/api/campeonatos/${id}/participantes/csv`);
    expect(answer.body).toContain('name;team;abbreviation');
    expect(answer.headers['content-disposition']).toContain(`participants-${id}.csv`);
  });

  test('is for who manages the entries', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org);
    const results = await t.signedIn();
    await t.db.run(sql`
      insert into organizadores (campeonato_id, usuario_uuid, papel)
      values (${id}, ${results.uuid}, 'resultados')`);
    for (const who of [results, await t.signedIn()]) {
      expect((await who.get(`/api/campeonatos/${id}/participantes/csv`)).statusCode).toBe(403);
    }
    const draft = await makeCampeonato(org);
    const stranger = await t.signedIn();
    expect((await stranger.get(`/api/campeonatos/${draft}/participantes/csv`)).statusCode).toBe(
      404,
    );
  });
});
