import sql, { empty, join, type Sql } from 'sql-template-tag';
import type { Campeonato, Cartao } from '#contract/campeonatos.ts';
import type { Aparencia } from '#regras/aparencia/aparencia.ts';
import type { Fase, Inscricao, Regras } from '#regras/configuracao/fases.ts';
import type { Camisa } from '#regras/escudos/cores.ts';
import type { EstadoDoCampeonato } from '#regras/estados.ts';
import type { Papel } from '#regras/permissoes.ts';
import { EXCLUIDO } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import { unnamed } from '#server/database/statements.ts';
import { runSoon } from '#server/database/tx.ts';
import { haLancesDeAgora } from '#server/lances/queries.ts';
import {
  comInstantes,
  comPrazos,
  comPrazosDe,
  type PartidaComPrazos,
} from '#server/prazos/queries.ts';
import { haAbertas } from '#server/propostas/queries.ts';
import { cuidaDaLiga, mayExistFor, type QuemPergunta, suaLiga, vizinha } from './quem-pergunta.ts';

export type CampeonatoRow = {
  id: string;
  dono_uuid: string;
  nome: string;
  descricao: string;
  modalidade: Cartao['modalidade'];
  plataforma: Cartao['plataforma'];
  visibilidade: 'publico' | 'nao_listado' | 'privado';
  estado: EstadoDoCampeonato;
  formato: Cartao['formato'];
  fases: Fase[];
  regras: Regras;
  inscricao: Inscricao;
  vagas: number;
  confirmados: number;
  cores: Camisa;
  regulamento_texto: string;
  comeca_em: string | null;
  resumo: Cartao['resumo'];
  campeao_uuid: string | null;
  codigo_convite: string;
  /** For who watches: any visible change makes a new one. */
  versao: number;
  /** For who edits settings: only settings that were saved make a new one. */
  configuracao_versao: number;
  arquivado_em: string | null;
  excluido_em: string | null;
  /** When entries were first open. */
  inscricoes_em: string | null;
  /** When it last started. */
  iniciado_em: string | null;
  /** When it was closed; nothing while it is open. */
  encerrado_em: string | null;
  /** The nth of its kind, and the id of the one before it. */
  edicao: number;
  edicao_anterior: string | null;
  /** Nothing where nobody set any. */
  aparencia: Aparencia | null;
  created_at: string;
};

/** With what this visitor is to the championship. */
export type CampeonatoVisto = CampeonatoRow & {
  dono: Cartao['dono'];
  organizadores: { uuid: string; nome: string }[];
  /** The transaction that last wrote the row. */
  marca: string;
  /** When it was read, by the clock of the rules. */
  agora: string;
  papel: Papel;
  /** Where it is played, if this visitor may know of it. */
  liga: { uuid: string; nome: string } | null;
  espera: number;
  /** The editions before and after it, where this visitor may know of them. */
  edicoes: Campeonato['edicoes'];
  /** Something was told live of one of its matches so lately that it may still be going on. */
  contado_agora: boolean;
  tem_partidas: boolean;
  tem_resultado: boolean;
  /** Phases with a result, from 1; told to organisers alone. */
  fases_comecadas: number[] | null;
  minha_inscricao: {
    uuid: string;
    status: number;
    espera: number | null;
    convidado: boolean;
    saiu: 'desistiu' | 'excluido' | null;
  } | null;
  /** Came with an invitation that is good, or was invited and has not answered. */
  convidada?: boolean;
  /** Name of the place for which the link is with which they came. */
  assume?: string;
};

const COLUMNS = sql`c.id, c.dono_uuid, c.nome, c.descricao, c.modalidade, c.plataforma,
  c.visibilidade, c.estado, c.formato, c.fases, c.regras, c.inscricao, c.vagas, c.confirmados,
  c.cores, c.regulamento_texto, c.comeca_em, c.resumo, c.campeao_uuid, c.codigo_convite, c.versao,
  c.configuracao_versao,  c.arquivado_em, c.excluido_em, c.inscricoes_em, c.iniciado_em, c.encerrado_em, c.edicao, c.edicao_anterior,
  c.aparencia, c.created_at`;

const OWNER = sql`json_build_object('uuid', d.uuid, 'nome', d.nome, 'foto', d.foto,
  'is_parceiro', d.is_parceiro) as dono`;

/** Numbers of the phases that have a result. */
const FASES_COMECADAS = sql`(
  select coalesce(json_agg(n), '[]') from generate_series(1, jsonb_array_length(c.fases)) n
  where exists (select 1 from partidas j
    where j.campeonato_id = c.id and j.fase = n and j.resultado is not null))`;

/** What who has an account is to it, with the tables that tell it. */
const comConta = (uuid: string, isAdmin: boolean) => ({
  columns: sql`case when c.dono_uuid = ${uuid} then 'dono'
      else coalesce(o.papel, case when k.cuida then 'liga' end,
        case when p.status in (1, 2) and not p.convidado then 'participante' end, 'nenhum')
    end as papel,
    case when c.dono_uuid = ${uuid} or o.usuario_uuid is not null or k.cuida
      or ${isAdmin} then ${FASES_COMECADAS} end as fases_comecadas,
    case when p.uuid is not null then
      json_build_object('uuid', p.uuid, 'status', p.status, 'espera', p.espera,
        'convidado', p.convidado, 'saiu', case when p.desistiu_em is null then null
          when ${EXCLUIDO} then 'excluido' else 'desistiu' end)
    end as minha_inscricao`,
  joins: sql`cross join lateral (select ${cuidaDaLiga(uuid)} as cuida) k
    left join organizadores o on o.campeonato_id = c.id and o.usuario_uuid = ${uuid}
    left join participantes p on p.campeonato_id = c.id and p.usuario_uuid = ${uuid}`,
});

const semConta = (isAdmin: boolean) => ({
  columns: sql`'nenhum' as papel, ${isAdmin ? FASES_COMECADAS : sql`null`} as fases_comecadas,
    null as minha_inscricao`,
  joins: empty,
});

export async function findCampeonato(
  tx: Tx,
  id: string,
  quem: QuemPergunta,
): Promise<CampeonatoVisto | undefined> {
  const { usuarioUuid, isAdmin } = quem;
  const own = usuarioUuid === null ? semConta(isAdmin) : comConta(usuarioUuid, isAdmin);
  return tx.first(sql`
    select ${COLUMNS}, ${OWNER}, c.xmin::text as marca, agora() as agora, ${own.columns},
      ${suaLiga(quem)} as liga,
      (select coalesce(json_agg(json_build_object('uuid', a.uuid, 'nome', a.nome)), '[]')
        from organizadores q join usuarios a on a.uuid = q.usuario_uuid
        where q.campeonato_id = c.id) as organizadores,
      (select count(*) from participantes e
        where e.campeonato_id = c.id and e.espera is not null) as espera,
      json_build_object('anterior', ${vizinha(sql`e.id = c.edicao_anterior`, quem)},
        'proxima', ${vizinha(sql`e.edicao_anterior = c.id`, quem)}) as edicoes,
      ${haLancesDeAgora(sql`c.id`)} as contado_agora,
      exists (select 1 from partidas j where j.campeonato_id = c.id) as tem_partidas,
      exists (select 1 from partidas j
        where j.campeonato_id = c.id and j.resultado is not null) as tem_resultado
    from campeonatos c
    join usuarios d on d.uuid = c.dono_uuid ${own.joins}
    where c.id = ${id} and ${mayExistFor(quem)}`);
}

/** Whose place a link is for, while nobody has taken it. */
export async function findNomeGuardado(
  tx: Tx,
  id: string,
  hash: Buffer,
): Promise<string | undefined> {
  const row = await tx.first<{ nome: string }>(sql`
    select nome from participantes
    where token_hash = ${hash} and campeonato_id = ${id} and usuario_uuid is null and status <> 4`);
  return row?.nome;
}

/** Holds the championship until the transaction ends: the first thing that every write does. What is asked next is
 * sent at once, and read when it is held. */
export async function lockCampeonato(tx: Tx, id: string, quem: QuemPergunta): Promise<boolean> {
  const locked = await runSoon(
    tx,
    sql`
    select 1 from campeonatos c where c.id = ${id} and ${mayExistFor(quem)}
    for no key update of c`,
  );
  return locked > 0;
}

export type NewCampeonato = Omit<
  CampeonatoRow,
  | 'estado'
  | 'confirmados'
  | 'resumo'
  | 'campeao_uuid'
  | 'versao'
  | 'configuracao_versao'
  | 'arquivado_em'
  | 'excluido_em'
  | 'inscricoes_em'
  | 'iniciado_em'
  | 'encerrado_em'
  | 'aparencia'
  | 'created_at'
> & { busca: string };

export async function insertCampeonato(tx: Tx, row: NewCampeonato): Promise<void> {
  await tx.run(sql`
    insert into campeonatos (id, dono_uuid, nome, descricao, modalidade, plataforma, visibilidade,
      formato, fases, regras, inscricao, vagas, cores, regulamento_texto, comeca_em, codigo_convite,
      busca, edicao, edicao_anterior)
    values (${row.id}, ${row.dono_uuid}, ${row.nome}, ${row.descricao}, ${row.modalidade},
      ${row.plataforma}, ${row.visibilidade}, ${row.formato}, ${JSON.stringify(row.fases)},
      ${JSON.stringify(row.regras)}, ${JSON.stringify(row.inscricao)}, ${row.vagas},
      ${JSON.stringify(row.cores)}, ${row.regulamento_texto}, ${row.comeca_em},
      ${row.codigo_convite}, ${row.busca}, ${row.edicao}, ${row.edicao_anterior})`);
}

export type Settings = Omit<
  NewCampeonato,
  'id' | 'dono_uuid' | 'codigo_convite' | 'edicao' | 'edicao_anterior'
>;

export async function updateSettings(tx: Tx, id: string, row: Settings): Promise<void> {
  await tx.run(sql`
    update campeonatos set nome = ${row.nome}, descricao = ${row.descricao},
      modalidade = ${row.modalidade}, plataforma = ${row.plataforma},
      visibilidade = ${row.visibilidade}, formato = ${row.formato},
      fases = ${JSON.stringify(row.fases)}, regras = ${JSON.stringify(row.regras)},
      inscricao = ${JSON.stringify(row.inscricao)}, vagas = ${row.vagas},
      cores = ${JSON.stringify(row.cores)}, regulamento_texto = ${row.regulamento_texto},
      comeca_em = ${row.comeca_em}, busca = ${row.busca},
      configuracao_versao = configuracao_versao + 1
    where id = ${id}`);
}

export type CampeonatoTocado = Pick<
  CampeonatoVisto,
  'id' | 'versao' | 'marca' | 'estado' | 'regras' | 'configuracao_versao'
> & {
  /** Something was proposed about a match of it and waits for an answer. */
  readonly ha_abertas: boolean;
  /** While it is played: matches whose clocks may be others now. All of them where it began or its rules are
   * others; else those that this transaction wrote. */
  readonly partidas: readonly PartidaComPrazos[];
};

/** What may be run with the end of a write: its line of the trail, what was sent, who is told. */
export type ParteDoFim = 'trilha' | 'envio' | 'aviso' | 'anuncio';

const PARTES: Readonly<Record<ParteDoFim, Sql>> = {
  trilha: sql`trilha`,
  envio: sql`envio`,
  aviso: sql`aviso`,
  anuncio: sql`anuncio`,
};

function juntoCom(parts: ReadonlyMap<ParteDoFim, Sql>): Sql {
  const queries = [...parts].map(([name, statement]) => sql`${PARTES[name]} as (${statement})`);
  return queries.length > 0 ? sql`with ${join(queries)}` : empty;
}

type FimDaEscrita = {
  readonly parts: ReadonlyMap<ParteDoFim, Sql>;
  /** The matches that were written, where that is known; else all are looked at. */
  readonly tocadas?: readonly string[] | undefined;
};

/** The end of every write, which is told how it was found: pages and events tell versions apart. The same statement
 * says what may have to follow, so that most writes ask nothing more, and does what waited for it. */
export async function touchCampeonato(
  tx: Tx,
  { id, estado, configuracao_versao }: CampeonatoVisto,
  { parts, tocadas }: FimDaEscrita,
): Promise<CampeonatoTocado | undefined> {
  const isOther = sql`(c.estado <> ${estado} or c.configuracao_versao <> ${configuracao_versao})`;
  const escritas =
    tocadas && estado === 'andamento' ? comPrazosDe(tocadas) : comPrazos(sql`c.id`, isOther);
  const row = await tx.first<CampeonatoTocado>(sql`
    ${juntoCom(parts)} update campeonatos c set versao = c.versao + 1, updated_at = agora() where c.id = ${id}
    returning c.id, c.versao, c.xmin::text as marca, c.estado, c.regras, c.configuracao_versao,
      ${haAbertas(sql`c.id`)} as ha_abertas,
      case when c.estado = 'andamento' then (
        select coalesce(json_agg(q), '[]') from (${escritas}) q)
      else '[]' end as partidas`);
  return row && { ...row, partidas: row.partidas.map(comInstantes) };
}

export type VersaoVista = Pick<
  CampeonatoRow,
  'id' | 'versao' | 'estado' | 'visibilidade' | 'excluido_em'
>;

export function findVersoes(tx: Tx, ids: readonly string[]): Promise<VersaoVista[]> {
  return tx.rows(sql`
    select id, versao, estado, visibilidade, excluido_em from campeonatos
    where id = any(${ids}) order by id`);
}

/** To open again what was over, or to go on with what was called off, is no start. Gives whether it stood elsewhere before. */
export async function updateEstado(
  tx: Tx,
  id: string,
  estado: EstadoDoCampeonato,
): Promise<boolean> {
  const changed = await tx.run(sql`
    update campeonatos set estado = ${estado},
      publicado_em = coalesce(publicado_em, agora()),
      inscricoes_em = coalesce(inscricoes_em,
        case when 'inscricoes' in (estado, ${estado}) then agora() end),
      iniciado_em = case
        when ${estado} = 'andamento' and estado = 'cancelado' then coalesce(iniciado_em, agora())
        when ${estado} = 'andamento' and estado <> 'encerrado' then agora()
        when ${estado} = 'encerrado' then coalesce(iniciado_em, agora())
        else iniciado_em end,
      encerrado_em = case
        when ${estado} = 'encerrado' then coalesce(encerrado_em, agora()) end
    where id = ${id} and estado <> ${estado}`);
  return changed > 0;
}

export async function updateArquivado(tx: Tx, id: string, arquivado: boolean): Promise<void> {
  await tx.run(sql`
    update campeonatos set arquivado_em = case when ${arquivado} then agora() end where id = ${id}`);
}

export async function updateExcluido(tx: Tx, id: string, excluido: boolean): Promise<void> {
  await tx.run(sql`
    update campeonatos set excluido_em = case when ${excluido} then agora() end where id = ${id}`);
}

/** Those of an owner that count against the plan, and those made in the last day. The row is locked. */
export async function countOwned(tx: Tx, dono: string): Promise<{ ativos: number; hoje: number }> {
  await tx.run(sql`select 1 from usuarios where uuid = ${dono} for no key update`);
  const row = await tx.first<{ ativos: number; hoje: number }>(sql`
    select
      count(*) filter (where estado not in ('encerrado', 'cancelado') and arquivado_em is null
        and excluido_em is null) as ativos,
      count(*) filter (where created_at > agora() - interval '1 day') as hoje
    from campeonatos where dono_uuid = ${dono}`);
  return row ?? { ativos: 0, hoje: 0 };
}

/** What nobody but the organisers has read is no version: the wizard saves at every step. */
export async function deleteRascunhos(tx: Tx, id: string): Promise<void> {
  await tx.run(sql`
    delete from regulamentos where campeonato_id in (
      select id from campeonatos where id = ${id} and publicado_em is null)`);
}

export async function insertRegulamento(
  tx: Tx,
  id: string,
  { dados, motivo }: { readonly dados: unknown; readonly motivo?: string | undefined },
): Promise<void> {
  await tx.run(sql`
    insert into regulamentos (campeonato_id, versao, dados, motivo)
    select ${id}, coalesce(max(versao), 0) + 1, ${JSON.stringify(dados)}, ${motivo ?? null}
    from regulamentos where campeonato_id = ${id}`);
}

export type CartaoRow = Cartao & { chave: string };

/** One page of cards: the caller gives the conditions, the order, and where to go on. */
export function listCartoes(
  tx: Tx,
  { where, order, key, limit }: { where: readonly Sql[]; order: Sql; key: Sql; limit: number },
): Promise<CartaoRow[]> {
  const page = sql`
    select c.id, c.nome, c.modalidade, c.plataforma, c.formato, c.estado, c.cores, c.vagas,
      c.confirmados, (c.inscricao ->> 'taxa_centavos')::int as taxa_centavos, c.comeca_em, c.excluido_em,
      c.resumo, c.aparencia ->> 'faixa' as faixa, ${OWNER}, ${key}::text as chave
    from campeonatos c join usuarios d on d.uuid = c.dono_uuid
    where ${join(where, ' and ')}
    order by ${order} limit ${limit}`;
  return tx.rows(unnamed(page));
}
