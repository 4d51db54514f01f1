import sql from 'sql-template-tag';
import type {
  adiarAgenda as adiar,
  gerarAgenda as gerar,
  marcarPrazo as marcar,
} from '#contract/agenda.ts';
import { rodadasJuntas } from '#regras/agenda/rodadas-juntas.ts';
import type { Fase, Regras } from '#regras/configuracao/fases.ts';
import { regrasEmVigor } from '#regras/configuracao/regras-em-vigor.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import {
  avisarParticipantes,
  type CampeonatoNomeado,
} from '#server/campeonatos/avisar-participantes.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { listPartidas, type PartidaRow } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { haveClash } from '#server/partidas/queries.ts';
import {
  type Horario,
  horariosDe,
  isTooClose,
  type Juntas,
  type PedidoDeAgenda,
} from './distribuir-datas.ts';

export async function saveHorarios(tx: Tx, rows: readonly Horario[]): Promise<void> {
  await tx.run(sql`
    update partidas p set jogo_previsto_at = h.jogo_previsto_at, prazo_at = h.prazo_at,
      estadio = h.estadio, confirmado_at = null, versao = p.versao + 1, updated_at = now()
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as h(uuid uuid, jogo_previsto_at timestamptz, prazo_at timestamptz, estadio text)
    where p.uuid = h.uuid`);
}

type Regrado = { readonly fases: readonly Fase[]; readonly regras: Regras };

async function findRegras(tx: Tx, campeonatoId: string): Promise<Regrado> {
  const row = await tx.first<Regrado>(sql`
    select fases, regras from campeonatos where id = ${campeonatoId}`);
  return { fases: row?.fases ?? [], regras: regrasEmVigor(row?.regras ?? {}) };
}

const juntasDe =
  ({ fases, regras }: Regrado): Juntas =>
  (n) => {
    const fase = fases[n - 1];
    return fase ? rodadasJuntas(regras, fase) : 1;
  };

/** Swiss rounds that are paired later keep their place, so that no phase after them takes their days. */
function porEmparelhar(fases: readonly Fase[], partidas: readonly PartidaRow[]): PartidaRow[] {
  const [any] = partidas;
  if (!any) return [];
  return fases.flatMap((config, index) => {
    if (config.tipo !== 'suico') return [];
    const fase = index + 1;
    const own = partidas.filter((partida) => partida.fase === fase);
    const paired = Math.max(0, ...own.map(({ rodada }) => rodada));
    const left = Array.from({ length: config.rodadas - paired }, (_, n) => paired + n + 1);
    // Something that is over takes the place of a round and gets no date.
    const over = { ...any, fase, perna: 1, resultado: { kind: 'cancelled' } as const };
    return left.map((rodada) => ({ ...over, rodada }));
  });
}

/** Gives dates to every match without a result; how many got one. */
export async function aplicarAgenda(
  tx: Tx,
  campeonatoId: string,
  pedido: PedidoDeAgenda,
): Promise<number> {
  const partidas = await listPartidas(tx, campeonatoId);
  const regrado = await findRegras(tx, campeonatoId);
  const wanted = [
    ...partidas.filter(({ vaga_visitante }) => vaga_visitante.kind !== 'bye'),
    ...porEmparelhar(regrado.fases, partidas),
  ];
  const rows = horariosDe(pedido, wanted, juntasDe(regrado));
  await saveHorarios(tx, rows);
  return rows.length;
}

const avisarCalendario = (
  tx: Tx,
  campeonato: CampeonatoNomeado,
  visitor: Parameters<typeof quemE>[0],
) =>
  avisarParticipantes(tx, campeonato, {
    aviso: 'calendario',
    por: quemE(visitor).user?.uuid,
  });

const OPEN = sql`not feita
  and coalesce(jogo_previsto_at, prazo_at) is not null`;

/** Dates that people may have noted down are replaced only by somebody who knows how many. */
async function requireAware(tx: Tx, campeonatoId: string): Promise<void> {
  const row = await tx.first<{ n: number }>(sql`
    select count(*)::int as n from partidas where campeonato_id = ${campeonatoId} and ${OPEN}`);
  if (!row?.n) return;
  const text = { key: 'agenda.troca_datas', params: { n: row.n } } as const;
  throw new AppError('estado_mudou', { text, data: { confirmar: true } });
}

export const gerarAgenda: Handler<typeof gerar> = async (services, { params, body, visitor }) => {
  const { ciente, ...wanted } = body;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'agendar' } as const;
  return escrever(services, pedido, async ({ tx, campeonato, registrar }) => {
    if (isTooClose(wanted)) {
      const key = 'agenda.horarios_juntos';
      throw new AppError('dados_invalidos', { validations: { horarios: { key } } });
    }
    if (!ciente) await requireAware(tx, params.id);
    const partidas = await aplicarAgenda(tx, params.id, wanted);
    await atualizarQuadros(tx, campeonato);
    await registrar({ acao: 'gerar-agenda', depois: wanted });
    if (partidas > 0) await avisarCalendario(tx, campeonato, visitor);
    return { data: { partidas } };
  });
};

/** Which matches a shift moves. */
function alcance({ fase, rodada, so_esta, desde }: Call<typeof adiar>['body']) {
  if (desde) return sql`coalesce(jogo_previsto_at, prazo_at) >= ${desde}`;
  return so_esta
    ? sql`(fase, rodada) = (${fase}, ${rodada})`
    : sql`(fase, rodada) >= (${fase}, ${rodada})`;
}

export const adiarAgenda: Handler<typeof adiar> = async (services, { params, body, visitor }) => {
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'agendar' } as const;
  return escrever(services, pedido, async ({ tx, campeonato, registrar }) => {
    const moved = await tx.rows<{ uuid: string }>(sql`
      update partidas set jogo_previsto_at = jogo_previsto_at + make_interval(days => ${body.dias}),
        prazo_at = prazo_at + make_interval(days => ${body.dias}), versao = versao + 1,
        updated_at = now()
      where campeonato_id = ${params.id} and ${OPEN} and ${alcance(body)} returning uuid`);
    const uuids = moved.map(({ uuid }) => uuid);
    if (await haveClash(tx, params.id, uuids)) {
      const key = 'campeonatos.agenda_conflito';
      throw new AppError('dados_invalidos', { validations: { dias: { key } } });
    }
    const partidas = moved.length;
    if (partidas > 0) {
      await atualizarQuadros(tx, campeonato);
      await registrar({ acao: 'adiar-agenda', depois: body });
      await avisarCalendario(tx, campeonato, visitor);
    }
    return { data: { partidas } };
  });
};

export const marcarPrazo: Handler<typeof marcar> = async (services, { params, body, visitor }) => {
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'agendar' } as const;
  return escrever(services, pedido, async ({ tx, campeonato, registrar }) => {
    const partidas = await tx.run(sql`
      update partidas set prazo_at = ${body.prazo_at}, versao = versao + 1, updated_at = now()
      where campeonato_id = ${params.id} and not feita
        and estado <> 'adiada' and (fase, rodada) = (${body.fase}, ${body.rodada})`);
    await atualizarQuadros(tx, campeonato);
    await registrar({ acao: 'marcar-prazo', depois: body });
    if (partidas > 0) await avisarCalendario(tx, campeonato, visitor);
    return { data: { partidas } };
  });
};
