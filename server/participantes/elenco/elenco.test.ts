import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { type SignedIn, testApp } from '#server/testing/app.ts';
import { insertNames, openCampeonato, startCampeonato } from '#server/testing/campeonato.ts';

const t = testApp();

const HOUR = 3_600_000;
const at = (offset: number) => new Date(Date.now() + offset).toISOString();

async function scene(regras: object = { elenco: { minimo: 2, maximo: 4, em_campo: 2 } }) {
  const org = await t.signedIn();
  const id = await openCampeonato(org, { aprovacao: 'automatica', pede: [] }, { regras });
  const ana = await t.signedIn();
  const { uuid } = (await ana.post(`/api/campeonatos/${id}/participantes`, {})).json().data;
  const save = (who: SignedIn, jogadores: object[]) =>
    who.put(`/api/participantes/${uuid}/elenco`, { jogadores });
  return { org, id, ana, uuid, save };
}

const names = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ nome: `Jogador ${n}` }));

describe('PUT /api/participantes/:uuid/elenco', () => {
  test('the captain keeps the squad: who stays keeps the id, who goes is remembered', async () => {
    const { ana, uuid, save } = await scene();
    const first = await save(ana, [
      { nome: 'Bia', numero: 9, papel: 'vice' },
      { nome: 'Ana', identificacao: 'ana_10', papel: 'capitao' },
      { nome: 'Caio', numero: 1 },
    ]);
    expect(first.statusCode).toBe(200);
    const [captain, vice] = first.json().data;
    expect([captain.nome, vice.nome]).toEqual(['Ana', 'Bia']);
    const second = await save(ana, [
      { ...captain, papel: 'vice' },
      { nome: 'Duda', papel: 'capitao' },
    ]);
    expect(second.json().data.map(({ nome }: { nome: string }) => nome)).toEqual(['Duda', 'Ana']);
    expect(second.json().data[1].uuid).toBe(captain.uuid);
    const guest = await (await t.guest()).get(`/api/participantes/${uuid}/elenco`);
    expect(guest.json()).toEqual(second.json());
    const gone = await t.db.rows<{ nome: string }>(sql`
      select nome from jogadores where participante_uuid = ${uuid} and saiu_em is not null
      order by nome`);
    expect(gone.map(({ nome }) => nome)).toEqual(['Bia', 'Caio']);
  });

  test('has at most so many, and at least so many from the start on', async () => {
    const { org, id, ana, save } = await scene();
    expect((await save(ana, names(5))).json().validations).toEqual({
      jogadores: ['O elenco pode ter no máximo 4 jogadores.'],
    });
    expect((await save(ana, names(1))).statusCode).toBe(200);
    await insertNames(t, id, 2);
    await startCampeonato(org, id);
    expect((await save(ana, names(1))).json().validations).toEqual({
      jogadores: ['O elenco precisa de pelo menos 2 jogadores.'],
    });
    expect((await save(ana, names(2))).statusCode).toBe(200);
  });

  test.each([
    ['two captains', { papel: 'capitao' }, 'papel'],
    ['two vices', { papel: 'vice' }, 'papel'],
    ['one number twice', { numero: 7 }, 'numero'],
    ['one id twice', { identificacao: 'A_1' }, 'identificacao'],
  ])('%s are refused', async (_name, same, field) => {
    const { ana, save } = await scene();
    const answer = await save(ana, [
      { nome: 'Bia', ...same },
      { nome: 'Caio', ...same },
    ]);
    expect(Object.keys(answer.json().validations)).toEqual([`jogadores.1.${field}`]);
  });

  test('a player of another squad, and one that comes twice, are refused', async () => {
    const [own, other] = [await scene(), await scene()];
    const [foreign] = (await other.save(other.ana, names(1))).json().data;
    const stolen = await own.save(own.ana, [{ uuid: foreign.uuid, nome: 'Meu' }]);
    expect(stolen.json().validations).toHaveProperty(['jogadores.0.uuid']);
    const [mine] = (await own.save(own.ana, names(1))).json().data;
    const twice = await own.save(own.ana, [
      { uuid: mine.uuid, nome: 'X' },
      { uuid: mine.uuid, nome: 'Y' },
    ]);
    expect(twice.statusCode).toBe(422);
    expect((await own.save(other.ana, names(2))).statusCode).toBe(403);
    const { data } = (await own.org.get(`/api/participantes/${other.uuid}/elenco`)).json();
    expect(data).toMatchObject([{ nome: 'Jogador 0' }]);
  });

  test('after the start it moves in the transfer windows only; the organiser may always', async () => {
    const open = [{ abre_em: at(-HOUR), fecha_em: at(HOUR) }];
    const closed = [{ abre_em: at(-2 * HOUR), fecha_em: at(-HOUR) }];
    for (const [transferencias, status] of [
      [open, 200],
      [closed, 409],
    ] as const) {
      const { org, id, ana, save } = await scene({ transferencias });
      expect((await save(ana, names(2))).statusCode).toBe(200);
      await insertNames(t, id, 2);
      await startCampeonato(org, id);
      expect((await save(ana, names(3))).statusCode).toBe(status);
      expect((await save(org, names(4))).statusCode).toBe(200);
    }
  });

  test.each(['encerrado', 'cancelado'])(
    'is closed to the captain once it is %s',
    async (estado) => {
      const { org, id, ana, save } = await scene();
      await insertNames(t, id, 2);
      await startCampeonato(org, id);
      expect((await save(ana, names(2))).statusCode).toBe(200);
      const ended = await org.put(`/api/campeonatos/${id}/estado`, { estado, ciente: true });
      expect(ended.statusCode, ended.body).toBe(200);
      const late = await save(ana, names(3));
      expect([late.statusCode, late.json().warning]).toEqual([409, 'O campeonato já acabou.']);
      expect((await save(org, names(3))).statusCode).toBe(200);
    },
  );

  test('of a private championship is not there for a stranger', async () => {
    const org = await t.signedIn();
    const id = await openCampeonato(org, {}, { visibilidade: 'privado' });
    const [uuid = ''] = await insertNames(t, id, 1);
    const stranger = await t.signedIn();
    expect((await stranger.get(`/api/participantes/${uuid}/elenco`)).statusCode).toBe(404);
    const answer = await stranger.put(`/api/participantes/${uuid}/elenco`, { jogadores: [] });
    expect(answer.statusCode).toBe(404);
  });
});
