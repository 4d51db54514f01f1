// What a scenario shows: tables, brackets, and the matches that it is made of.
import { ehFolga } from '#regras/montagem/vaga.ts';
import { type ChaveDoCenario, chavesDe } from './chaves.ts';
import type { CenarioMontado, PartidaDoCenario } from './montado.ts';
import { type Reais, type RodadaDoCenario, rodadasDe } from './rodadas.ts';
import { type Hoje, type TabelaDoCenario, tabelasDe } from './tabelas.ts';

export type VistaDoCenario = {
  readonly tabelas: readonly TabelaDoCenario[];
  readonly chaves: readonly ChaveDoCenario[];
  readonly rodadas: readonly RodadaDoCenario[];
  /** Phases in which something is to be played, or imagined. */
  readonly emJogo: readonly number[];
  /** Phases with rounds that will be paired by the results before them. */
  readonly semJogos: readonly number[];
};

const semJogos = ({ competicao }: CenarioMontado): number[] =>
  competicao.phases.flatMap((phase, index) =>
    phase.kind === 'table' && phase.stage.toCome !== undefined ? [index + 1] : [],
  );

function emJogo({ dados }: CenarioMontado, reais: Reais): number[] {
  const live = dados.partidas.filter((partida) => {
    const real = reais.get(partida.uuid) ?? null;
    return !(partida.decidida || ehFolga(partida)) && (!real || real !== partida.resultado);
  });
  return [...new Set(live.map(({ fase }) => fase))];
}

/** `reais`: the matches as they are, with the results that they really have. */
export function vistaDe(
  montado: CenarioMontado,
  reais: readonly PartidaDoCenario[],
  hoje: Hoje = new Map(),
): VistaDoCenario {
  const results = new Map(reais.map(({ uuid, resultado }) => [uuid, resultado]));
  return {
    tabelas: tabelasDe(montado, hoje),
    chaves: chavesDe(montado),
    rodadas: rodadasDe(montado, results),
    emJogo: emJogo(montado, results),
    semJogos: semJogos(montado),
  };
}
