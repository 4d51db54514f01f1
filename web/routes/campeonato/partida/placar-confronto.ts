// What a score being typed makes of its tie: the other leg, the sum, and whether penalties are needed.
import type { Partida } from '#contract/partidas.ts';
import { tieResult } from '#engine/knockout/tie.ts';
import type { Match, TieDecider } from '#engine/types.ts';
import { jogoExtraEm } from '#regras/configuracao/desempate.ts';
import type { Fase } from '#regras/configuracao/fases.ts';
import { vaiAosPenaltis } from '#regras/configuracao/formato.ts';
import { type RecusaDoCancelamento, recusaDoCancelamento } from '#regras/montagem/cancelamento.ts';
import { decidesOpenTie, ehExtra, tipoDeExtra, ULTIMA_PERNA } from '#regras/montagem/jogo-extra.ts';
import { tieRuleOf } from '#regras/montagem/regras-do-motor.ts';
import { type Resultado, resultOf } from '#regras/montagem/resultado.ts';

export type Par = readonly [number, number];

export type Digitado = { readonly gols: Par; readonly prorrogacao: boolean };

export type Placar = Digitado & { readonly penaltis: Par | null };

/** `offered`: a rule that only the server can apply, such as the better campaign, may still need them. */
export type Penaltis = 'needed' | 'offered' | 'no';

export type PlacarDoConfronto = {
  /** The other leg, once it has a score; none beside a match beyond the legs, which counts by itself. */
  readonly outra: Partida | undefined;
  /** Goals over the legs, in the order of the sides of this match. */
  readonly agregado: Par;
  /** All other legs are over, and the rules have extra time. */
  readonly temProrrogacao: boolean;
  readonly penaltis: Penaltis;
  /** Why it cannot be called off; null: the other leg decides. */
  readonly naoCancela: RecusaDoCancelamento | null;
  /** Saved like this, without penalties, another match follows. */
  readonly pedeExtra: boolean;
};

function resultadoDe({ placar, wo_de, estado }: Partida): Resultado | undefined {
  if (estado === 'cancelada') return { tipo: 'cancelada' };
  if (wo_de) return { tipo: 'wo', wo_de };
  if (!placar) return undefined;
  const { mandante, visitante, prorrogacao } = placar;
  return { tipo: 'placar', mandante, visitante, ...(prorrogacao && { prorrogacao }) };
}

const matchOf = (partida: Partida, resultado: Resultado | undefined): Match => ({
  id: partida.uuid,
  home: partida.mandante.participante ?? '',
  away: partida.visitante.participante ?? '',
  leg: partida.perna,
  result: resultado && resultOf(resultado),
});

const typed = ({ gols: [mandante, visitante], prorrogacao }: Digitado): Resultado => ({
  tipo: 'placar',
  mandante,
  visitante,
  ...(prorrogacao && { prorrogacao }),
});

/** How penalties come into a match that leaves its tie level: after a replay they belong to that match. */
function penaltisEm(deciders: readonly TieDecider[], isExtra: boolean): Penaltis {
  const tipo = tipoDeExtra(deciders);
  const at = deciders.indexOf('penalties');
  const isLater = tipo === 'replay' && !isExtra && deciders.indexOf(tipo) < at;
  if (at === -1 || isLater) return 'no';
  const isSure = !deciders.includes('better_campaign') && (isExtra || !tipo);
  return isSure ? 'needed' : 'offered';
}

/** Every tie is one match, and none follows it: there are no legs to be asked for. */
export function temUmJogo(fase: Fase | undefined): boolean {
  if (!fase || 'tabela' in fase || fase.pernas > 1 || jogoExtraEm(fase.desempate)) return false;
  if (fase.tipo !== 'mata_mata') return true;
  return fase.pernas_final === 1 && fase.pernas_por_etapa === undefined;
}

/** `jogos`: matches of one of the two teams; those of the same tie are its legs. */
export function confrontoDigitado(
  partida: Partida,
  { jogos, fase }: { jogos: readonly Partida[]; fase: Fase | undefined },
  digitado: Digitado,
): PlacarDoConfronto | null {
  if (partida.confronto === null || !fase || 'tabela' in fase) return null;
  const others = jogos.filter(
    (jogo) =>
      jogo.fase === partida.fase &&
      jogo.confronto === partida.confronto &&
      jogo.uuid !== partida.uuid,
  );
  const own = matchOf(partida, typed(digitado));
  const last = Math.max(partida.perna, ULTIMA_PERNA);
  const before = others.filter(({ perna }) => perna <= last);
  const matches = [own, ...before.map((other) => matchOf(other, resultadoDe(other)))];
  const isExtra = ehExtra(partida);
  const legs = before.filter((other) => !ehExtra(other));
  const rule = tieRuleOf(fase, legs.length + (isExtra ? 0 : 1));
  const tie = tieResult(rule, [own.home, own.away], matches);
  const isLast = matches.every(({ result }) => result !== undefined);
  const isLevel = isLast && decidesOpenTie(tie, partida);
  const penaltis = isLevel ? penaltisEm(rule.deciders, isExtra) : 'no';
  return {
    outra: isExtra ? undefined : legs.find(({ placar }) => placar !== null),
    agregado: tie.aggregate,
    naoCancela: recusaDoCancelamento(partida, others),
    temProrrogacao: isLast && rule.deciders.includes('extra_time'),
    penaltis,
    pedeExtra:
      isLevel &&
      penaltis !== 'needed' &&
      tipoDeExtra(rule.deciders) !== undefined &&
      !rule.deciders.includes('better_campaign'),
  };
}

/** Whether the score as typed goes to penalties; null while the legs of its tie are not known. */
export function penaltisDoJogo(
  { confronto }: Partida,
  { tie, fase }: { tie: PlacarDoConfronto | null; fase: Fase | undefined },
  { gols: [home, away] }: Digitado,
): Penaltis | null {
  if (confronto !== null || !fase) return tie?.penaltis ?? null;
  return vaiAosPenaltis(fase) && home === away ? 'needed' : 'no';
}
