import type { cobrarPartida as endpoint } from '#contract/partidas.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { findPartida } from '#server/competicao/queries.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { avisarCobranca } from '#server/partidas/avisar-jogo.ts';
import { listCobrancas, marcarCobrada } from './queries.ts';

/** Pressed again within a day it changes nothing, and says when it was done. */
export const cobrarPartida: Handler<typeof endpoint> = async (services, call) => {
  const { params, visitor, user } = call;
  const found = await findPartida(services.db, params.uuid);
  if (!found) throw new AppError('nao_encontrado');
  const pedido = { id: found.campeonato_id, quem: quemE(visitor), acao: 'lancar_placar' } as const;
  return escrever(services, { ...pedido, novaVersao: false }, async (escrita) => {
    const { tx, campeonato, registrar } = escrita;
    const partida = await findPartida(tx, params.uuid);
    const [cobranca] = await listCobrancas(tx, [params.uuid], user.uuid);
    if (!partida || !cobranca?.atrasada) {
      throw new AppError('estado_mudou', { text: { key: 'campeonatos.cobranca_sem_atraso' } });
    }
    if (cobranca.pessoas === 0) {
      throw new AppError('estado_mudou', { text: { key: 'campeonatos.cobranca_sem_conta' } });
    }
    if (cobranca.recente && cobranca.cobrada_at) {
      return { data: { cobrada_at: cobranca.cobrada_at, avisados: 0 } };
    }
    const cobrada_at = await marcarCobrada(tx, params.uuid);
    const { mandante, visitante } = partida;
    await registrar({
      acao: 'cobrar-partida',
      objeto: params.uuid,
      lados: { mandante, visitante },
      antes: null,
      depois: { cobrada_at },
    });
    await avisarCobranca(tx, campeonato, partida, user.uuid);
    return { data: { cobrada_at, avisados: cobranca.pessoas } };
  });
};
