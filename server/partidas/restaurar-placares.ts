import type { restaurarPlacares as endpoint } from '#contract/partidas.ts';
import { quemE } from '#server/campeonatos/acesso.ts';
import { type Escrita, escrever } from '#server/campeonatos/escrever.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { aplicarResultado } from './aplicar-resultado.ts';
import { restauraveisDe } from './desfeitas.ts';

/** One put back may bring together again the sides of the next one: until none is left. */
async function restaurarTodos(escrita: Escrita): Promise<PartidaRow[]> {
  const done: PartidaRow[] = [];
  for (;;) {
    const [partida] = restauraveisDe((await escrita.carregado()).dados);
    if (!partida?.desfeito) return done;
    const { resultado, estado } = partida.desfeito;
    const oficial = { partida, lancado: { resultado, estado }, ciente: false, isRestored: true };
    done.push((await aplicarResultado(escrita, oficial)).partida);
  }
}

export const restaurarPlacares: Handler<typeof endpoint> = async (services, call) => {
  const { params, visitor } = call;
  const pedido = { id: params.id, quem: quemE(visitor), acao: 'lancar_placar' } as const;
  return escrever(services, pedido, async (escrita) => ({
    data: (await restaurarTodos(escrita)).map((partida) =>
      apresentarPartida(partida, escrita.campeonato.fases),
    ),
  }));
};
