import type { aceitarHistorico as endpoint } from '#contract/pessoa/juncoes.ts';
import { SISTEMA } from '#server/campeonatos/autor.ts';
import { escreverEm } from '#server/campeonatos/escrever.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { emTransacao } from '#server/saida/em-transacao.ts';
import {
  findRecebida,
  hasEncontro,
  listCampeonatosJogados,
  movePresencas,
  takeJuncao,
} from './queries.ts';

/**
 * Only the history moves: places that are taken and what the other account organises stay with it. Each championship is
 * written as by any change, so rankings follow.
 */
export const aceitarHistorico: Handler<typeof endpoint> = async (services, { params, user }) =>
  emTransacao(services, async (tx) => {
    const found = await findRecebida(tx, params.uuid, user.uuid);
    if (!found || !(await takeJuncao(tx, params.uuid))) throw new AppError('nao_encontrado');
    const { de_uuid: de } = found;
    if (await hasEncontro(tx, de, user.uuid)) {
      throw new AppError('estado_mudou', { text: { key: 'perfil.juncao.encontro' } });
    }
    const played = await listCampeonatosJogados(tx, de);
    let partidas = 0;
    for (const { id } of played) {
      await escreverEm(tx, { id, autor: SISTEMA, acao: 'excluir' }, async () => {
        partidas += await movePresencas(tx, { campeonato: id, de, para: user.uuid });
      });
    }
    return { data: { partidas } };
  });
