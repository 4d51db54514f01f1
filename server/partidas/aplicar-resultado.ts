// The only way in which a score becomes official, whoever brings it: an organiser, and later both sides, a
// clock, a score link or an import. Who brings it decides before whether they may; here is decided whether
// the rules take it, what follows from it, and that the trail tells it.
import type { DesfechoDoPlacar } from '#contract/partidas.ts';
import type { Escrita } from '#server/campeonatos/escrever.ts';
import { reabrir } from '#server/campeonatos/reabrir.ts';
import { type DadosDoCampeonato, estadoDe } from '#server/competicao/estado.ts';
import { gravar } from '#server/competicao/gravar.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';
import { AppError } from '#server/http/errors.ts';
import { desfechoDe } from './desfecho.ts';
import { comPartida, consequenciaDe, type Impacto } from './impacto.ts';
import { requireDecided } from './penaltis.ts';
import type { Lancado } from './resultado.ts';

export type Oficial = {
  readonly partida: PartidaRow;
  readonly lancado: Lancado;
  /** What the trail keeps beside the result. */
  readonly motivo?: string | undefined;
  /** Agrees that later results are undone. */
  readonly ciente: boolean;
  /** It had this result before a correction elsewhere undid it. */
  readonly isRestored?: boolean;
};

type Aplicado = {
  /** As it is now; an extra match that nobody needs any more is gone with its result. */
  readonly partida: PartidaRow;
  readonly impacto: Impacto;
  readonly desfecho: DesfechoDoPlacar;
};

const isoOf = (at: string | null) => (at === null ? null : new Date(at).toISOString());

/** What a result changes about its match. One that is put off leaves the deadline of its round. */
export function mudancaDe({ resultado, estado, adiada_para: at }: Lancado): Partial<PartidaRow> {
  // With a result of its own it has none to be put back.
  if (at === undefined) return { resultado, estado, ...(resultado && { desfeito: null }) };
  return { resultado, estado, jogo_previsto_at: isoOf(at), confirmado_at: null, prazo_at: null };
}

/** Later results are undone only by somebody who saw which ones. */
function requireAware(impacto: Impacto, ciente: boolean): void {
  const loses = impacto.partidas.some(({ perde_resultado }) => perde_resultado);
  if (!loses || ciente) return;
  throw new AppError('estado_mudou', { text: { key: 'campeonatos.placar_desfaz' }, data: impacto });
}

/** Those that lost their result, as they were: to be listed, and to be put back one day. */
function desfeitasDe({ partidas }: DadosDoCampeonato, uuids: readonly string[]) {
  return partidas
    .filter(({ uuid }) => uuids.includes(uuid))
    .map(({ uuid, mandante, visitante, resultado, estado }) => ({
      ...{ uuid, mandante, visitante, resultado, estado },
    }));
}

async function contar(
  { registrar }: Escrita,
  { partida, lancado, motivo, isRestored }: Oficial,
  desfeitas: ReturnType<typeof desfeitasDe>,
): Promise<void> {
  const { resultado, estado, versao, jogo_previsto_at, prazo_at, mandante, visitante } = partida;
  const isPutOff = lancado.adiada_para !== undefined;
  await registrar({
    acao: isRestored ? 'restaurar-placar' : resultado ? 'corrigir-placar' : 'lancar-placar',
    objeto: partida.uuid,
    lados: { mandante, visitante },
    antes: { resultado, estado, versao, ...(isPutOff && { jogo_previsto_at, prazo_at }) },
    depois: {
      ...lancado,
      ...(motivo && { motivo }),
      ...(desfeitas.length > 0 && { desfeitas }),
    },
  });
}

export async function aplicarResultado(escrita: Escrita, oficial: Oficial): Promise<Aplicado> {
  const { tx, campeonato } = escrita;
  const { partida, lancado, ciente } = oficial;
  const antes = await escrita.carregado();
  const estado = antes.estado ?? estadoDe(antes.dados);
  const tentado = estadoDe(comPartida(antes.dados, partida.uuid, mudancaDe(lancado)));
  requireDecided(tentado, partida, lancado.resultado);
  const { assentado, impacto, desfeitas } = consequenciaDe(estado, tentado);
  requireAware(impacto, ciente);
  const depois = await gravar(tx, campeonato, antes, assentado);
  await reabrir(escrita);
  await contar(escrita, oficial, desfeitasDe(antes.dados, desfeitas));
  escrita.guardar(depois);
  const after = depois.dados.partidas.find(({ uuid }) => uuid === partida.uuid);
  const final = after ?? partida;
  return { partida: final, impacto, desfecho: desfechoDe(assentado.estado, final, estado) };
}
