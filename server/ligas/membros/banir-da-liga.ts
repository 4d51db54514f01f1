import type { banirDaLiga as endpoint } from '#contract/liga/membros.ts';
import { mandaEm } from '#regras/liga/permissoes.ts';
import { agora } from '#server/database/agora.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { pessoaNaLiga, quemNaLiga } from '../acesso.ts';
import { type EscritaNaLiga, escreverNaLiga } from '../escrever.ts';
import { avisarDaLiga } from './avisar.ts';
import {
  closePedidos,
  contarMembros,
  endMembro,
  findPapel,
  hasPessoa,
  upsertBanido,
} from './queries.ts';

async function requireFuturo({ tx }: EscritaNaLiga, ate: string | null): Promise<void> {
  if (ate === null || new Date(ate) > (await agora(tx))) return;
  throw new AppError('dados_invalidos', { validations: { ate: { key: 'ligas.ate_no_futuro' } } });
}

/** Whoever is in it is out with it, and what they asked is answered. The reason is read by the staff and by them. */
export const banirDaLiga: Handler<typeof endpoint> = async (services, call) => {
  const { params, body, user, visitor } = call;
  const { uuid, usuario } = params;
  const { motivo, ate = null } = body;
  const quem = quemNaLiga(visitor);
  await escreverNaLiga(services, { uuid, quem, acao: 'gerir_membros' }, async (escrita) => {
    const { tx, liga, registrar } = escrita;
    const papel = (await findPapel(tx, { liga: uuid, usuario }))?.papel ?? 'nenhum';
    if (usuario === user.uuid || !mandaEm(pessoaNaLiga(quem, liga.papel), papel)) {
      throw new AppError('proibido');
    }
    if (!(await hasPessoa(tx, usuario))) throw new AppError('nao_encontrado');
    await requireFuturo(escrita, ate ?? null);
    await endMembro(tx, { liga: uuid, usuario });
    await closePedidos(tx, { liga: uuid, usuario }, { estado: 'recusado', por: user.uuid });
    await contarMembros(tx, uuid);
    await upsertBanido(tx, { liga: uuid, usuario, motivo, ate: ate ?? null, por: user.uuid });
    const url = liga.visibilidade === 'privado' ? '/ligas' : undefined;
    const fato = { tipo: 'liga_banido', texto: 'ligas.aviso.banido', params: { motivo } } as const;
    await avisarDaLiga(escrita, { ...fato, para: { pessoas: [usuario] }, ...(url && { url }) });
    await registrar({ acao: 'banir', objeto: usuario, depois: { motivo, ate: ate ?? null } });
  });
  return undefined;
};
