// The pasted list as the server will read it, with the catalogue of clubs. Loaded apart: it is only needed
// once somebody pastes.
import type { Escudo } from '#contract/participantes.ts';
import { acharClube } from '#regras/escudos/clubes.ts';
import { escudoDoNome } from '#regras/escudos/escudo-do-nome.ts';
import { type AvisoDaLista, lerLista } from '#regras/participantes/lista-colada.ts';

export type ListedName = {
  readonly nome: string;
  readonly time: string | null;
  readonly gamertag: string | null;
  /** What it will have. */
  readonly escudo: Escudo;
  /** Waits for a place. */
  readonly suplente: boolean;
};

export type ReadList = {
  /** Who plays. */
  readonly names: readonly ListedName[];
  /** Who stood under 'Suplentes'. */
  readonly waiting: readonly ListedName[];
  readonly notices: readonly AvisoDaLista[];
};

export function readList(text: string): ReadList {
  const { participantes, avisos } = lerLista(text, {
    ehClube: (name) => acharClube(name) !== undefined,
  });
  const names = participantes.map(({ nome, time_nome, gamertag, suplente }) => ({
    nome,
    time: time_nome,
    gamertag,
    escudo: escudoDoNome(time_nome ?? nome),
    suplente,
  }));
  return {
    names: names.filter(({ suplente }) => !suplente),
    waiting: names.filter(({ suplente }) => suplente),
    notices: avisos,
  };
}

export { escudoDoNome };
