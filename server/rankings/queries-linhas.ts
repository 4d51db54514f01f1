// Lines of rankings, as pages read them.
import sql, { type Sql } from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { type PessoaDaLinha, situacaoDe } from './pessoa/pessoa.ts';

export type LinhaRow = PessoaDaLinha & {
  readonly colocado: boolean;
  readonly pontos: number;
  readonly titulos: number;
  readonly melhor: number;
  readonly jogos: number;
  readonly vitorias: number;
  readonly empates: number;
  readonly derrotas: number;
  readonly ultimos: string;
  readonly semana_pontos: number | null;
  readonly semana_posicao: number | null;
  /** Of a season that is over. */
  readonly posicao?: number;
};

export type CursorDeLinhas = readonly [boolean, number, number, number, number, string];

const COLUNAS = sql`l.usuario_uuid, l.colocado, l.pontos, l.titulos, l.melhor, l.jogos, l.vitorias, l.empates,
  l.derrotas, l.ultimos, l.semana_pontos, l.semana_posicao, u.nome, u.foto`;

type Pedido = { readonly uuid: string; readonly visitante: string | null };

/** In the order of the index, from the best. */
export const listLinhas = (
  tx: Tx,
  { uuid, visitante }: Pedido,
  cursor: CursorDeLinhas | undefined,
  limit: number,
): Promise<LinhaRow[]> => {
  const after: Sql = cursor
    ? sql`and (l.colocado, l.pontos, l.titulos, l.melhor, l.jogos, l.usuario_uuid) < (${cursor[0]}::boolean,
        ${cursor[1]}::int, ${cursor[2]}::int, ${cursor[3]}::int, ${cursor[4]}::int, ${cursor[5]}::uuid)`
    : sql``;
  return tx.rows(sql`
    select ${COLUNAS}, ${situacaoDe(visitante)} as situacao
    from ranking_linhas l join usuarios u on u.uuid = l.usuario_uuid
    where l.ranking_uuid = ${uuid} ${after}
    order by l.colocado desc, l.pontos desc, l.titulos desc, l.melhor desc, l.jogos desc,
      l.usuario_uuid desc limit ${limit}`);
};

export const findLinha = (
  tx: Tx,
  { uuid, visitante }: Pedido,
  usuario: string,
): Promise<LinhaRow | undefined> =>
  tx.first(sql`
    select ${COLUNAS}, ${situacaoDe(visitante)} as situacao
    from ranking_linhas l join usuarios u on u.uuid = l.usuario_uuid
    where l.ranking_uuid = ${uuid} and l.usuario_uuid = ${usuario}`);

/** So many stand above it. */
export async function countAcima(
  tx: Tx,
  uuid: string,
  { pontos, titulos, melhor, jogos }: Pick<LinhaRow, 'pontos' | 'titulos' | 'melhor' | 'jogos'>,
): Promise<number> {
  const row = await tx.first<{ n: number }>(sql`
    select count(*)::int as n from ranking_linhas
    where ranking_uuid = ${uuid} and colocado
      and (pontos, titulos, melhor, jogos) > (${pontos}::int, ${titulos}::int, ${melhor}::int, ${jogos}::int)`);
  return row?.n ?? 0;
}

/** So many lines stand before it, those who share its place included. */
export async function countAntes(tx: Tx, uuid: string, row: LinhaRow): Promise<number> {
  const { pontos, titulos, melhor, jogos, usuario_uuid } = row;
  const found = await tx.first<{ n: number }>(sql`
    select count(*)::int as n from ranking_linhas
    where ranking_uuid = ${uuid} and colocado
      and (pontos, titulos, melhor, jogos, usuario_uuid) > (${pontos}::int, ${titulos}::int,
        ${melhor}::int, ${jogos}::int, ${usuario_uuid}::uuid)`);
  return found?.n ?? 0;
}

export const listTemporadas = async (tx: Tx, uuid: string): Promise<number[]> =>
  (
    await tx.rows<{ temporada: number }>(sql`
      with recursive anos as (
        (select temporada from ranking_temporadas where ranking_uuid = ${uuid}
          order by temporada desc limit 1)
        union all
        select (select t.temporada from ranking_temporadas t
          where t.ranking_uuid = ${uuid} and t.temporada < anos.temporada
          order by t.temporada desc limit 1)
        from anos where anos.temporada is not null)
      select temporada from anos where temporada is not null`)
  ).map(({ temporada }) => temporada);

const DA_TEMPORADA = sql`l.usuario_uuid, true as colocado, l.posicao, l.pontos, l.titulos, l.melhor, l.jogos,
  l.vitorias, l.empates, l.derrotas, l.ultimos, null::int as semana_pontos, null::int as semana_posicao,
  u.nome, u.foto`;

export const listDaTemporada = (
  tx: Tx,
  { uuid, visitante }: Pedido,
  {
    temporada,
    cursor,
    limit,
  }: { temporada: number; cursor: CursorDeLinhas | undefined; limit: number },
): Promise<LinhaRow[]> =>
  tx.rows(sql`
    select ${DA_TEMPORADA}, ${situacaoDe(visitante)} as situacao
    from ranking_temporadas l join usuarios u on u.uuid = l.usuario_uuid
    where l.ranking_uuid = ${uuid} and l.temporada = ${temporada}
      and (l.posicao, l.usuario_uuid) > (${cursor?.[1] ?? 0}::int,
        ${cursor?.[5] ?? '00000000-0000-0000-0000-000000000000'}::uuid)
    order by l.posicao, l.usuario_uuid limit ${limit}`);

export const findDaTemporada = (
  tx: Tx,
  { uuid, visitante }: Pedido,
  temporada: number,
): Promise<LinhaRow | undefined> =>
  tx.first(sql`
    select ${DA_TEMPORADA}, ${situacaoDe(visitante)} as situacao
    from ranking_temporadas l join usuarios u on u.uuid = l.usuario_uuid
    where l.ranking_uuid = ${uuid} and l.temporada = ${temporada} and l.usuario_uuid = ${visitante}`);

/** By ranking, those with a place; of all rankings where none is named. */
export async function contarPessoas(
  tx: Tx,
  uuid: string | null,
): Promise<ReadonlyMap<string, number>> {
  const rows = await tx.rows<{ ranking_uuid: string; n: number }>(sql`
    select ranking_uuid, count(*)::int as n from ranking_linhas
    where colocado and ${uuid ? sql`ranking_uuid = ${uuid}` : sql`true`} group by 1`);
  return new Map(rows.map(({ ranking_uuid, n }) => [ranking_uuid, n]));
}
