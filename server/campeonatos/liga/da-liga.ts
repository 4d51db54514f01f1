// Championships of a liga, as one visitor may know of them: what is not public stays unknown to whom it would be
// unknown at its own address.
import sql, { join, type Sql } from 'sql-template-tag';
import type { Cartao } from '#contract/campeonatos.ts';
import type { Tx } from '#server/database/database.ts';
import { unnamed } from '#server/database/statements.ts';
import { type CartaoRow, listCartoes } from '../queries.ts';

/** Who looks at the championships of which liga. */
export type OlharNaLiga = {
  readonly liga: string;
  readonly usuario: string | null;
  /** Runs the liga, so all of them are theirs to see. */
  readonly cuida: boolean;
};

export const conhecidos = ({ liga, usuario, cuida }: OlharNaLiga) => sql`
  c.liga_uuid = ${liga} and c.excluido_em is null and (${cuida}
    or (c.visibilidade = 'publico' and c.estado <> 'rascunho')
    or c.dono_uuid = ${usuario}
    or exists (select 1 from organizadores q
      where q.campeonato_id = c.id and q.usuario_uuid = ${usuario})
    or (c.estado <> 'rascunho' and exists (select 1 from participantes q
      where q.campeonato_id = c.id and q.usuario_uuid = ${usuario} and q.status in (1, 2)
        and not q.convidado)))`;

/** What is played first, then what takes entries, then what is prepared: the nearest on top. */
export const agoraNaLiga = (tx: Tx, olhar: OlharNaLiga, most: number): Promise<Cartao[]> =>
  listCartoes(tx, {
    where: [conhecidos(olhar), sql`c.estado in ('andamento', 'inscricoes', 'rascunho')`],
    order: sql`array_position(array['andamento', 'inscricoes', 'rascunho'], c.estado),
      coalesce((c.resumo ->> 'proximo_em')::timestamptz, c.comeca_em, 'infinity'), c.id`,
    key: sql`c.id`,
    limit: most,
  });

export type FiltrosNaLiga = {
  readonly ano: number | undefined;
  readonly modalidade: string | undefined;
  readonly estado: string | undefined;
  readonly depois: readonly [string, string] | undefined;
};

/** The year in which it began; until it begins, in which it was made. As a visitor in Brazil counts it. */
const ANO = sql`extract(year from coalesce(c.iniciado_em, c.comeca_em, c.created_at)
  at time zone 'America/Sao_Paulo')::int`;

export function competicoesDaLiga(
  tx: Tx,
  olhar: OlharNaLiga,
  { ano, modalidade, estado, depois }: FiltrosNaLiga,
  limit: number,
): Promise<CartaoRow[]> {
  const where: Sql[] = [conhecidos(olhar)];
  if (ano) where.push(sql`${ANO} = ${ano}`);
  if (modalidade) where.push(sql`c.modalidade = ${modalidade}`);
  if (estado) where.push(sql`c.estado = ${estado}`);
  if (depois) where.push(sql`(c.created_at, c.id) < (${depois[0]}::timestamptz, ${depois[1]})`);
  const order = sql`c.created_at desc, c.id desc`;
  return listCartoes(tx, { where, order, key: sql`c.created_at`, limit });
}

export async function anosDaLiga(tx: Tx, olhar: OlharNaLiga): Promise<number[]> {
  const rows = await tx.rows<{ ano: number }>(sql`
    select distinct ${ANO} as ano from campeonatos c where ${conhecidos(olhar)} order by 1 desc`);
  return rows.map(({ ano }) => ano);
}

export type CampeaoNaLiga = {
  readonly campeonato: { id: string; nome: string; edicao: number };
  readonly nome: string;
  readonly sigla: string;
  readonly escudo: never;
  readonly encerrado_em: string;
  readonly temporada: { numero: number; nome: string } | null;
  readonly chave: string;
};

export function campeoesDaLiga(
  tx: Tx,
  olhar: OlharNaLiga,
  depois: readonly [string, string] | undefined,
  limit: number,
): Promise<CampeaoNaLiga[]> {
  const where: Sql[] = [conhecidos(olhar), sql`c.estado = 'encerrado'`];
  if (depois) where.push(sql`(c.encerrado_em, c.id) < (${depois[0]}::timestamptz, ${depois[1]})`);
  return tx.rows(
    unnamed(sql`
    select json_build_object('id', c.id, 'nome', c.nome, 'edicao', c.edicao) as campeonato,
      coalesce(p.time_nome, p.nome) as nome, p.sigla, p.escudo, c.encerrado_em,
      c.encerrado_em::text as chave,
      case when s.uuid is not null then
        json_build_object('numero', s.numero, 'nome', k.nome) end as temporada
    from campeonatos c join participantes p on p.uuid = c.campeao_uuid
    left join competicoes_da_temporada k on k.campeonato_id = c.id
    left join temporadas s on s.uuid = k.temporada_uuid
    where k.tipo is distinct from 'repescagem' and ${join(where, ' and ')} and c.encerrado_em is not null
    order by c.encerrado_em desc, c.id desc limit ${limit}`),
  );
}
