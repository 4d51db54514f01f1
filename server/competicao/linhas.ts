// Lines of a table, as people read them: movement, form and zone beside the engine's numbers.
import type { z } from 'zod';
import type { Linha, quadroDeTabela } from '#contract/classificacao.ts';
import type { PhaseState, TablePhase } from '#engine/competition.ts';
import { matchCredits } from '#engine/match/match-result.ts';
import { makeLedger } from '#engine/tables/ledger.ts';
import { roundBefore } from '#engine/tables/positions-by-round.ts';
import { standingsOf } from '#engine/tables/standings.ts';
import { matchesThatCount } from '#engine/tables/withdrawal.ts';
import type { Side, Standing, TableStage, TeamId, View } from '#engine/types.ts';
import type { FaseComTabela } from '#regras/configuracao/fases.ts';
import { type DadosDaCompeticao, grupoVisto, saidasDe } from '#regras/montagem/competicao.ts';
import { stageOf } from '#regras/montagem/estagio.ts';
import { PENDENTE } from '#regras/montagem/palavras.ts';

export { stageOf };

type TabelaMostrada = z.output<typeof quadroDeTabela>;
type TableState = Extract<PhaseState, { kind: 'table' }>;

const LETRAS = { win: 'v', draw: 'e', loss: 'd' } as const;
const LAST = 5;

type Letra = Linha['forma'][number];

type LetraDaRodada = { readonly team: TeamId; readonly round: number; readonly letra: Letra };

/** Rounds of each team, oldest first: its results, those that a withdrawal made, and rests that gave points. */
function formas(stage: TableStage, { upToRound = Number.POSITIVE_INFINITY, venue }: View) {
  const sides: readonly Side[] = venue === 'home' || venue === 'away' ? [venue] : ['home', 'away'];
  const played = matchesThatCount(stage).flatMap((match): LetraDaRodada[] => {
    const credits = matchCredits(match.result, stage.rules);
    if (!credits) return [];
    return sides.map((side) => ({
      team: match[side],
      round: match.round ?? 0,
      letra: LETRAS[credits[side].result],
    }));
  });
  // A rest is neither at home nor away.
  const byes = sides.length === 1 ? [] : (stage.byes ?? []);
  const rests = byes.map(({ team, round }): LetraDaRodada => ({ team, round, letra: 'folga' }));
  const rounds = [...played, ...rests]
    .filter(({ round }) => round <= upToRound)
    .sort((a, b) => a.round - b.round);
  return Map.groupBy(rounds, ({ team }) => team);
}

function zonaDe({ zonas }: FaseComTabela, position: number): number | null {
  const index = zonas.findIndex(({ de, ate }) => position >= de && position <= ate);
  return index < 0 ? null : index;
}

type ContextoDaLinha = {
  readonly before: ReadonlyMap<TeamId, number>;
  readonly forms: ReadonlyMap<TeamId, readonly LetraDaRodada[]>;
  readonly fase: FaseComTabela;
  readonly lotes: ReadonlySet<TeamId>;
  readonly saidas: ReadonlyMap<TeamId, Linha['situacao']>;
};

/** Whoever is out by now, also of a phase that they had played to its end. */
const quemSaiu = (dados: DadosDaCompeticao): ContextoDaLinha['saidas'] =>
  new Map(saidasDe(dados).map(({ team, expelled }) => [team, expelled ? 'excluido' : 'desistiu']));

function linhaDe(row: Standing, { before, forms, fase, saidas, lotes }: ContextoDaLinha): Linha {
  const { team, position, points, played, goalsFor, goalsAgainst } = row;
  const forma = (forms.get(team) ?? []).map(({ letra }) => letra);
  const rests = forma.filter((letra) => letra === 'folga').length;
  const most = (played + rests) * fase.tabela.pontos.vitoria;
  const previous = before.get(team);
  return {
    participante: team,
    posicao: position,
    subiu: previous === undefined ? null : previous - position,
    p: points,
    j: played,
    v: row.wins,
    e: row.draws,
    d: row.losses,
    gp: goalsFor,
    gc: goalsAgainst,
    sg: goalsFor - goalsAgainst,
    aproveitamento: most > 0 ? Math.round((100 * (points - row.adjustment)) / most) : 0,
    forma: forma.slice(-LAST),
    punicao: row.adjustment,
    zona: zonaDe(fase, position),
    marca: null,
    pendente: row.pending ? PENDENTE[row.pending] : null,
    ...(lotes.has(team) && !row.pending && { por_sorteio: true }),
    fora: row.struckOff ?? false,
    situacao: saidas.get(team) ?? null,
  };
}

/** Those of a table whom nothing but lots separates from somebody. */
export function porSorteio(stage: TableStage, only: readonly TeamId[]): ReadonlySet<TeamId> {
  const { lots = [], ...facts } = stage.facts ?? {};
  if (!only.some((team) => lots.includes(team))) return new Set();
  const rows = standingsOf(makeLedger({ ...stage, facts }), { only });
  return new Set(rows.flatMap(({ team, pending }) => (pending ? [team] : [])));
}

export type Vista = {
  readonly fase: FaseComTabela;
  readonly view: View;
  readonly dados: DadosDaCompeticao;
};

/** The tables of a phase. What is certain is worked out apart (certezas.ts): it costs more. */
export function tabelasDe(
  phase: TablePhase,
  state: TableState,
  { fase, view, dados }: Vista,
): TabelaMostrada[] {
  const stage = stageOf(phase, state);
  const ledger = makeLedger(stage);
  const isWhole = view.upToRound === undefined && (view.venue ?? 'all') === 'all';
  const before = view.upToRound === undefined ? roundBefore(stage) : view.upToRound - 1;
  const forms = formas(stage, view);
  return [...state.tables].map(([id, rows]) => {
    const only = rows.map(({ team }) => team);
    const previous = before > 0 ? standingsOf(ledger, { ...view, only, upToRound: before }) : [];
    const extras: ContextoDaLinha = {
      before: new Map(previous.map(({ team, position }) => [team, position])),
      forms,
      fase,
      saidas: quemSaiu(dados),
      lotes: isWhole ? porSorteio(stage, only) : new Set<TeamId>(),
    };
    const shown = isWhole ? rows : standingsOf(ledger, { ...view, only });
    return { grupo: grupoVisto(id), linhas: shown.map((row) => linhaDe(row, extras)) };
  });
}
