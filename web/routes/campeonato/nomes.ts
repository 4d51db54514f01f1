// Names for what a tab shows. Only participants that are seen are sent along: a championship may have
// hundreds.
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Confronto } from '#contract/chaveamento.ts';
import { apelidosDe, confrontosCitados } from '#regras/montagem/apelidos.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import { number, type PedidoDaPagina, params } from './pedido.ts';

type Nomeado = Pick<Confronto, 'id' | 'etapa'>;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

export async function todosDe(pedido: PedidoDaPagina) {
  return (await pedido.api('GET /api/campeonatos/:id/participantes', params(pedido))).data;
}

export async function chaveDe(pedido: PedidoDaPagina, fase = number(pedido.search.get('fase'))) {
  const asked = { ...params(pedido), query: { fase } };
  return (await pedido.api('GET /api/campeonatos/:id/chaveamento', asked)).data;
}

/** Names of the ties that the shown matches wait for. */
async function apelidos(
  dados: unknown,
  pedido: PedidoDaPagina,
  { fases }: Campeonato,
  known: readonly Nomeado[] | undefined,
) {
  const needed = confrontosCitados(dados);
  if (needed.size === 0) return {};
  const bracket = fases.findLastIndex((fase) => !('tabela' in fase)) + 1;
  return apelidosDe(known ?? (await chaveDe(pedido, bracket)).confrontos, needed);
}

/** What a tab shows, with the names of all who are in it. */
export async function comNomes<Dados>(
  pedido: PedidoDaPagina,
  campeonato: Campeonato,
  dados: Dados,
  confrontos?: readonly Nomeado[],
) {
  const seen = new Set(JSON.stringify(dados).match(UUID) ?? []);
  const gente: Record<string, Gente[string]> = {};
  for (const { uuid, nome, time_nome, sigla, escudo } of await todosDe(pedido)) {
    if (seen.has(uuid)) gente[uuid] = { nome, time_nome, sigla, escudo };
  }
  return {
    dados,
    gente: gente as Gente,
    confrontos: await apelidos(dados, pedido, campeonato, confrontos),
    now: Date.now(),
  };
}
