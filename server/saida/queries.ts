import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { among } from '#server/database/kept-plans.ts';

export type SaidaRow = {
  readonly id: string;
  readonly tipo: string;
  readonly dados: unknown;
  readonly created_at: string;
  readonly tentativas: number;
};

type NewSaida = {
  readonly id: string;
  readonly tipo: string;
  readonly campeonatoId: string | null;
  readonly dados: unknown;
};

export const saidaRow = (row: NewSaida): Sql => sql`
  insert into saida (id, campeonato_id, tipo, dados)
  values (${row.id}, ${row.campeonatoId}, ${row.tipo}, ${JSON.stringify(row.dados)})`;

export async function insertSaida(tx: Tx, row: NewSaida): Promise<void> {
  await tx.run(saidaRow(row));
}

type NewSaidas = Pick<NewSaida, 'tipo' | 'campeonatoId'> & {
  readonly rows: readonly Pick<NewSaida, 'id' | 'dados'>[];
};

export async function insertVarias(tx: Tx, { tipo, campeonatoId, rows }: NewSaidas): Promise<void> {
  await tx.run(sql`
    insert into saida (id, campeonato_id, tipo, dados)
    select r.id, ${campeonatoId}, ${tipo}, r.dados
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (id uuid, dados jsonb)`);
}

/** Of a championship that this very transaction deletes nothing is announced. */
export const anuncioRow = (row: NewSaida): Sql => sql`
  insert into saida (id, campeonato_id, tipo, dados)
  select ${row.id}::uuid, id, ${row.tipo}, ${JSON.stringify(row.dados)}::jsonb
  from campeonatos where id = ${row.campeonatoId}`;

/** Takes these out, oldest first; what another process has taken, or is of another kind, is not among them. */
export function takeSaida(
  tx: Tx,
  ids: readonly string[],
  tipos: readonly string[],
): Promise<SaidaRow[]> {
  return tx.rows(sql`
    with gone as (
      delete from saida where id in (
        select id from saida where ${among(sql`id`, ids)} and tipo = any(${tipos}) and falhou_em is null
        for update skip locked)
      returning id, tipo, dados, created_at, tentativas)
    select * from gone order by id`);
}

/** One that nobody has handed on in time. */
export async function findLeftBehind(
  tx: Tx,
  tipos: readonly string[],
): Promise<SaidaRow | undefined> {
  return tx.first(sql`
    select id, tipo, dados, created_at, tentativas from saida
    where falhou_em is null and tentar_em <= now() and tipo = any(${tipos})
    order by tentar_em, id limit 1`);
}

export async function postponeSaida(tx: Tx, id: string, seconds: number, erro: string) {
  await tx.run(sql`
    update saida set tentativas = tentativas + 1, erro = ${erro},
      tentar_em = now() + make_interval(secs => ${seconds})
    where id = ${id}`);
}

export async function giveSaidaUp(tx: Tx, id: string, erro: string): Promise<void> {
  await tx.run(sql`
    update saida set tentativas = tentativas + 1, erro = ${erro}, falhou_em = now()
    where id = ${id}`);
}

/** As long as a person who leaves may still come back: names do not outlive them here. */
const KEPT_DAYS = 7;

export async function deleteOldSaida(tx: Tx): Promise<void> {
  await tx.run(sql`
    delete from saida where falhou_em < now() - make_interval(days => ${KEPT_DAYS})`);
}
