// The matches of a championship before anybody has played: who could meet, in which round. From it come
// the rows of the matches, and the preview of the form ("38 matches, 8 dates").

import { roundRobin } from '#engine/calendar/round-robin.ts';
import { done, type Outcome, refuse } from '#engine/outcome.ts';
import { leaguePhase } from '#engine/pairing/league-phase.ts';
import { nextSwissRound } from '#engine/pairing/swiss.ts';
import type { Slot } from '#engine/types.ts';
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
import { etapasDaChave, rodadasDaChave } from './etapas.ts';
import { FINAL_EXTRA } from './final-extra.ts';
import { jogosDemais, type Problema, problemasDaFase } from './problemas.ts';
import { tableRulesOf } from './regras-do-motor.ts';
import { FOLGA, type Vaga, vagaDe } from './vaga.ts';

type PartidaPlanejada = {
  readonly grupo: string | null;
  readonly rodada: number;
  /** Tie of a bracket, with the name of its round. */
  readonly confronto: string | null;
  readonly etapa: string | null;
  readonly perna: number;
  readonly vagas: readonly [Vaga, Vaga];
};

export type PlanoDaFase = {
  readonly tipo: Fase['tipo'];
  readonly entram: number;
  readonly partidas: readonly PartidaPlanejada[];
  /**
   * Matches that will be played in the end: Swiss rounds are paired one at a time, and a second final may not be
   * needed.
   */
  readonly total: number;
  readonly rodadas: number;
};

type ParPlanejado = { readonly home: number; readonly away: number };
type RodadaPlanejada = { readonly pares: readonly ParPlanejado[]; readonly folga?: number };

const names = (count: number) => Array.from({ length: count }, (_, index) => String(index));
const parOf = ({ home, away }: { home: string; away: string }): ParPlanejado => ({
  home: Number(home),
  away: Number(away),
});

/** Rounds of one table, over places in its list of entrants. */
function rodadasDe(
  fase: FaseComTabela,
  count: number,
  seed: string,
): Outcome<readonly RodadaPlanejada[]> {
  if (count < 2) return refuse('participantes', 'at least two are needed');
  if (fase.tipo === 'suico') return primeiraDoSuico(fase.tabela, count);
  if (fase.tipo === 'liga') {
    const league = leaguePhase({
      pots: potes(count, fase.potes),
      opponents: fase.jogos,
      seed,
    });
    if (!league.ok) return league;
    return done(league.value.map(({ matches }) => ({ pares: matches.map(parOf) })));
  }
  const turns = { turns: fase.turnos, mirrored: fase.tipo === 'grupos' || fase.espelhado };
  const rounds = roundRobin({ teams: names(count), ...turns });
  if (!rounds.ok) return rounds;
  return done(rounds.value.map(({ matches }) => ({ pares: matches.map(parOf) })));
}

function primeiraDoSuico(
  tabela: FaseComTabela['tabela'],
  count: number,
): Outcome<readonly RodadaPlanejada[]> {
  const entrants = names(count).map((team) => ({ team }));
  const rules = tableRulesOf(tabela);
  const round = nextSwissRound({ entrants, round: 1, matches: [], rules });
  if (!round.ok) return round;
  const { pairings, bye } = round.value;
  return done([{ pares: pairings.map(parOf), ...(bye !== undefined && { folga: Number(bye) }) }]);
}

/** Pots of the same size, best first; one pot when they cannot be. */
function potes(count: number, pots: number): string[][] {
  if (count % pots !== 0) return [names(count)];
  const size = count / pots;
  return Array.from({ length: pots }, (_, pot) => names(count).slice(pot * size, (pot + 1) * size));
}

function partidasDoGrupo(
  { id, entrants }: Grupo,
  rodadas: readonly RodadaPlanejada[],
): PartidaPlanejada[] {
  const at = (index: number): Vaga => {
    const slot = entrants[index];
    return slot ? vagaDe(slot) : FOLGA;
  };
  const common = { grupo: id === UNICO ? null : id, confronto: null, etapa: null, perna: 1 };
  return rodadas.flatMap(({ pares, folga }, index) => {
    const rodada = index + 1;
    const matches = pares.map(
      ({ home, away }): PartidaPlanejada => ({
        ...common,
        rodada,
        vagas: [at(home), at(away)],
      }),
    );
    if (folga === undefined) return matches;
    return [...matches, { ...common, rodada, vagas: [at(folga), FOLGA] }];
  });
}

function planoDaTabela(
  fase: FaseComTabela,
  grupos: readonly Grupo[],
  semente: string,
): Outcome<PlanoDaFase> {
  const partidas: PartidaPlanejada[] = [];
  for (const grupo of grupos) {
    const rodadas = rodadasDe(fase, grupo.entrants.length, semente);
    if (!rodadas.ok) return rodadas;
    // One by one: a call takes no hundred thousand arguments.
    for (const partida of partidasDoGrupo(grupo, rodadas.value)) partidas.push(partida);
  }
  const entram = grupos.reduce((sum, { entrants }) => sum + entrants.length, 0);
  const swiss = fase.tipo === 'suico' ? fase.rodadas : undefined;
  return done({
    tipo: fase.tipo,
    entram,
    // Groups are played side by side: first rounds first.
    partidas: partidas.sort((a, b) => a.rodada - b.rodada),
    total: swiss ? swiss * Math.floor(entram / 2) : partidas.length,
    rodadas: swiss ?? partidas.reduce((last, { rodada }) => Math.max(last, rodada), 0),
  });
}

function planoDaChave(
  fase: Exclude<Fase, FaseComTabela>,
  entrants: readonly Slot[],
): Outcome<PlanoDaFase> {
  const bracket = chaveDe(fase, entrants);
  if (!bracket.ok) return bracket;
  const rodadas = rodadasDaChave(bracket.value);
  const etapas = etapasDaChave(bracket.value);
  const partidas = bracket.value.ties.flatMap((tie) =>
    Array.from({ length: tie.rule?.legs ?? 1 }, (_, leg): PartidaPlanejada => {
      const [first, second] = [vagaDe(tie.slots[0]), vagaDe(tie.slots[1])];
      return {
        grupo: null,
        rodada: rodadas.get(tie.id) ?? tie.round,
        confronto: tie.id,
        etapa: etapas.get(tie.id) ?? null,
        perna: leg + 1,
        vagas: leg === 0 && tie.rule?.legs === 2 ? [second, first] : [first, second],
      };
    }),
  );
  return done({
    tipo: fase.tipo,
    entram: entrants.length,
    partidas: partidas.sort((a, b) => a.rodada - b.rodada || a.perna - b.perna),
    total: partidas.filter(({ confronto }) => confronto !== FINAL_EXTRA).length,
    rodadas: Math.max(0, ...rodadas.values()),
  });
}

export type EntradaDoPlano = {
  readonly fases: readonly Fase[];
  /** What the draw of each phase gave; absent while it is not drawn or needs no draw. */
  readonly sorteados: readonly (Sorteado | undefined)[];
  readonly participantes: number;
  /** Of the draw: decides the opponents of a league phase. */
  readonly semente?: string;
};

type Planejado =
  | { readonly ok: true; readonly value: PlanoDaFase[] }
  | { readonly ok: false; readonly problemas: readonly Problema[] };

/** Settings for the fields of the engine; what has none is about the format as a whole. */
const LUGARES: readonly (readonly [RegExp, string])[] = [
  [/^(entries|pairs)/, 'entradas'],
  [/^thirdPlace/, 'terceiro_lugar'],
  [/^opponents/, 'jogos'],
  [/^pots/, 'potes'],
  [/^turns/, 'turnos'],
  [/^round/, 'rodadas'],
];

function problemaDoMotor(field: string, index: number, n: number): Problema {
  const place = LUGARES.find(([pattern]) => pattern.test(field))?.[1];
  const path = place ? `fases.${index}.${place}` : 'inscricao.vagas';
  return { path, key: 'criar.problema.formato', params: { n } };
}

const menorDe = (grupos: readonly Grupo[]) =>
  Math.min(...grupos.map(({ entrants }) => entrants.length));

/** The plan of every phase, or the settings that do not fit so many. */
export function planejar(pedido: EntradaDoPlano): Planejado {
  const { fases, sorteados, participantes, semente = 'previa' } = pedido;
  const planos: PlanoDaFase[] = [];
  const demais = jogosDemais(fases, participantes);
  if (demais.length > 0) return { ok: false, problemas: demais };
  let entram = participantes;
  for (const [index, fase] of fases.entries()) {
    const contexto = { antes: fases[index - 1], sorteado: sorteados[index], entram };
    const grupos = temTabela(fase) ? entrantesEmGrupos(fase, contexto) : [];
    const entrada = { entram, menor: menorDe(grupos), isLast: index === fases.length - 1 };
    const problemas = problemasDaFase(fase, `fases.${index}`, entrada);
    if (problemas.length > 0) return { ok: false, problemas };
    const plano = temTabela(fase)
      ? planoDaTabela(fase, grupos, semente)
      : planoDaChave(fase, entrantesEmLista(fase, contexto));
    if (!plano.ok) {
      const [problem] = plano.problems;
      return {
        ok: false,
        problemas: [problemaDoMotor(problem?.field ?? '', index, participantes)],
      };
    }
    planos.push(plano.value);
    entram = quantosPassam(fase, entram);
  }
  return { ok: true, value: planos };
}
