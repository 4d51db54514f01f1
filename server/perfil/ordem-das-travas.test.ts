// Championships are locked before people, everywhere: whoever holds one and wants the other never waits for
// somebody who holds the other and wants the first.
import sql from 'sql-template-tag';
import { describe, expect, inject, test } from 'vitest';
import { testApp } from '#server/testing/app.ts';
import { openCampeonato } from '#server/testing/campeonato.ts';
import { eventually } from '#server/testing/eventually.ts';
import { anonymizeDue } from './remover-conta.ts';

const t = testApp();

// The embedded database does one transaction at a time.
describe.runIf(inject('databaseUrl'))(
  'a person who is removed while their championship is written',
  () => {
    test('is not held by who waits for it, so that nobody waits for each other', async () => {
      const org = await t.signedIn();
      const ana = await t.signedIn();
      const id = await openCampeonato(org, { pede: [] });
      await ana.post(`/api/campeonatos/${id}/participantes`, {});
      await t.db.run(sql`
      update usuarios set exclusao_em = now() - interval '1 day' where uuid = ${ana.uuid}`);

      let removed: Promise<number> | undefined;
      await t.db.transaction(async (tx) => {
        await tx.run(sql`select 1 from campeonatos where id = ${id} for no key update`);
        removed = anonymizeDue({ db: t.db, log: t.app.log }, new Date());
        await eventually(async () => {
          const waiting = await t.db.rows(sql`
          select 1 from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`);
          expect(waiting).toHaveLength(1);
        });
        await tx.run(sql`select 1 from usuarios where uuid = ${ana.uuid} for no key update nowait`);
      });
      expect(await removed).toBe(1);
    });
  },
);
