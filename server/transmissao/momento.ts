// How a match stood at a moment: no later than what is seen in the video. What was told counts from when it happened, a
// result from when it was entered.
import type { Partida } from '#contract/partidas.ts';
import { andamentoDe } from '#regras/vida/ao-vivo.ts';
import type { AutorNoAr } from './autores.ts';
import type { LanceNoAr } from './queries.ts';

export type MomentoNoAr = {
  readonly tempo: 'antes' | 'primeiro' | 'segundo' | 'fim';
  /** Null before it begins, and where it was given away without goals. */
  readonly gols: readonly [number, number] | null;
  readonly penaltis: readonly [number, number] | null;
  readonly wo: boolean;
  /** When this half began. */
  readonly desde: number | null;
};

export type JogoNoAr = {
  readonly partida: Partida;
  readonly momento: MomentoNoAr;
  /** Who scored for each side, home first. */
  readonly autores: readonly [readonly AutorNoAr[], readonly AutorNoAr[]];
};

type ComResultado = Pick<Partida, 'placar' | 'placar_wo' | 'wo_de'>;

function fimDe({ placar, placar_wo, wo_de }: ComResultado): MomentoNoAr {
  return {
    ...{ tempo: 'fim', desde: null, wo: wo_de !== null },
    gols: placar ? [placar.mandante, placar.visitante] : placar_wo,
    penaltis: placar?.penaltis ?? null,
  };
}

/** With its result as it was by then. */
export function momentoDe(partida: ComResultado, lances: readonly LanceNoAr[]): MomentoNoAr {
  if (partida.placar || partida.wo_de) return fimDe(partida);
  const { comecou, segundoTempo, terminou, gols } = andamentoDe(lances);
  if (!comecou) return { tempo: 'antes', gols: null, penaltis: null, wo: false, desde: null };
  const half = lances.findLast(({ tipo }) => tipo === 'inicio' || tipo === 'segundo_tempo');
  return {
    ...{ gols, penaltis: null, wo: false },
    tempo: terminou ? 'fim' : segundoTempo ? 'segundo' : 'primeiro',
    desde: terminou || !half ? null : Date.parse(half.quando),
  };
}
