import { comNomes } from '#web/routes/campeonato/nomes.ts';
import {
  carregadorDaAba,
  number,
  type PedidoDaPagina,
  params,
} from '#web/routes/campeonato/pedido.ts';
import { punicoesDe } from '#web/routes/campeonato/punicao/carregar.ts';

const POINTS = 'pontos';

async function porque(pedido: PedidoDaPagina, fase: number) {
  const participante = pedido.search.get('porque');
  if (!participante) return null;
  const query = { fase, participante };
  const { data } = await pedido.api('GET /api/campeonatos/:id/classificacao/explicacao', {
    ...params(pedido),
    query,
  });
  return { participante, ...data };
}

async function tabelaDe(pedido: PedidoDaPagina) {
  const { api, search } = pedido;
  const mando = search.get('mando');
  const query = {
    fase: number(search.get('fase')),
    ate_rodada: number(search.get('ate')),
    mando: mando === 'casa' || mando === 'fora' ? (mando as 'casa' | 'fora') : undefined,
  };
  const { data } = await api('GET /api/campeonatos/:id/classificacao', {
    ...params(pedido),
    query,
  });
  // Points belong to a table; whatever else somebody was punished with, to all of them.
  const punicoes = (await punicoesDe(pedido)).filter(
    ({ fase, tipo }) => tipo !== POINTS || fase === data.fase,
  );
  return { ...data, punicoes, porque: await porque(pedido, data.fase) };
}

export const carregarClassificacao = carregadorDaAba('classificacao', async (pedido, campeonato) =>
  comNomes(pedido, campeonato, await tabelaDe(pedido)),
);

export type DadosDaTabela = Awaited<ReturnType<typeof tabelaDe>>;
