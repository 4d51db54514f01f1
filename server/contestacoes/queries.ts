import sql from 'sql-template-tag';
import type { Informado, QuemDiz, TipoDeContestacao } from '#regras/vida/partida.ts';
import type { Tx } from '#server/database/database.ts';
import type { ContestacaoRow, VereditoGuardado } from '#server/informes/queries.ts';

/** The organisation has so long to decide. */
const JULGAR_HORAS = 48;

type NovaContestacao = {
  readonly uuid: string;
  readonly campeonatoId: string;
  readonly partidaUuid: string;
  readonly tipo: TipoDeContestacao;
  readonly lado: QuemDiz;
  readonly autorUuid: string | null;
  readonly informeUuid: string | null;
  readonly motivo: string | null;
  readonly contra: Informado | null;
};

/** Gives until when it is to be decided. */
export async function insertContestacao(tx: Tx, nova: NovaContestacao): Promise<string> {
  const row = await tx.first<{ julgar_ate: string }>(sql`
    insert into contestacoes (uuid, campeonato_id, partida_uuid, tipo, lado, autor_uuid,
      informe_uuid, motivo, contra, julgar_ate)
    values (${nova.uuid}, ${nova.campeonatoId}, ${nova.partidaUuid}, ${nova.tipo}, ${nova.lado},
      ${nova.autorUuid}, ${nova.informeUuid}, ${nova.motivo},
      ${nova.contra && JSON.stringify(nova.contra)},
      agora() + make_interval(hours => ${JULGAR_HORAS}))
    returning julgar_ate`);
  return row?.julgar_ate ?? '';
}

export async function updateContestacao(
  tx: Tx,
  uuid: string,
  estado: ContestacaoRow['estado'],
): Promise<void> {
  await tx.run(sql`
    update contestacoes set estado = ${estado}, fechada_em = agora()
    where uuid = ${uuid} and estado = 'aberta'`);
}

export async function updateVeredito(
  tx: Tx,
  uuid: string,
  { veredito, juiz }: { readonly veredito: VereditoGuardado; readonly juiz: string | null },
): Promise<void> {
  await tx.run(sql`
    update contestacoes set estado = 'julgada', fechada_em = agora(), julgada_por = ${juiz},
      veredito = ${JSON.stringify(veredito)}
    where uuid = ${uuid}`);
}
