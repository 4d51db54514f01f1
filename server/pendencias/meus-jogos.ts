// Matches of a person that are not over, in all their championships or in one: what each asks of them as a player,
// and which of them they cannot enter or decide as an organiser. One statement for all of it.
import sql from 'sql-template-tag';
import type { MinhasPendencias } from '#contract/campeonato/pendencias.ts';
import type { Partida } from '#contract/partidas.ts';
import type { Fase, Regras } from '#regras/configuracao/fases.ts';
import { ehExtra } from '#regras/montagem/jogo-extra.ts';
import { STATUS } from '#regras/participantes/status.ts';
import { type TarefaComPrazo, tarefaDoJogador } from '#regras/pendencias/jogador.ts';
import { donoDecide } from '#regras/vida/movimentos.ts';
import type { EstadoDaPartida, LadoDoJogo, QuemDiz } from '#regras/vida/partida.ts';
import { VENCE } from '#server/competicao/vence.ts';
import type { Tx } from '#server/database/database.ts';
import { temQuemFale } from '#server/vozes/vozes.ts';

export type MeuJogoRow = {
  readonly uuid: string;
  readonly campeonato_id: string;
  readonly nome: string;
  readonly fases: Fase[];
  readonly quem_informa: Regras['quem_informa'];
  /** Owns the championship. */
  readonly dono: boolean;
  readonly estado: EstadoDaPartida;
  readonly mandante: string;
  readonly visitante: string;
  readonly em_casa: boolean;
  readonly fora: boolean;
  /** Accepted by both sides as the judge of its case. */
  readonly julga: boolean;
  readonly rival_fala: boolean;
  readonly agora: string;
  readonly vence: string | null;
  readonly jogo_previsto_at: string | null;
  readonly prazo_at: string | null;
  readonly vez: boolean;
  readonly perna: number;
  readonly informe_lado: LadoDoJogo | null;
  readonly responde_ate: string | null;
  readonly contestacao_lado: QuemDiz | null;
  readonly contestada_em: string | null;
  readonly julgar_ate: string | null;
  readonly indicacao_do_rival: boolean;
  readonly mudancas: number;
  readonly propostas_minhas: number;
  readonly proposta_do_rival: string | null;
};

/** Participants that somebody speaks for. A captain is led only to what everybody with the link can see. */
const meus = (usuario: string) => sql`
  select e.uuid, e.campeonato_id from participantes e
  where e.usuario_uuid = ${usuario} and e.status = ${STATUS.confirmado} and not e.convidado
  union
  select e.uuid, e.campeonato_id from jogadores j join participantes e on e.uuid = j.participante_uuid
  join campeonatos c on c.id = e.campeonato_id and c.visibilidade <> 'privado'
  where j.usuario_uuid = ${usuario} and j.papel is not null and j.saiu_em is null`;

/** `id`: of this championship alone. Those that are done only where they are contested. */
const listMeusJogos = (tx: Tx, usuario: string, id: string | null): Promise<MeuJogoRow[]> =>
  tx.rows(sql`
    with meus as materialized (${meus(usuario)}),
    julgados as materialized (
      select partida_uuid as partida from contestacoes
      where juiz_uuid = ${usuario} and estado = 'aberta'),
    jogos as (
      select p.uuid, p.campeonato_id, p.fase, p.rodada, p.ordem, p.perna, p.estado,
        p.jogo_previsto_at, p.prazo_at, p.mandante_uuid as mandante, p.visitante_uuid as visitante, ${VENCE} as vence,
        p.mandante_uuid = any(array(select uuid from meus)) as em_casa,
        p.visitante_uuid = any(array(select uuid from meus)) as fora,
        p.uuid = any(array(select partida from julgados)) as julga
      from partidas p
      where (p.mandante_uuid = any(array(select uuid from meus))
          or p.visitante_uuid = any(array(select uuid from meus))
          or p.uuid = any(array(select partida from julgados)))
        and (${id}::text is null or p.campeonato_id = ${id})
        and (not p.feita or p.estado = 'contestada') and p.decisao is null
        and p.mandante_uuid is not null and p.visitante_uuid is not null)
    select j.uuid, j.campeonato_id, c.nome, c.fases, c.regras ->> 'quem_informa' as quem_informa,
      c.dono_uuid = ${usuario} as dono, j.estado, j.perna, j.mandante, j.visitante, j.em_casa, j.fora, j.julga,
      agora() as agora, j.vence, j.jogo_previsto_at, j.prazo_at,
      case when j.em_casa then ${temQuemFale(sql`j.visitante`, sql`j.mandante`)}
        else ${temQuemFale(sql`j.mandante`, sql`j.visitante`)} end as rival_fala,
      j.estado = 'adiada' or row_number() over (
        partition by j.campeonato_id, j.em_casa or j.fora, j.em_casa and j.fora, j.estado = 'adiada'
        order by j.fase, j.rodada, j.ordem) = 1 as vez,
      i.lado as informe_lado, i.responde_ate,
      k.lado as contestacao_lado, k.created_at as contestada_em, k.julgar_ate,
      k.juiz_uuid is null and exists (select 1 from indicacoes n
        where n.contestacao_uuid = k.uuid and n.estado = 'aberta'
          and n.lado = case when j.em_casa then 'visitante' else 'mandante' end)
        as indicacao_do_rival,
      (select count(*) from informes m
        where m.partida_uuid = j.uuid and not m.antigo and m.estado in ('substituido', 'retirado')
          and m.lado = case when j.em_casa then 'mandante' else 'visitante' end) as mudancas,
      (select count(*) from propostas z
        where z.partida_uuid = j.uuid and z.estado = 'aberta' and z.horario > agora()
          and z.lado = case when j.em_casa then 'mandante' else 'visitante' end) as propostas_minhas,
      (select max(z.horario) from propostas z
        where z.partida_uuid = j.uuid and z.estado = 'aberta' and z.horario > agora()
          and z.lado = case when j.em_casa then 'visitante' else 'mandante' end)
        as proposta_do_rival
    from jogos j
    join campeonatos c on c.id = j.campeonato_id and c.estado = 'andamento'
      and c.excluido_em is null and c.arquivado_em is null
    left join informes i on i.partida_uuid = j.uuid and i.estado = 'aberto'
      and j.estado = 'informada'
    left join contestacoes k on k.partida_uuid = j.uuid and k.estado = 'aberta'
    order by j.campeonato_id, j.fase, j.rodada, j.ordem`);

const ms = (at: string | null) => at && Date.parse(at);

/** Who takes a place in the match judges it no more. */
const soJulga = ({ julga, em_casa, fora }: MeuJogoRow) => julga && !em_casa && !fora;

function tarefaDe(row: MeuJogoRow): TarefaComPrazo | null {
  if (soJulga(row)) return { tipo: 'julgar', ate: ms(row.julgar_ate) || null };
  // Who could speak for both sides speaks for neither.
  if (row.em_casa && row.fora) return null;
  const { informe_lado, contestacao_lado } = row;
  return tarefaDoJogador({
    ...{ estado: row.estado, lado: row.em_casa ? 'mandante' : 'visitante' },
    ...{ quemInforma: row.quem_informa, rivalFala: row.rival_fala, mudancas: row.mudancas },
    ...{
      agora: Date.parse(row.agora),
      vence: ms(row.vence) || null,
      prazo: ms(row.prazo_at) || null,
    },
    ...{ temDia: row.jogo_previsto_at !== null, vezDela: row.vez, extra: ehExtra(row) },
    informe: informe_lado && { lado: informe_lado, respondeAte: ms(row.responde_ate) || 0 },
    contestacao: contestacao_lado && {
      ...{ lado: contestacao_lado, julgarAte: ms(row.julgar_ate) || 0 },
      indicacaoDoRival: row.indicacao_do_rival,
    },
    propostas: { minhas: row.propostas_minhas, doRival: ms(row.proposta_do_rival) || null },
  });
}

/** As `joga_nao_lanca` in regras/vida/movimentos.ts. */
const naoLanca = ({ quem_informa, em_casa, fora, rival_fala }: MeuJogoRow) =>
  quem_informa !== 'organizador' && ((em_casa && fora) || rival_fala);

const naoJulga = ({ dono, contestada_em, agora }: MeuJogoRow) =>
  !(dono && contestada_em && donoDecide(Date.parse(contestada_em), Date.parse(agora)));

export type JogoDaPessoa = { readonly row: MeuJogoRow; readonly tarefa: TarefaComPrazo };

const quemE = (row: MeuJogoRow) =>
  soJulga(row) ? null : row.em_casa ? row.mandante : row.visitante;

/** Own tasks as they are shown; `partidaDe`: the match of an id, where it is still there. */
export const apresentarTarefas = (
  tarefas: readonly JogoDaPessoa[],
  partidaDe: (row: MeuJogoRow) => Partida | undefined,
): MinhasPendencias['tarefas'] =>
  tarefas.flatMap(({ row, tarefa: { tipo, ate } }) => {
    const partida = partidaDe(row);
    if (!partida) return [];
    return [
      {
        ...{ partida, tarefa: tipo, eu: quemE(row) },
        ate: ate === null ? null : new Date(ate).toISOString(),
        campeonato: { id: row.campeonato_id, nome: row.nome },
      },
    ];
  });

export type JogosDaPessoa = {
  readonly tarefas: readonly JogoDaPessoa[];
  /** Matches whose score, or whose case, is not this person's to enter or decide. */
  readonly impedido: { readonly lancar: readonly string[]; readonly julgar: readonly string[] };
};

export async function meusJogos(
  tx: Tx,
  usuario: string,
  id: string | null,
): Promise<JogosDaPessoa> {
  const rows = await listMeusJogos(tx, usuario, id);
  const played = rows.filter((row) => !soJulga(row));
  return {
    tarefas: rows.flatMap((row) => {
      const tarefa = tarefaDe(row);
      return tarefa ? [{ row, tarefa }] : [];
    }),
    impedido: {
      lancar: played.filter(naoLanca).map(({ uuid }) => uuid),
      julgar: played.filter(naoJulga).map(({ uuid }) => uuid),
    },
  };
}
