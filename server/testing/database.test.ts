// The database that a worker of the tests lends to one file after the other.
import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { makeTestDatabase } from './database.ts';

test('a file that changed the schema does not leave it to the next file', async () => {
  const first = await makeTestDatabase('');
  await first.db.script(
    'alter table usuarios drop column foto; alter table usuarios add column foto text',
  );
  await first.drop();
  const second = await makeTestDatabase('');
  expect(second.options).not.toBe(first.options);
  await second.drop();
});

test('a file that wrote rows leaves them to nobody', async () => {
  const first = await makeTestDatabase('');
  await first.db.script("insert into auditoria (id, acao) values (gen_random_uuid(), 'x')");
  await first.drop();
  const second = await makeTestDatabase('');
  expect(second.options).toBe(first.options);
  expect(await second.db.rows(sql`select * from auditoria`)).toEqual([]);
  await second.drop();
});
