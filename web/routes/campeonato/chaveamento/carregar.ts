import { temTabela } from '#web/routes/campeonato/abas-do-campeonato.ts';
import { chaveDe, comNomes } from '#web/routes/campeonato/nomes.ts';
import { carregadorDaAba } from '#web/routes/campeonato/pedido.ts';
import { punicoesDe } from '#web/routes/campeonato/punicao/carregar.ts';

export const carregarChaveamento = carregadorDaAba('chaveamento', async (pedido, campeonato) => {
  const chave = await chaveDe(pedido);
  // Where no table tells them.
  const punicoes = temTabela(campeonato) ? [] : await punicoesDe(pedido);
  return comNomes(pedido, campeonato, { chave, punicoes }, chave.confrontos);
});
