// Site administrators reach championships of others only with a second factor and fresh proof, and every time
// that they use it stands in the audit trail.
import type { Acao } from '#regras/permissoes.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import type { Origin, Visitor } from '#server/http/session.ts';

/** What an administrator lacks at this moment; null when nothing, or when they are none. */
type Falta = 'segundo_fator_obrigatorio' | 'reautenticar' | null;

export type Administracao = {
  /** May do everything with every championship, right now. */
  readonly isAdmin: boolean;
  readonly falta?: Falta;
  readonly origin?: Origin | null;
};

type Poder = Pick<Visitor, 'isAdmin' | 'hasSecondFactor' | 'isFresh' | 'origin'>;

function faltaA({ isAdmin, hasSecondFactor, isFresh }: Poder): Falta {
  if (!isAdmin) return null;
  if (!hasSecondFactor) return 'segundo_fator_obrigatorio';
  return isFresh ? null : 'reautenticar';
}

export function administracaoDe(visitor: Poder): Administracao {
  const falta = faltaA(visitor);
  return { isAdmin: visitor.isAdmin && falta === null, falta, origin: visitor.origin };
}

/** An administrator is told what is missing; to everybody else the refusal is what it is. */
export function recusaAoAdmin({ falta }: Administracao): AppError | null {
  return falta ? new AppError(falta) : null;
}

const READING: readonly Acao[] = ['ver', 'ver_historico', 'inscrever'];
const AGAIN_SECONDS = 900;

type Uso = {
  readonly id: string;
  readonly uuid: string;
  readonly acao: Acao;
  readonly writes: boolean;
};

/** A page asks many times for the same championship: reading it is noted once in a quarter of an hour. */
async function isKnown(tx: Tx, { id, uuid, acao, writes }: Uso): Promise<boolean> {
  if (writes || !READING.includes(acao)) return false;
  return (await countAttempt(tx, `admin-leu:${uuid}|${id}`, AGAIN_SECONDS)).count > 1;
}

export async function anotarUso(
  tx: Tx,
  origin: Origin | null | undefined,
  uso: Uso,
): Promise<void> {
  if (await isKnown(tx, uso)) return;
  const rota = origin ? `${origin.method} ${origin.routeOptions.url ?? ''}` : null;
  await audit(tx, origin ?? null, {
    acao: uso.writes || !READING.includes(uso.acao) ? 'admin.mudou' : 'admin.leu',
    ator: uso.uuid,
    alvo: `campeonato:${uso.id}`,
    detalhes: { acao: uso.acao, rota },
  });
}
