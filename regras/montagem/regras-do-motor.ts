// Settings of a phase in the engine's words.

import { onceFor } from '#engine/lazy.ts';
import type { AcrossGroups } from '#engine/tables/best-placed.ts';
import type { TableRules, TieRule, WalkoverRule } from '#engine/types.ts';
import type { Fase, FaseComChave, FaseDe, Tabela } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { TABELA } from '#regras/configuracao/padroes.ts';
import {
  AWAY_GOALS,
  DECIDER,
  DOUBLE_WALKOVER,
  DOUBLE_WALKOVER_IN_TIE,
  TIEBREAKER,
} from './palavras.ts';

function walkoverDe({ wo }: Pick<Tabela, 'wo'>): WalkoverRule {
  return {
    goalsFor: wo.gols,
    goalsAgainst: 0,
    countGoals: wo.conta_gols,
    double: DOUBLE_WALKOVER[wo.duplo],
    doublePenalty: wo.gols,
  };
}

function readRules(tabela: Tabela): TableRules {
  const { vitoria, empate, derrota, vitoria_penaltis, derrota_penaltis } = tabela.pontos;
  return {
    points: {
      win: vitoria,
      draw: empate,
      loss: derrota,
      ...(vitoria_penaltis !== undefined && { shootoutWin: vitoria_penaltis }),
      ...(derrota_penaltis !== undefined && { shootoutLoss: derrota_penaltis }),
    },
    tiebreakers: ['points', ...tabela.criterios.map((criterio) => TIEBREAKER[criterio])],
    walkover: walkoverDe(tabela),
  };
}

/** The same for the same settings: the engine keeps what it has read of rules. */
export const tableRulesOf = onceFor(readRules);

const COMPARACOES = {
  sem_ultimos: 'without_last',
  media: 'per_match',
  totais: undefined,
} as const satisfies Record<FaseDe<'grupos'>['comparacao'], AcrossGroups['equalise']>;

/** How those of one group are compared with those of another. */
export const comparacaoEntre = ({ comparacao }: FaseDe<'grupos'>): AcrossGroups => ({
  equalise: COMPARACOES[comparacao],
});

/** Rule of a tie; a final may have its own number of legs. */
export function tieRuleOf(fase: FaseComChave, legs: number = fase.pernas): TieRule {
  return {
    legs,
    awayGoals: AWAY_GOALS[fase.gols_fora],
    deciders: fase.desempate.map((como) => DECIDER[como]),
    forfeiterIsOut: fase.wo_elimina,
    doubleWalkover: DOUBLE_WALKOVER_IN_TIE[fase.wo_duplo],
  };
}

/** W.O. of a knockout has its own score or follows the table before it; it always decides a match. */
export function walkoverInBracket(fases: readonly Fase[], index: number): WalkoverRule {
  const before = fases.slice(0, index).findLast(temTabela);
  const rule = walkoverDe(before?.tabela ?? TABELA);
  const fase = fases[index];
  const own = fase && !temTabela(fase) ? fase.wo_gols : undefined;
  return { ...rule, goalsFor: own ?? Math.max(1, rule.goalsFor) };
}

/** Goals of who wins by W.O.; null where it gives only points. */
export function golsDoWo(fases: readonly Fase[], index: number): number | null {
  const fase = fases[index];
  if (!fase || !temTabela(fase)) return walkoverInBracket(fases, index).goalsFor;
  return fase.tabela.wo.conta_gols ? fase.tabela.wo.gols : null;
}
