// A result that was saved and whose answer was lost is sent again by who entered it. It stands already: the
// answer is the first one, and neither match nor trail change.
import { isDeepStrictEqual } from 'node:util';
import type { lancarPlacar } from '#contract/partidas.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { assentar } from '#server/competicao/assentar.ts';
import { carregarDados, estadoDe } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import type { Call } from '#server/http/endpoint.ts';
import { isSameTime } from './agendamento-repetido.ts';
import { comPartida, consequenciaDe, type Impacto } from './impacto.ts';
import { findUltimoLancamento, type LancamentoGuardado } from './queries.ts';
import { lancadoDe } from './resultado.ts';

type Corpo = Call<typeof lancarPlacar>['body'];

/** What the trail keeps of an entry, and tells two of them apart by. */
const entradaDe = ({ lancamento, motivo }: Corpo) => ({
  ...lancadoDe(lancamento),
  ...(motivo && { motivo }),
});

/** This person entered just this, on the version that they send again. */
function isSame(
  { usuario_uuid, antes, depois }: LancamentoGuardado,
  { quem }: Escrita,
  body: Corpo,
) {
  const { desfeitas: _, ...entrada } = depois;
  const isTheirs = usuario_uuid !== null && usuario_uuid === quem.user?.uuid;
  return isTheirs && antes.versao === body.versao && isDeepStrictEqual(entrada, entradaDe(body));
}

/** As it was told the first time: the championship with the result before against the one with this. */
async function impactoContado(
  { tx, campeonato }: Escrita,
  { uuid, resultado }: PartidaRow,
  { antes, depois: { desfeitas = [] } }: LancamentoGuardado,
): Promise<Impacto> {
  const dados = comPartida(await carregarDados(tx, campeonato), uuid, {
    resultado: antes.resultado,
  });
  const { estado } = assentar(estadoDe(dados));
  const tentado = estadoDe(comPartida(estado.dados, uuid, { resultado }));
  const { posicoes, partidas } = consequenciaDe(estado, tentado).impacto;
  const lost = desfeitas.map((desfeita) => desfeita.uuid);
  const moved = new Set([...partidas.map((partida) => partida.uuid), ...lost]);
  return {
    posicoes,
    partidas: [...moved].map((id) => ({ uuid: id, perde_resultado: lost.includes(id) })),
  };
}

/** What the entry moved; undefined when this is a new one, or when something else stands by now. */
export async function lancamentoRepetido(
  escrita: Escrita,
  partida: PartidaRow,
  body: Corpo,
): Promise<Impacto | undefined> {
  if (partida.versao === body.versao) return undefined;
  const ultimo = await findUltimoLancamento(escrita.tx, escrita.campeonato.id, partida.uuid);
  if (!ultimo || !isSame(ultimo, escrita, body)) return undefined;
  const { resultado, estado, adiada_para: at } = ultimo.depois;
  const isThatDay = at === undefined || isSameTime(partida.jogo_previsto_at, at);
  const stands =
    isThatDay && partida.estado === estado && isDeepStrictEqual(partida.resultado, resultado);
  return stands ? impactoContado(escrita, partida, ultimo) : undefined;
}
