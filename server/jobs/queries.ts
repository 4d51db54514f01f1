import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';

/** Longer than any job takes: after it the process that ran the job is taken for dead. */
const LEASE_SECONDS = 120;

export type Claimed = {
  readonly id: string;
  readonly tipo: string;
  readonly dados: unknown;
  /** This one included. */
  readonly tentativas: number;
};

export async function insertJob(
  tx: Tx,
  tipo: string,
  dados: unknown,
  afterSeconds: number,
): Promise<void> {
  await tx.run(sql`
    insert into tarefas (id, tipo, dados, executar_em)
    values (${uuidv7()}, ${tipo}, ${JSON.stringify(dados)},
      now() + make_interval(secs => ${afterSeconds}))`);
}

/** The job that has waited longest, for this process alone. */
export function claimJob(tx: Tx, tipos: readonly string[]): Promise<Claimed | undefined> {
  return tx.first(sql`
    update tarefas set tentativas = tentativas + 1,
      executar_em = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = (
      select id from tarefas
      where falhou_em is null and executar_em <= now() and tipo = any(${tipos})
      order by executar_em limit 1 for update skip locked)
    returning id, tipo, dados, tentativas`);
}

export async function deleteJob(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`delete from tarefas where id = ${id}`);
}

export async function postponeJob(tx: Tx, id: string, seconds: number, erro: string) {
  await tx.run(sql`
    update tarefas set executar_em = now() + make_interval(secs => ${seconds}), erro = ${erro}
    where id = ${id}`);
}

export async function giveJobUp(tx: Tx, id: string, erro: string): Promise<void> {
  await tx.run(sql`update tarefas set falhou_em = now(), erro = ${erro} where id = ${id}`);
}

const KEPT_DAYS = 30;

export async function deleteOldFailures(tx: Tx): Promise<void> {
  await tx.run(sql`
    delete from tarefas where falhou_em < now() - make_interval(days => ${KEPT_DAYS})`);
}
