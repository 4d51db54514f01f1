// What the life of matches leaves to the organisation: cases to judge, scores that nobody else can answer, what a
// side told before kick-off, sheets that name a suspended player, and what the clock proposes.
import sql, { type Sql } from 'sql-template-tag';
import type { Pendencias } from '#contract/campeonato/pendencias.ts';
import type { Tx } from '#server/database/database.ts';
import { temQuemFale } from '#server/vozes/vozes.ts';
import type { JogosDaPessoa } from './meus-jogos.ts';

export type JogosImpedidos = JogosDaPessoa['impedido'];

const contestadas = (ids: readonly string[], { julgar }: JogosImpedidos) => sql`
  select p.uuid, p.campeonato_id, 'contestadas' as tarefa,
    case when k.lado = 'mesa' then 'mesa' else k.tipo end as detalhe, k.julgar_ate as ate,
    k.created_at as em
  from contestacoes k join partidas p on p.uuid = k.partida_uuid and p.estado = 'contestada'
  where k.campeonato_id = any(${ids}) and k.estado = 'aberta'
    and p.uuid <> all(${julgar}::uuid[])`;

/** Nobody speaks for the other side, or its time is over and silence does not confirm. */
const informes = (ids: readonly string[], { lancar }: JogosImpedidos) => sql`
  select p.uuid, p.campeonato_id, 'informes', case when v.fala then 'sem_resposta' else 'sem_voz' end,
    null::timestamptz, i.created_at
  from informes i join partidas p on p.uuid = i.partida_uuid and p.estado = 'informada'
  cross join lateral (select case when i.lado = 'mandante'
    then ${temQuemFale(sql`p.visitante_uuid`, sql`p.mandante_uuid`)}
    else ${temQuemFale(sql`p.mandante_uuid`, sql`p.visitante_uuid`)} end as fala) v
  where i.campeonato_id = any(${ids}) and i.estado = 'aberto'
    and p.uuid <> all(${lancar}::uuid[]) and (not v.fala or i.responde_ate < agora())`;

const ocorrencias = (ids: readonly string[]) => sql`
  select p.uuid, p.campeonato_id, 'ocorrencias', min(o.tipo), p.jogo_previsto_at, min(o.created_at)
  from ocorrencias o join partidas p on p.uuid = o.partida_uuid
    and case o.tipo when 'suspenso_jogou' then p.resultado ->> 'tipo' = 'placar' else not p.feita end
  where o.campeonato_id = any(${ids}) and o.resolvida_at is null
  group by p.uuid`;

const sugestoes = (ids: readonly string[], { lancar }: JogosImpedidos) => sql`
  select p.uuid, p.campeonato_id, 'sugestoes', s.regra, null::timestamptz, s.created_at
  from sugestoes s join partidas p on p.uuid = s.partida_uuid
  where s.campeonato_id = any(${ids}) and s.estado = 'aberta' and p.uuid <> all(${lancar}::uuid[])`;

/** One row for each match and kind of task, without those of who asks. */
export const daVida = (ids: readonly string[], impedido: JogosImpedidos): Sql => sql`
  ${contestadas(ids, impedido)} union all ${informes(ids, impedido)}
  union all ${ocorrencias(ids)} union all ${sugestoes(ids, impedido)}`;

export type EsperaDaVida = {
  uuid: string;
  tarefa: 'contestadas' | 'informes' | 'ocorrencias' | 'sugestoes';
  detalhe: NonNullable<Pendencias['jogos'][number]['detalhe']>;
  ate: string | null;
};

/** Those that have waited longest first. */
export const listDaVida = (
  tx: Tx,
  id: string,
  { impedido, limit }: { readonly impedido: JogosImpedidos; readonly limit: number },
): Promise<EsperaDaVida[]> =>
  tx.rows(sql`
    select uuid, tarefa, detalhe, ate from (${daVida([id], impedido)}) v
    order by ate nulls last, em, uuid limit ${limit}`);
