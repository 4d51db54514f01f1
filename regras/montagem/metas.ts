// Aims of a participant in a table: what it can still reach, and how many wins in its next matches make it certain.
// Only what the engine proves is called certain or impossible.
import { clinch } from '#engine/chances/clinch.ts';
import type { Cards, Match, TableStage, TeamId } from '#engine/types.ts';
import type { FaseComTabela, Zona } from '#regras/configuracao/fases.ts';

export type MetaNaTabela = {
  /** `vaga`: a place in the next phase, `vaga_direta` where the best of the others get one too; else the zone. */
  readonly alvo: 'vaga' | 'vaga_direta' | Zona['tipo'];
  /** As the organisers named the zone; null for the title and for a place in the next phase. */
  readonly legenda: string | null;
  readonly estado: 'certo' | 'possivel' | 'impossivel';
  /** So many wins in its next matches make it certain; null where no number of them does. */
  readonly vitorias: number | null;
};

export type LugarBuscado<Alvo = MetaNaTabela['alvo']> = Pick<MetaNaTabela, 'legenda'> & {
  readonly alvo: Alvo;
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

export function alvosDe(fase: FaseComTabela, isLast: boolean): readonly LugarBuscado[] {
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

export type ResultadoSuposto = 'vitoria' | 'empate' | 'derrota';

/**
 * The scores at both ends of each result, own goals first: the order of two teams that nothing but goals separates
 * moves one way between them, so what both ends prove holds for every score of the kind. No score is higher.
 */
const ENDS: Readonly<Record<ResultadoSuposto, readonly (readonly [number, number])[]>> = {
  vitoria: [
    [1, 0],
    [99, 98],
  ],
  empate: [
    [0, 0],
    [99, 99],
  ],
  derrota: [
    [0, 1],
    [98, 99],
  ],
};

const MANY: Cards = { yellow: 99, secondYellow: 0, red: 99, yellowAndRed: 0 };

/** Who was shown cards is not known either: the ones whom the claim would suffer from. */
const CARDS_OF = { vitoria: 'own', empate: 'own', derrota: 'other' } as const;

export type Disputa = {
  readonly stage: TableStage;
  readonly team: TeamId;
  /** Of its group. */
  readonly only: readonly TeamId[];
  /** Its matches to come, the next one first. */
  readonly next: readonly Match[];
};

/** The stage as it may be after so many of its next matches ended like this, once for each end. */
function stagesAfter({ stage, team, next }: Disputa, result: ResultadoSuposto, count: number) {
  if (count === 0) return [stage];
  const supposed = new Set(next.slice(0, count).map(({ id }) => id));
  return ENDS[result].map(([own, other]) => {
    const after = (match: Match): Match => {
      const isHome = match.home === team;
      const score = isHome ? { home: own, away: other } : { home: other, away: own };
      const booked = isHome === (CARDS_OF[result] === 'own') ? 'home' : 'away';
      return { ...match, result: { kind: 'played', score }, cards: { [booked]: MANY } };
    };
    return {
      ...stage,
      matches: stage.matches.map((match) => (supposed.has(match.id) ? after(match) : match)),
    };
  });
}

/** Whether it is proved to be among the first `ate`, or not to be, after such results in its next matches. */
export function isProved(
  disputa: Disputa,
  { ate, state }: { ate: number; state: 'certain' | 'impossible' },
  result: ResultadoSuposto,
  count = 1,
): boolean {
  const { team, only, next } = disputa;
  return (
    next.length >= count &&
    stagesAfter(disputa, result, count).every(
      (stage) => clinch(stage, team, { from: 1, to: ate }, { only }).state === state,
    )
  );
}

const isCertainAfter = (disputa: Disputa, ate: number, wins: number) =>
  isProved(disputa, { ate, state: 'certain' }, 'vitoria', wins);

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
export function metaDe<Alvo extends string>(
  disputa: Disputa,
  { alvo, legenda, ate }: LugarBuscado<Alvo>,
): (Omit<MetaNaTabela, 'alvo'> & { alvo: Alvo })[] {
  const { stage, team, only } = disputa;
  const { state, exact } = clinch(stage, team, { from: 1, to: ate }, { only });
  const vitorias = state === 'possible' ? winsNeeded(disputa, ate) : null;
  if (state === 'possible' && !exact && vitorias === null) return [];
  return [{ alvo, legenda, estado: ESTADO[state], vitorias }];
}

/** With more to be played it is too early: nothing is certain, and the proofs would cost far more. */
const MOST_OWN = 10;
const MOST_OPEN = 60;

export function isTooEarly({ stage, only, next }: Disputa): boolean {
  const own = new Set(only);
  const open = stage.matches.filter(({ home, result }) => !result && own.has(home));
  return next.length > MOST_OWN || open.length > MOST_OPEN;
}

const alcancaveis = (disputa: Disputa, fase: FaseComTabela, isLast: boolean) =>
  alvosDe(fase, isLast).filter(({ ate }) => ate >= 1 && ate < disputa.only.length);

export function metasDe(disputa: Disputa, fase: FaseComTabela, isLast: boolean): MetaNaTabela[] {
  if (isTooEarly(disputa)) return [];
  return alcancaveis(disputa, fase, isLast).flatMap((alvo) => metaDe(disputa, alvo));
}

/** What one more result settles: an aim that is open now, and would be certain or out of reach. */
export type ConsequenciaDoJogo = Pick<MetaNaTabela, 'alvo' | 'legenda'> & {
  readonly estado: 'certo' | 'impossivel';
};

export type Consequencias = Readonly<Record<ResultadoSuposto, readonly ConsequenciaDoJogo[]>>;

/** Of the team's next match, by how it may end; only what is proven whatever the score. */
export function consequenciasDe(
  disputa: Disputa,
  fase: FaseComTabela,
  isLast: boolean,
): Consequencias {
  const { stage, team, only } = disputa;
  const { shootoutWin, shootoutLoss } = stage.rules.points;
  // A draw that goes to penalties gives what these give: nothing about it is known before.
  const goesToPenalties = shootoutWin !== undefined || shootoutLoss !== undefined;
  const isOpen = ({ ate }: LugarBuscado) =>
    clinch(stage, team, { from: 1, to: ate }, { only }).state === 'possible';
  const open = isTooEarly(disputa) ? [] : alcancaveis(disputa, fase, isLast).filter(isOpen);
  const after = (result: ResultadoSuposto, state: 'certain' | 'impossible') =>
    open
      .filter(({ ate }) => isProved(disputa, { ate, state }, result))
      .map(({ alvo, legenda }) => ({ alvo, legenda, estado: ESTADO[state] }));
  return {
    vitoria: after('vitoria', 'certain'),
    empate: goesToPenalties ? [] : after('empate', 'certain'),
    derrota: after('derrota', 'impossible'),
  };
}
