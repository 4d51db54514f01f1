// How many may organise by the owner's plan, and how many a person may invite in a day.
import type { Usuario } from '#contract/sessao.ts';
import type { Tx } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import { limitesDaPessoa } from '#server/planos/limites-da-pessoa.ts';

const PER_DAY = 20;
const DAY_SECONDS = 86_400;

export async function requireFewInvitations(
  db: Tx,
  { uuid, email_verified_at }: Usuario,
): Promise<void> {
  if (!email_verified_at) throw new AppError('email_nao_verificado');
  const { count, seconds } = await countAttempt(db, `organizador:${uuid}`, DAY_SECONDS);
  if (count > PER_DAY) throw new AppError('muitas_tentativas', { retryAfter: seconds });
}

/** `taken` by others than the one who is about to come. */
export async function requireSeat(tx: Tx, dono: string, taken: number): Promise<void> {
  const { organizadores: n } = await limitesDaPessoa(tx, dono);
  if (taken < n) return;
  const text = { key: 'campeonatos.limite_organizadores', params: { n } } as const;
  throw new AppError('limite_do_plano', { text });
}
