import type { entrarNaLiga as endpoint } from '#contract/liga/membros.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { exigirNaLiga, quemNaLiga } from '../acesso.ts';
import { apresentarLigaDeNovo } from '../apresentar.ts';
import { escreverNaLiga } from '../escrever.ts';
import { admitir, eMembro, pedirParaEntrar } from './entrar.ts';

/** Pressed twice it is done once: who is in, or has asked, gets the same answer. */
export const entrarNaLiga: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, user, visitor } = call;
  const quem = quemNaLiga(visitor);
  return escreverNaLiga(services, { uuid: params.uuid, quem, acao: 'ver' }, async (escrita) => {
    const { tx, liga, registrar } = escrita;
    if (!eMembro(escrita)) {
      exigirNaLiga(quem, liga, 'entrar');
      if (liga.entrada === 'convite') {
        throw new AppError('estado_mudou', { text: { key: 'ligas.so_convite' } });
      }
      if (liga.entrada === 'aberta') {
        await admitir(escrita, user.uuid, null);
        await registrar({ acao: 'entrar-na-liga', objeto: user.uuid });
      } else {
        await pedirParaEntrar(escrita, user, body.mensagem ?? '');
      }
    }
    return { data: await apresentarLigaDeNovo(tx, params.uuid, quem) };
  });
};
