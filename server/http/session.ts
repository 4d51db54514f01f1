// Sessions live on the server: the cookie holds a random token, the table only its hash. A guest gets a
// token too (the CSRF token is bound to it) but no row: tokens that start with 'g' are never looked up.
import { createHash, randomBytes } from 'node:crypto';
import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import sql from 'sql-template-tag';
import type { Usuario } from '#contract/sessao.ts';
import type { Database, Tx } from '#server/database/database.ts';
import { uuidv7 } from '#server/uuid.ts';
import type { Locale } from '#textos/locale.ts';
import { AppError } from './errors.ts';
import { texts } from './locale.ts';
import { isFreshlyProved, type Proofs } from './proof.ts';
import { type UsuarioRow, usuarioColumns, usuarioFromRow } from './usuario-row.ts';

const IDLE_HOURS = 12;
const REMEMBERED_DAYS = 30;
const ABSOLUTE_DAYS = 180;
const TOUCH_MINUTES = 5;
const DAY_SECONDS = 86_400;

export type Origin = Pick<FastifyRequest, 'ip' | 'id' | 'method' | 'routeOptions'>;

export type Visitor = {
  readonly user: Usuario | null;
  readonly isAdmin: boolean;
  /** Token of the cookie, if there is one. */
  readonly token: string | undefined;
  readonly sessionId: string | null;
  /** Showed within the last 15 minutes everything that proves who they are. */
  readonly isFresh: boolean;
  readonly hasSecondFactor: boolean;
  /** The request that they send; null where there is none. */
  readonly origin: Origin | null;
  /** Remembered, and seen for the first time in a while: the cookie has to last as long as the session. */
  readonly isRenewed: boolean;
};

export const GUEST: Visitor = {
  user: null,
  isAdmin: false,
  token: undefined,
  sessionId: null,
  isFresh: false,
  hasSecondFactor: false,
  origin: null,
  isRenewed: false,
};

export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

type SessionRow = UsuarioRow & {
  stale: boolean;
  fresh: boolean;
  session_id: string;
  second_factor: boolean;
  lembrar: boolean;
};

/** Whether a row of `sessoes s` is still a session. */
export const sessionLasts = sql`s.created_at > now() - make_interval(days => ${ABSOLUTE_DAYS})
  and s.last_seen_at > now() - case when s.lembrar
    then make_interval(days => ${REMEMBERED_DAYS}) else make_interval(hours => ${IDLE_HOURS}) end`;

/** Who is behind a cookie. Writes at most once in five minutes, and never for a guest. */
export async function findVisitor(db: Database, token: string | undefined): Promise<Visitor> {
  if (!token?.startsWith('u')) return { ...GUEST, token };
  const hash = hashToken(token);
  const row = await db.first<SessionRow>(sql`
    select ${usuarioColumns}, s.last_seen_at < now() - make_interval(mins => ${TOUCH_MINUTES}) as stale,
      ${isFreshlyProved} as fresh,
      s.id as session_id, s.lembrar, u.segundo_fator_em is not null as second_factor
    from sessoes s join usuarios u on u.uuid = s.usuario_uuid
    where s.token_hash = ${hash} and u.removido_em is null and u.banido_em is null
      and ${sessionLasts}`);
  if (!row) return { ...GUEST, token };
  const { stale, fresh, session_id, second_factor, lembrar, ...user } = row;
  if (stale) await db.run(sql`update sessoes set last_seen_at = now() where token_hash = ${hash}`);
  return {
    user: usuarioFromRow(user),
    isAdmin: row.is_admin,
    token,
    sessionId: session_id,
    isFresh: fresh,
    hasSecondFactor: second_factor,
    origin: null,
    isRenewed: stale && lembrar,
  };
}

type NewSession = {
  readonly usuarioUuid: string;
  readonly lembrar: boolean;
  readonly ip: string;
  readonly userAgent: string;
  /** What was shown to open it. */
  readonly proofs: Proofs;
};

async function requireNotBanned(tx: Tx, uuid: string): Promise<void> {
  const banned = await tx.first(sql`
    select 1 from usuarios where uuid = ${uuid} and banido_em is not null`);
  if (banned) throw new AppError('proibido', { text: { key: 'erros.conta_suspensa' } });
}

/** A new session; the caller sends its token in the cookie. */
export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  await requireNotBanned(tx, session.usuarioUuid);
  const token = `u${randomBytes(32).toString('base64url')}`;
  const { senha = null, codigo = null, provedor = null } = session.proofs;
  await tx.run(sql`
    insert into sessoes (token_hash, usuario_uuid, lembrar, ip, user_agent, senha_em, codigo_em,
      provedor_em)
    values (${hashToken(token)}, ${session.usuarioUuid}, ${session.lembrar}, ${session.ip},
      ${session.userAgent.slice(0, 300)}, ${senha}, ${codigo}, ${provedor})`);
  await undoRemoval(tx, session.usuarioUuid);
  return token;
}

/** Coming back undoes a deletion that was asked for, and says so. */
async function undoRemoval(tx: Tx, uuid: string): Promise<void> {
  const undone = await tx.first<{ locale: Locale }>(sql`
    update usuarios set exclusao_em = null where uuid = ${uuid} and exclusao_em is not null
    returning locale`);
  if (!undone) return;
  const mensagem = texts[undone.locale]('perfil.exclusao.desfeita');
  await tx.run(sql`
    insert into notificacoes (id, usuario_uuid, tipo, mensagem, url)
    values (${uuidv7()}, ${uuid}, 'conta', ${mensagem}, '/perfil')`);
}

/** Those of these sessions that have not ended, of people who are still here. */
export async function findLasting(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(sql`
    select s.id from sessoes s join usuarios u on u.uuid = s.usuario_uuid
    where s.id::text = any(${ids}) and u.removido_em is null and ${sessionLasts}`);
  return rows.map(({ id }) => id);
}

export async function deleteSession(tx: Tx, token: string): Promise<void> {
  await tx.run(sql`delete from sessoes where token_hash = ${hashToken(token)}`);
}

export async function deleteEndedSessions(tx: Tx): Promise<void> {
  await tx.run(sql`delete from sessoes s where not (${sessionLasts})`);
}

/** What this browser's CSRF token and log-in under way are bound to. A session that ended is replaced. */
export function bindingToken({ user, token }: Visitor): string {
  if (token && (user || token.startsWith('g'))) return token;
  return `g${randomBytes(32).toString('base64url')}`;
}

export type SessionCookies = {
  read(request: Pick<FastifyRequest, 'cookies'>): string | undefined;
  write(reply: FastifyReply, token: string, remember: boolean): void;
  clear(reply: FastifyReply): void;
  /** Whether the answer already gives the browser another session, or ends this one. */
  isSet(reply: FastifyReply): boolean;
};

/** `__Host-` ties the cookie to this very host; it needs https. */
export function makeSessionCookies(secure: boolean): SessionCookies {
  const name = secure ? '__Host-sid' : 'sid';
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    read: (request) => request.cookies[name],
    write(reply, token, remember) {
      const lasting = remember ? { maxAge: REMEMBERED_DAYS * DAY_SECONDS } : {};
      reply.setCookie(name, token, { ...options, ...lasting });
    },
    clear: (reply) => {
      reply.clearCookie(name, options);
    },
    isSet: (reply) =>
      [reply.getHeader('set-cookie')].flat().some((line) => String(line).startsWith(`${name}=`)),
  };
}

/** The browser forgets a cookie 30 days after it was last sent, so a remembered one is sent again. */
export function renewCookies(app: FastifyInstance, cookies: SessionCookies): void {
  app.addHook('onSend', async ({ visitor }, reply) => {
    if (!visitor?.token || !visitor.isRenewed || cookies.isSet(reply)) return;
    cookies.write(reply, visitor.token, true);
  });
}
