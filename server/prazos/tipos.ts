// The kinds of things that are due, and what is done with one. Each kind is handled by the room that knows it
// (server/robo/tratar.ts has the table).
import type { Tx } from '#server/database/database.ts';
import type { PrazoRow } from './queries.ts';

const TIPOS_DE_PRAZO = [
  /** The time to send the score of a match; `objeto`: the match. */
  'placar',
  /** The time to agree on an hour before the rules set one; `objeto`: the match. */
  'horario',
  /** A match that was put off and is to be played, or given a day; `objeto`: the match. */
  'adiada',
  /** The time to answer a proposal: it is over when its hour is; `objeto`: the proposal. */
  'proposta',
  /** The time to answer a claim; `objeto`: the claim. */
  'resposta',
  /** The time to decide a contested match; `objeto`: the case. */
  'veredito',
  /** The time to pay the fee; `objeto`: made from the id of the championship. */
  'taxa',
] as const;

export type TipoDePrazo = (typeof TIPOS_DE_PRAZO)[number];

/** Those that follow from the match itself; the others are written down by who makes them. */
export const DA_PARTIDA: readonly TipoDePrazo[] = ['placar', 'horario', 'adiada'];

/** One whose time has come, with its championship locked. */
export type PrazoVencido = Pick<PrazoRow, 'campeonato_id' | 'objeto' | 'prazo_at'> & {
  /** Its own match; of what belongs to the championship itself, none is asked for. */
  readonly partida_uuid: string;
  /** Only those whose silence has come nearer than an hour since then, and who want it at the deadline. */
  readonly desde?: string;
};

export type TratarPrazo = {
  /** Reminds whoever it waits for; nobody where it is done already. */
  lembrar?(tx: Tx, vencido: PrazoVencido): Promise<void>;
  /** Looks at how things are now, and does what follows. It is never called twice for one deadline. */
  vencer(tx: Tx, vencido: PrazoVencido): Promise<void>;
};

export type TratarTodos = Readonly<Partial<Record<TipoDePrazo, TratarPrazo>>>;
