// The record of access (Marco Civil, art. 15). Apart from the audit trail, which is read and has no
// addresses: this one has the whole address, and nothing shows it.
import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';

type ConnectionOrigin = Pick<FastifyRequest, 'ip' | 'socket'>;

/** Of a visitor behind a proxy only the proxy's own port can be seen. */
function portOf({ ip, socket }: ConnectionOrigin): number | null {
  return socket.remoteAddress === ip ? (socket.remotePort ?? null) : null;
}

export async function recordAccess(
  tx: Tx,
  origin: ConnectionOrigin,
  { tipo, usuarioUuid }: { tipo: 'entrou' | 'saiu'; usuarioUuid: string },
): Promise<void> {
  await tx.run(sql`
    insert into acessos (id, usuario_uuid, tipo, ip, porta)
    values (${uuidv7()}, ${usuarioUuid}, ${tipo}, ${origin.ip}, ${portOf(origin)})`);
}

export async function deleteOldAccesses(tx: Tx): Promise<void> {
  await tx.run(sql`delete from acessos where quando < now() - interval '6 months'`);
}
