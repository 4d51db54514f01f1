// The pasted list as the server will read it, with the catalogue of clubs. Loaded apart: it is only needed
// once somebody pastes.
import { acharClube } from '#regras/escudos/clubes.ts';
import { type AvisoDaLista, lerLista } from '#regras/participantes/lista-colada.ts';
import { type Shirt, shirtFrom, shirtOf } from '#web/components/crest/shirt.ts';

export type ListedName = {
  readonly nome: string;
  readonly time: string | null;
  readonly gamertag: string | null;
  readonly shirt: Shirt;
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

function shirtFor(team: string): Shirt {
  const clube = acharClube(team);
  return clube ? shirtFrom(team, clube.camisa) : shirtOf(team);
}

export function readList(text: string): ReadList {
  const { participantes, avisos } = lerLista(text, {
    ehClube: (name) => acharClube(name) !== undefined,
  });
  const names = participantes.map(({ nome, time_nome, gamertag, suplente }) => ({
    nome,
    time: time_nome,
    gamertag,
    shirt: shirtFor(time_nome ?? nome),
    suplente,
  }));
  return {
    names: names.filter(({ suplente }) => !suplente),
    waiting: names.filter(({ suplente }) => suplente),
    notices: avisos,
  };
}
