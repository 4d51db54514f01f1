import type { agendarPartida as endpoint } from '#contract/partidas.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { findPartida } from '#server/competicao/queries.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { avisarJogo } from './avisar-jogo.ts';
import { type Agenda, hasClash, hasLaterBefore, updateAgenda } from './queries.ts';

type Dia = { readonly uuid: string; readonly agenda: Agenda };

/** A day that the calendar speaks against is possible, for somebody who was told. */
async function requireAware(tx: Tx, { uuid, agenda }: Dia): Promise<void> {
  const { jogo_previsto_at: at, prazo_at } = agenda;
  if (!at) return;
  const isLate = prazo_at !== null && Date.parse(at) > Date.parse(prazo_at);
  if (!isLate && !(await hasLaterBefore(tx, { uuid, at }))) return;
  const key = isLate ? 'agenda.depois_do_prazo' : 'agenda.depois_da_fase';
  throw new AppError('estado_mudou', { text: { key }, data: { confirmar: true } });
}

const instant = (at: string | null) => (at === null ? null : Date.parse(at));

const isOtherTime = (before: string | null, after: string | null) =>
  instant(before) !== instant(after);

export const agendarPartida: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const found = await findPartida(services.db, params.uuid);
  if (!found) throw new AppError('nao_encontrado');
  const pedido = { id: found.campeonato_id, quem: quemE(visitor), acao: 'agendar' } as const;
  return escrever(services, pedido, async ({ tx, campeonato, registrar }) => {
    const partida = await findPartida(tx, params.uuid);
    if (!partida) throw new AppError('nao_encontrado');
    if (partida.versao !== body.versao) {
      throw new AppError('estado_mudou', { data: apresentarPartida(partida) });
    }
    const agenda = {
      jogo_previsto_at: body.jogo_previsto_at ?? null,
      prazo_at: body.prazo_at ?? null,
      estadio: body.estadio ?? null,
      local: body.local ?? null,
    };
    if (await hasClash(tx, { uuid: params.uuid, campeonatoId: campeonato.id, agenda })) {
      const key = 'campeonatos.agenda_conflito';
      throw new AppError('dados_invalidos', { validations: { estadio: { key } } });
    }
    if (!body.ciente) await requireAware(tx, { uuid: params.uuid, agenda });
    await updateAgenda(tx, params.uuid, agenda);
    const { jogo_previsto_at, prazo_at, estadio, local } = partida;
    const antes = { jogo_previsto_at, prazo_at, estadio, local };
    await registrar({ acao: 'agendar-partida', objeto: params.uuid, antes, depois: agenda });
    await atualizarQuadros(tx, campeonato);
    if (isOtherTime(jogo_previsto_at, agenda.jogo_previsto_at)) {
      await avisarJogo(tx, campeonato, { ...partida, ...agenda }, visitor?.user?.uuid);
    }
    return { data: apresentarPartida({ ...partida, ...agenda, versao: partida.versao + 1 }) };
  });
};
