import type { removerMembroDaLiga as endpoint } from '#contract/liga/membros.ts';
import { mandaEm } from '#regras/liga/permissoes.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { pessoaNaLiga, quemNaLiga } from '../acesso.ts';
import { escreverNaLiga } from '../escrever.ts';
import { avisarDaLiga } from './avisar.ts';
import { contarMembros, endMembro, findPapel } from './queries.ts';

export const removerMembroDaLiga: Handler<typeof endpoint> = async (services, call) => {
  const { params, user, visitor } = call;
  const { uuid, usuario } = params;
  const quem = quemNaLiga(visitor);
  const isOwn = usuario === user.uuid;
  const acao = isOwn ? 'sair' : 'gerir_membros';
  await escreverNaLiga(services, { uuid, quem, acao }, async (escrita) => {
    const { tx, liga, registrar } = escrita;
    const membro = await findPapel(tx, { liga: uuid, usuario });
    if (!membro) throw new AppError('nao_encontrado');
    if (!isOwn && !mandaEm(pessoaNaLiga(quem, liga.papel), membro.papel)) {
      throw new AppError('proibido');
    }
    await endMembro(tx, { liga: uuid, usuario });
    await contarMembros(tx, uuid);
    if (!isOwn) {
      const url = liga.visibilidade === 'privado' ? '/ligas' : undefined;
      const fato = { tipo: 'liga_removido', texto: 'ligas.aviso.removido' } as const;
      await avisarDaLiga(escrita, { ...fato, para: { pessoas: [usuario] }, ...(url && { url }) });
    }
    const acaoNaTrilha = isOwn ? 'sair-da-liga' : 'remover-membro';
    await registrar({ acao: acaoNaTrilha, objeto: usuario, antes: membro });
  });
  return undefined;
};
