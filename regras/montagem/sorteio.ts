// The draw of the first phase, run from its published input and its seed: the server runs it, and anyone
// can run it again in the browser.
import { type Drawn, drawGroups } from '#engine/draw/draw.ts';
import { compileDraw, type Draw } from '#engine/draw/draw-rules.ts';
import { complete, makeBoard } from '#engine/draw/placement.ts';
import { done, type Outcome, refuse } from '#engine/outcome.ts';
import { makeRandom, shuffle } from '#engine/random.ts';
import type { TeamId } from '#engine/types.ts';
import { type EntradaDoDesempate, sortearDesempate } from './desempate.ts';
import { nomesDosGrupos, type Sorteado } from './entrantes.ts';

/** Fixed when the draw is prepared, before the seed is known to anybody. */
export type EntradaDoSorteio = {
  readonly metodo: 'aleatorio' | 'potes' | 'ranking' | 'manual';
  /** 0: the phase has no groups, and the draw gives one list. */
  readonly grupos: number;
  /** In the order in which they are emptied; one pot for a draw without pots. */
  readonly potes: readonly (readonly TeamId[])[];
  /** Of each list, no two in one group. */
  readonly separados: readonly (readonly TeamId[])[];
  /** By hand: the result itself. */
  readonly manual: Sorteado | null;
};

/** More than these are put into groups by hand only. */
export const MAIS_EM_GRUPOS = 256;

/** With more of either, looking for a draw that keeps all apart can take seconds instead of 0.2 s. */
export const MAIS_SEPARADOS = { participantes: 128, nasListas: 32 };

export type Bola = {
  readonly participante: TeamId;
  readonly pote: number;
  readonly destino: string;
};

export type ResultadoDoSorteio = { readonly entrantes: Sorteado; readonly bolas: readonly Bola[] };

function porMao(manual: Sorteado): ResultadoDoSorteio {
  const groups = Array.isArray(manual) ? { '': manual as readonly TeamId[] } : manual;
  const bolas = Object.entries(groups).flatMap(([group, teams]) =>
    (teams as readonly TeamId[]).map((participante, index) => ({
      participante,
      pote: 1,
      destino: group === '' ? String(index + 1) : group,
    })),
  );
  return { entrantes: manual, bolas };
}

function emLista({ metodo, potes }: EntradaDoSorteio, semente: string): ResultadoDoSorteio {
  const random = makeRandom(semente);
  const bolas: Bola[] = [];
  for (const [index, pote] of potes.entries()) {
    const order = metodo === 'ranking' ? pote : shuffle(pote, random);
    for (const participante of order) {
      bolas.push({ participante, pote: index + 1, destino: String(bolas.length + 1) });
    }
  }
  return { entrantes: bolas.map(({ participante }) => participante), bolas };
}

const sorteioDeGrupos = (entrada: EntradaDoSorteio, semente: string): Draw => ({
  pots: entrada.potes,
  groups: nomesDosGrupos(entrada.grupos),
  seed: semente,
  method: entrada.metodo === 'ranking' ? 'ranking' : 'drawn',
  constraints: { apart: entrada.separados },
});

const emGrupos = (entrada: EntradaDoSorteio, semente: string): Outcome<Drawn> =>
  drawGroups(sorteioDeGrupos(entrada, semente));

const STEPS = 512;

/** Whether a way to keep all of them apart is found at once: a draw looks for one much longer than this. */
export function daParaSeparar(entrada: EntradaDoSorteio): boolean {
  const { task } = compileDraw(sorteioDeGrupos(entrada, ''));
  return typeof complete(makeBoard(task), STEPS) === 'object';
}

/** Whatever was drawn: of the first phase, or lots for a level table. */
export function bolasDe(
  entrada: EntradaDoSorteio | EntradaDoDesempate,
  semente: string,
): Outcome<readonly Bola[]> {
  if (entrada.metodo === 'desempate') return done(sortearDesempate(entrada, semente).bolas);
  const drawn = sortear(entrada, semente);
  return drawn.ok ? done(drawn.value.bolas) : drawn;
}

export function sortear(entrada: EntradaDoSorteio, semente: string): Outcome<ResultadoDoSorteio> {
  if (entrada.metodo === 'manual') {
    return entrada.manual ? done(porMao(entrada.manual)) : refuse('manual', 'is missing');
  }
  if (entrada.grupos === 0) return done(emLista(entrada, semente));
  const drawn = emGrupos(entrada, semente);
  if (!drawn.ok) return drawn;
  return done({
    entrantes: drawn.value.groups,
    bolas: drawn.value.balls.map(({ team, pot, group }) => ({
      participante: team,
      pote: pot,
      destino: group,
    })),
  });
}
