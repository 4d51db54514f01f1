import sql from 'sql-template-tag';
import type { Ocorrencia } from '#contract/partida/ocorrencias.ts';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';
import type { LadoDaPartida } from '#server/vozes/vozes.ts';

const SELECT = sql`
  select o.uuid, o.lado, o.tipo, o.motivo, u.nome as quem, o.created_at, o.resolvida_at
  from ocorrencias o left join usuarios u on u.uuid = o.por_uuid`;

/** Without what went with it. */
export type OcorrenciaRow = Omit<Ocorrencia, 'provas'>;

export const listOcorrencias = (tx: Tx, partida: string): Promise<OcorrenciaRow[]> =>
  tx.rows(sql`${SELECT} where o.partida_uuid = ${partida} order by o.created_at desc, o.uuid desc`);

export const findOcorrencia = (
  tx: Tx,
  partida: string,
  uuid: string,
): Promise<OcorrenciaRow | undefined> =>
  tx.first(sql`${SELECT} where o.uuid = ${uuid} and o.partida_uuid = ${partida}`);

type NovaOcorrencia = {
  readonly campeonatoId: string;
  readonly partida: string;
  readonly lado: LadoDaPartida;
  readonly tipo: Ocorrencia['tipo'];
  readonly motivo: string;
  readonly por: string | null;
};

/** One that was called off in time leaves nothing to do. */
export async function insertOcorrencia(tx: Tx, nova: NovaOcorrencia): Promise<string> {
  const { campeonatoId, partida, lado, tipo, motivo, por } = nova;
  const uuid = uuidv7();
  await tx.run(sql`
    insert into ocorrencias (uuid, campeonato_id, partida_uuid, lado, tipo, motivo, por_uuid,
      resolvida_at)
    values (${uuid}, ${campeonatoId}, ${partida}, ${lado}, ${tipo}, ${motivo}, ${por},
      case when ${tipo} = 'desmarcou' then agora() end)`);
  return uuid;
}

export async function resolveOcorrencia(tx: Tx, uuid: string, por: string | null): Promise<number> {
  return tx.run(sql`
    update ocorrencias set resolvida_at = agora(), resolvida_por = ${por}
    where uuid = ${uuid} and resolvida_at is null`);
}
