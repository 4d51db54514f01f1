import { carregadorDaParte } from '#web/routes/campeonato/gerenciar/carregar.ts';
import { params } from '#web/routes/campeonato/pedido.ts';

export const carregarCaixa = carregadorDaParte('caixa', async (pedido) => {
  const [{ data: taxas, pagar_ate }, { data: caixa }] = await Promise.all([
    pedido.api('GET /api/campeonatos/:id/taxas', params(pedido)),
    pedido.api('GET /api/campeonatos/:id/caixa', params(pedido)),
  ]);
  return { taxas, caixa, pagar_ate, now: Date.now() };
});
