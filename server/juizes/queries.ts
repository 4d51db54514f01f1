import sql from 'sql-template-tag';
import { STATUS } from '#regras/participantes/status.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import type { Tx } from '#server/database/database.ts';
import type { IndicacaoRow } from '#server/informes/queries.ts';

export type PossivelJuiz = {
  readonly usuario: string;
  readonly nome: string;
  /** Of who takes part. */
  readonly time_nome: string | null;
};

type QuemSeEnfrenta = { readonly mandante: string | null; readonly visitante: string | null };

/** People of the championship with an account: who organises, takes part or is in a squad; none of the two sides. */
export function listPossiveis(
  tx: Tx,
  campeonatoId: string,
  { mandante, visitante }: QuemSeEnfrenta,
): Promise<PossivelJuiz[]> {
  const sides = [mandante, visitante].filter((side) => side !== null);
  return tx.rows(sql`
    with gente as (
      select p.usuario_uuid as usuario, coalesce(p.time_nome, p.nome) as time_nome, p.uuid as de
      from participantes p where p.campeonato_id = ${campeonatoId}
        and p.status = ${STATUS.confirmado} and not p.convidado
      union all
      select j.usuario_uuid, coalesce(p.time_nome, p.nome), p.uuid
      from jogadores j join participantes p on p.uuid = j.participante_uuid
      where p.campeonato_id = ${campeonatoId} and p.status = ${STATUS.confirmado}
        and j.saiu_em is null
      union all
      select o.usuario_uuid, null, null from organizadores o where o.campeonato_id = ${campeonatoId}
      union all
      select c.dono_uuid, null, null from campeonatos c where c.id = ${campeonatoId})
    select u.uuid as usuario, u.nome, min(g.time_nome) as time_nome
    from gente g join usuarios u on u.uuid = g.usuario and u.removido_em is null
    group by u.uuid, u.nome
    having not coalesce(bool_or(g.de = any(${sides}::uuid[])), false)
    order by u.nome, u.uuid`);
}

/** Whom this side has named, and who has not been answered yet. */
export async function indicadosPeloLado(
  tx: Tx,
  partida: string,
  lado: LadoDoJogo,
): Promise<readonly string[]> {
  const rows = await tx.rows<{ usuario: string }>(sql`
    select indicado_uuid as usuario from indicacoes
    where partida_uuid = ${partida} and lado = ${lado} and estado = 'aberta'`);
  return rows.map(({ usuario }) => usuario);
}

type NovaIndicacao = {
  readonly uuid: string;
  readonly campeonatoId: string;
  readonly partidaUuid: string;
  readonly contestacaoUuid: string;
  readonly lado: LadoDoJogo;
  readonly porUuid: string | null;
  readonly indicadoUuid: string;
};

export async function insertIndicacao(tx: Tx, nova: NovaIndicacao): Promise<void> {
  await tx.run(sql`
    insert into indicacoes (uuid, campeonato_id, partida_uuid, contestacao_uuid, lado, por_uuid,
      indicado_uuid)
    values (${nova.uuid}, ${nova.campeonatoId}, ${nova.partidaUuid}, ${nova.contestacaoUuid},
      ${nova.lado}, ${nova.porUuid}, ${nova.indicadoUuid})`);
}

export async function updateIndicacao(
  tx: Tx,
  uuid: string,
  estado: Exclude<IndicacaoRow['estado'], 'aberta'>,
): Promise<void> {
  await tx.run(sql`
    update indicacoes set estado = ${estado}, respondida_em = agora()
    where uuid = ${uuid} and estado = 'aberta'`);
}

/** What else is open about the case has its answer by that. */
export async function updateJuiz(tx: Tx, contestacao: string, juiz: string | null): Promise<void> {
  await tx.run(sql`
    with outras as (
      update indicacoes set estado = 'trocada', respondida_em = agora()
      where contestacao_uuid = ${contestacao} and estado = 'aberta')
    update contestacoes set juiz_uuid = ${juiz} where uuid = ${contestacao}`);
}

/** Whether this account was accepted to judge the case that is open about the match. */
export async function ehJuizDoCaso(
  tx: Tx,
  partida: string,
  usuario: string | null | undefined,
): Promise<boolean> {
  if (!usuario) return false;
  const row = await tx.first(sql`
    select 1 from contestacoes
    where partida_uuid = ${partida} and estado = 'aberta' and juiz_uuid = ${usuario}`);
  return row !== undefined;
}
