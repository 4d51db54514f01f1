// Writes down that something is due, in the transaction of what makes it due. To move a deadline is to write it
// down again.
import { proximoPasso } from '#regras/agenda/lembretes.ts';
import { agora } from '#server/database/agora.ts';
import type { Tx } from '#server/database/database.ts';
import { type ChaveDoPrazo, deletePrazos, findPrazo, upsertPrazos } from './queries.ts';
import type { TipoDePrazo } from './tipos.ts';

export type PrazoMarcado = {
  readonly campeonatoId: string;
  /** Null of what belongs to the championship itself. */
  readonly partida: string | null;
  readonly tipo: TipoDePrazo;
  /** What it is about: the claim, the proposal, the match itself. */
  readonly objeto: string;
  readonly prazo_at: string;
  /** Whether people are reminded of it a day and two hours before. */
  readonly lembra?: boolean;
  /** Even if it was done at this very deadline before: it is to be done once more. */
  readonly denovo?: boolean;
};

/** Of what this very transaction made, at this instant: nothing is known of it yet. */
export async function marcarPrimeiro(
  tx: Tx,
  { campeonatoId, partida, tipo, objeto, prazo_at, lembra = false }: PrazoMarcado,
  now: number,
): Promise<void> {
  const { passo, at } = proximoPasso(Date.parse(prazo_at), now, lembra);
  const vence_at = new Date(at).toISOString();
  const novo = { partida_uuid: partida, tipo, objeto, prazo_at, lembra, passo, vence_at };
  await upsertPrazos(tx, campeonatoId, [novo]);
}

/** The same deadline again changes nothing: what was done is not done twice. */
export async function marcarPrazo(tx: Tx, prazo: PrazoMarcado): Promise<void> {
  const { campeonatoId, partida, tipo, objeto, lembra = false, denovo = false } = prazo;
  const due = Date.parse(prazo.prazo_at);
  const known = await findPrazo(tx, { tipo, objeto });
  if (known && Date.parse(known.prazo_at) === due && !denovo) return;
  const { passo, at } = proximoPasso(due, (await agora(tx)).getTime(), lembra);
  const times = { prazo_at: new Date(due).toISOString(), vence_at: new Date(at).toISOString() };
  await upsertPrazos(tx, campeonatoId, [
    { partida_uuid: partida, tipo, objeto, lembra, passo, ...times },
  ]);
}

/** Nothing is due any more: somebody did it, or nobody needs it. What was done stays written down. */
export const desmarcarPrazo = (
  tx: Tx,
  chave: ChaveDoPrazo & { readonly tipo: TipoDePrazo },
): Promise<void> => deletePrazos(tx, [chave]);
