import sql from 'sql-template-tag';
import { expect, test } from 'vitest';
import { findCampeonato } from '#server/campeonatos/queries.ts';
import { testApp } from '#server/testing/app.ts';

const t = testApp();

/** PostgreSQL plans so often for the values at hand before it compares. */
const TRIED = 5;
const GUEST = { usuarioUuid: null, isAdmin: false, convite: null, assumir: null };
const SOMEBODY = { ...GUEST, usuarioUuid: '0198f0c2-5a4e-7c3b-9d21-6f0a1b2c3d4e' };

test.each([
  ['a guest', GUEST, 'null as fases_comecadas'],
  ['somebody with an account', SOMEBODY, 'cross join lateral'],
])('the championship that %s asks for is not planned anew each time', async (_, who, part) => {
  const plans = await t.db.transaction(async (tx) => {
    for (let n = 0; n < 2 * TRIED; n += 1) await findCampeonato(tx, 'abcdefghij', who);
    return tx.rows<{ anew: number; kept: number }>(sql`
      select custom_plans as anew, generic_plans as kept from pg_prepared_statements
      where position('fases_comecadas' in statement) > 0
        and position(${part}::text in statement) > 0
        and position('pg_prepared' in statement) = 0`);
  });
  expect(plans).toHaveLength(1);
  const [plan] = plans;
  expect(plan?.kept).toBeGreaterThanOrEqual(TRIED);
  expect(plan?.anew).toBeLessThanOrEqual(TRIED);
});
