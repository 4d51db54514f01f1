// What the server sends, as the engine's data: absent where it says null.
import type { Fase } from '#regras/configuracao/fases.ts';
import type { Sorteado } from '#regras/montagem/entrantes.ts';
import type { DadosDoCenario } from './montado.ts';

type DadosMandados = Omit<DadosDoCenario, 'fases' | 'sorteados' | 'desempates'> & {
  readonly sorteados: readonly (Sorteado | null)[];
  readonly desempates: readonly (readonly string[] | null)[];
};

export const dadosDoCenario = (
  { participantes, sorteados, desempates, partidas, punicoes, desistencias }: DadosMandados,
  fases: readonly Fase[],
): DadosDoCenario => ({
  ...{ fases, participantes, partidas, punicoes, desistencias },
  sorteados: sorteados.map((each) => each ?? undefined),
  desempates: desempates.map((each) => each ?? undefined),
});
