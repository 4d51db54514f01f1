import type { mudarPadrao as endpoint } from '#contract/liga/vinculos.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { findNaLiga } from '#server/campeonatos/liga/por-na-liga.ts';
import { configuracaoParaRepetir } from '#server/campeonatos/liga/repetir.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { quemNaLiga } from '../acesso.ts';
import { escreverNaLiga } from '../escrever.ts';
import { savePadrao } from './padrao.ts';

export const mudarPadrao: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const { uuid } = params;
  const pedido = { uuid, quem: quemNaLiga(visitor), acao: 'editar' } as const;
  await escreverNaLiga(services, pedido, async ({ tx, registrar }) => {
    const id = body.campeonato;
    if (id !== null && (await findNaLiga(tx, id))?.liga_uuid !== uuid) {
      throw new AppError('nao_encontrado');
    }
    const model = id === null ? null : await requireCampeonato(tx, id, quemE(visitor), 'ver');
    await savePadrao(tx, uuid, model && { de: id, configuracao: configuracaoParaRepetir(model) });
    await registrar({ acao: 'mudar-padrao', ...(id && { objeto: id }) });
  });
  return undefined;
};
