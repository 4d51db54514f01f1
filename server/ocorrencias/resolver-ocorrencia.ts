import type { resolverOcorrencia as endpoint } from '#contract/partida/ocorrencias.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { requirePartida } from '#server/partidas/require-partida.ts';
import { ocorrenciaVista } from './com-provas.ts';
import { findOcorrencia, resolveOcorrencia } from './queries.ts';

export const resolverOcorrencia: Handler<typeof endpoint> = async (services, call) => {
  const { params, visitor } = call;
  const partida = await requirePartida(services.db, params.uuid);
  const pedido = { id: partida.campeonato_id, quem: quemE(visitor), acao: 'agendar' } as const;
  return escrever(services, pedido, async ({ tx, registrar }) => {
    const found = await findOcorrencia(tx, params.uuid, params.ocorrencia);
    if (!found) throw new AppError('nao_encontrado');
    const { mandante, visitante } = partida;
    if ((await resolveOcorrencia(tx, found.uuid, visitor.user?.uuid ?? null)) > 0) {
      const linha = { objeto: params.uuid, lados: { mandante, visitante } };
      await registrar({ acao: 'resolver-ocorrencia', ...linha, depois: { tipo: found.tipo } });
    }
    const quem = { usuario: visitor.user?.uuid ?? null, organiza: true, partida };
    return { data: await ocorrenciaVista(tx, found.uuid, quem) };
  });
};
