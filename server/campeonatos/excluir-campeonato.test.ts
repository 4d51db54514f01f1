import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { makeSaida } from '#server/saida/saida.ts';
import { testApp } from '#server/testing/app.ts';
import { insertNames, makeCampeonato, startCampeonato } from '#server/testing/campeonato.ts';
import { removeDeleted } from './remover-excluidos.ts';

const t = testApp();

describe('a championship that was deleted', () => {
  test('is gone for everybody but the owner, who can have it back', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    await insertNames(t, id, 2);
    await startCampeonato(org, id);
    const guest = await t.guest();
    const status = async (who: Pick<typeof guest, 'get'>) =>
      (await who.get(`/api/campeonatos/${id}`)).statusCode;
    expect((await org.delete(`/api/campeonatos/${id}`)).statusCode).toBe(204);
    expect([await status(guest), await status(org)]).toEqual([404, 200]);
    const { excluido_em, acoes } = (await org.get(`/api/campeonatos/${id}`)).json().data;
    expect(excluido_em).not.toBeNull();
    expect(acoes).toEqual(['ver', 'excluir']);
    const back = await org.put(`/api/campeonatos/${id}/restauracao`);
    expect(back.json().data).toMatchObject({ excluido_em: null, estado: 'andamento' });
    expect(await status(guest)).toBe(200);
  });

  test('goes for good after 30 days, with all that belongs to it', async () => {
    const org = await t.signedIn();
    const [old, recent] = [await makeCampeonato(org), await makeCampeonato(org)];
    for (const id of [old, recent]) {
      await insertNames(t, id, 2);
      await startCampeonato(org, id);
      await org.delete(`/api/campeonatos/${id}`);
    }
    await t.db.run(sql`
      update campeonatos set excluido_em = now() - interval '31 days' where id = ${old}`);
    expect(await removeDeleted({ db: t.db, saida: makeSaida(t.db, t.log) })).toBe(1);
    const left = await t.db.rows<{ campeonato_id: string }>(sql`
      select distinct campeonato_id from partidas where campeonato_id in (${old}, ${recent})
      union select distinct campeonato_id from historico where campeonato_id in (${old}, ${recent})`);
    expect(left).toEqual([{ campeonato_id: recent }]);
  });
});
