import type { agendarPartida as endpoint } from '#contract/partidas.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import { findPartida } from '#server/competicao/queries.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { envioDaAgenda, isAgendamentoRepetido, isSameTime } from './agendamento-repetido.ts';
import { avisarJogo } from './avisar-jogo.ts';
import { requireAware, requireVenue } from './dia-do-jogo.ts';
import { guardarEnvio } from './envios.ts';
import { type HorarioDaPartida, updateAgenda } from './queries.ts';

const agendaDe = (body: Call<typeof endpoint>['body']): HorarioDaPartida => ({
  jogo_previsto_at: body.jogo_previsto_at ?? null,
  prazo_at: body.prazo_at ?? null,
  estadio: body.estadio ?? null,
  local: body.local ?? null,
});

export const agendarPartida: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const found = await findPartida(services.db, params.uuid);
  if (!found) throw new AppError('nao_encontrado');
  const pedido = { id: found.campeonato_id, quem: quemE(visitor), acao: 'agendar' } as const;
  return escrever(services, pedido, async (escrita) => {
    const { tx, campeonato, registrar } = escrita;
    const partida = await findPartida(tx, params.uuid);
    if (!partida) throw new AppError('nao_encontrado');
    const agenda = agendaDe(body);
    const sent = { versao: body.versao, agenda };
    if (await isAgendamentoRepetido(escrita, partida, sent)) {
      return { data: apresentarPartida(partida, campeonato.fases) };
    }
    if (partida.versao !== body.versao) {
      throw new AppError('estado_mudou', { data: apresentarPartida(partida, campeonato.fases) });
    }
    const dia = { uuid: params.uuid, campeonatoId: campeonato.id, agenda };
    await requireVenue(tx, dia, 'estadio');
    if (!body.ciente) await requireAware(tx, dia);
    await updateAgenda(tx, params.uuid, agenda);
    await guardarEnvio(escrita, envioDaAgenda(params.uuid, sent));
    const { jogo_previsto_at, prazo_at, estadio, local, versao } = partida;
    const antes = { jogo_previsto_at, prazo_at, estadio, local, versao };
    const { mandante, visitante } = partida;
    const linha = { objeto: params.uuid, lados: { mandante, visitante }, antes, depois: agenda };
    await registrar({ acao: 'agendar-partida', ...linha });
    await atualizarQuadros(tx, campeonato);
    if (!isSameTime(jogo_previsto_at, agenda.jogo_previsto_at)) {
      await avisarJogo(tx, campeonato, { ...partida, ...agenda }, { por: visitor?.user?.uuid });
    }
    const after = (await findPartida(tx, params.uuid)) ?? partida;
    return { data: apresentarPartida(after, campeonato.fases) };
  });
};
