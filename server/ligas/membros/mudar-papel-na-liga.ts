import type { mudarPapelNaLiga as endpoint } from '#contract/liga/membros.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { quemNaLiga } from '../acesso.ts';
import { escreverNaLiga } from '../escrever.ts';
import { avisarDaLiga } from './avisar.ts';
import { findPapel, upsertMembro } from './queries.ts';

export const mudarPapelNaLiga: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, visitor } = call;
  const { uuid, usuario } = params;
  const pedido = { uuid, quem: quemNaLiga(visitor), acao: 'gerir_admins' } as const;
  return escreverNaLiga(services, pedido, async (escrita) => {
    const { tx, registrar } = escrita;
    const membro = await findPapel(tx, { liga: uuid, usuario });
    if (!membro) throw new AppError('nao_encontrado');
    // The liga changes hands by an offer alone.
    if (membro.papel === 'dono') throw new AppError('proibido');
    if (membro.papel === body.papel) return { data: body };
    await upsertMembro(tx, { liga: uuid, usuario, papel: body.papel });
    if (body.papel === 'admin') {
      const fato = { tipo: 'liga_admin', texto: 'ligas.aviso.admin' } as const;
      await avisarDaLiga(escrita, { ...fato, para: { pessoas: [usuario] } });
    }
    await registrar({ acao: 'mudar-papel', objeto: usuario, antes: membro, depois: body });
    return { data: body };
  });
};
