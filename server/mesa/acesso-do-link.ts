// Who holds a score link: the secret is looked up by its hash, guessing is slow, and a link that is over opens
// nothing. Asked again under the lock before anything is written.
import type { FastifyRequest } from 'fastify';
import type { Autor } from '#server/campeonatos/autor.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt, readAttempts } from '#server/http/limiter.ts';
import { hashToken } from '#server/http/session.ts';
import { findLink, findLinkPorSegredo, type LinkRow } from './queries.ts';

/** Wrong secrets from one address; many people share one behind a mobile network. */
const GUESSES = { most: 60, seconds: 600 };

/** Calls with one link: an evening of scores, and a page that looks every half minute. */
const CALLS = { most: 600, seconds: 600 };

const tooMany = (seconds: number) => new AppError('muitas_tentativas', { retryAfter: seconds });

/** What a page can tell who holds it. */
export type FimDoLink = 'expirado' | 'revogado';

export function fimDoLink({ revogado_em, sem_dono, expirou }: LinkRow): FimDoLink | null {
  if (revogado_em !== null || sem_dono) return 'revogado';
  return expirou ? 'expirado' : null;
}

function requireAberto(link: LinkRow): LinkRow {
  const motivo = fimDoLink(link);
  if (!motivo) return link;
  throw new AppError('link_invalido', { text: { key: `mesa.fim.${motivo}` }, data: { motivo } });
}

type Pedido = { readonly bearer: string; readonly request: Pick<FastifyRequest, 'ip'> };

export async function requireLink(tx: Tx, { bearer, request }: Pedido): Promise<LinkRow> {
  const guesses = `mesa-erros:${request.ip}`;
  const wrong = await readAttempts(tx, guesses);
  if (wrong.count >= GUESSES.most) throw tooMany(wrong.seconds);
  const found = await findLinkPorSegredo(tx, hashToken(bearer));
  if (!found) {
    await countAttempt(tx, guesses, GUESSES.seconds);
    throw new AppError('nao_autenticado');
  }
  const calls = await countAttempt(tx, `mesa:${found.uuid}`, CALLS.seconds);
  if (calls.count > CALLS.most) throw tooMany(calls.seconds);
  return requireAberto(found);
}

/** It may have been revoked since. */
export async function requireAindaAberto(tx: Tx, uuid: string): Promise<LinkRow> {
  const link = await findLink(tx, uuid);
  if (!link) throw new AppError('nao_autenticado');
  return requireAberto(link);
}

export const autorDoLink = ({ uuid }: LinkRow): Autor => ({
  tipo: 'link',
  id: uuid,
  pode: ['lancar_placar'],
});

export const alcanca = (
  link: LinkRow,
  partida: { readonly uuid: string; readonly fase: number; readonly rodada: number },
): boolean =>
  link.partida_uuid === null
    ? link.fase === partida.fase && link.rodada === partida.rodada
    : link.partida_uuid === partida.uuid;
