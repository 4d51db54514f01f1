import type { decidirPedidoDaLiga as endpoint } from '#contract/liga/membros.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { quemNaLiga } from '../acesso.ts';
import { escreverNaLiga } from '../escrever.ts';
import { avisarDaLiga } from './avisar.ts';
import { admitir } from './entrar.ts';
import { closePedidos, findPedido } from './queries.ts';

/** Two of the staff may press at the same moment: the first decides, the second is told so if they differ. */
export const decidirPedidoDaLiga: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, user, visitor } = call;
  const { uuid, pedido: pedidoUuid } = params;
  const pedido = { uuid, quem: quemNaLiga(visitor), acao: 'gerir_membros' } as const;
  const estado = body.aceita ? 'aceito' : 'recusado';
  return escreverNaLiga(services, pedido, async (escrita) => {
    const { tx, registrar } = escrita;
    const found = await findPedido(tx, uuid, pedidoUuid);
    if (!found) throw new AppError('nao_encontrado');
    if (found.estado === estado) return { data: { estado } };
    if (found.estado !== 'aberto') throw new AppError('estado_mudou');
    const usuario = found.usuario_uuid;
    if (body.aceita) await admitir(escrita, usuario, user.uuid);
    else await closePedidos(tx, { liga: uuid, usuario }, { estado, por: user.uuid });
    const url = !body.aceita && escrita.liga.visibilidade === 'privado' ? '/ligas' : undefined;
    const fato = body.aceita
      ? ({ tipo: 'liga_aceito', texto: 'ligas.aviso.aceito' } as const)
      : ({ tipo: 'liga_recusado', texto: 'ligas.aviso.recusado' } as const);
    await avisarDaLiga(escrita, { ...fato, para: { pessoas: [usuario] }, ...(url && { url }) });
    await registrar({ acao: 'decidir-pedido', objeto: usuario, depois: { estado } });
    return { data: { estado } };
  });
};
