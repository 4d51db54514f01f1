// What a person's page says of a match that was undone, and that others play now.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { diferencas } from '#server/competicao/diferencas.ts';
import { testApp } from '#server/testing/app.ts';
import {
  insertNames,
  makeCampeonato,
  type PartidaDeTeste,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { listJogos } from './queries.ts';

const t = testApp();

const placar = (mandante: number, visitante: number) => ({ tipo: 'placar', mandante, visitante });
const AWARE = { motivo: 'Placar trocado', ciente: true };

test('cards and sheet of an undone final are of nobody who plays it anew, not of the same two either', async () => {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, { fases: [{ tipo: 'mata_mata' }] });
  const people = new Map<string | null, string>();
  for (const participante of await insertNames(t, id, 4)) {
    const { uuid } = await t.signedIn();
    people.set(participante, uuid);
    await t.db.run(sql`
      update participantes set usuario_uuid = ${uuid} where uuid = ${participante}`);
  }
  await startCampeonato(org, id);
  await t.db.run(sql`update campeonatos set visibilidade = 'publico' where id = ${id}`);
  const round = async (rodada: number): Promise<PartidaDeTeste[]> =>
    (await org.get(`/api/campeonatos/${id}/jogos?fase=1&rodada=${rodada}`)).json().data;
  const differences = async () => {
    const row = await t.db.first<Parameters<typeof diferencas>[1]>(sql`
      select id, fases from campeonatos where id = ${id}`);
    return row ? diferencas(t.db, row) : ['gone'];
  };
  for (const semi of await round(1)) await score(org, semi, placar(1, 0));
  const final = async () => (await round(2))[0] as PartidaDeTeste;
  const write = async (half: object) => {
    const { uuid } = await final();
    const answer = await org.put(`/api/partidas/${uuid}/sumula`, half);
    expect(answer.statusCode, answer.body).toBe(200);
  };
  const inFinal = async () => {
    const { uuid, mandante, visitante } = await final();
    const both = [mandante, visitante].map(async ({ participante }) => {
      const jogos = await listJogos(t.db, people.get(participante) ?? '', null);
      const own = jogos.find(({ partida }) => partida === uuid);
      return [own?.sumula, own?.cartoes];
    });
    return Promise.all(both);
  };
  const red = (quem: string) => [{ tipo: 'vermelho', quem: { nome: quem } }];
  await score(org, await final(), placar(2, 0));
  await write({
    mandante: { versao: 0, lances: red('Jura') },
    visitante: { versao: 0, lances: red('Zeca') },
  });
  expect(await inFinal()).toEqual([
    [true, 1],
    [true, 1],
  ]);
  expect(await differences()).toEqual([]);

  const [semi] = (await round(1)) as [PartidaDeTeste];
  const wrong = await score(org, semi, placar(0, 1), AWARE);
  expect((await score(org, await final(), placar(2, 0))).statusCode).toBe(200);
  expect(await inFinal(), 'another finalist').toEqual([
    [false, 0],
    [false, 0],
  ]);
  expect(await differences()).toEqual([]);

  await score(org, wrong.json().data, placar(1, 0), AWARE);
  expect((await score(org, await final(), placar(2, 0))).statusCode).toBe(200);
  expect(await inFinal(), 'the same two again').toEqual([
    [false, 0],
    [false, 0],
  ]);
  expect(await differences()).toEqual([]);
});
