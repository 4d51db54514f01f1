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

export type NewJob = {
  readonly tipo: string;
  readonly fila: string;
  readonly dados: unknown;
  readonly afterSeconds: number;
  readonly chave: string | null;
};

export async function insertJob(tx: Tx, row: NewJob): Promise<void> {
  await tx.run(sql`
    insert into tarefas (id, tipo, fila, dados, executar_em, chave)
    values (${uuidv7()}, ${row.tipo}, ${row.fila}, ${JSON.stringify(row.dados)},
      now() + make_interval(secs => ${row.afterSeconds}), ${row.chave})
    on conflict (tipo, chave) where chave is not null and falhou_em is null do nothing`);
}

/** The job of a lane that has waited longest, for this process alone. */
export function claimJob(
  tx: Tx,
  fila: string,
  tipos: readonly string[],
): Promise<Claimed | undefined> {
  return tx.first(sql`
    update tarefas set tentativas = tentativas + 1,
      executar_em = now() + make_interval(secs => ${LEASE_SECONDS})
    where id = (
      select id from tarefas
      where fila = ${fila} and falhou_em is null and executar_em <= now() and tipo = any(${tipos})
      order by executar_em limit 1 for update skip locked)
    returning id, tipo, dados, tentativas`);
}

/** Whether a chore is for this process to do now: nobody did it within the hour, and nobody is about to. */
export async function claimRotina(tx: Tx, nome: string): Promise<boolean> {
  await tx.run(sql`
    insert into rotinas (nome, feita_em) values (${nome}, now() - interval '1 year')
    on conflict do nothing`);
  const claimed = await tx.run(sql`
    update rotinas set feita_em = now()
    where nome = (select nome from rotinas where nome = ${nome}
      and feita_em <= now() - interval '1 hour' for update skip locked)`);
  return claimed > 0;
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
