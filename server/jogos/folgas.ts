// Who has no opponent in a round. A bye of a Swiss round is a match against nobody and is worth a win; where
// everybody meets everybody, an odd number leaves one over in each round, and that gives nothing.

import type { Classificacao } from '#contract/classificacao.ts';
import type { Folga } from '#contract/jogos.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { ehFolga } from '#regras/montagem/vaga.ts';
import type { PartidaRow, QuadroRow } from '#server/competicao/queries.ts';

export function folgasComPontos(rows: readonly PartidaRow[], fases: readonly Fase[]): Folga[] {
  return rows.filter(ehFolga).flatMap(({ fase, rodada, mandante }) => {
    const own = fases[fase - 1];
    if (!mandante || !own || !temTabela(own)) return [];
    return [{ fase, rodada, participante: mandante, pontos: own.tabela.pontos.vitoria }];
  });
}

type NumeroDaRodada = { readonly fase: number; readonly rodada: number };

/** `rows`: the whole round. A group that has none of its matches is over already, or has not begun. Who left
 * the championship does not rest. */
export function folgasDaRodada(
  rows: readonly PartidaRow[],
  { fase, rodada }: NumeroDaRodada,
  quadros: readonly QuadroRow[],
): Folga[] {
  const quadro = quadros.find((own) => own.fase === fase)?.dados;
  const { tabelas = [] } = (quadro ?? {}) as Partial<Pick<Classificacao, 'tabelas'>>;
  const playing = new Set(rows.flatMap(({ mandante, visitante }) => [mandante, visitante]));
  const groups = new Set(rows.map(({ grupo }) => grupo));
  return tabelas
    .filter(({ grupo }) => groups.has(grupo))
    .flatMap(({ linhas }) => linhas.filter(({ fora, situacao }) => !fora && !situacao))
    .filter(({ participante }) => !playing.has(participante))
    .map(({ participante }) => ({ fase, rodada, participante, pontos: 0 }));
}
