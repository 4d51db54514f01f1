// Whether what a notice `n` asks for is still to be done: read from the thing itself, by whomever it was settled.
import sql, { join, type Sql } from 'sql-template-tag';
import { TIPOS_QUE_PEDEM, type TipoQuePede } from '#regras/avisos/tipos.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { VENCE } from '#server/competicao/vence.ts';
import { TEM_O_QUE_PAGAR } from '#server/taxas/quem-deve.ts';

const PARTIDA = sql`substring(n.url from '^/partida/([0-9a-f-]{36})')::uuid`;
const CAMPEONATO = sql`substring(n.url from '^/campeonato/([^/?#]+)')`;
const LIGA = sql`substring(n.url from '^/liga/[^/]+/([0-9a-f-]{36})')::uuid`;

const INSCRITO = sql`e.status in (${STATUS.pendente}, ${STATUS.confirmado})`;

const EM_ANDAMENTO = sql`exists (select 1 from campeonatos c
  where c.id = p.campeonato_id and c.estado = 'andamento' and c.excluido_em is null)`;

const jogo = (espera: Sql): Sql => sql`exists (
  select 1 from partidas p where p.uuid = ${PARTIDA} and ${espera} and ${EM_ANDAMENTO})`;

const SEM_PLACAR = sql`p.estado in ('agendada', 'adiada') and not p.feita`;

const placar = jogo(SEM_PLACAR);

/** Nobody is asked to answer their own word. */
const confirmar = jogo(sql`p.estado = 'informada' and exists (
  select 1 from informes i where i.partida_uuid = p.uuid and i.estado = 'aberto' and not i.antigo
    and i.autor_uuid is distinct from n.usuario_uuid)`);

const caso = sql`exists (
  select 1 from contestacoes k where k.estado = 'aberta' and k.partida_uuid = ${PARTIDA})`;

/** As parcelasDe reckons it: an instalment that nothing happened to is as the entry is. */
const taxa = sql`exists (
  select 1 from campeonatos c
  join participantes e on e.campeonato_id = c.id and e.usuario_uuid = n.usuario_uuid
  cross join generate_series(1, (c.inscricao ->> 'parcelas')::int) k
  left join taxas x on x.participante_uuid = e.uuid and x.parcela = k
  where c.id = ${CAMPEONATO} and c.estado <> 'cancelado' and c.excluido_em is null
    and (c.inscricao ->> 'taxa_centavos')::int > 0
    and ${TEM_O_QUE_PAGAR}
    and coalesce(x.estado in ('devida', 'recusada'), not e.pago))`;

const ABERTO: Readonly<Record<TipoQuePede, Sql>> = {
  placar_informado: confirmar,
  placar_sem_voz: confirmar,
  lembrete_resposta: confirmar,

  placar_contestado: caso,
  placar_mesa_difere: caso,
  placar_juiz_indicado: caso,
  placar_juiz_voce: caso,
  lembrete_veredito: caso,
  veredito_atrasado: caso,

  proposta_recebida: jogo(sql`exists (select 1 from propostas o
    where o.partida_uuid = p.uuid and o.estado = 'aberta' and o.por_uuid is distinct from n.usuario_uuid)`),
  lembrete_horario: jogo(sql`p.estado = 'agendada' and p.jogo_previsto_at is null`),
  adiada_vencida: jogo(sql`p.estado = 'adiada' and coalesce(${VENCE} <= agora(), true)`),

  jogo_cobrado: placar,
  lembrete_placar: placar,
  robo_sugeriu: sql`exists (
    select 1 from sugestoes s where s.campeonato_id = ${CAMPEONATO} and s.estado = 'aberta')`,
  prazo_sem_placar: sql`exists (
    select 1 from partidas p where p.campeonato_id = ${CAMPEONATO} and ${SEM_PLACAR}
      and p.mandante_uuid is not null and p.visitante_uuid is not null
      and ${VENCE} < agora() and ${EM_ANDAMENTO})`,

  inscricao_pediu: sql`exists (
    select 1 from participantes e where e.uuid = n.participante_uuid and e.status = ${STATUS.pendente})`,
  inscricao_convidado: sql`exists (
    select 1 from participantes e where e.campeonato_id = ${CAMPEONATO}
      and e.usuario_uuid = n.usuario_uuid and e.convidado and ${INSCRITO})`,
  organizador_convite: sql`exists (
    select 1 from convites_de_organizador v
    where v.uuid = substring(n.url from '^/convite/([0-9a-f-]{36})')::uuid and v.retirado_em is null
      and v.aceito_em is null and v.recusado_em is null and v.expira_em > agora())`,
  historico_oferecido: sql`exists (
    select 1 from juncoes j where j.uuid = substring(n.url from '^/juntar/([0-9a-f-]{36})')::uuid
      and j.aceita_em is null and j.recusada_em is null and j.expira_em > agora())`,

  taxa_recusada: taxa,
  taxa_lembrete: taxa,
  taxa_atrasada: taxa,
  taxa_enviada: sql`exists (
    select 1 from taxas x where x.estado = 'enviada'
      and x.participante_uuid = substring(n.url from '#taxa-([0-9a-f-]{36})')::uuid)`,

  liga_pedido: sql`exists (
    select 1 from pedidos_da_liga d
    where d.liga_uuid = ${LIGA} and d.usuario_uuid = n.por_uuid and d.estado = 'aberto')`,
  liga_oferta: sql`exists (
    select 1 from ofertas_da_liga d
    where d.liga_uuid = ${LIGA} and d.para_uuid = n.usuario_uuid and d.expira_em > agora())`,
  liga_vinculo: sql`exists (
    select 1 from vinculos_da_liga d where d.liga_uuid = ${LIGA} and d.por_uuid = n.por_uuid)`,
};

/** Kinds that look at the same thing share a branch. */
const BRANCHES = [...Map.groupBy(TIPOS_QUE_PEDEM, (tipo) => ABERTO[tipo])].map(
  ([aberto, tipos]) => sql`when n.tipo = any(${tipos}::text[]) then ${aberto}`,
);

export const PENDENTE = sql`(case ${join(BRANCHES, ' ')} else false end)`;

/** What is settled has nothing left to tell: that is as good as read. */
export const NAO_LIDO = sql`(
  n.read_at is null and (n.tipo <> all(${TIPOS_QUE_PEDEM}::text[]) or ${PENDENTE}))`;
