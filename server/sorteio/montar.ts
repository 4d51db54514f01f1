// Everything that follows from a draw, worked out without a database: who is where, the matches with their sides,
// tables and brackets. Of thousands of matches it keeps a core busy for a while, so it may run in a thread.
import {
  type EntradaDoSorteio,
  type ResultadoDoSorteio,
  sortear,
} from '#regras/montagem/sorteio.ts';
import { assentar } from '#server/competicao/assentar.ts';
import { type DadosDoCampeonato, estadoDe } from '#server/competicao/estado.ts';
import { emColunas, type PartidasEmColunas } from '#server/competicao/novas-partidas.ts';
import { quadrosDe } from '#server/competicao/quadros.ts';
import { campeaoDe, resumoDe } from '#server/competicao/resumo.ts';
import { partidasDe } from './partidas-do-plano.ts';

export type PedidoDeMontagem = {
  readonly entrada: EntradaDoSorteio;
  readonly semente: string;
  /** Of the championship without its matches. */
  readonly dados: DadosDoCampeonato;
};

export type Montado = ResultadoDoSorteio & {
  readonly partidas: PartidasEmColunas;
  readonly quadros: readonly { readonly fase: number; readonly dados: unknown }[];
  readonly resumo: ReturnType<typeof resumoDe>;
  readonly campeao: ReturnType<typeof campeaoDe>;
};

/** Nothing where the draw has no way out. */
export function montar({ entrada, semente, dados }: PedidoDeMontagem): Montado | null {
  const drawn = sortear(entrada, semente);
  if (!drawn.ok) return null;
  const { entrantes, bolas } = drawn.value;
  const { fases } = dados;
  const novas = partidasDe({ fases, sorteado: entrantes, participantes: bolas.length, semente });
  // What was drawn before, and lots among those who played, is gone with it.
  const novos = {
    sorteados: fases.map((_, index) => (index === 0 ? entrantes : undefined)),
    desempates: fases.map(() => undefined),
    partidas: novas,
  };
  const { estado } = assentar(estadoDe({ ...dados, ...novos }));
  return {
    entrantes,
    bolas,
    partidas: emColunas(estado.dados.partidas),
    quadros: quadrosDe(estado).map((quadro, index) => ({ fase: index + 1, dados: quadro })),
    resumo: resumoDe(estado, null),
    campeao: campeaoDe(estado),
  };
}
