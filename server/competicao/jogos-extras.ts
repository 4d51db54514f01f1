// The matches beyond the legs of a tie: made when a level tie waits for one, needless when it no longer does.

import { competitionState } from '#engine/competition.ts';
import type { TieState } from '#engine/knockout/bracket.ts';
import { isStruck } from '#engine/match/match-result.ts';
import type { TieId, TieRule } from '#engine/types.ts';
import { competicaoDe } from '#regras/montagem/competicao.ts';
import { ehExtra, tipoDeExtra, ULTIMA_PERNA } from '#regras/montagem/jogo-extra.ts';
import { ladosDoConfronto } from '#regras/montagem/lados.ts';
import { resultOf } from '#regras/montagem/resultado.ts';
import { uuidv7 } from '#server/uuid.ts';
import type { DadosDoCampeonato, Estado } from './estado.ts';
import type { PartidaRow } from './queries.ts';

export type Extras = {
  readonly novas: readonly PartidaRow[];
  /** Needless: those without a result go at once, the others once somebody agreed to lose it. */
  readonly sobrando: readonly PartidaRow[];
};

type ConfrontoComJogos = {
  readonly fase: number;
  readonly state: TieState;
  readonly jogos: readonly PartidaRow[];
};

const idDe = (fase: number, tie: string | null) => `${fase} ${tie}`;

const decideNoExtra = (rule: TieRule | undefined) =>
  tipoDeExtra(rule?.deciders ?? []) !== undefined;

/** A level tie that goes to another match, or one that neither side turned up for. */
const podeTerExtra = (rule: TieRule | undefined) =>
  decideNoExtra(rule) || rule?.doubleWalkover === 'replay' || rule?.doubleWalkover === 'both_drop';

/** The ties whose rule may ask for another match. */
function confrontosDe({ dados, fases }: Estado): ConfrontoComJogos[] {
  const byTie = Map.groupBy(dados.partidas, ({ fase, confronto }) => idDe(fase, confronto));
  return fases.flatMap((phase, index) => {
    if (phase.kind !== 'knockout') return [];
    return phase.bracket.ties
      .filter(({ tie }) => podeTerExtra(tie.rule))
      .map((state) => ({
        fase: index + 1,
        state,
        jogos: byTie.get(idDe(index + 1, state.tie.id)) ?? [],
      }));
  });
}

/**
 * Ties that their matches up to a leg leave to another match. Withdrawals are left out: who leaves loses the extra match
 * by W.O., and it is there again when that is taken back.
 */
function abertosAte(dados: DadosDoCampeonato, perna: number): ReadonlySet<string> {
  const partidas = dados.partidas.filter((partida) => partida.perna <= perna);
  const { phases } = competicaoDe({ ...dados, partidas });
  const states = competitionState({
    phases: phases.map((phase) => (phase.kind === 'knockout' ? { ...phase, out: [] } : phase)),
  });
  const goesToExtra = (index: number, id: TieId) => {
    const phase = phases[index];
    const ties = phase?.kind === 'knockout' ? phase.bracket.ties : [];
    return decideNoExtra(ties.find((tie) => tie.id === id)?.rule);
  };
  return new Set(
    states.flatMap((state, index) =>
      state.kind === 'knockout'
        ? [...state.results]
            .filter(([tie, { status, pending }]) =>
              status === 'open' && !pending ? goesToExtra(index, tie) : pending === 'replay',
            )
            .map(([tie]) => idDe(index + 1, tie))
        : [],
    ),
  );
}

/** Every match up to that leg is over, or void since neither turned up, between the two who meet there now. */
function acabou({ state: { tie, teams }, jogos }: ConfrontoComJogos, perna: number): boolean {
  const upTo = jogos.filter((jogo) => jogo.perna <= perna);
  const isVoid =
    tie.rule?.forfeiterIsOut &&
    upTo.some(({ resultado }) => resultado?.tipo === 'wo' && resultado.wo_de === 'ambos');
  const played = upTo.filter((jogo) => !isVoid || jogo.resultado || ehExtra(jogo));
  return (
    played.every(
      ({ resultado, mandante, visitante }) =>
        resultado && teams.includes(mandante) && teams.includes(visitante),
    ) && played.some(({ resultado }) => !isStruck(resultado ? resultOf(resultado) : undefined))
  );
}

function novoExtra({ fase, state, jogos }: ConfrontoComJogos, perna: number): PartidaRow[] {
  const [first] = jogos;
  if (!first) return [];
  const { grupo, rodada, confronto, ordem, vaga_mandante, vaga_visitante } = first;
  return [
    {
      ...{ uuid: uuidv7(), fase, grupo, rodada, confronto, perna, ordem },
      ...{ vaga_mandante, vaga_visitante, ...ladosDoConfronto(state, perna) },
      ...{ estado: 'agendada', resultado: null, decisao: null, cartoes: null },
      ...{ jogo_previsto_at: null, prazo_at: null, confirmado_at: null },
      ...{ estadio: null, local: null, versao: 1, desfeito: null },
    },
  ];
}

/** After all that is there, phase by phase. */
function comOrdem(novas: readonly PartidaRow[], { partidas }: DadosDoCampeonato): PartidaRow[] {
  const last = new Map<number, number>();
  for (const { fase, ordem } of partidas) last.set(fase, Math.max(ordem, last.get(fase) ?? 0));
  return novas.map((nova) => {
    const ordem = 1 + (last.get(nova.fase) ?? 0);
    last.set(nova.fase, ordem);
    return { ...nova, ordem };
  });
}

export function extrasDe(estado: Estado): Extras {
  const { dados } = estado;
  const novas: PartidaRow[] = [];
  const sobrando: PartidaRow[] = [];
  let ties = confrontosDe(estado);
  for (let perna = ULTIMA_PERNA; ties.length > 0; perna += 1) {
    const open = abertosAte(dados, perna);
    const waits = (tie: ConfrontoComJogos) =>
      open.has(idDe(tie.fase, tie.state.tie.id)) && acabou(tie, perna);
    const has = ({ jogos }: ConfrontoComJogos) => jogos.some((jogo) => jogo.perna === perna + 1);
    const { waiting = [], settled = [] } = Object.groupBy(ties, (tie) =>
      waits(tie) ? 'waiting' : 'settled',
    );
    for (const { jogos } of settled) sobrando.push(...jogos.filter((jogo) => jogo.perna > perna));
    for (const tie of waiting) if (!has(tie)) novas.push(...novoExtra(tie, perna + 1));
    ties = waiting.filter(has);
  }
  return { novas: comOrdem(novas, dados), sobrando };
}

const inOrder = (a: PartidaRow, b: PartidaRow) =>
  a.fase - b.fase || a.rodada - b.rodada || a.ordem - b.ordem;

/** The matches once the new ones are made and those that nobody needs are gone. */
export function comExtras(dados: DadosDoCampeonato, { novas, sobrando }: Extras) {
  const gone = new Set(sobrando.filter(({ resultado }) => !resultado).map(({ uuid }) => uuid));
  const kept = dados.partidas.filter(({ uuid }) => !gone.has(uuid));
  return { ...dados, partidas: [...kept, ...novas].sort(inOrder) };
}
