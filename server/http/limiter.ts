// Counts attempts under a key in a window of time, in the database: shared by all processes, kept over
// a restart.
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';

export type Attempts = { readonly count: number; readonly seconds: number };

/** Adds one attempt; gives how many there are in the window and how long it still lasts. */
export async function countAttempt(tx: Tx, key: string, windowSeconds: number): Promise<Attempts> {
  const row = await tx.first<Attempts>(sql`
    insert into limites as l (chave, contagem, expira_em)
    values (${key}, 1, now() + make_interval(secs => ${windowSeconds}))
    on conflict (chave) do update set
      contagem = case when l.expira_em <= now() then 1 else l.contagem + 1 end,
      expira_em = case when l.expira_em <= now() then excluded.expira_em else l.expira_em end
    returning contagem as count, ceil(extract(epoch from expira_em - now()))::int as seconds`);
  return row ?? { count: 0, seconds: 0 };
}

/** Attempts so far, without adding one. */
export async function readAttempts(tx: Tx, key: string): Promise<Attempts> {
  const row = await tx.first<Attempts>(sql`
    select contagem as count, ceil(extract(epoch from expira_em - now()))::int as seconds
    from limites where chave = ${key} and expira_em > now()`);
  return row ?? { count: 0, seconds: 0 };
}

/** Of those counted one did not take place after all. */
export async function takeAttemptBack(tx: Tx, key: string): Promise<void> {
  await tx.run(
    sql`update limites set contagem = contagem - 1 where chave = ${key} and contagem > 0`,
  );
}

export async function forgetAttempts(tx: Tx, key: string): Promise<void> {
  await tx.run(sql`delete from limites where chave = ${key}`);
}

export async function deleteExpiredAttempts(tx: Tx): Promise<void> {
  await tx.run(sql`delete from limites where expira_em < now()`);
}
