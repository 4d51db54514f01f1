import sql from 'sql-template-tag';
import { expect, onTestFinished, test } from 'vitest';
import { embeddedDatabase } from '#server/testing/database.ts';
import { eventually } from '#server/testing/eventually.ts';
import { tidyEmbedded } from './tidy.ts';

test('rows that are gone leave room for new ones on the embedded database', async () => {
  const { db, drop } = await embeddedDatabase();
  onTestFinished(drop);
  const write = () =>
    db.run(
      sql`insert into rotinas (nome, feita_em) select n::text, now() from generate_series(1, 2000) n`,
    );
  const size = async () =>
    (await db.first<{ bytes: number }>(sql`select pg_relation_size('rotinas')::int as bytes`))
      ?.bytes;
  await write();
  const once = await size();
  await db.run(sql`delete from rotinas`);
  // What was written is counted a second later.
  await eventually(async () => {
    await tidyEmbedded(db);
    expect(await size()).toBe(0);
  });
  await write();
  expect(await size()).toBe(once);
});
