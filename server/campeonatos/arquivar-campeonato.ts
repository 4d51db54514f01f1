import type { arquivarCampeonato as endpoint } from '#contract/campeonatos.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { quemE } from './acesso.ts';
import { apresentarDeNovo } from './apresentar.ts';
import { escrever } from './escrever.ts';
import { requireRoomToReturn } from './limites.ts';
import { updateArquivado } from './queries.ts';

export const arquivarCampeonato: Handler<typeof endpoint> = async (
  all,
  { params, body, visitor },
) => {
  const quem = quemE(visitor);
  const pedido = { id: params.id, quem, acao: 'mudar_estado' } as const;
  await escrever(all, pedido, async ({ tx, campeonato, registrar }) => {
    if (!body.arquivado) await requireRoomToReturn(tx, campeonato, { arquivado_em: null });
    await updateArquivado(tx, params.id, body.arquivado);
    await registrar({ acao: 'arquivar-campeonato', depois: body });
  });
  return { data: await apresentarDeNovo(all.db, params.id, quem) };
};
