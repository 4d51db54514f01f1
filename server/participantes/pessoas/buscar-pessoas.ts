import type { buscarPessoas as endpoint } from '#contract/participantes.ts';
import { chaveDoNome } from '#regras/participantes/nome-limpo.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Database } from '#server/database/database.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import { searchPessoas } from './queries.ts';

/** Enough to type the names of a league; not to copy out everybody. */
const LIMITS = [
  { key: 'pessoas', most: 120, seconds: 3_600 },
  { key: 'pessoas-dia', most: 500, seconds: 86_400 },
] as const;
const SHORTEST = 3;
const MOST_WORDS = 6;

/** Letters and digits alone: nothing in them means anything to the database. */
const wordsOf = (busca: string): string[] =>
  chaveDoNome(busca)
    .split(' ')
    .filter((word) => /^[\p{L}\p{N}]+$/u.test(word))
    .slice(0, MOST_WORDS);

async function requireFewer(db: Database, usuarioUuid: string): Promise<void> {
  for (const { key, most, seconds } of LIMITS) {
    const attempts = await countAttempt(db, `${key}:${usuarioUuid}`, seconds);
    if (attempts.count > most) {
      throw new AppError('muitas_tentativas', { retryAfter: attempts.seconds });
    }
  }
}

export const buscarPessoas: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, user, visitor } = call;
  const { id } = params;
  const { dono_uuid } = await requireCampeonato(db, id, quemE(visitor), 'gerir_participantes');
  const words = wordsOf(query.busca);
  if (!words.some((word) => word.length >= SHORTEST)) return { data: [] };
  await requireFewer(db, user.uuid);
  const data = await db.transaction((tx) => searchPessoas(tx, { id, dono_uuid }, words));
  return { data };
};
