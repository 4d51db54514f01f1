// What a scenario shows: tables, brackets, and the matches that it is made of.
import { ehFolga } from '#regras/montagem/vaga.ts';
import { type ChaveDoCenario, chavesDe } from './chaves.ts';
import type { CenarioMontado } from './montado.ts';
import { type RodadaDoCenario, rodadasDe } from './rodadas.ts';
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

function emJogo({ real, dados }: CenarioMontado): number[] {
  const live = dados.partidas.filter((partida, index) => {
    const played = real.partidas[index]?.resultado;
    return !(partida.decidida || ehFolga(partida)) && (!played || played !== partida.resultado);
  });
  return [...new Set(live.map(({ fase }) => fase))];
}

export function vistaDe(montado: CenarioMontado, hoje: Hoje = new Map()): VistaDoCenario {
  return {
    tabelas: tabelasDe(montado, hoje),
    chaves: chavesDe(montado),
    rodadas: rodadasDe(montado),
    emJogo: emJogo(montado),
    semJogos: semJogos(montado),
  };
}
