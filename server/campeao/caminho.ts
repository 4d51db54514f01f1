// The matches of the champion from the first to the last, each with what it was for them.
import type { FinalDoCampeonato } from '#contract/campeonato/campeao.ts';
import type { Phase, PhaseState } from '#engine/competition.ts';
import type { TeamId, TieId } from '#engine/types.ts';
import { etapasDaChave } from '#regras/montagem/etapas.ts';
import type { Resultado } from '#regras/montagem/resultado.ts';
import { apresentarPartida } from '#server/competicao/apresentar-partida.ts';
import type { Estado } from '#server/competicao/estado.ts';
import type { PartidaRow } from '#server/competicao/queries.ts';

type Letra = FinalDoCampeonato['caminho'][number]['resultado'];

/** What a match counts as; nothing for one that does not. */
export const resultadoDe = ({ resultado, decisao }: PartidaRow): Resultado | null =>
  decisao ?? resultado;

const letraDe = (own: number, other: number): Letra =>
  own === other ? 'e' : own > other ? 'v' : 'd';

/** As a table counts it: a match that went to penalties is drawn, whoever they sent on. */
function letraPara(team: TeamId, partida: PartidaRow): Letra | undefined {
  const resultado = resultadoDe(partida);
  const isHome = partida.mandante === team;
  if (resultado?.tipo === 'wo') {
    return resultado.wo_de === (isHome ? 'visitante' : 'mandante') ? 'v' : 'd';
  }
  if (resultado?.tipo !== 'placar') return undefined;
  const { mandante, visitante } = resultado;
  return isHome ? letraDe(mandante, visitante) : letraDe(visitante, mandante);
}

/** The name of the round of each tie, by phase. */
export const etapasDe = (phases: readonly Phase[]): readonly ReadonlyMap<TieId, string>[] =>
  phases.map((phase) => (phase.kind === 'knockout' ? etapasDaChave(phase.bracket) : new Map()));

/** Results that no longer belong to the tie in which they were entered count for nothing. */
export const orfasDe = (fases: readonly PhaseState[]): ReadonlySet<string> =>
  new Set(fases.flatMap((state) => (state.kind === 'knockout' ? state.orphans : [])));

export function caminhoDe(
  { dados, competicao, fases }: Estado,
  campeao: TeamId | null,
): FinalDoCampeonato['caminho'] {
  if (!campeao) return [];
  const etapas = etapasDe(competicao.phases);
  const orfas = orfasDe(fases);
  return dados.partidas.flatMap((partida) => {
    const plays = partida.mandante === campeao || partida.visitante === campeao;
    const resultado = plays && !orfas.has(partida.uuid) ? letraPara(campeao, partida) : undefined;
    if (!resultado) return [];
    const etapa = etapas[partida.fase - 1]?.get(partida.confronto ?? '') ?? null;
    return [{ partida: apresentarPartida(partida, dados.fases), etapa, resultado }];
  });
}
