import type { desfazerSorteio as desfazer } from '#contract/sorteio.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { escrever } from '#server/campeonatos/escrever.ts';
import { updateEstado } from '#server/campeonatos/queries.ts';
import { atualizarQuadros } from '#server/competicao/atualizar-quadros.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { retirarTodas } from '#server/informes/partida-mudou.ts';
import { deletePartidas, listSorteios } from './queries.ts';
import { semAcaso } from './sem-acaso.ts';
import { requireDrawable } from './sorteio-possivel.ts';

export const desfazerSorteio: Handler<typeof desfazer> = async (services, { params, visitor }) => {
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'sortear' } as const;
  await escrever(services, pedido, async ({ tx, campeonato, registrar }) => {
    const { estado } = campeonato;
    requireDrawable(campeonato);
    if (!campeonato.tem_partidas) return;
    await retirarTodas(tx, params.id);
    await deletePartidas(tx, params.id);
    await atualizarQuadros(tx, campeonato);
    if (estado === 'andamento') await updateEstado(tx, params.id, 'inscricoes');
    const last = (await listSorteios(tx, params.id)).find(({ realizado_em }) => realizado_em);
    await registrar({ acao: last && semAcaso(last) ? 'desfazer-jogos' : 'desfazer-sorteio' });
  });
  return undefined;
};
