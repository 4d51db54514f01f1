import { uuid } from '#contract/http/fields.ts';
import type { denunciar as endpoint } from '#contract/pessoa/denuncias.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import { paginaDe } from '#server/dashboard/pagina-de.ts';
import type { Tx } from '#server/database/database.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import { quemNaLiga, requireLiga } from '#server/ligas/acesso.ts';
import { uuidv7 } from '#server/uuid.ts';
import { insertDenuncia } from './queries.ts';

const PER_DAY = 10;
const DAY_SECONDS = 86_400;

/** Only what somebody may see can be reported by them: a report tells nobody what there is. */
async function requireAlvo(tx: Tx, { body, user, visitor }: Call<typeof endpoint>): Promise<void> {
  const { tipo, alvo } = body;
  if (tipo === 'campeonato') {
    await requireCampeonato(tx, alvo, quemE(visitor), 'ver');
    return;
  }
  if (!uuid.safeParse(alvo).success) throw new AppError('nao_encontrado');
  if (tipo === 'liga') {
    await requireLiga(tx, alvo, quemNaLiga(visitor), 'ver');
    return;
  }
  if ((await paginaDe(tx, alvo, user.uuid)) === null) throw new AppError('nao_encontrado');
}

export const denunciar: Handler<typeof endpoint> = async ({ db }, call) => {
  const { body, user } = call;
  const { count, seconds } = await countAttempt(db, `denunciar:${user.uuid}`, DAY_SECONDS);
  if (count > PER_DAY) throw new AppError('muitas_tentativas', { retryAfter: seconds });
  await requireAlvo(db, call);
  if (body.tipo === 'pessoa' && body.alvo === user.uuid) {
    throw new AppError('estado_mudou', { text: { key: 'denuncia.a_si' } });
  }
  return { data: await insertDenuncia(db, { ...body, uuid: uuidv7(), autor: user.uuid }) };
};
