// What a participant can still reach in a table, and how many wins in its next matches make it certain. Only what
// the engine proves is called certain or impossible.
import type { Meta } from '#contract/classificacao.ts';
import { clinch } from '#engine/chances/clinch.ts';
import type { Match, TableStage, TeamId } from '#engine/types.ts';
import type { FaseComTabela, Zona } from '#regras/configuracao/fases.ts';

type LugarBuscado = Pick<Meta, 'alvo' | 'legenda'> & {
  /** To be among so many of the first. */
  readonly ate: number;
};

const ESTADO = { certain: 'certo', possible: 'possivel', impossible: 'impossivel' } as const;

/** Of a zone at the bottom the aim is the place above it. */
const alvoDaZona = ({ tipo, legenda, de, ate }: Zona): LugarBuscado => ({
  alvo: tipo,
  legenda: tipo === 'campeao' ? null : legenda,
  ate: tipo === 'rebaixa' ? de - 1 : ate,
});

function alvosDe(fase: FaseComTabela, isLast: boolean): readonly LugarBuscado[] {
  if (!isLast) {
    const rest = fase.zonas.filter(
      ({ tipo, ate }) => tipo === 'rebaixa' || ate !== fase.classificam,
    );
    const hasBackDoor = fase.tipo === 'grupos' && fase.melhores > 0;
    const alvo = hasBackDoor ? 'vaga_direta' : 'vaga';
    return [{ alvo, legenda: null, ate: fase.classificam }, ...rest.map(alvoDaZona)];
  }
  const hasTitle = fase.zonas.some(({ tipo, de }) => tipo === 'campeao' && de === 1);
  const title = { alvo: 'campeao', legenda: null, ate: 1 } as const;
  return [...(hasTitle || fase.tipo === 'grupos' ? [] : [title]), ...fase.zonas.map(alvoDaZona)];
}

/** The stage as it will be if the team wins its next `wins` matches. */
function afterWins(stage: TableStage, team: TeamId, next: readonly Match[], wins: number) {
  const won = new Set(next.slice(0, wins).map(({ id }) => id));
  const result = ({ home }: Match) =>
    ({
      kind: 'played',
      score: home === team ? { home: 1, away: 0 } : { home: 0, away: 1 },
    }) as const;
  return {
    ...stage,
    matches: stage.matches.map((match) =>
      won.has(match.id) ? { ...match, result: result(match) } : match,
    ),
  };
}

type Disputa = {
  readonly stage: TableStage;
  readonly team: TeamId;
  /** Of its group. */
  readonly only: readonly TeamId[];
  /** Its matches to come, the next one first. */
  readonly next: readonly Match[];
};

const after = ({ stage, team, only, next }: Disputa, ate: number, wins: number) =>
  clinch(afterWins(stage, team, next, wins), team, { from: 1, to: ate }, { only });

const isCertainAfter = (disputa: Disputa, ate: number, wins: number) =>
  after(disputa, ate, wins).state === 'certain';

/** The fewest that are enough: more wins never make it less certain. */
function winsNeeded(disputa: Disputa, ate: number): number | null {
  let [enough, short] = [disputa.next.length, 0];
  if (enough === 0 || !isCertainAfter(disputa, ate, enough)) return null;
  while (enough - short > 1) {
    const middle = Math.floor((enough + short) / 2);
    if (isCertainAfter(disputa, ate, middle)) enough = middle;
    else short = middle;
  }
  return enough;
}

/** Nothing where the engine cannot tell whether the team can still reach it. */
function metaDe(disputa: Disputa, { alvo, legenda, ate }: LugarBuscado): Meta[] {
  const { state, exact } = after(disputa, ate, 0);
  const vitorias = state === 'possible' ? winsNeeded(disputa, ate) : null;
  if (state === 'possible' && !exact && vitorias === null) return [];
  return [{ alvo, legenda, estado: ESTADO[state], vitorias }];
}

/** With more to be played it is too early: nothing is certain, and the proofs would cost far more. */
const MOST_OWN = 10;
const MOST_OPEN = 60;

function isTooEarly({ stage, only, next }: Disputa): boolean {
  const own = new Set(only);
  const open = stage.matches.filter(({ home, result }) => !result && own.has(home));
  return next.length > MOST_OWN || open.length > MOST_OPEN;
}

export function metasDe(disputa: Disputa, fase: FaseComTabela, isLast: boolean): Meta[] {
  if (isTooEarly(disputa)) return [];
  return alvosDe(fase, isLast)
    .filter(({ ate }) => ate >= 1 && ate < disputa.only.length)
    .flatMap((alvo) => metaDe(disputa, alvo));
}
