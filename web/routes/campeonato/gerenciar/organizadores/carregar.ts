import type { Campeonato } from '#contract/campeonatos.ts';
import { carregadorDaParte } from '#web/routes/campeonato/gerenciar/carregar.ts';
import { type PedidoDaPagina, params } from '#web/routes/campeonato/pedido.ts';

/** Invitations are for who may make them. */
async function organizadoresDe(pedido: PedidoDaPagina, { acoes }: Campeonato) {
  const { api } = pedido;
  const convidam = acoes.includes('gerir_organizadores');
  const [{ data: organizadores }, { data: convites }] = await Promise.all([
    api('GET /api/campeonatos/:id/organizadores', params(pedido)),
    convidam
      ? api('GET /api/campeonatos/:id/organizadores/convites', params(pedido))
      : { data: [] },
  ]);
  return { organizadores, convites };
}

export const carregarOrganizadores = carregadorDaParte('organizadores', organizadoresDe);

type DaParte = Awaited<ReturnType<typeof organizadoresDe>>;

export type Organizador = DaParte['organizadores'][number];
export type Convite = DaParte['convites'][number];
