import type { aceitarConviteDaLiga as endpoint } from '#contract/liga/convites.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { hashToken } from '#server/http/session.ts';
import { exigirNaLiga, quemNaLiga } from '../acesso.ts';
import { escreverNaLiga } from '../escrever.ts';
import { admitir, eMembro, pedirParaEntrar } from '../membros/entrar.ts';
import { findCartaoDaLiga } from '../queries.ts';
import { countUso, findPorToken } from './queries.ts';

const ended = () => new AppError('estado_mudou', { text: { key: 'ligas.convite_acabou' } });

/** The link lets in whom the liga itself would not; not whom it sent away, nor while it rests in the archive. */
export const aceitarConviteDaLiga: Handler<typeof endpoint> = async (services, call) => {
  const { body, user, visitor } = call;
  const hash = hashToken(body.token);
  const found = await findPorToken(services.db, hash);
  if (!found) throw ended();
  const quem = quemNaLiga(visitor);
  const pedido = { uuid: found.liga_uuid, quem, acao: 'convite' } as const;
  return escreverNaLiga(services, pedido, async (escrita) => {
    const { tx, liga, registrar } = escrita;
    // It may have been ended while this waited for the liga.
    const convite = await findPorToken(tx, hash);
    if (!convite) throw ended();
    if (!eMembro(escrita)) {
      exigirNaLiga(quem, { ...liga, visibilidade: 'publico' }, 'entrar');
      if (convite.direto) await admitir(escrita, user.uuid, null);
      else await pedirParaEntrar(escrita, user, '');
      await countUso(tx, convite.uuid);
      if (convite.direto) await registrar({ acao: 'entrar-por-convite', objeto: user.uuid });
    }
    const cartao = await findCartaoDaLiga(tx, liga.uuid);
    if (!cartao) throw new AppError('nao_encontrado');
    const isIn = convite.direto || eMembro(escrita);
    return { data: { liga: cartao, situacao: isIn ? 'dentro' : 'pediu' } };
  });
};
