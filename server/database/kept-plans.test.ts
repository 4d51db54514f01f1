import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { findCampeonato } from '#server/campeonatos/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { testApp } from '#server/testing/app.ts';

const t = testApp();

/** PostgreSQL plans so often for the values at hand before it compares. */
const TRIED = 5;
const GUEST = { usuarioUuid: null, isAdmin: false, convite: null, assumir: null };
const SOMEBODY = { ...GUEST, usuarioUuid: '0198f0c2-5a4e-7c3b-9d21-6f0a1b2c3d4e' };

type Plans = { name: string; anew: number; kept: number };

const plansOf = (tx: Tx): Promise<Plans[]> =>
  tx.rows(sql`
    select name, custom_plans as anew, generic_plans as kept from pg_prepared_statements`);

test.each([
  ['a guest', GUEST],
  ['somebody with an account', SOMEBODY],
])('the championship that %s asks for is not planned anew each time', async (_, who) => {
  const asked = await t.db.transaction(async (tx) => {
    // A connection may have run it, and others like it, before.
    await findCampeonato(tx, 'abcdefghij', who);
    const before = new Map((await plansOf(tx)).map((plans) => [plans.name, plans]));
    for (let n = 0; n < 2 * TRIED; n += 1) await findCampeonato(tx, 'abcdefghij', who);
    return (await plansOf(tx)).flatMap(({ name, anew, kept }) => {
      const was = before.get(name) ?? { anew: 0, kept: 0 };
      const since = { anew: anew - was.anew, kept: kept - was.kept };
      return since.anew + since.kept === 2 * TRIED ? [since] : [];
    });
  });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.kept).toBeGreaterThanOrEqual(TRIED);
});
