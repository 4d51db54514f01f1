// What the table official has entered, kept on the device until the server has it, and what became of it.
import type { JogoDaMesa, Mesa } from '#contract/campeonato/mesa.ts';
import type { InformadoDado, InformadoVisto } from '#contract/partida/dado.ts';
import type { TipoAoVivo } from '#regras/vida/ao-vivo.ts';
import type { RespostaDaMesa } from '#regras/vida/mesa.ts';
import type { LadoDoJogo } from '#regras/vida/partida.ts';

/** What is said of a match. */
export type Palavra = InformadoDado;

/** As it stands on the table: of a walkover it may still be open who did not come. */
export type PalavraNaMesa = Palavra | { readonly tipo: 'wo'; readonly wo_de: null };

/** What is told while it is played. */
export type LanceNaMesa = {
  readonly tipo: TipoAoVivo;
  readonly lado: LadoDoJogo | null;
  readonly minuto: number | null;
  readonly jogador: string | null;
  /** For the list: what the device knew of who it was. */
  readonly nome: string | null;
  /** Of a goal: those of that side that the device knew of. None on what was kept before there was this. */
  readonly viu?: readonly string[] | null;
};

type Entrada = {
  readonly id: string;
  readonly partida: string;
  /** Who plays, for the list: another link may no longer know the match. */
  readonly jogo: string;
  readonly digitado_em: string;
  readonly estado: 'na_fila' | RespostaDaMesa | 'recusado';
  /** Was sent at least once: the server may have it. */
  readonly tentada: boolean;
  /** Why it was refused, in words. */
  readonly motivo?: string | undefined;
};

/** What the organisation made of a score that differed: the one that counts, whichever it is; else why none does. */
export type DecisaoDaDisputa =
  | { readonly vale: InformadoVisto }
  | { readonly vale: null; readonly cancelada: boolean };

/**
 * `decidido`: what counts now where that is another score, or none; of one that differed, also where it is this one.
 * `contestado`: it was taken, and is contested: by a side, or by what the table sent later.
 */
export type EntradaDoPlacar = Entrada & {
  readonly informado: Palavra;
  readonly decidido?: DecisaoDaDisputa | undefined;
  readonly contestado?: boolean;
};

/** `desfeito`: taken back. While it waits, that is what waits. */
export type EntradaDoLance = Entrada & {
  readonly lance: LanceNaMesa;
  readonly desfeito?: boolean;
};

export type EntradaDaMesa = EntradaDoPlacar | EntradaDoLance;

export type FilaDaMesa = readonly EntradaDaMesa[];

const MOST_SCORES = 60;
/** Of matches that are being played nothing may go: their score is counted from it. */
const MOST_EVENTS = 600;

export const ehLance = (entrada: EntradaDaMesa): entrada is EntradaDoLance => 'lance' in entrada;

export const ehPlacar = (entrada: EntradaDaMesa): entrada is EntradaDoPlacar => !ehLance(entrada);

export const esperam = (fila: FilaDaMesa): EntradaDaMesa[] =>
  fila.filter(({ estado }) => estado === 'na_fila');

/** Nobody has seen the one before, or it was refused: the new word takes its place. */
const isReplaced = (old: EntradaDaMesa, nova: EntradaDaMesa) =>
  ehPlacar(old) &&
  ehPlacar(nova) &&
  old.partida === nova.partida &&
  (old.estado === 'recusado' || (old.estado === 'na_fila' && !old.tentada));

/** A score takes with it what was told before it: without its end the match would be played again. */
export function sem(fila: FilaDaMesa, id: string): FilaDaMesa {
  const at = fila.findIndex((one) => one.id === id);
  const gone = fila[at];
  if (!gone) return fila;
  const isOfIt = (one: EntradaDaMesa, place: number) =>
    ehPlacar(gone) &&
    gone.estado !== 'recusado' &&
    place < at &&
    ehLance(one) &&
    one.partida === gone.partida;
  return fila.filter((one, place) => one !== gone && !isOfIt(one, place));
}

const surplus = (done: readonly EntradaDaMesa[], most: number) =>
  done.slice(0, Math.max(0, done.length - most));

/** Newest last. */
export function comEntrada(fila: FilaDaMesa, nova: EntradaDaMesa): FilaDaMesa {
  const others: FilaDaMesa = fila.filter((old) => !isReplaced(old, nova));
  const done = others.filter(({ estado }) => estado !== 'na_fila');
  const tooOld = [
    ...surplus(done.filter(ehPlacar), MOST_SCORES),
    ...surplus(done.filter(ehLance), MOST_EVENTS),
  ];
  return [...tooOld.reduce((kept, { id }) => sem(kept, id), others), nova];
}

type Mudanca = Partial<Entrada & Pick<EntradaDoLance, 'desfeito'>>;

export const comMudanca = (fila: FilaDaMesa, id: string, mudanca: Mudanca): FilaDaMesa =>
  fila.map((one) => (one.id === id ? { ...one, ...mudanca } : one));

/** What was taken back while it was on its way is still to be told. */
export const comResposta = (
  fila: FilaDaMesa,
  sent: EntradaDaMesa,
  estado: RespostaDaMesa,
): FilaDaMesa =>
  fila.map((one) => {
    if (one.id !== sent.id) return one;
    const isNewer = ehLance(one) && ehLance(sent) && one.desfeito !== sent.desfeito;
    return isNewer ? one : { ...one, estado };
  });

/** What nobody has seen is gone at once; of what may have arrived the server is told. */
export function comDesfeito(fila: FilaDaMesa, id: string): FilaDaMesa {
  const found = fila.find((one) => one.id === id);
  if (!found || !ehLance(found) || found.desfeito) return fila;
  const isUnseen = found.estado === 'recusado' || (found.estado === 'na_fila' && !found.tentada);
  return isUnseen ? sem(fila, id) : comMudanca(fila, id, { desfeito: true, estado: 'na_fila' });
}

type ContadoDaMesa = Mesa['lances'][number];

/** What another device of the same table told, as if this one had. */
function entradaDe({ id, partida, quando, ...lance }: ContadoDaMesa, jogo: string): EntradaDoLance {
  const { tipo, lado, minuto, jogador, nome, viu } = lance;
  return {
    ...{ id, partida, jogo, digitado_em: quando, estado: 'aceito', tentada: true },
    lance: { tipo, lado, minuto, jogador, nome, viu },
  };
}

/**
 * The words of the table as the server has them. What another device told comes in at its time; what this one told
 * and another took back is taken back here. What waits on this device stays: it is still to be sent.
 */
export function comContados(
  fila: FilaDaMesa,
  { jogos, lances }: Pick<Mesa, 'jogos' | 'lances'>,
  nomeDoJogo: (jogo: JogoDaMesa) => string,
): FilaDaMesa {
  const open = new Map(
    jogos.filter(({ estado }) => estado === 'agendada').map((jogo) => [jogo.uuid, jogo]),
  );
  const told = new Set(lances.map(({ id }) => id));
  const own = new Set(fila.map(({ id }) => id));
  const kept = fila.map((one) => {
    const isGone =
      ehLance(one) && one.estado === 'aceito' && open.has(one.partida) && !told.has(one.id);
    return isGone ? { ...one, desfeito: true } : one;
  });
  const others = lances.flatMap((lance) => {
    const jogo = open.get(lance.partida);
    return jogo && !own.has(lance.id) ? [entradaDe(lance, nomeDoJogo(jogo))] : [];
  });
  if (others.length === 0) return kept;
  return [...kept, ...others].toSorted((one, other) =>
    one.digitado_em < other.digitado_em ? -1 : Number(one.digitado_em > other.digitado_em),
  );
}
