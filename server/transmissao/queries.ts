import sql from 'sql-template-tag';
import type { AjustesDaTransmissao, Transmissao } from '#contract/campeonato/transmissao.ts';
import type { Resultado } from '#regras/montagem/resultado.ts';
import type { Tx } from '#server/database/database.ts';
import type { LanceRow } from '#server/lances/queries.ts';

export type TransmissaoRow = AjustesDaTransmissao & { readonly renovada: number };

const PADRAO: TransmissaoRow = {
  ...{ partida: null, pecas: ['placar', 'tarja'], canto: 'alto_esquerda', atraso: 0, renovada: 0 },
  ...{ cores: true, animar: true },
};

/** As it was set, or as it is before anybody set it. */
export const findTransmissao = async (tx: Tx, id: string): Promise<TransmissaoRow> =>
  (await tx.first<TransmissaoRow>(sql`
    select partida_uuid as partida, pecas, canto, atraso, renovada, cores, animar
    from transmissoes
    where campeonato_id = ${id}`)) ?? PADRAO;

export async function saveTransmissao(tx: Tx, id: string, row: TransmissaoRow): Promise<void> {
  await tx.run(sql`
    insert into transmissoes (campeonato_id, partida_uuid, pecas, canto, atraso, renovada, cores,
      animar)
    values (${id}, ${row.partida}, ${[...row.pecas]}::text[], ${row.canto}, ${row.atraso},
      ${row.renovada}, ${row.cores}, ${row.animar})
    on conflict (campeonato_id) do update set partida_uuid = excluded.partida_uuid,
      pecas = excluded.pecas, canto = excluded.canto, atraso = excluded.atraso,
      renovada = excluded.renovada, cores = excluded.cores, animar = excluded.animar`);
}

/** Told, and nobody took it back. */
const CONTADO = sql`l.mandante_uuid = p.mandante_uuid and l.visitante_uuid = p.visitante_uuid
  and l.desfeito_at is null`;

type JogoNaLista = Transmissao['jogos'][number];

/** More than anybody looks through on a phone. */
const MOST = 40;

export const listJogosDaTransmissao = (
  tx: Tx,
  id: string,
  escolhida: string | null,
): Promise<JogoNaLista[]> =>
  tx.rows(sql`
    select p.uuid, coalesce(m.time_nome, m.nome) as mandante, coalesce(v.time_nome, v.nome) as visitante,
      p.rodada, p.jogo_previsto_at, p.resultado is null and exists (select 1 from lances l
        where l.partida_uuid = p.uuid and l.tipo = 'inicio' and ${CONTADO}) as ao_vivo
    from partidas p join participantes m on m.uuid = p.mandante_uuid
    join participantes v on v.uuid = p.visitante_uuid
    where p.campeonato_id = ${id} and (p.uuid = ${escolhida}
      or (p.estado = 'agendada' and p.resultado is null and p.decisao is null))
    order by ao_vivo desc, p.resultado is not null, p.jogo_previsto_at nulls last, p.fase, p.rodada,
      p.ordem
    limit ${MOST}`);

export type LanceNoAr = Pick<LanceRow, 'uuid' | 'tipo' | 'lado' | 'voz' | 'quando' | 'viu'> &
  Pick<LanceRow, 'minuto' | 'nome'> & {
    readonly partida: string;
    /** It has no result now. */
    readonly aberta: boolean;
  };

/** What had been told by then of matches without a result, and of these, oldest first. */
export const listLancesAte = (
  tx: Tx,
  id: string,
  { ate, tambem }: { readonly ate: Date; readonly tambem: readonly string[] },
): Promise<LanceNoAr[]> =>
  tx.rows(sql`
    select l.uuid, l.partida_uuid as partida, l.tipo, l.lado, l.voz, l.viu, l.minuto, j.nome,
      least(l.contado_em, l.created_at) as quando, p.resultado is null as aberta
    from lances l join partidas p on p.uuid = l.partida_uuid and ${CONTADO}
    left join jogadores j on j.uuid = l.jogador_uuid
    where l.campeonato_id = ${id} and l.tipo in ('inicio', 'gol', 'segundo_tempo', 'fim')
      and least(l.contado_em, l.created_at) <= ${ate.toISOString()}::timestamptz
      and (p.resultado is null or p.uuid = any(${[...tambem]}::uuid[]))
    order by l.created_at, l.uuid`);

/** What stood then as the result of matches that have another one since; null: none. */
export async function listResultadosDe(
  tx: Tx,
  id: string,
  then: Date,
): Promise<ReadonlyMap<string, Resultado | null>> {
  const rows = await tx.rows<{ partida: string; resultado: Resultado | null }>(sql`
    select distinct on (partida_uuid) partida_uuid as partida, resultado from resultados_trocados
    where campeonato_id = ${id} and trocado_em > ${then.toISOString()}::timestamptz
    order by partida_uuid, trocado_em`);
  return new Map(rows.map(({ partida, resultado }) => [partida, resultado]));
}

export const hasPatrocinio = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.first(sql`
    select 1 from campeonatos where id = ${id} and aparencia -> 'patrocinadores' -> 0 is not null`)) !==
  undefined;
