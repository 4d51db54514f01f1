// Deletion can be undone for 30 days; then the row and all that belongs to it is removed for good.
import sql from 'sql-template-tag';
import type {
  excluirCampeonato as excluir,
  restaurarCampeonato as restaurar,
} from '#contract/campeonatos.ts';
import type { Tx } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemE } from './acesso.ts';
import { apresentarDeNovo } from './apresentar.ts';
import { escrever } from './escrever.ts';
import { requireRoomToReturn } from './limites.ts';
import { updateExcluido } from './queries.ts';

export const excluirCampeonato: Handler<typeof excluir> = async (services, { params, visitor }) => {
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'excluir' } as const;
  await escrever(services, pedido, async ({ tx, registrar }) => {
    await updateExcluido(tx, params.id, true);
    await registrar({ acao: 'excluir-campeonato' });
  });
  return undefined;
};

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

/** Called every hour. */
export async function removeDeleted(tx: Tx): Promise<number> {
  return tx.run(sql`delete from campeonatos where excluido_em < now() - interval '30 days'`);
}
