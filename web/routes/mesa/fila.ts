// What the table official has entered, kept on the device until the server has it, and what became of it.
import type { InformadoDado } from '#contract/partida/dado.ts';
import type { RespostaDaMesa } from '#regras/vida/mesa.ts';

/** What is said of a match. */
export type Palavra = InformadoDado;

export type EntradaDaMesa = {
  readonly id: string;
  readonly partida: string;
  /** Who plays, for the list: another link may no longer know the match. */
  readonly jogo: string;
  readonly informado: Palavra;
  readonly digitado_em: string;
  readonly estado: 'na_fila' | RespostaDaMesa | 'recusado';
  /** Was sent at least once: the server may have it. */
  readonly tentada: boolean;
  /** Why it was refused, in words. */
  readonly motivo?: string | undefined;
};

export type FilaDaMesa = readonly EntradaDaMesa[];

const MOST_DONE = 60;

export const esperam = (fila: FilaDaMesa): EntradaDaMesa[] =>
  fila.filter(({ estado }) => estado === 'na_fila');

/** Nobody has seen the one before, or it was refused: the new word takes its place. */
const isReplaced = (old: EntradaDaMesa, { partida }: EntradaDaMesa) =>
  old.partida === partida &&
  (old.estado === 'recusado' || (old.estado === 'na_fila' && !old.tentada));

/** Newest last. */
export function comEntrada(fila: FilaDaMesa, nova: EntradaDaMesa): FilaDaMesa {
  const others = fila.filter((old) => !isReplaced(old, nova));
  const done = others.filter(({ estado }) => estado !== 'na_fila');
  const tooOld = new Set(done.slice(0, Math.max(0, done.length - MOST_DONE)));
  return [...others.filter((old) => !tooOld.has(old)), nova];
}

export const comMudanca = (
  fila: FilaDaMesa,
  id: string,
  mudanca: Partial<EntradaDaMesa>,
): FilaDaMesa => fila.map((one) => (one.id === id ? { ...one, ...mudanca } : one));

export const sem = (fila: FilaDaMesa, id: string): FilaDaMesa =>
  fila.filter((one) => one.id !== id);
