import sql from 'sql-template-tag';
import type { Sugestao } from '#contract/campeonato/sugestoes.ts';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';

export type SugestaoRow = Omit<Sugestao, 'partida'> & {
  readonly partida_uuid: string;
  readonly mandante: string;
  readonly visitante: string;
};

const COLUMNS = sql`uuid, partida_uuid, mandante_uuid as mandante, visitante_uuid as visitante, regra,
  lancamento, estado, created_at, decidida_at`;

type NovaSugestao = Pick<SugestaoRow, 'regra' | 'lancamento'> & {
  readonly campeonatoId: string;
  readonly partida: { readonly uuid: string; mandante: string | null; visitante: string | null };
  readonly estado: 'aberta' | 'aplicada';
};

/** One of a match waits at a time. */
export async function insertSugestao(tx: Tx, nova: NovaSugestao): Promise<void> {
  const { campeonatoId, partida, regra, lancamento, estado } = nova;
  await tx.run(sql`
    insert into sugestoes (uuid, campeonato_id, partida_uuid, mandante_uuid, visitante_uuid, regra,
      lancamento, estado)
    values (${uuidv7()}, ${campeonatoId}, ${partida.uuid}, ${partida.mandante}, ${partida.visitante},
      ${regra}, ${JSON.stringify(lancamento)}, ${estado})
    on conflict (partida_uuid) where estado = 'aberta' do nothing`);
}

const MOST = 200;

/** Those that wait first, then the newest. */
export function listSugestoes(tx: Tx, campeonatoId: string): Promise<SugestaoRow[]> {
  return tx.rows(sql`
    select ${COLUMNS} from sugestoes where campeonato_id = ${campeonatoId}
    order by estado <> 'aberta', created_at desc, uuid desc limit ${MOST}`);
}

export function findSugestoes(
  tx: Tx,
  campeonatoId: string,
  uuids: readonly string[],
): Promise<SugestaoRow[]> {
  return tx.rows(sql`
    select ${COLUMNS} from sugestoes
    where campeonato_id = ${campeonatoId} and uuid = any(${uuids}::uuid[]) order by created_at, uuid`);
}

export async function updateSugestao(
  tx: Tx,
  uuid: string,
  { estado, por }: { readonly estado: Sugestao['estado']; readonly por: string | null },
): Promise<void> {
  await tx.run(sql`
    update sugestoes set estado = ${estado}, decidida_at = agora(), decidida_por = ${por}
    where uuid = ${uuid}`);
}
