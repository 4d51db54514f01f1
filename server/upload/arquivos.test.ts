// Bytes are written before the row that names them and deleted after it is gone, by a job: whenever a process
// dies, nothing that somebody is shown is lost, and nothing that nobody names stays for ever.
import { existsSync, mkdtempSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { arquivosNoDisco } from '#server/arquivos/disco.ts';
import { AppError } from '#server/http/errors.ts';
import { publicadasEm } from '#server/saida/publicar.ts';
import { testApp } from '#server/testing/app.ts';
import { eventually } from '#server/testing/eventually.ts';
import { comArquivo, forgetFiles, keepFile, sweepOrphans } from './files.ts';

const DATA_DIR = mkdtempSync(join(tmpdir(), 'tabelao-arquivos-'));
const t = testApp({ DATA_DIR });
const arquivos = arquivosNoDisco(DATA_DIR);
const DAY_MS = 86_400_000;
const tipo = 'avatar';
const bytes = Buffer.from('uma foto');

const pathOf = (nome: string) => join(DATA_DIR, 'upload', tipo, nome);
const isThere = (nome: string) => existsSync(pathOf(nome));
const sweep = () => sweepOrphans({ db: t.db, arquivos }, Date.now());

function age(nome: string, ms: number): void {
  const then = new Date(Date.now() - ms);
  utimesSync(pathOf(nome), then, then);
}

async function keep(usuarioUuid: string): Promise<string> {
  const nome = await arquivos.guardar(tipo, bytes);
  await t.db.transaction((tx) =>
    keepFile(tx, { pasta: tipo, nome, usuarioUuid, bytes: bytes.length }),
  );
  return nome;
}

const rowsOf = (nome: string) => t.db.rows(sql`select 1 from arquivos where nome = ${nome}`);

test('a transaction that is rolled back leaves no row, and its bytes are swept when a day old', async () => {
  const { uuid } = await t.insertPerson();
  let written = '';
  const failed = comArquivo(arquivos, { tipo, bytes }, (nome) =>
    t.db.transaction(async (tx) => {
      written = nome;
      await keepFile(tx, { pasta: tipo, nome, usuarioUuid: uuid, bytes: bytes.length });
      throw new Error('the machine stumbled');
    }),
  );
  await expect(failed).rejects.toThrow('the machine stumbled');
  expect(await rowsOf(written)).toEqual([]);
  age(written, DAY_MS - 60_000);
  await sweep();
  expect(isThere(written), 'it might still be under way').toBe(true);
  age(written, DAY_MS + 60_000);
  expect(await sweep()).toBe(1);
  expect(isThere(written)).toBe(false);
});

test('a refusal takes its bytes away at once', async () => {
  let written = '';
  const refused = comArquivo(arquivos, { tipo, bytes }, async (nome) => {
    written = nome;
    throw new AppError('limite_do_plano');
  });
  await expect(refused).rejects.toThrow();
  expect(isThere(written)).toBe(false);
});

test('an answer of the database that was lost at the commit loses no picture', async () => {
  const { uuid } = await t.insertPerson();
  let written = '';
  const lost = comArquivo(arquivos, { tipo, bytes }, async (nome) => {
    written = nome;
    await t.db.transaction((tx) =>
      keepFile(tx, { pasta: tipo, nome, usuarioUuid: uuid, bytes: bytes.length }),
    );
    throw new Error('no answer');
  });
  await expect(lost).rejects.toThrow('no answer');
  age(written, 2 * DAY_MS);
  await sweep();
  expect(await arquivos.ler(tipo, written)).toEqual(bytes);
});

test('what is replaced goes after the commit, by a job; what was rolled back stays', async () => {
  const { uuid } = await t.insertPerson();
  const nome = await keep(uuid);
  const undone = t.db.transaction(async (tx) => {
    await forgetFiles(tx, uuid, tipo);
    throw new Error('not now');
  });
  await expect(undone).rejects.toThrow('not now');
  expect(await rowsOf(nome)).toHaveLength(1);
  expect(isThere(nome)).toBe(true);
  // The process dies right after the commit: nobody hands on what it published.
  const published = await t.db.transaction(async (tx) => {
    await forgetFiles(tx, uuid, tipo);
    return publicadasEm(tx);
  });
  expect(published.agora).toHaveLength(1);
  expect(isThere(nome)).toBe(true);
  await t.db.run(sql`update saida set tentar_em = now()`);
  // Who starts next looks through the outbox at once; jobs run while it listens.
  await t.app.listen({ port: 0, host: '127.0.0.1' });
  await eventually(() => expect(isThere(nome)).toBe(false));
  await eventually(async () => expect(await t.db.rows(sql`select 1 from tarefas`)).toEqual([]));
});
