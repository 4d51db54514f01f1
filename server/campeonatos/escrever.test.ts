import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { makeCampeonato } from '#server/testing/campeonato.ts';
import { uuidv7 } from '#server/uuid.ts';
import { type Autor, SISTEMA } from './autor.ts';
import { escreverEm } from './escrever.ts';

const t = testApp();

const write = (id: string, autor: Autor) =>
  t.db.transaction((tx) =>
    escreverEm(tx, { id, autor, acao: 'lancar_placar' }, ({ registrar }) =>
      registrar({ acao: 'teste' }),
    ),
  );

const trail = (id: string) =>
  t.db.rows(sql`
    select autor, autor_id, usuario_uuid from historico
    where campeonato_id = ${id} and acao = 'teste' order by id`);

const versionOf = async (id: string) =>
  (await t.db.first<{ versao: number }>(sql`select versao from campeonatos where id = ${id}`))
    ?.versao ?? 0;

describe('every write on a championship', () => {
  test('says who did it: a person, the product, a link or a key', async () => {
    const org = await t.signedIn();
    const id = await makeCampeonato(org);
    const [link, key] = [uuidv7(), uuidv7()];
    const before = await versionOf(id);
    await write(id, SISTEMA);
    await write(id, { tipo: 'link', id: link, pode: ['lancar_placar'] });
    await write(id, { tipo: 'chave', id: key, pode: ['lancar_placar', 'ver'] });
    expect(await trail(id)).toEqual([
      { autor: 'sistema', autor_id: null, usuario_uuid: null },
      { autor: 'link', autor_id: link, usuario_uuid: null },
      { autor: 'chave', autor_id: key, usuario_uuid: null },
    ]);
    expect(await versionOf(id)).toBe(before + 3);
    const { data } = (await org.get(`/api/campeonatos/${id}/historico`)).json();
    expect(data.map(({ autor }: { autor: string }) => autor)).toEqual([
      'chave',
      'link',
      'sistema',
      'pessoa',
    ]);
  });

  test('by a link or a key is refused where it was not made for that', async () => {
    const id = await makeCampeonato(await t.signedIn());
    await expect(write(id, { tipo: 'link', id: uuidv7(), pode: ['ver'] })).rejects.toThrow();
    expect(await trail(id)).toEqual([]);
  });
});
