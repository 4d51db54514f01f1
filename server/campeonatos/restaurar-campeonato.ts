import type { restaurarCampeonato as restaurar } from '#contract/campeonatos.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemE } from './acesso.ts';
import { apresentarDeNovo } from './apresentar.ts';
import { escrever } from './escrever.ts';
import { requireRoomToReturn } from './limites.ts';
import { updateExcluido } from './queries.ts';

export const restaurarCampeonato: Handler<typeof restaurar> = async (services, call) => {
  const { params, visitor } = call;
  const quem = quemE(visitor);
  await escrever(services, { id: params.id, quem, acao: 'excluir' }, async (escrita) => {
    const { tx, campeonato, registrar } = escrita;
    await requireRoomToReturn(tx, campeonato, { excluido_em: null });
    await updateExcluido(tx, params.id, false);
    await registrar({ acao: 'restaurar-campeonato' });
  });
  return { data: await apresentarDeNovo(services.db, params.id, quem) };
};
