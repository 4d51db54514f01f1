import sql, { join, type Sql } from 'sql-template-tag';
import type { CartaoDaLiga, Liga } from '#contract/liga/ligas.ts';
import type { ConfiguracaoDaLiga } from '#regras/liga/configuracao.ts';
import type { Tx } from '#server/database/database.ts';
import { orNobody } from '#server/database/kept-plans.ts';
import { unnamed } from '#server/database/statements.ts';

/** A liga as one visitor finds it. */
export type LigaVista = Omit<Liga, 'acoes' | 'arquivada' | 'excluida_em' | 'oferta'> & {
  arquivada_em: string | null;
  excluida_em: string | null;
  oferta: { para: NonNullable<Liga['dono']>; minha: boolean } | null;
};

/** Championships that anybody may see: the only ones that count in figures which everybody reads. */
const LISTADOS = sql`c.visibilidade = 'publico' and c.excluido_em is null
  and c.estado in ('inscricoes', 'andamento', 'encerrado')`;

const CARTAO = sql`l.uuid, l.nome, l.descricao, l.sigla, l.cores, l.escudo, l.modalidades, l.entrada,
  l.verificada_em is not null as verificada, l.membros, l.created_at, k.campeonatos, k.agora`;

const CONTAGEM = sql`left join lateral (
  select count(*)::int as campeonatos,
    (count(*) filter (where c.estado <> 'encerrado'))::int as agora
  from campeonatos c where c.liga_uuid = l.uuid and ${LISTADOS}) k on true`;

const pessoa = (alias: Sql) =>
  sql`json_build_object('uuid', ${alias}.uuid, 'nome', ${alias}.nome, 'foto', ${alias}.foto)`;

export type QuemPerguntaDaLiga = {
  readonly usuarioUuid: string | null;
  /** Nothing is hidden: from site administrators, and where a link is what allows it. */
  readonly tudo: boolean;
};

/** What may not be known is left out here: a private liga is the same work as an unknown one. */
const mayExistFor = ({ usuarioUuid, tudo }: QuemPerguntaDaLiga) => sql`(
  (l.visibilidade <> 'privado' and l.excluida_em is null) or ${tudo}
  or exists (select 1 from membros_da_liga q where q.liga_uuid = l.uuid
    and q.usuario_uuid = ${orNobody(usuarioUuid)} and q.saiu_em is null))`;

export const findLiga = (
  tx: Tx,
  uuid: string,
  asking: QuemPerguntaDaLiga,
): Promise<LigaVista | undefined> =>
  tx.first(sql`
    select ${CARTAO}, l.capa, l.regras, l.whatsapp, l.discord, l.visibilidade, l.versao, l.arquivada_em,
      l.excluida_em,
      (select ${pessoa(sql`u`)} from membros_da_liga d join usuarios u on u.uuid = d.usuario_uuid
        where d.liga_uuid = l.uuid and d.papel = 'dono' and d.saiu_em is null) as dono,
      case when b.usuario_uuid is not null then 'banido' else coalesce(m.papel, 'nenhum') end as papel,
      exists (select 1 from pedidos_da_liga p where p.liga_uuid = l.uuid
        and p.usuario_uuid = ${orNobody(asking.usuarioUuid)} and p.estado = 'aberto') as pediu,
      case when b.usuario_uuid is not null then
        json_build_object('motivo', b.motivo, 'ate', to_char(b.ate at time zone 'utc',
          'YYYY-MM-DD"T"HH24:MI:SS"Z"')) end as banimento,
      (select json_build_object('para', ${pessoa(sql`u`)},
          'minha', o.para_uuid is not distinct from ${orNobody(asking.usuarioUuid)}::uuid)
        from ofertas_da_liga o join usuarios u on u.uuid = o.para_uuid
        where o.liga_uuid = l.uuid and o.expira_em > agora()) as oferta,
      (select count(*)::int from pedidos_da_liga p
        where p.liga_uuid = l.uuid and p.estado = 'aberto') as pedidos
    from ligas l ${CONTAGEM}
    left join membros_da_liga m on m.liga_uuid = l.uuid and m.usuario_uuid = ${orNobody(asking.usuarioUuid)}
      and m.saiu_em is null
    left join banidos_da_liga b on b.liga_uuid = l.uuid and b.usuario_uuid = ${orNobody(asking.usuarioUuid)}
      and (b.ate is null or b.ate > agora())
    where l.uuid = ${uuid} and ${mayExistFor(asking)}`);

/** Holds the liga until the transaction ends: the first thing that every write does. */
export async function lockLiga(tx: Tx, uuid: string, asking: QuemPerguntaDaLiga): Promise<boolean> {
  const locked = await tx.run(sql`
    select 1 from ligas l where l.uuid = ${uuid} and ${mayExistFor(asking)}
    for no key update of l`);
  return locked > 0;
}

export type DadosDaLiga = ConfiguracaoDaLiga &
  Pick<CartaoDaLiga, 'sigla' | 'cores'> & { readonly busca: string };

export async function insertLiga(tx: Tx, uuid: string, row: DadosDaLiga): Promise<void> {
  await tx.run(sql`
    insert into ligas (uuid, nome, descricao, regras, sigla, cores, whatsapp, discord, modalidades,
      visibilidade, entrada, busca)
    values (${uuid}, ${row.nome}, ${row.descricao}, ${row.regras}, ${row.sigla},
      ${JSON.stringify(row.cores)}, ${row.whatsapp}, ${row.discord}, ${row.modalidades},
      ${row.visibilidade}, ${row.entrada}, ${row.busca})`);
}

export async function updateLiga(tx: Tx, uuid: string, row: DadosDaLiga): Promise<void> {
  await tx.run(sql`
    update ligas set nome = ${row.nome}, descricao = ${row.descricao}, regras = ${row.regras},
      sigla = ${row.sigla}, cores = ${JSON.stringify(row.cores)}, whatsapp = ${row.whatsapp},
      discord = ${row.discord}, modalidades = ${row.modalidades},
      visibilidade = ${row.visibilidade}, entrada = ${row.entrada}, busca = ${row.busca},
      versao = versao + 1
    where uuid = ${uuid}`);
}

export async function touchLiga(tx: Tx, uuid: string): Promise<void> {
  await tx.run(sql`update ligas set updated_at = agora() where uuid = ${uuid}`);
}

export type EstadoDaLiga = 'ativa' | 'arquivada' | 'excluida';

export async function updateEstadoDaLiga(
  tx: Tx,
  uuid: string,
  estado: EstadoDaLiga,
): Promise<void> {
  await tx.run(sql`
    update ligas set
      arquivada_em = case when ${estado} = 'arquivada' then coalesce(arquivada_em, agora()) end,
      excluida_em = case when ${estado} = 'excluida' then coalesce(excluida_em, agora()) end
    where uuid = ${uuid}`);
}

/** Those that count against the plan of a person, whose row is locked. */
export async function countOwnedLigas(tx: Tx, dono: string): Promise<number> {
  await tx.run(sql`select 1 from usuarios where uuid = ${dono} for no key update`);
  const row = await tx.first<{ n: number }>(sql`
    select count(*)::int as n from membros_da_liga m join ligas l on l.uuid = m.liga_uuid
    where m.usuario_uuid = ${dono} and m.papel = 'dono' and m.saiu_em is null
      and l.arquivada_em is null and l.excluida_em is null`);
  return row?.n ?? 0;
}

type CartaoDaLigaRow = CartaoDaLiga & { readonly chave: string };

type Pagina = {
  readonly where: readonly Sql[];
  readonly order: Sql;
  readonly key: Sql;
  readonly limit: number;
};

/** The page is cut before anything is counted for its cards. */
export const listCartoesDaLiga = (
  tx: Tx,
  { where, order, key, limit }: Pagina,
): Promise<CartaoDaLigaRow[]> =>
  tx.rows(
    unnamed(sql`
    select ${CARTAO}, l.chave from (
      select l.*, ${key}::text as chave, row_number() over (order by ${order}) as lugar
      from ligas l where ${join(where, ' and ')} order by ${order} limit ${limit}) l
    ${CONTAGEM} order by l.lugar`),
  );

export const findCartaoDaLiga = (tx: Tx, uuid: string): Promise<CartaoDaLiga | undefined> =>
  tx.first(sql`
    select ${CARTAO} from ligas l ${CONTAGEM} where l.uuid = ${uuid} and l.excluida_em is null`);

export type LinhaDaLiga = {
  readonly acao: string;
  readonly objeto?: string;
  readonly antes?: unknown;
  readonly depois?: unknown;
};

const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));

export async function insertLinhaDaLiga(
  tx: Tx,
  {
    id,
    liga,
    usuario,
    linha,
  }: { id: string; liga: string; usuario: string | null; linha: LinhaDaLiga },
): Promise<void> {
  await tx.run(sql`
    insert into historico_da_liga (id, liga_uuid, usuario_uuid, acao, objeto, antes, depois)
    values (${id}, ${liga}, ${usuario}, ${linha.acao}, ${linha.objeto ?? null},
      ${json(linha.antes)}, ${json(linha.depois)})`);
}

type LinhaLidaDaLiga = {
  id: string;
  acao: string;
  quem: string | null;
  sobre: string | null;
  created_at: string;
};

/** Where it tells of a person, by the name that they have now. */
export const listHistoricoDaLiga = (
  tx: Tx,
  liga: string,
  { antes, limit }: { antes: string | undefined; limit: number },
): Promise<LinhaLidaDaLiga[]> =>
  tx.rows(sql`
    select h.id, h.acao, u.nome as quem, s.nome as sobre, h.created_at
    from historico_da_liga h
    left join usuarios u on u.uuid = h.usuario_uuid
    left join usuarios s on s.uuid::text = h.objeto
    where h.liga_uuid = ${liga} and (${antes ?? null}::uuid is null or h.id < ${antes ?? null}::uuid)
    order by h.id desc limit ${limit}`);

/** For good, thirty days after it was deleted; its championships go on without it. */
export async function deleteLigasExcluidas(tx: Tx): Promise<void> {
  await tx.run(sql`delete from ligas where excluida_em < agora() - interval '30 days'`);
}
