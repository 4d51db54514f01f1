import type { retirarOcorrencia as endpoint } from '#contract/partida/ocorrencias.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { escreverPeloLado } from '#server/vozes/escrever-pelo-lado.ts';
import { ocorrenciaVista } from './com-provas.ts';
import { findOcorrencia, resolveOcorrencia } from './queries.ts';

/** The server is up again, or they can come after all. A late call-off stays the one that the side had. */
export const retirarOcorrencia: Handler<typeof endpoint> = async (services, call) => {
  const { params, visitor } = call;
  return escreverPeloLado(services, { uuid: params.uuid, visitor }, async (pelo) => {
    const { escrita, partida, lado, por } = pelo;
    const { tx, registrar } = escrita;
    const found = await findOcorrencia(tx, partida.uuid, params.ocorrencia);
    if (!found) throw new AppError('nao_encontrado');
    if (found.lado !== lado || found.tipo === 'suspenso_jogou') {
      throw new AppError('proibido', { text: { key: 'acordo.recusa.do_outro' } });
    }
    if ((await resolveOcorrencia(tx, found.uuid, por)) === 0) {
      throw new AppError('estado_mudou', { text: { key: 'acordo.recusa.ja_resolvida' } });
    }
    const { uuid: objeto, mandante, visitante } = partida;
    const linha = { objeto, lados: { mandante, visitante }, depois: { tipo: found.tipo } };
    await registrar({ acao: 'retirar-ocorrencia', ...linha });
    const quem = { usuario: por, organiza: false, partida };
    return { data: await ocorrenciaVista(tx, found.uuid, quem) };
  });
};
