import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { testApp } from './app.ts';
import { oneConnection } from './one-connection.ts';

const t = testApp();
const one = sql`select 1 as one`;

test('the outer handle is refused inside a transaction, and free again after it', async () => {
  const db = oneConnection(t.db);
  const refused = 'Inside a transaction only its tx is used.';
  const later = await db.transaction(async (tx) => {
    await expect(db.rows(one)).rejects.toThrow(refused);
    await expect(db.first(one)).rejects.toThrow(refused);
    await expect(db.transaction(async () => {})).rejects.toThrow(refused);
    expect(await tx.rows(one)).toEqual([{ one: 1 }]);
    return () => db.rows(one);
  });
  expect(await later()).toEqual([{ one: 1 }]);
});
