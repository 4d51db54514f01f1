import sql from 'sql-template-tag';
import type { Sugestao } from '#contract/campeonato/sugestoes.ts';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';

export type SugestaoRow = Omit<Sugestao, 'partida' | 'decido'> & {
  readonly partida_uuid: string;
  readonly mandante: string;
  readonly visitante: string;
};

const SELECT = sql`
  select s.uuid, s.partida_uuid, s.mandante_uuid as mandante, s.visitante_uuid as visitante, s.regra,
    s.lancamento, s.estado, s.created_at, s.decidida_at, u.nome as quem
  from sugestoes s left join usuarios u on u.uuid = s.decidida_por`;

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
    ${SELECT} where s.campeonato_id = ${campeonatoId}
    order by s.estado <> 'aberta', s.created_at desc, s.uuid desc limit ${MOST}`);
}

export function findSugestoes(
  tx: Tx,
  campeonatoId: string,
  uuids: readonly string[],
): Promise<SugestaoRow[]> {
  return tx.rows(sql`
    ${SELECT} where s.campeonato_id = ${campeonatoId} and s.uuid = any(${uuids}::uuid[])
    order by s.created_at, s.uuid`);
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
