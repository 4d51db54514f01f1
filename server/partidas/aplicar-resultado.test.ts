import sql from 'sql-template-tag';
import { describe, expect, test } from 'vitest';
import { feita } from '#regras/montagem/partida-feita.ts';
import { SISTEMA } from '#server/campeonatos/autor.ts';
import { escreverEm } from '#server/campeonatos/escrever.ts';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import { diferencas } from '#server/competicao/diferencas.ts';
import { carregar } from '#server/competicao/estado.ts';
import { listPartidas } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { aplicarResultado } from './aplicar-resultado.ts';

const t = testApp();

async function started(settings: object = {}, names = 4) {
  const org = await t.signedIn();
  const id = await makeCampeonato(org, settings as Record<string, unknown>);
  const uuids = await insertNames(t, id, names);
  await startCampeonato(org, id);
  return { org, id, uuids };
}

const placar = (mandante: number, visitante: number) => ({ tipo: 'placar', mandante, visitante });

const differencesOf = async (id: string) => {
  const row = await t.db.first<CampeonatoRow>(sql`
    select id, fases from campeonatos where id = ${id}`);
  return row ? diferencas(t.db, row) : ['gone'];
};

describe('a result', () => {
  test('counts on what another process wrote meanwhile, not on what this one remembers', async () => {
    const { org, id } = await started();
    const [first, second] = await currentRound(org, id);
    if (!first || !second) throw new Error('no matches');
    await score(org, first, placar(1, 0));
    // As another process would write: the rows, and a new version of the championship.
    await t.db.transaction(async (tx) => {
      const score = JSON.stringify({ tipo: 'placar', mandante: 5, visitante: 0 });
      await tx.run(sql`update partidas set resultado = ${score} where uuid = ${first.uuid}`);
      await tx.run(sql`update campeonatos set versao = versao + 1 where id = ${id}`);
    });
    expect((await score(org, second, placar(0, 0))).statusCode).toBe(200);
    expect(await differencesOf(id)).toEqual([]);
    const table = (await org.get(`/api/campeonatos/${id}/classificacao`)).json().data;
    expect(JSON.stringify(table)).toContain('"sg":5');
  });

  test('that is rolled back leaves nothing that the next one would count on', async () => {
    const { org, id } = await started();
    const [first, second] = await currentRound(org, id);
    const undone = t.db.transaction(async (tx) => {
      await escreverEm(tx, { id, autor: SISTEMA, acao: 'lancar_placar' }, async (escrita) => {
        const { partidas } = (await escrita.carregado()).dados;
        const partida = partidas.find(({ uuid }) => uuid === first?.uuid);
        if (!partida) throw new Error('no match');
        const resultado = { tipo: 'placar', mandante: 9, visitante: 0 } as const;
        const lancado = { resultado, estado: 'confirmada' } as const;
        await aplicarResultado(escrita, { partida, lancado, ciente: false });
      });
      throw new Error('the cause failed');
    });
    await expect(undone).rejects.toThrow('the cause failed');
    if (!second) throw new Error('no match');
    expect((await score(org, second, placar(1, 0))).statusCode).toBe(200);
    expect(await differencesOf(id)).toEqual([]);
    expect((await currentRound(org, id))[0]).toMatchObject({ placar: null });
  });

  test('brought by the product itself stands in the trail as its own', async () => {
    const { org, id } = await started();
    const [first] = await currentRound(org, id);
    await t.db.transaction((tx) =>
      escreverEm(tx, { id, autor: SISTEMA, acao: 'lancar_placar' }, async (escrita) => {
        const { partidas } = (await escrita.carregado()).dados;
        const partida = partidas.find(({ uuid }) => uuid === first?.uuid);
        if (!partida) throw new Error('no match');
        const lancado = {
          resultado: { tipo: 'wo', wo_de: 'visitante' },
          estado: 'wo',
        } as const;
        return aplicarResultado(escrita, { partida, lancado, ciente: false });
      }),
    );
    const [line] = (await org.get(`/api/campeonatos/${id}/historico`)).json().data;
    expect(line).toMatchObject({
      autor: 'sistema',
      acao: 'lancar-placar',
      partida: [first?.mandante.participante, first?.visitante.participante],
    });
    expect(await differencesOf(id)).toEqual([]);
  });

  test('a record keeps the sides that the match had, and a correction the results it undid', async () => {
    const { org, id } = await started({ fases: [{ tipo: 'mata_mata' }] });
    const [one, other] = await currentRound(org, id);
    if (!one || !other) throw new Error('no matches');
    await score(org, one, placar(1, 0));
    await score(org, other, placar(1, 0));
    const [final] = await currentRound(org, id);
    if (!final) throw new Error('no final');
    await score(org, final, placar(2, 1));
    const again = (await org.get(`/api/campeonatos/${id}/jogos?rodada=1`)).json().data;
    const wrong = again.find(({ uuid }: { uuid: string }) => uuid === one.uuid);
    const motivo = { motivo: 'súmula trocada', ciente: true };
    const corrected = await score(org, wrong, placar(0, 1), motivo);
    expect(corrected.statusCode, corrected.body).toBe(200);
    const trail = (await org.get(`/api/campeonatos/${id}/historico`)).json().data;
    const sides = [final.mandante.participante, final.visitante.participante];
    const line = trail.find(({ objeto }: { objeto: string }) => objeto === final.uuid);
    expect(line.partida).toEqual(sides);
    expect(trail).toContainEqual(
      expect.objectContaining({
        acao: 'corrigir-placar',
        depois: expect.objectContaining({
          desfeitas: [
            expect.objectContaining({
              uuid: final.uuid,
              mandante: sides[0],
              visitante: sides[1],
              resultado: expect.objectContaining({ mandante: 2, visitante: 1 }),
            }),
          ],
        }),
      }),
    );
    expect(await differencesOf(id)).toEqual([]);
  });
});

test('whether a match is done is the same in the database and in the code', async () => {
  const { org, id } = await started({ fases: [{ tipo: 'suico', rodadas: 3 }] }, 5);
  const [first, second] = await currentRound(org, id);
  if (!first || !second) throw new Error('no matches');
  await score(org, first, placar(1, 0));
  await score(org, second, { tipo: 'cancelar' }, { motivo: 'Chuva' });
  const marked = await t.db.rows<{ uuid: string; feita: boolean }>(sql`
    select uuid, feita from partidas where campeonato_id = ${id}`);
  const byCode = new Map((await listPartidas(t.db, id)).map((one) => [one.uuid, feita(one)]));
  expect(marked.length).toBeGreaterThan(2);
  for (const { uuid, feita: stored } of marked) expect(stored).toBe(byCode.get(uuid));
});

test('everything that a state is derived from is read in one statement', async () => {
  const { id } = await started();
  const row = await t.db.first<CampeonatoRow>(sql`
    select id, fases from campeonatos where id = ${id}`);
  let statements = 0;
  const counted: Tx = {
    ...t.db,
    rows: (statement) => {
      statements += 1;
      return t.db.rows(statement);
    },
    first: (statement) => {
      statements += 1;
      return t.db.first(statement);
    },
  };
  if (row) await carregar(counted, row);
  expect(statements).toBe(1);
});

describe('what a result asks the database for', () => {
  const HEADS = [
    'select u.uuid', // Who sends it.
    'select 1 from campeonatos c', // The lock.
    'select c.id', // The championship as this person sees it.
    'with vozes as', // Who speaks for the two sides.
    'with novas as', // Matches, tables, where it stands, by whose word, who was there, and its clock.
    'with trilha as', // The trail, what was sent, the new version, and what may have to follow.
  ];

  const headsOf = (statements: readonly string[]) =>
    statements.map((text) => HEADS.find((head) => text.startsWith(head)) ?? text);

  test('grows by no statement, with a clock on the match or without', async () => {
    for (const modelo_rodada of ['livre', 'janela']) {
      const { org, id } = await started({ regras: { modelo_rodada } });
      const [first, second] = await currentRound(org, id);
      if (!first || !second) throw new Error('no matches');
      // The first reads the championship; those after it remember.
      await score(org, first, placar(1, 0));
      const asked = await t.statementsOf(() => score(org, second, placar(2, 0)));
      expect(headsOf(asked)).toEqual(HEADS);
      const left = await t.db.rows(sql`
        select 1 from prazos where partida_uuid = ${second.uuid} and feito_at is null`);
      expect(left).toEqual([]);
    }
  });
});
