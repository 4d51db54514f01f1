// What waits for the organiser, as the server reckons it.

import { carregadorDaParte } from '#web/routes/campeonato/gerenciar/carregar.ts';
import type { DaAba } from '#web/routes/campeonato/pagina.ts';
import { params } from '#web/routes/campeonato/pedido.ts';

export const carregarPainel = carregadorDaParte('painel', async (pedido, campeonato) => {
  const counts = campeonato.acoes.includes('avisar') && campeonato.estado !== 'rascunho';
  const [{ data }, aberturas] = await Promise.all([
    pedido.api('GET /api/campeonatos/:id/pendencias', params(pedido)),
    counts ? pedido.api('GET /api/campeonatos/:id/aberturas', params(pedido)) : null,
  ]);
  return { tarefas: data, aberturas: aberturas?.data ?? null, now: Date.now() };
});

export type DadosDoPainel = DaAba<typeof carregarPainel>;
