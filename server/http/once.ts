// A request that comes twice is done once: who sends an Idempotency-Key and does not hear the answer sends
// the same again and gets the first one. A key is a person's own and lasts a day. The answer is kept in the
// transaction of the work itself: a crash leaves both or neither.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Endpoint } from '#contract/http/endpoint.ts';
import type { Database, Tx } from '#server/database/database.ts';
import { joined } from '#server/database/joined.ts';
import { inTurn } from '#server/database/turns.ts';
import { sendAhead } from '#server/database/tx.ts';
import { type Publicadas, publicadasEm } from '#server/saida/publicar.ts';
import { AppError } from './errors.ts';
import type { Services } from './services.ts';

const KEY = /^[\x21-\x7e]{1,255}$/;

type Ticket = {
  readonly usuarioUuid: string;
  readonly chave: string;
  readonly hash: Buffer;
};

/** What makes two requests the same: the address and everything that was sent. */
function hashOf({ method, url, body }: FastifyRequest): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([method, url, body ?? null]))
    .digest();
}

function refuse(key: 'erros.chave_invalida' | 'erros.chave_de_outro_pedido'): AppError {
  return new AppError('dados_invalidos', { validations: { 'Idempotency-Key': { key } } });
}

/** Undefined where the request carries no key, or the endpoint does not promise anything. */
export function ticketOf({ once }: Endpoint, request: FastifyRequest): Ticket | undefined {
  const chave = request.headers['idempotency-key'];
  const usuarioUuid = request.visitor?.user?.uuid;
  if (!once || chave === undefined || !usuarioUuid) return undefined;
  if (typeof chave !== 'string' || !KEY.test(chave)) throw refuse('erros.chave_invalida');
  return { usuarioUuid, chave, hash: hashOf(request) };
}

const underWay = () => new AppError('estado_mudou', { text: { key: 'erros.pedido_em_andamento' } });

/**
 * Whether this request is the first with its key. Nobody waits for the same request of somebody else, which would hold
 * a connection meanwhile: it is not the first either.
 */
async function take(tx: Tx, { usuarioUuid, chave, hash }: Ticket): Promise<boolean> {
  const taken = await tx.run(sql`
    insert into idempotencia as i (usuario_uuid, chave, pedido_hash)
    select ${usuarioUuid}::uuid, ${chave}::text, ${hash}::bytea
    where pg_try_advisory_xact_lock(hashtextextended(${`${usuarioUuid} ${chave}`}, 0))
    on conflict (usuario_uuid, chave) do update set pedido_hash = excluded.pedido_hash,
      status = null, corpo = null, created_at = now()
    where i.created_at < now() - interval '1 day'
      or i.status is null and i.pedido_hash = excluded.pedido_hash
        and i.created_at < now() - interval '2 minutes'`);
  return taken > 0;
}

type Kept = {
  readonly pedido_hash: Buffer;
  readonly status: number | null;
  readonly corpo: unknown;
};

/** What is older than a day is being replaced, or it would have been taken. */
async function firstAnswer(tx: Tx, { usuarioUuid, chave, hash }: Ticket): Promise<unknown> {
  const kept = await tx.first<Kept>(sql`
    select pedido_hash, status, corpo from idempotencia
    where usuario_uuid = ${usuarioUuid} and chave = ${chave}
      and created_at >= now() - interval '1 day'`);
  if (kept && !hash.equals(kept.pedido_hash)) throw refuse('erros.chave_de_outro_pedido');
  if (kept?.status == null) throw underWay();
  return kept.corpo;
}

type Once = {
  readonly result: unknown;
  /** What the work has published, to be handed on now. */
  readonly publicadas: Publicadas | null;
};

/** A refusal takes everything back, the key too: the same request may be tried again with it. */
async function workOnce(
  db: Database,
  ticket: Ticket,
  { answer, status }: Endpoint,
  work: (db: Database) => Promise<unknown>,
): Promise<Once> {
  return db.transaction(async (tx) => {
    if (!(await take(tx, ticket)))
      return { result: await firstAnswer(tx, ticket), publicadas: null };
    const result = await work(joined(db, tx));
    // Only what the contract names leaves, so only that is kept.
    const corpo = JSON.stringify(answer?.parse(result) ?? null);
    const kept = sql`
      update idempotencia set status = ${status ?? 200}, corpo = ${corpo}
      where usuario_uuid = ${ticket.usuarioUuid} and chave = ${ticket.chave}`;
    await sendAhead(tx, kept);
    return { result, publicadas: publicadasEm(tx) };
  });
}

type Pedido = {
  readonly ticket: Ticket;
  readonly endpoint: Endpoint;
  /** What writes wait for each other on, where it is known: before they take a connection. */
  readonly queue: string | undefined;
};

/** What the work has published is handed on once it is committed. */
export async function answerOnce(
  { db, saida }: Pick<Services, 'db' | 'saida'>,
  { ticket, endpoint, queue }: Pedido,
  work: (db: Database) => Promise<unknown>,
): Promise<unknown> {
  const whole = () => workOnce(db, ticket, endpoint, work);
  const { result, publicadas } = await (queue ? inTurn(queue, whole) : whole());
  if (publicadas) await saida.deliver(publicadas);
  return result;
}

export async function deleteOldKeys(tx: Tx): Promise<void> {
  await tx.run(sql`delete from idempotencia where created_at < now() - interval '1 day'`);
}
