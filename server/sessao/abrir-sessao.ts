// Opens a session for somebody who has just proved who they are: a new id, and the old one is dead.
import type { FastifyReply, FastifyRequest } from 'fastify';
import { recordAccess } from '#server/auditoria/acessos.ts';
import type { Tx } from '#server/database/database.ts';
import type { Proofs } from '#server/http/proof.ts';
import type { Services } from '#server/http/services.ts';
import { deleteSession, insertSession, type Visitor } from '#server/http/session.ts';

type Caller = { readonly visitor: Visitor; readonly request: FastifyRequest };

type Opening = {
  readonly usuarioUuid: string;
  readonly lembrar: boolean;
  readonly proofs: Proofs;
};

/** The token of the new session; send it with `handOver` once the transaction has been committed. */
export async function openSession(
  tx: Tx,
  { visitor, request }: Caller,
  opening: Opening,
): Promise<string> {
  if (visitor.token) await deleteSession(tx, visitor.token);
  const userAgent = request.headers['user-agent'] ?? '';
  await recordAccess(tx, request, { tipo: 'entrou', usuarioUuid: opening.usuarioUuid });
  return insertSession(tx, { ...opening, ip: request.ip, userAgent });
}

export function handOver(
  { cookies, csrf }: Services,
  reply: FastifyReply,
  token: string,
  lembrar: boolean,
): void {
  cookies.write(reply, token, lembrar);
  csrf.issue(reply, token);
}
