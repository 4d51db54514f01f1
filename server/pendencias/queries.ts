// What the reckoning of tasks is made from: matches, entries and what is kept of tables and brackets, of all
// asked championships at once.
import sql, { raw } from 'sql-template-tag';
import type { Pendencias } from '#contract/campeonato/pendencias.ts';
import type { Cartao } from '#contract/campeonatos.ts';
import { BRASILIA } from '#regras/agenda/brasilia.ts';
import type { Fase, Inscricao } from '#regras/configuracao/fases.ts';
import type { Camisa } from '#regras/escudos/cores.ts';
import { STATUS } from '#regras/participantes/status.ts';
import type { Papel } from '#regras/permissoes.ts';
import type { TaxaGuardada } from '#regras/taxas/taxa.ts';
import { VENCE } from '#server/competicao/vence.ts';
import type { Tx } from '#server/database/database.ts';
import { daVida, type EsperaDaVida, type JogosImpedidos } from './da-vida.ts';

const DIA = sql`(p.jogo_previsto_at at time zone ${BRASILIA}::text)::date`;
const HOJE = sql`(agora() at time zone ${BRASILIA}::text)::date`;

/**
 * Matches that can be played and have no result. `atual`: of the first round that is not over, which a match that
 * was put off does not hold back; `por_dia`: nobody plays it before a day that is still to come; `de_outros`: it
 * waits for somebody else's word, or for that of who asks as a player.
 */
const abertas = (ids: readonly string[], { lancar }: JogosImpedidos) => sql`
  select p.uuid, p.campeonato_id, p.fase, p.rodada, p.ordem, ${VENCE} as vence,
    p.estado in ('informada', 'contestada') or p.uuid = any(${lancar}::uuid[])
      or exists (select 1 from sugestoes s where s.partida_uuid = p.uuid and s.estado = 'aberta')
      as de_outros,
    p.estado = 'adiada' and p.jogo_previsto_at is null and p.prazo_at is null as sem_dia,
    coalesce(${DIA} > ${HOJE}, false) as por_dia,
    rank() over (partition by p.campeonato_id, p.estado = 'adiada' order by p.fase, p.rodada) = 1
      as atual
  from partidas p
  where p.campeonato_id = any(${ids}) and not p.feita
    and p.mandante_uuid is not null and p.visitante_uuid is not null`;

/** Its time is over, or it has none and its round is on. */
const A_LANCAR = sql`(not de_outros
  and (vence < agora() or (vence is null and atual and not sem_dia)))`;

/** Of the round that is on: it may be played today, and there is time. */
const EM_ABERTO = sql`(not de_outros and vence >= agora() and atual and not por_dia)`;

export type ContagemRow = {
  id: string;
  inscricoes: number;
  /** Entries with a receipt to look at. */
  comprovantes: number;
  pagos: number;
  sem_placar: number;
  atrasados: number;
  abertos: number;
  /** All that are open, where they are own ones that who asks may not enter. */
  proprios: number;
  remarcar: number;
  contestadas: number;
  informes: number;
  ocorrencias: number;
  sugestoes: number;
  /** Contested matches, also those that somebody else has to decide. */
  casos: number;
  fechadas: boolean;
};

const daTarefa = (tarefa: EsperaDaVida['tarefa']) => sql`
  (select count(*) from vida v where v.campeonato_id = c.id and v.tarefa = ${tarefa}::text)
    as ${raw(tarefa)}`;

/** Who asks to enter, before the draw: afterwards nobody can be let in any more. */
export const contarTarefas = (
  tx: Tx,
  ids: readonly string[],
  impedido: JogosImpedidos,
): Promise<ContagemRow[]> =>
  tx.rows(sql`
    with abertas as (${abertas(ids, impedido)}), vida as (${daVida(ids, impedido)})
    select c.id, coalesce((c.inscricao ->> 'fecha_em')::timestamptz <= agora(), false) as fechadas,
      (select count(*) from participantes e
        where e.campeonato_id = c.id and e.status = ${STATUS.pendente} and e.espera is null
          and not e.convidado and (c.resumo ->> 'jogos')::int = 0
          and c.estado in ('rascunho', 'inscricoes')) as inscricoes,
      (select count(distinct x.participante_uuid) from taxas x
        where x.campeonato_id = c.id and x.estado = 'enviada' and c.estado <> 'cancelado')
        as comprovantes,
      (select count(*) from participantes e
        where e.campeonato_id = c.id and e.status = ${STATUS.confirmado} and e.pago) as pagos,
      (select count(*) from abertas a where a.campeonato_id = c.id and ${A_LANCAR}) as sem_placar,
      (select count(*) from abertas a
        where a.campeonato_id = c.id and a.vence < agora() and not a.de_outros) as atrasados,
      (select count(*) from abertas a where a.campeonato_id = c.id and ${EM_ABERTO}) as abertos,
      (select case when bool_and(a.uuid = any(${impedido.lancar}::uuid[])) then count(*) else 0 end
        from abertas a where a.campeonato_id = c.id) as proprios,
      (select count(*) from abertas a where a.campeonato_id = c.id and a.sem_dia) as remarcar,
      (select count(*) from partidas p
        where p.campeonato_id = c.id and p.estado = 'contestada') as casos,
      ${daTarefa('contestadas')}, ${daTarefa('informes')}, ${daTarefa('ocorrencias')},
      ${daTarefa('sugestoes')}
    from campeonatos c where c.id = any(${ids})`);

export type FaseRow = {
  campeonato_id: string;
  fase: number;
  /** The last round that was paired, and whether everything up to here is done. */
  rodadas: number;
  completa: boolean;
  /** Who is level with whom. */
  conjuntos: string[][];
  /** Ties that were played to the end and sent nobody on; `sem_ninguem`: neither side came. */
  indecisos: { confronto: string; sem_ninguem: boolean; lados: (string | null)[] }[];
};

/** Each phase: how far it is, and what in it nobody but an organiser can decide. */
export const listFases = (tx: Tx, ids: readonly string[]): Promise<FaseRow[]> =>
  tx.rows(sql`
    with jogos as (
      select p.campeonato_id, p.fase, p.confronto, p.rodada, p.feita,
        p.resultado ->> 'wo_de' = 'ambos' as sem_ninguem
      from partidas p
      where p.campeonato_id = any(${ids}) and p.vaga_visitante ->> 'tipo' <> 'folga'),
    fases as (
      select campeonato_id, fase, max(rodada) as rodadas, bool_and(feita) as completa
      from jogos group by campeonato_id, fase),
    confrontos as (
      select campeonato_id, fase, confronto, bool_or(coalesce(sem_ninguem, false)) as sem_ninguem
      from jogos where confronto is not null
      group by campeonato_id, fase, confronto having bool_and(feita))
    select f.campeonato_id, f.fase, f.rodadas, f.completa,
      coalesce(q.dados -> 'conjuntos', '[]') as conjuntos,
      (select coalesce(json_agg(json_build_object('confronto', k.confronto,
          'sem_ninguem', k.sem_ninguem, 'lados', c -> 'lados')), '[]')
        from jsonb_array_elements(q.dados -> 'confrontos') c
        join confrontos k on k.campeonato_id = f.campeonato_id and k.fase = f.fase
          and k.confronto = c ->> 'id'
        where c ->> 'situacao' = 'pronto') as indecisos
    from fases f left join quadros q on q.campeonato_id = f.campeonato_id and q.fase = f.fase
    order by f.campeonato_id, f.fase`);

export type JogoPendente = {
  uuid: string;
  tarefa: 'sem_placar' | 'abertos' | 'remarcar';
  /** When its time was over. */
  desde: string | null;
};

/** Late ones first, the longest late on top; then those without a date, those with time, those put off. */
export const listAFazer = (
  tx: Tx,
  id: string,
  { impedido, limit }: { readonly impedido: JogosImpedidos; readonly limit: number },
): Promise<JogoPendente[]> =>
  tx.rows(sql`
    with abertas as (${abertas([id], impedido)})
    select uuid, case when sem_dia then 'remarcar' when ${A_LANCAR} then 'sem_placar'
        else 'abertos' end as tarefa,
      case when vence < agora() then vence end as desde
    from abertas where ${A_LANCAR} or ${EM_ABERTO} or sem_dia
    order by sem_dia, coalesce(${EM_ABERTO}, false), vence nulls last, fase, rodada, ordem
    limit ${limit}`);

/** The last match of each of these ties. */
export const listUltimas = (
  tx: Tx,
  id: string,
  ties: readonly { readonly fase: number; readonly confronto: string }[],
): Promise<{ uuid: string }[]> =>
  tx.rows(sql`
    select distinct on (p.fase, p.confronto) p.uuid
    from partidas p
    join jsonb_to_recordset(${JSON.stringify(ties)}::jsonb) as t (fase smallint, confronto text)
      on t.fase = p.fase and t.confronto = p.confronto
    where p.campeonato_id = ${id} order by p.fase, p.confronto, p.perna desc`);

export type MeuCampeonatoRow = {
  id: string;
  nome: string;
  cores: Camisa;
  estado: Cartao['estado'];
  formato: Cartao['formato'];
  visibilidade: 'publico' | 'nao_listado' | 'privado';
  fases: Fase[];
  inscricao: Inscricao;
  vagas: number;
  confirmados: number;
  resumo: Cartao['resumo'];
  comeca_em: string | null;
  papel: Papel;
  participante: string | null;
  status: number | null;
  convidado: boolean;
  espera: number | null;
  pago: boolean;
  /** What happened to instalments of their fee. */
  taxas: TaxaGuardada[];
};

const MOST_OF_MINE = 40;

/**
 * Those that somebody runs or plays in, and to which they were invited: what goes on first. Who withdrew or was put
 * out no longer plays there; whom their W.O.s put out, only the tables know.
 */
export const listMeus = (tx: Tx, usuario: string): Promise<MeuCampeonatoRow[]> =>
  tx.rows(sql`
    with dentro as materialized (
      select p.* from participantes p
      where p.usuario_uuid = ${usuario} and p.status in (${STATUS.pendente}, ${STATUS.confirmado})
        and p.desistiu_em is null and not exists (
          select from campeonatos k join quadros q on q.campeonato_id = k.id
          where k.id = p.campeonato_id and k.fases @? '$[*].tabela.wo.limite ? (@ != null)'
            and q.dados -> 'tabelas' @> jsonb_build_array(jsonb_build_object('linhas',
              jsonb_build_array(jsonb_build_object('participante', p.uuid, 'situacao', 'excluido')))))),
    ids as (
      select id from campeonatos where dono_uuid = ${usuario}
      union select campeonato_id from organizadores where usuario_uuid = ${usuario}
      union select campeonato_id from dentro)
    select c.id, c.nome, c.cores, c.estado, c.formato, c.visibilidade, c.fases, c.inscricao, c.vagas,
      c.confirmados, c.resumo, c.comeca_em, p.uuid as participante, p.status,
      coalesce(p.convidado, false) as convidado, coalesce(p.pago, false) as pago,
      p.espera, (select coalesce(json_agg(json_build_object('parcela', x.parcela, 'estado', x.estado,
          'centavos', x.centavos) order by x.parcela), '[]')
        from taxas x where x.participante_uuid = p.uuid) as taxas,
      case when c.dono_uuid = ${usuario} then 'dono' else coalesce(o.papel,
        case when p.uuid is not null and not p.convidado then 'participante' end, 'nenhum')
      end as papel
    from campeonatos c
    left join organizadores o on o.campeonato_id = c.id and o.usuario_uuid = ${usuario}
    left join dentro p on p.campeonato_id = c.id
    where c.id in (select id from ids) and c.excluido_em is null and c.arquivado_em is null
      and (c.estado <> 'rascunho' or c.dono_uuid = ${usuario} or o.papel is not null)
    order by array_position(array['andamento', 'inscricoes', 'rascunho', 'encerrado', 'cancelado'],
      c.estado), c.updated_at desc
    limit ${MOST_OF_MINE}`);

export type PosicaoRow = {
  participante: string;
  posicao: number;
  de: number;
  grupo: string | null;
};

/** Where these ended; until then, where they stand in a table, unless they are in a bracket by now. */
export const listPosicoes = (
  tx: Tx,
  ids: readonly string[],
  participantes: readonly string[],
): Promise<PosicaoRow[]> =>
  tx.rows(sql`
    with finais as (
      select c.participante_uuid::text as participante, c.de as posicao,
        (select count(*)::int from colocacoes o where o.campeonato_id = c.campeonato_id) as de,
        null::text as grupo
      from colocacoes c where c.participante_uuid = any(${participantes}::uuid[])),
    correntes as (
      select distinct on (l ->> 'participante') l ->> 'participante' as participante,
        (l ->> 'posicao')::int as posicao, jsonb_array_length(t -> 'linhas') as de,
        t ->> 'grupo' as grupo
      from quadros q, jsonb_array_elements(q.dados -> 'tabelas') t,
        jsonb_array_elements(t -> 'linhas') l
      where q.campeonato_id = any(${ids}) and l ->> 'participante' = any(${participantes}::text[])
        and not exists (select from quadros k
          where k.campeonato_id = q.campeonato_id and k.fase > q.fase and k.dados -> 'confrontos'
            @> jsonb_build_array(jsonb_build_object('lados', jsonb_build_array(l -> 'participante'))))
      order by l ->> 'participante', q.fase desc)
    select * from finais
    union all
    select * from correntes c where c.participante not in (select participante from finais)`);

/** Next matches of these: those to come first, then those that wait for their score. */
export const listProximas = (
  tx: Tx,
  participantes: readonly string[],
  limit: number,
): Promise<{ uuid: string; campeonato_id: string }[]> =>
  tx.rows(sql`
    select p.uuid, p.campeonato_id from partidas p
    where not p.feita and p.estado in ('agendada', 'adiada')
      and p.mandante_uuid is not null and p.visitante_uuid is not null
      and (p.mandante_uuid = any(${participantes}::uuid[])
        or p.visitante_uuid = any(${participantes}::uuid[]))
    order by coalesce(${VENCE} < agora() - interval '3 hours', false), ${VENCE} nulls last,
      p.fase, p.rodada, p.ordem
    limit ${limit}`);

/** Invitations to organise that this person has not answered. */
export const listConvites = (
  tx: Tx,
  usuario: string,
): Promise<{ uuid: string; id: string; nome: string }[]> =>
  tx.rows(sql`
    select v.uuid, c.id, c.nome
    from usuarios u
    join convites_de_organizador v on v.email = u.email
    join campeonatos c on c.id = v.campeonato_id
    where u.uuid = ${usuario} and u.email_verified_at is not null and c.excluido_em is null
      and v.retirado_em is null and v.aceito_em is null and v.recusado_em is null
      and v.expira_em > agora()
    order by v.created_at`);

export const listGente = (
  tx: Tx,
  uuids: readonly string[],
): Promise<(Pendencias['gente'][string] & { uuid: string })[]> =>
  tx.rows(sql`
    select uuid, nome, time_nome, sigla, escudo from participantes
    where uuid = any(${uuids}::uuid[])`);
