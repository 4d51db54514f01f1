import sql, { type Sql } from 'sql-template-tag';
import type { LadoDoJogo } from '#regras/vida/partida.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';

type QuemJoga = Pick<PartidaRow, 'uuid' | 'mandante' | 'visitante'>;

export type EscalacaoRow = {
  readonly lado: LadoDoJogo;
  readonly versao: number;
  readonly por: 'lado' | 'organizacao';
  readonly jogadores: readonly string[];
  /** Of these, who begins on the bench. */
  readonly reservas: readonly string[];
};

/** Of those who were named (`s`), who had not left the squad at the kick-off of the match (`p`), or until now. */
export const aindaNoElenco: Sql = sql`
  array(select j.uuid from unnest(s.jogadores) with ordinality as n (uuid, place)
    join jogadores j on j.uuid = n.uuid
    where j.saiu_em is null or j.saiu_em > least(agora(), coalesce(p.jogo_previsto_at, agora()))
    order by n.place)`;

/** Of these two sides; what was stamped with the result stays as it was then. */
export const listEscalacoes = (
  tx: Tx,
  { uuid, mandante, visitante }: QuemJoga,
): Promise<EscalacaoRow[]> =>
  tx.rows(sql`
    select s.lado, s.versao, s.por, s.reservas,
      coalesce(o.escalacao, ${aindaNoElenco}) as jogadores
    from escalacoes s join partidas p on p.uuid = s.partida_uuid
    left join presencas o on o.partida_uuid = s.partida_uuid and o.lado = s.lado
    where s.partida_uuid = ${uuid} and s.mandante_uuid = ${mandante}
      and s.visitante_uuid = ${visitante}`);

export type JogadorDoTime = {
  readonly uuid: string;
  readonly participante: string;
  readonly nome: string;
  readonly numero: number | null;
  /** In the squad at the moment that was asked for. */
  readonly noElenco: boolean;
};

/** `quando`: kick-off, if it is over; null: now. */
export const listJogadores = (
  tx: Tx,
  { mandante, visitante }: QuemJoga,
  quando: string | null,
): Promise<JogadorDoTime[]> =>
  tx.rows(sql`
    select uuid, participante_uuid as participante, nome, numero,
      case when ${quando}::timestamptz is null then saiu_em is null
        else entrou_em <= ${quando} and (saiu_em is null or saiu_em > ${quando}) end as "noElenco"
    from jogadores where participante_uuid in (${mandante}, ${visitante})
    order by numero nulls last, nome, uuid`);

/** Whether somebody told that it began. */
export const hasComecado = async (tx: Tx, { uuid, mandante, visitante }: QuemJoga) =>
  (await tx.first(sql`
    select 1 from lances where partida_uuid = ${uuid} and tipo = 'inicio' and desfeito_at is null
      and mandante_uuid = ${mandante} and visitante_uuid = ${visitante} limit 1`)) !== undefined;

type NovaEscalacao = Omit<EscalacaoRow, 'versao'> & {
  readonly campeonatoId: string;
  readonly partida: QuemJoga;
  readonly autor: string | null;
};

export async function saveEscalacao(tx: Tx, nova: NovaEscalacao): Promise<void> {
  const { campeonatoId, partida, lado, jogadores, reservas, por, autor } = nova;
  await tx.run(sql`
    insert into escalacoes as s (partida_uuid, lado, campeonato_id, mandante_uuid, visitante_uuid,
      jogadores, reservas, por, autor_uuid)
    values (${partida.uuid}, ${lado}, ${campeonatoId}, ${partida.mandante}, ${partida.visitante},
      ${[...jogadores]}::uuid[], ${[...reservas]}::uuid[], ${por}, ${autor})
    on conflict (partida_uuid, lado) do update set mandante_uuid = excluded.mandante_uuid,
      visitante_uuid = excluded.visitante_uuid, jogadores = excluded.jogadores,
      reservas = excluded.reservas, avisados = '{}', por = excluded.por,
      autor_uuid = excluded.autor_uuid, versao = s.versao + 1, updated_at = agora()`);
}

type Relacionado = {
  readonly partida: string | null;
  readonly participante: string;
  readonly jogador: string;
  readonly nome: string;
  readonly numero: number | null;
};

/** Of these matches everybody in a line-up, with its match; and the squads of those who play them, without one. */
export const listRelacionados = (tx: Tx, partidas: readonly string[]): Promise<Relacionado[]> =>
  tx.rows(sql`
    with jogos as (
      select p.uuid, p.mandante_uuid, p.visitante_uuid from partidas p
      where p.uuid = any(${partidas}::uuid[]))
    select p.uuid as partida, j.participante_uuid as participante, j.uuid as jogador, j.nome, j.numero
    from jogos p join escalacoes s on s.partida_uuid = p.uuid
      and s.mandante_uuid = p.mandante_uuid and s.visitante_uuid = p.visitante_uuid
    join jogadores j on j.uuid = any(s.jogadores) and j.saiu_em is null
    union all
    select null, j.participante_uuid, j.uuid, j.nome, j.numero from jogadores j
    where j.saiu_em is null and exists (
      select 1 from jogos p where j.participante_uuid in (p.mandante_uuid, p.visitante_uuid))
    order by numero nulls last, nome, jogador`);
