import type { retirarOfertaDaLiga as endpoint } from '#contract/liga/membros.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { exigirNaLiga, quemNaLiga } from '../acesso.ts';
import { escreverNaLiga } from '../escrever.ts';
import { deleteOferta } from './queries.ts';

/** Who offered it takes it back; to whom it was offered, says no. */
export const retirarOfertaDaLiga: Handler<typeof endpoint> = async (services, call) => {
  const { params, visitor } = call;
  const quem = quemNaLiga(visitor);
  const pedido = { uuid: params.uuid, quem, acao: 'ver' } as const;
  await escreverNaLiga(services, pedido, async ({ tx, liga, registrar }) => {
    const isMine = liga.oferta?.minha === true;
    if (!isMine) exigirNaLiga(quem, liga, 'transferir');
    if (!liga.oferta) return;
    await deleteOferta(tx, params.uuid);
    const acao = isMine ? 'recusar-liga' : 'retirar-oferta';
    await registrar({ acao, objeto: liga.oferta.para.uuid });
  });
  return undefined;
};
