import type { mudarEstadoDaLiga as endpoint } from '#contract/liga/ligas.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemNaLiga } from './acesso.ts';
import { apresentarLigaDeNovo } from './apresentar.ts';
import { escreverNaLiga } from './escrever.ts';
import { requireVagaDeLiga } from './limites.ts';
import { updateEstadoDaLiga } from './queries.ts';

/** What comes back counts again against the plan of its owner. */
export const mudarEstadoDaLiga: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const quem = quemNaLiga(visitor);
  const pedido = { uuid: params.uuid, quem, acao: 'excluir' } as const;
  return escreverNaLiga(services, pedido, async ({ tx, liga, registrar }) => {
    const isOut = liga.arquivada_em !== null || liga.excluida_em !== null;
    if (body.estado === 'ativa' && isOut && liga.dono) await requireVagaDeLiga(tx, liga.dono.uuid);
    await updateEstadoDaLiga(tx, params.uuid, body.estado);
    await registrar({ acao: 'mudar-estado-da-liga', depois: body });
    return { data: await apresentarLigaDeNovo(tx, params.uuid, quem) };
  });
};
