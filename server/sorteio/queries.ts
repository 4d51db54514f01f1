import sql from 'sql-template-tag';
import type { Sorteio } from '#contract/sorteio.ts';
import type { TeamId } from '#engine/types.ts';
import type { EntradaDoDesempate } from '#regras/montagem/desempate.ts';
import type { Sorteado } from '#regras/montagem/entrantes.ts';
import type { Bola, EntradaDoSorteio } from '#regras/montagem/sorteio.ts';
import type { Tx } from '#server/database/database.ts';

export type Confirmado = { uuid: TeamId; pote: number | null };

/** In the order of entry. */
export function listConfirmados(tx: Tx, campeonatoId: string): Promise<Confirmado[]> {
  return tx.rows(sql`
    select uuid, pote from participantes where campeonato_id = ${campeonatoId} and status = 2
    order by created_at, uuid`);
}

export type SorteioRow = Omit<Sorteio, 'entrada' | 'semente' | 'cerimonia'> & {
  entrada: EntradaDoSorteio | EntradaDoDesempate;
  semente: string;
  cerimonia_fora: number;
  cerimonia_em: string | null;
  cerimonia_andando: boolean;
};

const COLUMNS = sql`uuid, fase, metodo, entrada, semente_hash, semente, bolas, created_at, realizado_em,
  cerimonia_fora, cerimonia_em, cerimonia_andando`;

/** The last thing that happened first: made ready, or run. */
export function listSorteios(tx: Tx, campeonatoId: string): Promise<SorteioRow[]> {
  return tx.rows(sql`
    select ${COLUMNS} from sorteios where campeonato_id = ${campeonatoId}
    order by coalesce(realizado_em, created_at) desc, uuid desc`);
}

export function findSorteio(
  tx: Tx,
  campeonatoId: string,
  uuid: string,
): Promise<SorteioRow | undefined> {
  return tx.first(sql`
    select ${COLUMNS} from sorteios where campeonato_id = ${campeonatoId} and uuid = ${uuid}`);
}

export type NewSorteio = Pick<
  SorteioRow,
  'uuid' | 'fase' | 'metodo' | 'entrada' | 'semente_hash' | 'semente'
> & {
  campeonatoId: string;
  criadoPor: string;
};

export async function insertSorteio(tx: Tx, row: NewSorteio): Promise<void> {
  await tx.run(sql`
    insert into sorteios (uuid, campeonato_id, fase, metodo, entrada, semente_hash, semente, criado_por)
    values (${row.uuid}, ${row.campeonatoId}, ${row.fase}, ${row.metodo}, ${JSON.stringify(row.entrada)},
      ${row.semente_hash}, ${row.semente}, ${row.criadoPor})`);
}

export async function updateRealizado(tx: Tx, uuid: string, bolas: readonly Bola[]): Promise<void> {
  await tx.run(sql`
    update sorteios set bolas = ${JSON.stringify(bolas)}, realizado_em = agora(), cerimonia_em = agora()
    where uuid = ${uuid}`);
}

export async function updateCerimonia(
  tx: Tx,
  uuid: string,
  { fora, andando }: { fora: number; andando: boolean },
): Promise<void> {
  await tx.run(sql`
    update sorteios set cerimonia_fora = ${fora}, cerimonia_andando = ${andando}, cerimonia_em = agora()
    where uuid = ${uuid}`);
}

export async function deletePartidas(tx: Tx, campeonatoId: string): Promise<void> {
  await tx.run(sql`delete from partidas where campeonato_id = ${campeonatoId}`);
  await tx.run(sql`delete from quadros where campeonato_id = ${campeonatoId}`);
}

export async function insertEntrantes(
  tx: Tx,
  campeonatoId: string,
  { fase, entrantes }: { fase: number; entrantes: Sorteado },
): Promise<void> {
  await tx.run(sql`
    insert into quadros (campeonato_id, fase, entrantes)
    values (${campeonatoId}, ${fase}, ${JSON.stringify(entrantes)})
    on conflict (campeonato_id, fase) do update set entrantes = excluded.entrantes`);
}
