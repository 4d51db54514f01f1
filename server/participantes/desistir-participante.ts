import type { desistirParticipante as endpoint } from '#contract/participantes.ts';
import { STATUS } from '#contract/status.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { escreverParticipante } from './escrever-participante.ts';
import { updateDesistencia } from './queries.ts';

/** Matches follow the rule of each phase; taking it back gives the table as it was. */
export const desistirParticipante: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const pedido = { uuid: params.uuid, visitor, quem: 'gere' } as const;
  return escreverParticipante(services, pedido, async (escrita) => {
    const { tx, campeonato, participante: row } = escrita;
    if (row.status !== STATUS.confirmado) {
      throw new AppError('estado_mudou', { text: { key: 'participantes.so_confirmado' } });
    }
    if (campeonato.estado !== 'andamento') {
      throw new AppError('estado_mudou', { text: { key: 'participantes.nao_comecou' } });
    }
    if (row.desistiu === body.desistiu) return;
    await updateDesistencia(tx, row.uuid, body.desistiu);
    const antes = { nome: row.nome, desistiu: row.desistiu };
    const depois = { nome: row.nome, desistiu: body.desistiu };
    await escrita.registrar({ acao: 'desistir-participante', objeto: row.uuid, antes, depois });
    await atualizarQuadros(tx, campeonato);
  });
};
