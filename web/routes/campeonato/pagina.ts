// What a tab has on screen: the championship, which its frame loaded, and what the tab loaded itself.
import { type LoaderFunctionArgs, useLoaderData, useRouteLoaderData } from 'react-router';
import type { Campeonato } from '#contract/campeonatos.ts';
import type { Participante } from '#contract/participantes.ts';
import type { Partida } from '#contract/partidas.ts';
import type { Apelidos } from '#regras/montagem/apelidos.ts';
import type { Passo } from '#regras/pendencias/passo.ts';
import { type AsText, type InText, useText } from '#web/api/as-text.ts';
import type { Aba, Lugar } from '#web/campeonato/endereco.ts';
import type { Gente } from '#web/campeonato/gente.ts';
import type { RodadaALancar } from '#web/campeonato/passos.ts';
import type { Frame } from '#web/pages.ts';
import type { AtTheDoor } from './inscricao/convidado.ts';

/** The next step as a button: what it says, and where it leads or what is said once it is done. */
export type PassoNaMoldura = Pick<Passo, 'nome'> & {
  readonly rotulo: string;
  readonly feito: string | null;
  readonly para: Lugar;
  readonly parte: string | null;
  readonly rodada: RodadaALancar | undefined;
};

/** What waits for who organises it: how many tasks by tab, and the next step. */
export type Organizacao = {
  readonly contas: Readonly<Partial<Record<Aba, number>>>;
  readonly passo: PassoNaMoldura | null;
  readonly impedido: QuemImpede;
};

/** Of an organiser who plays: 2 for whom they play, 1 for those against whom they enter no result. More than 2 in a
 * match is one that others decide. Few characters, for every guest loads what reads it. */
type QuemImpede = Readonly<Partial<Record<string, number>>>;

export type DadosDaMoldura = {
  readonly campeonato: Campeonato;
  readonly now: number;
  /** Null for who organises nothing here. */
  readonly organizacao: Organizacao | null;
  /** Whose place the link is for with which somebody came; null: for none that is free. */
  readonly assume: string | null;
};

export type DadosDaPagina = Omit<DadosDaMoldura, 'organizacao' | 'assume'> & {
  readonly impedido: QuemImpede;
  readonly gente: Gente;
  /** Names of ties that somebody still waits for. */
  readonly confrontos: Apelidos;
  /** Everybody, on pages that list them. */
  readonly participantes: readonly Participante[];
  /** Matches that are shown together. */
  readonly partidas: readonly Partida[];
  /** The score by now of those of them that are told while they are played. */
  readonly aoVivo: Readonly<Record<string, readonly [number, number] | undefined>>;
  /** The list shows the current round, whichever that is. */
  readonly isFollowing: boolean;
};

const FRAME: Frame['id'] = 'campeonato-id';

export function useQuadro(): DadosDaMoldura | AtTheDoor {
  return useRouteLoaderData(FRAME) as DadosDaMoldura | AtTheDoor;
}

/** Inside of the frame, which shows nothing of it to who stands at the door. */
export const useCampeonato = (): Campeonato => (useQuadro() as DadosDaMoldura).campeonato;

type Loader = (args: LoaderFunctionArgs) => Promise<AsText<unknown> | null>;

export type DaAba<Own extends Loader> = InText<NonNullable<Awaited<ReturnType<Own>>>>;

/** What the loader of this tab gave. Where it gave nothing, the tab is not drawn. */
export const useDaAba = <Own extends Loader>() =>
  useText(useLoaderData() as NonNullable<Awaited<ReturnType<Own>>>);

type Nomes = Pick<DadosDaPagina, 'gente' | 'confrontos' | 'now'>;
type Resto = Partial<Pick<DadosDaPagina, 'participantes' | 'partidas' | 'aoVivo' | 'isFollowing'>>;

export function usePagina({ gente, confrontos, now }: Nomes, resto: Resto = {}): DadosDaPagina {
  const { campeonato, organizacao } = useQuadro() as DadosDaMoldura;
  const impedido = organizacao?.impedido ?? {};
  const rest = { participantes: [], partidas: [], aoVivo: {}, isFollowing: false, ...resto };
  return { campeonato, impedido, gente, confrontos, now, ...rest };
}
