// What was said of a match, and by whom it can be said.
import sql from 'sql-template-tag';
import type { SancaoDada } from '#contract/partida/sancao.ts';
import type {
  ESTADOS_DA_CONTESTACAO,
  ESTADOS_DA_INDICACAO,
  ESTADOS_DO_INFORME,
  Informado,
  LadoDoJogo,
  MotivoDeFechamento,
  QuemDiz,
  TipoDeContestacao,
  Via,
} from '#regras/vida/partida.ts';
import type { Tx } from '#server/database/database.ts';
import { among } from '#server/database/kept-plans.ts';
import { sendAhead } from '#server/database/tx.ts';
import { quemRestaurou } from '#server/historico/quem-restaurou.ts';
import { quemFala, type VozDoLado } from '#server/vozes/vozes.ts';
import type { Locale } from '#textos/locale.ts';

export type InformeRow = {
  readonly uuid: string;
  readonly lado: QuemDiz;
  readonly autor_uuid: string | null;
  readonly quem: string | null;
  readonly informado: Informado;
  readonly nota: string | null;
  readonly estado: (typeof ESTADOS_DO_INFORME)[number];
  readonly fechado_por: MotivoDeFechamento | null;
  readonly fechado_em: string | null;
  readonly responde_ate: string;
  readonly antigo: boolean;
  readonly created_at: string;
  /** Who was to play it then. */
  readonly mandante_uuid: string | null;
  readonly visitante_uuid: string | null;
};

/** A sentence, and the part of the rules in which it stands; null: of no part, somebody wrote it. */
export type Frase = { readonly texto: string; readonly chave: string | null };

/** `em`: the same of the rules in every language. None of before it was kept. */
export type RegraGuardada = Frase & { readonly em?: Readonly<Record<Locale, Frase>> };

export type VereditoGuardado = {
  readonly decisao:
    | Informado
    | { readonly tipo: 'cancelar' }
    /** By when; none of before it was kept. */
    | { readonly tipo: 'jogar_de_novo'; readonly ate?: string | undefined };
  readonly regra: RegraGuardada;
  readonly motivo: string;
  readonly de_quem_joga: boolean;
  /** None of before there were any. */
  readonly de_juiz_aceito?: boolean;
  readonly sancao?: SancaoDada & { readonly punicao: string };
};

export type ContestacaoRow = {
  readonly uuid: string;
  readonly tipo: TipoDeContestacao;
  readonly lado: QuemDiz;
  readonly autor_uuid: string | null;
  readonly quem: string | null;
  readonly informe_uuid: string | null;
  readonly motivo: string | null;
  readonly contra: Informado | null;
  readonly estado: (typeof ESTADOS_DA_CONTESTACAO)[number];
  readonly fechada_em: string | null;
  readonly julgar_ate: string;
  readonly veredito: VereditoGuardado | null;
  readonly juiz: string | null;
  /** Whom both sides accepted, and their name. */
  readonly juiz_uuid: string | null;
  readonly juiz_aceito: string | null;
  /** The sanction of the verdict was not taken back. */
  readonly sancao_vale: boolean;
  /** Whom it suspended; null: nobody, or nobody knows them any more. */
  readonly suspenso: string | null;
  readonly antiga: boolean;
  readonly created_at: string;
};

export type IndicacaoRow = {
  readonly uuid: string;
  readonly contestacao_uuid: string;
  readonly lado: LadoDoJogo;
  readonly indicado_uuid: string | null;
  /** Whom they named. */
  readonly quem: string | null;
  readonly estado: (typeof ESTADOS_DA_INDICACAO)[number];
  readonly created_at: string;
};

export type VidaGuardada = {
  /** Oldest first. */
  readonly informes: readonly InformeRow[];
  readonly contestacoes: readonly ContestacaoRow[];
  readonly indicacoes: readonly IndicacaoRow[];
  readonly oficial: {
    readonly em: string;
    readonly via: Via;
    readonly afirmado: readonly LadoDoJogo[];
    readonly de_quem_joga: LadoDoJogo | null;
    /** Of a result that was restored: when it was official at first, and who put it back at `em`. */
    readonly primeiro_em: string | null;
    readonly restaurado_por: string | null;
  } | null;
  readonly vozes: readonly VozDoLado[];
  /** Of its two sides; null where nobody asked. */
  readonly nomes: Readonly<Record<string, string>> | null;
  /** Accounts that may enter results here. */
  readonly organizam: readonly string[];
  /** What comes after its phase was begun. */
  readonly fase_acabou: boolean;
  /** When the time of the rounds before is over, while a match of them is to be played; null: it is open. */
  readonly rodada_abre: string | null;
  readonly agora: string;
};

/** Of a match about which nothing waits, as far as who enters its result is concerned. */
export const CALADA = {
  ...{
    informes: [],
    contestacoes: [],
    indicacoes: [],
    organizam: [],
    oficial: null,
    nomes: null,
    fase_acabou: false,
    rodada_abre: null,
  },
} as const satisfies Partial<VidaGuardada>;

type PartidaComLados = {
  readonly uuid: string;
  readonly fase: number;
  readonly rodada: number;
  readonly prazo_at: string | null;
  readonly mandante: string | null;
  readonly visitante: string | null;
};

/** Everything that a move of a match is judged by, in one statement. */
export async function findVida(
  tx: Tx,
  campeonatoId: string,
  { uuid, fase, rodada, prazo_at, mandante, visitante }: PartidaComLados,
): Promise<VidaGuardada> {
  const sides = [mandante, visitante].filter((side) => side !== null);
  const row = await tx.first<VidaGuardada>(sql`
    select agora() as agora,
      (select coalesce(json_agg(i order by i.created_at, i.uuid), '[]') from (
        select i.uuid, i.lado, i.autor_uuid, u.nome as quem, i.informado, i.nota, i.estado,
          i.fechado_por, i.fechado_em, i.responde_ate, i.antigo, i.created_at,
          i.mandante_uuid, i.visitante_uuid
        from informes i left join usuarios u on u.uuid = i.autor_uuid
        where i.partida_uuid = ${uuid}) i) as informes,
      (select coalesce(json_agg(k order by k.created_at, k.uuid), '[]') from (
        select k.uuid, k.tipo, k.lado, k.autor_uuid, u.nome as quem, k.informe_uuid, k.motivo,
          k.contra, k.estado, k.fechada_em, k.julgar_ate, k.veredito, j.nome as juiz, k.juiz_uuid,
          a.nome as juiz_aceito, k.antiga, k.created_at,
          exists (select 1 from punicoes s
            where s.uuid::text = k.veredito -> 'sancao' ->> 'punicao'
              and s.desfeita_at is null) as sancao_vale,
          coalesce(k.veredito #>> '{sancao,quem,nome}', (select g.nome from jogadores g
            where g.uuid::text = k.veredito #>> '{sancao,quem,jogador}')) as suspenso
        from contestacoes k left join usuarios u on u.uuid = k.autor_uuid
        left join usuarios j on j.uuid = k.julgada_por
        left join usuarios a on a.uuid = k.juiz_uuid
        where k.partida_uuid = ${uuid}) k) as contestacoes,
      (select coalesce(json_agg(n order by n.created_at, n.uuid), '[]') from (
        select n.uuid, n.contestacao_uuid, n.lado, n.indicado_uuid, u.nome as quem, n.estado,
          n.created_at
        from indicacoes n left join usuarios u on u.uuid = n.indicado_uuid
        where n.partida_uuid = ${uuid}) n) as indicacoes,
      (select coalesce(json_agg(q.usuario), '[]') from (
        select c.dono_uuid as usuario from campeonatos c where c.id = ${campeonatoId}
        union select o.usuario_uuid from organizadores o
        where o.campeonato_id = ${campeonatoId} and o.papel in ('co', 'resultados')
        union select g.usuario_uuid from campeonatos c
        join ligas l on l.uuid = c.liga_uuid and l.excluida_em is null
        join membros_da_liga g on g.liga_uuid = l.uuid and g.saiu_em is null
          and g.papel in ('dono', 'admin') where c.id = ${campeonatoId}) q
        join usuarios u on u.uuid = q.usuario and u.removido_em is null) as organizam,
      (select row_to_json(o) from (select em, via, afirmado, de_quem_joga, primeiro_em,
        case when primeiro_em is not null then (${quemRestaurou(campeonatoId, uuid)}) end as restaurado_por
        from oficiais where partida_uuid = ${uuid}) o) as oficial,
      (select coalesce(json_agg(v), '[]') from (${quemFala(sides)}) v) as vozes,
      (select coalesce(json_object_agg(e.uuid, coalesce(e.time_nome, e.nome)), '{}')
        from participantes e where ${among(sql`e.uuid`, sides)}) as nomes,
      exists (select 1 from partidas q where q.campeonato_id = ${campeonatoId}
        and q.fase > ${fase} and q.resultado is not null) as fase_acabou,
      (select max(q.prazo_at) from partidas q where q.campeonato_id = ${campeonatoId}
        and (q.fase, q.rodada) < (${fase}::int, ${rodada}::int)
        and not q.feita and q.estado <> 'adiada'
        and q.prazo_at < ${prazo_at}::timestamptz) as rodada_abre`);
  if (!row) throw new Error('unreachable: a select without from has one row');
  return row;
}

type NovoInforme = {
  readonly uuid: string;
  readonly campeonatoId: string;
  readonly partida: PartidaComLados;
  readonly lado: QuemDiz;
  readonly autorUuid: string | null;
  readonly informado: Informado;
  readonly nota: string | null;
  readonly estado: 'aberto' | 'confirmado';
  readonly respondeAte: string;
};

export async function insertInforme(tx: Tx, informe: NovoInforme): Promise<void> {
  const { partida } = informe;
  const statement = sql`
    insert into informes (uuid, campeonato_id, partida_uuid, lado, mandante_uuid, visitante_uuid,
      autor_uuid, informado, nota, estado, fechado_em, responde_ate)
    values (${informe.uuid}, ${informe.campeonatoId}, ${partida.uuid}, ${informe.lado},
      ${partida.mandante}, ${partida.visitante}, ${informe.autorUuid},
      ${JSON.stringify(informe.informado)}, ${informe.nota}, ${informe.estado},
      case when ${informe.estado}::text = 'aberto' then null else agora() end,
      ${informe.respondeAte})`;
  await sendAhead(tx, statement);
}

/** What nobody waits for any more is not due. */
export async function deletePrazosDaVida(tx: Tx, partidas: readonly string[]): Promise<void> {
  const statement = sql`
    delete from prazos z where ${among(sql`z.partida_uuid`, partidas)} and z.feito_at is null
      and (z.tipo = 'resposta' and not exists (
          select 1 from informes i join partidas p on p.uuid = i.partida_uuid
          where i.uuid = z.objeto and i.estado = 'aberto' and p.estado = 'informada')
        or z.tipo = 'veredito' and not exists (
          select 1 from contestacoes k where k.uuid = z.objeto and k.estado = 'aberta'))`;
  await sendAhead(tx, statement);
}

/** An open one is over. */
export async function updateInforme(
  tx: Tx,
  uuid: string,
  { estado, por = null }: { estado: InformeRow['estado']; por?: MotivoDeFechamento | null },
): Promise<void> {
  await tx.run(sql`
    update informes set estado = ${estado}, fechado_por = ${por}, fechado_em = agora()
    where uuid = ${uuid} and estado = 'aberto'`);
}

export type Fechada = {
  readonly partida_uuid: string;
  readonly uuid: string;
  readonly tipo: 'resposta' | 'veredito';
};

const fechamento = (partidas: readonly string[], por: MotivoDeFechamento) => sql`
    with ditos as (
      update informes set estado = 'fechado', fechado_por = ${por}, fechado_em = agora()
      where ${among(sql`partida_uuid`, partidas)} and estado = 'aberto'
      returning partida_uuid, uuid),
    casos as (
      update contestacoes set estado = 'fechada', fechada_em = agora()
      where ${among(sql`partida_uuid`, partidas)} and estado = 'aberta'
      returning partida_uuid, uuid)
    select partida_uuid, uuid, 'resposta' as tipo from ditos
    union all select partida_uuid, uuid, 'veredito' from casos`;

/** Everything that is open about these matches; gives what no longer waits. */
export const fecharAbertos = (
  tx: Tx,
  partidas: readonly string[],
  por: MotivoDeFechamento,
): Promise<Fechada[]> => tx.rows(fechamento(partidas, por));

/** The same for who knows what waits. */
export const fecharLogo = (tx: Tx, partida: string, por: MotivoDeFechamento): Promise<void> =>
  sendAhead(tx, fechamento([partida], por));

/** What was decided is no longer about this match, and what it carried goes; of what is undone it waits. */
export async function arquivarCasos(tx: Tx, partidas: readonly string[]): Promise<void> {
  await tx.run(sql`
    with livres as (
      delete from punicoes
      where partida_uuid = any(${partidas}::uuid[]) and desfeita_at is null)
    update contestacoes set antiga = true
    where partida_uuid = any(${partidas}::uuid[]) and not antiga`);
}

type JogoDeNovo = { readonly partida: string; readonly ate: string | null };

/** Which of these a verdict has played again, and by when. */
export const listJogosDeNovo = (tx: Tx, partidas: readonly string[]) =>
  tx.rows<JogoDeNovo>(sql`
    select distinct on (partida_uuid) partida_uuid as partida, veredito #>> '{decisao,ate}' as ate
    from contestacoes where partida_uuid = any(${partidas}::uuid[]) and not antiga
      and veredito #>> '{decisao,tipo}' = 'jogar_de_novo'
    order by partida_uuid, fechada_em desc`);

/** Cases that nobody decided. */
export async function arquivarNaoDecididos(tx: Tx, partidas: readonly string[]): Promise<void> {
  await tx.run(sql`
    update contestacoes set antiga = true
    where partida_uuid = any(${partidas}::uuid[]) and not antiga and veredito is null`);
}

/** What was said counts for nothing in the life that begins now; it stays in the log. */
export async function arquivarInformes(tx: Tx, partidas: readonly string[]): Promise<void> {
  await tx.run(sql`
    update informes set antigo = true
    where partida_uuid = any(${partidas}::uuid[]) and not antigo`);
}

/** Its state alone: nothing that is counted changes. */
export async function updateEstadoDaPartida(tx: Tx, uuid: string, estado: string): Promise<void> {
  const statement = sql`
    update partidas set estado = ${estado}, versao = versao + 1, updated_at = agora()
    where uuid = ${uuid}`;
  await sendAhead(tx, statement);
}
