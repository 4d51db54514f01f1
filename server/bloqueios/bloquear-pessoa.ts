import type { bloquearPessoa as endpoint } from '#contract/pessoa/bloqueios.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import { findBloqueavel, upsertBloqueio } from './queries.ts';

const PER_DAY = 100;
const DAY_SECONDS = 86_400;

/** Who is in a championship already stays until the organiser takes them out of it. */
export const bloquearPessoa: Handler<typeof endpoint> = async ({ db }, { params, body, user }) => {
  const { count, seconds } = await countAttempt(db, `bloquear:${user.uuid}`, DAY_SECONDS);
  if (count > PER_DAY) throw new AppError('muitas_tentativas', { retryAfter: seconds });
  const { usuario } = params;
  if (usuario === user.uuid) {
    throw new AppError('estado_mudou', { text: { key: 'participantes.bloquear_a_si' } });
  }
  return db.transaction(async (tx) => {
    const found = await findBloqueavel(tx, user.uuid, usuario);
    const novo = { dono: user.uuid, usuario, motivo: body.motivo };
    const data = found && (await upsertBloqueio(tx, novo));
    if (!data) throw new AppError('nao_encontrado');
    return { data };
  });
};
