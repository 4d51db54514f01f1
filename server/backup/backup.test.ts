// Everything that the product keeps, out of one database and into another.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import sql from 'sql-template-tag';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { diferencas } from '#server/competicao/diferencas.ts';
import { testApp } from '#server/testing/app.ts';
import {
  currentRound,
  insertNames,
  makeCampeonato,
  score,
  startCampeonato,
} from '#server/testing/campeonato.ts';
import { embeddedDatabase, makeTestDatabase, type TestDatabase } from '#server/testing/database.ts';
import { dump } from '#server/testing/dump.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const t = testApp();
const folder = mkdtempSync(join(tmpdir(), 'tabelao-backup-'));
const dataDir = join(folder, 'from');
const file = join(folder, 'copia.gz');
let id: string;

const PICTURE = 'avatar/0123456789abcdef0123456789abcdef.webp';

beforeAll(async () => {
  const org = await t.signedIn({ nome: 'Ana “Aspas” \\ Barra' });
  id = await makeCampeonato(org, { descricao: 'Linha um\nlinha dois\u2028três' });
  await insertNames(t, id, 6);
  await startCampeonato(org, id, { metodo: 'aleatorio' });
  for (const partida of await currentRound(org, id)) {
    await score(org, partida, { tipo: 'placar', mandante: 2, visitante: 1 });
  }
  await mkdir(join(dataDir, 'upload', 'avatar'), { recursive: true });
  await writeFile(join(dataDir, 'upload', PICTURE), Buffer.from([0, 1, 254, 255]));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const backUp = () => writeBackup({ db: t.db, dataDir }, file);

/** The list of migrations has the hours at which each database was made. */
const rowsOf = ({ db }: Pick<TestDatabase, 'db'>) => dump({ db } as typeof t, ['migracoes']);

async function into<T>(
  target: TestDatabase,
  work: (db: TestDatabase['db'], to: string) => Promise<T>,
): Promise<T> {
  try {
    return await work(target.db, mkdtempSync(join(folder, 'to-')));
  } finally {
    await target.drop();
  }
}

const another = () => makeTestDatabase(inject('databaseUrl'));

describe('a backup', () => {
  test.each([
    ['a database of the same kind', another],
    ['an embedded one', embeddedDatabase],
  ])(
    'put into %s has every row and picture, and draws that follow from their seed',
    async (_, make) => {
      const sums = await backUp();
      expect(sums.partidas?.count).toBe(15);
      await into(await make(), async (db, to) => {
        const restored = await restoreBackup({ db, dataDir: to, force: false }, file);
        expect(restored).toMatchObject({ sums, wrongDraws: [] });
        expect(await rowsOf({ db })).toBe(await rowsOf(t));
        expect([...(await readFile(join(to, 'upload', PICTURE)))]).toEqual([0, 1, 254, 255]);
        const [campeonato] = await db.rows<{ id: string; fases: never }>(
          sql`select id, fases from campeonatos`,
        );
        expect(campeonato && (await diferencas(db, campeonato))).toEqual([]);
      });
    },
  );

  test('made while results are written has each of them whole or not at all', async () => {
    const org = await t.signedIn();
    const busy = await makeCampeonato(org);
    await insertNames(t, busy, 6);
    await startCampeonato(org, busy);
    const matches = (await org.get(`/api/campeonatos/${busy}/jogos?rodada=1`)).json().data;
    const writing = (async () => {
      for (const partida of matches) {
        await score(org, partida, { tipo: 'placar', mandante: 3, visitante: 0 });
      }
    })();
    await Promise.all([backUp(), writing]);
    await into(await another(), async (db, to) => {
      await restoreBackup({ db, dataDir: to, force: false }, file);
      const all = await db.rows<{ id: string; fases: never }>(
        sql`select id, fases from campeonatos`,
      );
      for (const campeonato of all) expect(await diferencas(db, campeonato)).toEqual([]);
    });
  });
});

describe('a restore', () => {
  test('does not replace what is there, unless it is told to', async () => {
    await backUp();
    const before = await rowsOf(t);
    await expect(restoreBackup({ db: t.db, dataDir, force: false }, file)).rejects.toThrow(
      'not empty',
    );
    expect(await rowsOf(t)).toBe(before);
    await into(await another(), async (db, to) => {
      await restoreBackup({ db, dataDir: to, force: false }, file);
      await db.run(sql`update usuarios set nome = 'Outra'`);
      await restoreBackup({ db, dataDir: to, force: true }, file);
      expect(await rowsOf({ db })).toBe(before);
    });
  });

  const text = () => gunzipSync(readFileSync(file)).toString();
  const spoilt: [string, () => Buffer, string][] = [
    ['cut off', () => readFileSync(file).subarray(0, 2_000), 'damaged'],
    ['without its end', () => gzipSync(text().split('\n').slice(0, -2).join('\n')), 'damaged'],
    ['changed', () => gzipSync(text().replace('Linha um', 'Linha 01')), 'damaged'],
    ['of a newer release', () => gzipSync(text().replace('0056-', '9956-')), 'newer release'],
    ['of something else', () => gzipSync('{"oi":1}\n'), 'no backup'],
  ];

  test('of a file that is spoilt writes nothing, however it is', async () => {
    await into(await another(), async (db, to) => {
      const before = await rowsOf({ db });
      for (const [how, make, why] of spoilt) {
        await backUp();
        writeFileSync(file, make());
        const restored = restoreBackup({ db, dataDir: to, force: true }, file);
        await expect(restored, how).rejects.toThrow(why);
        expect(await rowsOf({ db }), how).toBe(before);
      }
    });
  });

  test('tells of a draw that does not follow from its seed', async () => {
    const row = await t.db.first<{ uuid: string; bolas: object[] }>(sql`
      select uuid, bolas from sorteios where campeonato_id = ${id} and realizado_em is not null`);
    const turned = JSON.stringify(row?.bolas.toReversed());
    await t.db.run(sql`update sorteios set bolas = ${turned} where uuid = ${row?.uuid}`);
    await backUp();
    await into(await another(), async (db, to) => {
      const { wrongDraws } = await restoreBackup({ db, dataDir: to, force: false }, file);
      expect(wrongDraws).toEqual([row?.uuid]);
    });
  });
});
