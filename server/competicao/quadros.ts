// Tables and brackets as they are kept beside the matches: always exactly what the engine derives.

import type { TieState } from '#engine/knockout/bracket.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { DECIDIDO_POR, SITUACAO } from '#regras/montagem/palavras.ts';
import { empatesDe } from './empates.ts';
import type { Estado } from './estado.ts';
import { tabelasDe } from './linhas.ts';

/** Both dropped from it and missed the match between them too: in the lower bracket nobody comes from it. */
const ninguemDesce = ({ tie, status, winner, loser }: TieState) =>
  tie.rule?.doubleWalkover === 'both_drop' &&
  status === 'decided' &&
  winner === null &&
  loser === null;

/** What is stored for each phase, first phase first. */
export function quadrosDe(estado: Estado): unknown[] {
  const { dados, competicao, fases } = estado;
  return fases.map((state, index) => {
    const [fase, phase] = [dados.fases[index], competicao.phases[index]];
    if (state.kind === 'table' && phase?.kind === 'table' && fase && temTabela(fase)) {
      const { empatados = [], conjuntos = [] } = empatesDe(estado, index + 1) ?? {};
      return { tabelas: tabelasDe(phase, state, { fase, view: {}, dados }), empatados, conjuntos };
    }
    if (state.kind !== 'knockout') return {};
    return {
      campeao: state.bracket.champion ?? null,
      confrontos: state.bracket.ties.map((own) => {
        const { tie, status, teams, winner } = own;
        const result = state.results.get(tie.id);
        const first = dados.partidas.find(
          ({ fase: number, confronto, perna }) =>
            number === index + 1 && confronto === tie.id && perna === 1,
        );
        const isTurned = first?.mandante !== teams[0];
        return {
          id: tie.id,
          situacao: SITUACAO[status],
          lados: teams.map((team) => team ?? null),
          vencedor: winner ?? null,
          agregado: (isTurned ? result?.aggregate.toReversed() : result?.aggregate) ?? null,
          decidido_por: result?.decidedBy ? DECIDIDO_POR[result.decidedBy] : null,
          ...(ninguemDesce(own) && { ninguem_desce: true }),
        };
      }),
    };
  });
}
