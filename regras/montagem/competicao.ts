// A championship put together as the engine's competition: phases with their matches. Everything shown (tables, bracket, who
// goes on) is derived from this, on the server and in the browser alike.

import type { Competition, Phase, TablePhase } from '#engine/competition.ts';
import type { Bracket } from '#engine/knockout/bracket.ts';
import type { KnockoutPhase } from '#engine/knockout/bracket-results.ts';
import { onceFor } from '#engine/lazy.ts';
import { expelledByWalkovers } from '#engine/match/walkover.ts';
import type { Adjustment, Bye, Match, Slot, TeamId, Withdrawal } from '#engine/types.ts';
import { jogoExtraEm } from '#regras/configuracao/desempate.ts';
import type { Fase, FaseComTabela } from '#regras/configuracao/fases.ts';
import { temTabela } from '#regras/configuracao/formato.ts';
import { chaveDe } from './chave.ts';
import {
  entrantesEmGrupos,
  entrantesEmLista,
  type Grupo,
  quantosPassam,
  type Sorteado,
  UNICO,
} from './entrantes.ts';
import { ehExtra, regraEmVigor } from './jogo-extra.ts';
import { WITHDRAWAL } from './palavras.ts';
import { comparacaoEntre, tableRulesOf, walkoverInBracket } from './regras-do-motor.ts';
import { type Cartoes, cardsOfBoth, type Resultado, resultOf } from './resultado.ts';
import { ehFolga, type Vaga } from './vaga.ts';

export type PartidaDoMotor = {
  readonly uuid: string;
  /** 1 for the first. */
  readonly fase: number;
  readonly grupo: string | null;
  readonly rodada: number;
  readonly confronto: string | null;
  readonly perna: number;
  readonly mandante: TeamId | null;
  readonly visitante: TeamId | null;
  readonly vaga_visitante: Vaga;
  readonly resultado: Resultado | null;
  readonly cartoes: Cartoes | null;
};

export type DadosDaCompeticao = {
  readonly fases: readonly Fase[];
  readonly participantes: number;
  /** By phase, as drawn; undefined where nothing was (or needs to be) drawn. */
  readonly sorteados: readonly (Sorteado | undefined)[];
  readonly partidas: readonly PartidaDoMotor[];
  readonly punicoes: readonly (Adjustment & { readonly fase: number })[];
  /** `fase`: the one that they left in; what they played in those before stays. */
  readonly desistencias: readonly (Withdrawal & { readonly fase: number })[];
  /** By phase: those that lots or an extra match put in order, best first. */
  readonly desempates: readonly (readonly TeamId[] | undefined)[];
};

type ComCartoes = Pick<PartidaDoMotor, 'mandante' | 'visitante' | 'cartoes'>;

/** Null for those of others who met there before. */
export function cartoesDeQuemJoga({ mandante, visitante, cartoes }: ComCartoes): Cartoes | null {
  if (!cartoes) return null;
  const [home, away] = cartoes.entre;
  return home === mandante && away === visitante ? cartoes : null;
}

/** Of what was played, and between these two. */
const cartoesQueValem = (partida: PartidaDoMotor) =>
  partida.resultado?.tipo === 'placar' ? cartoesDeQuemJoga(partida) : null;

type Sides = { readonly mandante: TeamId; readonly visitante: TeamId };

const hasSides = <Own extends PartidaDoMotor>(partida: Own): partida is Own & Sides =>
  Boolean(partida.mandante && partida.visitante);

/** At a key press in the simulator one of hundreds is another. */
const matchOf = onceFor((partida: PartidaDoMotor & Sides): Match => {
  const { uuid, mandante, visitante, rodada, grupo, confronto, perna, resultado } = partida;
  const cartoes = cartoesQueValem(partida);
  return {
    id: uuid,
    home: mandante,
    away: visitante,
    round: rodada,
    ...(grupo !== null && { group: grupo }),
    ...(confronto !== null && { tie: confronto, leg: perna }),
    ...(resultado && { result: resultOf(resultado) }),
    ...(cartoes && { cards: cardsOfBoth(cartoes) }),
  };
});

function byesIn(partidas: readonly PartidaDoMotor[]): Bye[] {
  const byes: Bye[] = [];
  for (const partida of partidas) {
    const { mandante, visitante, rodada } = partida;
    if (mandante && !visitante && ehFolga(partida)) byes.push({ team: mandante, round: rodada });
  }
  return byes;
}

/** Swiss rounds are paired one at a time: those to come, as long as two are left to play them. */
function rodadasPorVir(
  fase: FaseComTabela,
  matches: readonly Match[],
  byes: readonly Bye[],
  fora: readonly Withdrawal[],
): number {
  if (fase.tipo !== 'suico') return 0;
  const seen = new Set(matches.flatMap(({ home, away }) => [home, away]));
  for (const { team } of byes) seen.add(team);
  const isAlone = seen.size > 0 && seen.size - fora.filter(({ team }) => seen.has(team)).length < 2;
  const paired = matches.reduce((last, { round = 0 }) => Math.max(last, round), 0);
  return isAlone ? 0 : Math.max(0, fase.rodadas - paired);
}

type Desistencia = DadosDaCompeticao['desistencias'][number];

/** Those who are out of a phase: in one after they left they play nothing. */
const foraDe = (saidas: readonly Desistencia[], index: number): Withdrawal[] =>
  saidas
    .filter(({ fase }) => fase <= index + 1)
    .map(({ team, fase, afterRound = 0, expelled = false }) => ({
      team,
      afterRound: fase === index + 1 ? afterRound : 0,
      expelled,
    }));

const partidasDa = (dados: DadosDaCompeticao, index: number): Match[] =>
  dados.partidas
    .filter(({ fase }) => fase === index + 1)
    .filter(hasSides)
    .map(matchOf);

/** Those whom the W.O.s that they conceded put out, of who was still in. */
export function excluidosPorWo(dados: DadosDaCompeticao): Desistencia[] {
  const out = new Set(dados.desistencias.map(({ team }) => team));
  return dados.fases.flatMap((fase, index): Desistencia[] => {
    const limit = temTabela(fase) ? fase.tabela.wo.limite : null;
    if (limit === null) return [];
    return expelledByWalkovers(partidasDa(dados, index), limit - 1).flatMap((expelled) => {
      if (out.has(expelled.team)) return [];
      out.add(expelled.team);
      return [{ ...expelled, fase: index + 1, expelled: true }];
    });
  });
}

/** Withdrawals, and those whom the W.O.s that they conceded put out. */
export const saidasDe = (dados: DadosDaCompeticao): Desistencia[] => [
  ...dados.desistencias,
  ...excluidosPorWo(dados),
];

type Contexto = {
  readonly dados: DadosDaCompeticao;
  readonly index: number;
  readonly fora: readonly Withdrawal[];
};

function tablePhase(
  fase: FaseComTabela,
  grupos: readonly Grupo[],
  { dados, index, fora }: Contexto,
): TablePhase {
  const own = dados.partidas.filter((partida) => partida.fase === index + 1);
  const matches = partidasDa(dados, index);
  const byes = byesIn(own);
  const order = dados.desempates[index];
  const toCome = rodadasPorVir(fase, matches, byes, fora);
  return {
    kind: 'table',
    groups: grupos,
    ...(fase.tipo === 'grupos' && { across: comparacaoEntre(fase) }),
    stage: {
      matches,
      rules: tableRulesOf(fase.tabela),
      byes,
      adjustments: dados.punicoes.filter((punicao) => punicao.fase === index + 1),
      withdrawals: fora,
      withdrawalPolicy: WITHDRAWAL[fase.tabela.desistencia],
      ...(toCome > 0 && { toCome }),
      ...(order && { facts: { lots: order, playoff: order } }),
    },
  };
}

/** Each tie by the rule that is in force there. */
function comRegras(bracket: Bracket, { dados, index }: Contexto): Bracket {
  const extras = dados.partidas.filter(
    (partida) => partida.fase === index + 1 && partida.resultado && ehExtra(partida),
  );
  const played = new Set(extras.map(({ confronto }) => confronto));
  return {
    ...bracket,
    ties: bracket.ties.map((tie) =>
      tie.rule ? { ...tie, rule: regraEmVigor(tie.rule, played.has(tie.id)) } : tie,
    ),
  };
}

function knockoutPhase(
  fase: Exclude<Fase, FaseComTabela>,
  entrants: readonly Slot[],
  contexto: Contexto,
): KnockoutPhase {
  const { dados, index, fora } = contexto;
  const drawn = chaveDe(fase, entrants);
  const bracket = drawn.ok ? drawn.value : { entrants, ties: [] };
  const walkover = walkoverInBracket(dados.fases, index);
  return {
    kind: 'knockout',
    bracket: jogoExtraEm(fase.desempate) ? comRegras(bracket, contexto) : bracket,
    matches: partidasDa(dados, index),
    out: fora.map(({ team }) => team),
    walkover,
    lots: dados.desempates[index],
    keepApart: fase.tipo === 'mata_mata' && fase.evita_reencontro,
  };
}

export function competicaoDe(dados: DadosDaCompeticao): Competition {
  let entram = dados.participantes;
  const saidas = saidasDe(dados);
  const phases = dados.fases.map((fase, index): Phase => {
    const sorteado = dados.sorteados[index];
    const contexto = { antes: dados.fases[index - 1], sorteado, entram };
    const montagem = { dados, index, fora: foraDe(saidas, index) };
    entram = quantosPassam(fase, entram);
    return temTabela(fase)
      ? tablePhase(fase, entrantesEmGrupos(fase, contexto), montagem)
      : knockoutPhase(fase, entrantesEmLista(fase, contexto), montagem);
  });
  return { phases };
}

/** Name of a group as people see it: none when there is only one table. */
export const grupoVisto = (id: string): string | null => (id === UNICO ? null : id);
