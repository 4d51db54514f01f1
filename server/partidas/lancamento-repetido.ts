// A result that was saved and whose answer was lost is sent again by who entered it. It stands already: the
// answer is the first one, and neither match nor trail change.
import { isDeepStrictEqual } from 'node:util';
import type { lancarPlacar } from '#contract/partidas.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Call } from '#server/http/endpoint.ts';
import { isSameTime } from './agendamento-repetido.ts';
import { acharEnvio, type Envio } from './envios.ts';
import type { Impacto } from './impacto.ts';
import { lancadoDe } from './resultado.ts';

type Corpo = Call<typeof lancarPlacar>['body'];

export const envioDe = (partida: string, { versao, lancamento, motivo }: Corpo): Envio => ({
  ...{ partida, versao },
  tipo: 'placar',
  pedido: { lancamento, motivo: motivo ?? null },
});

/** Whether the match is still as this entry made it. */
function stands(partida: PartidaRow, { lancamento }: Corpo): boolean {
  const { resultado, estado, adiada_para: at } = lancadoDe(lancamento);
  const isThatDay = at === undefined || isSameTime(partida.jogo_previsto_at, at);
  return isThatDay && partida.estado === estado && isDeepStrictEqual(partida.resultado, resultado);
}

/** What the entry moved; undefined when this is a new one, or when something else stands by now. */
export async function lancamentoRepetido(
  escrita: Escrita,
  partida: PartidaRow,
  body: Corpo,
): Promise<Impacto | undefined> {
  if (partida.versao === body.versao || !stands(partida, body)) return undefined;
  return (await acharEnvio(escrita, envioDe(partida.uuid, body)))?.impacto ?? undefined;
}
