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
import { runSoon, sendAhead } from '#server/database/tx.ts';
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

type Kept = {
  readonly pedido_hash: Buffer;
  readonly status: number | null;
  readonly corpo: unknown;
  /** Without an answer for so long: who took it is dead. */
  readonly abandonada: boolean;
};

/** The same request was done before; its answer. */
class Answered extends Error {
  readonly corpo: unknown;

  constructor(corpo: unknown) {
    super('This request was answered before.');
    this.corpo = corpo;
  }
}

/**
 * Refuses who is not the first with this key, without waiting for the same request of somebody else. Where a write was
 * sent behind it that waits for a lock, the refusal leaves when that wait is over. What is kept is read once the key is held: whoever held it before has ended.
 */
async function requireFirst(tx: Tx, { usuarioUuid, chave, hash }: Ticket): Promise<void> {
  const [held, kept] = await Promise.all([
    runSoon(
      tx,
      sql`select 1 where pg_try_advisory_xact_lock(
        hashtextextended(${`${usuarioUuid} ${chave}`}, 0))`,
    ),
    tx.first<Kept>(sql`
      select pedido_hash, status, corpo, created_at < now() - interval '2 minutes' as abandonada
      from idempotencia where usuario_uuid = ${usuarioUuid} and chave = ${chave}
        and created_at >= now() - interval '1 day'`),
  ]);
  if (kept && !hash.equals(kept.pedido_hash)) throw refuse('erros.chave_de_outro_pedido');
  if (kept && kept.status !== null) throw new Answered(kept.corpo);
  if (held === 0 || (kept && !kept.abandonada)) throw underWay();
}

/** Whoever holds the key replaces what is too old to count. */
async function keepAnswer(
  tx: Tx,
  { usuarioUuid, chave, hash }: Ticket,
  { status, corpo }: { readonly status: number; readonly corpo: string },
): Promise<void> {
  const statement = sql`
    insert into idempotencia (usuario_uuid, chave, pedido_hash, status, corpo)
    values (${usuarioUuid}, ${chave}, ${hash}, ${status}, ${corpo})
    on conflict (usuario_uuid, chave) do update set pedido_hash = excluded.pedido_hash,
      status = excluded.status, corpo = excluded.corpo, created_at = now()`;
  await sendAhead(tx, statement);
}

/** Work may begin before it is known that it is to be done: it is told no answer before that. */
function toldAfter(tx: Tx, known: Promise<unknown>): Tx {
  function told<T>(answer: Promise<T>): Promise<T> {
    const later = known.then(() => answer);
    // Who waits for neither is told with the commit.
    for (const one of [answer, later]) one.catch(() => {});
    return later;
  }
  const { soon } = tx;
  return {
    rows: (statement) => told(tx.rows(statement)),
    first: (statement) => told(tx.first(statement)),
    run: (statement) => told(tx.run(statement)),
    ...(soon && { soon: (statement) => told(soon(statement)) }),
  };
}

type Once = {
  readonly result: unknown;
  /** To be handed on now. */
  readonly publicadas: Publicadas;
};

type Pedido = {
  readonly ticket: Ticket;
  readonly endpoint: Endpoint;
  /** The championship on which the work is one write, where it is known. */
  readonly queue: string | undefined;
};

/**
 * A refusal takes everything back, the key too: the same request may be tried again with it. A write begins with what
 * only reads or locks, so it is asked for together with the key.
 */
async function workOnce(
  db: Database,
  { ticket, endpoint, queue }: Pedido,
  { work, onCommit }: { work: (db: Database) => Promise<unknown>; onCommit?: () => void },
): Promise<Once> {
  const { answer, status = 200 } = endpoint;
  const isWhole = queue !== undefined;
  return db.transaction(async (own) => {
    const first = requireFirst(own, ticket);
    first.catch(() => {}); // Told in the end, whatever the work waits for.
    const tx = isWhole ? toldAfter(own, first) : own;
    if (!isWhole) await first;
    try {
      const result = await work(joined(db, tx, { isWhole }));
      // Only what the contract names leaves, so only that is kept.
      const corpo = JSON.stringify(answer?.parse(result) ?? null);
      await keepAnswer(own, ticket, { status, corpo });
      return { result, publicadas: publicadasEm(tx) };
    } finally {
      await first;
    }
  }, onCommit);
}

/** What the work has published is handed on once it is committed. */
export async function answerOnce(
  { db, saida }: Pick<Services, 'db' | 'saida'>,
  pedido: Pedido,
  work: (db: Database) => Promise<unknown>,
): Promise<unknown> {
  const { queue } = pedido;
  try {
    const { result, publicadas } = queue
      ? await inTurn(queue, (onCommit) => workOnce(db, pedido, { work, onCommit }))
      : await workOnce(db, pedido, { work });
    await saida.deliver(publicadas);
    return result;
  } catch (error) {
    if (error instanceof Answered) return error.corpo;
    throw error;
  }
}

export async function deleteOldKeys(tx: Tx): Promise<void> {
  await tx.run(sql`delete from idempotencia where created_at < now() - interval '1 day'`);
}
