import { chaveDoNome } from '#contract/nome-limpo.ts';
import type { buscarPessoas as endpoint } from '#contract/participantes.ts';
import { quemE, requireCampeonato } from '#server/campeonatos/acesso.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import { searchPessoas } from './queries-pessoa.ts';

const PER_HOUR = 300;
const HOUR_SECONDS = 3_600;
const SHORTEST = 2;
const MOST_WORDS = 6;

/** Letters and digits alone: nothing in them means anything to the database. */
const wordsOf = (busca: string): string[] =>
  chaveDoNome(busca)
    .split(' ')
    .filter((word) => /^[\p{L}\p{N}]+$/u.test(word))
    .slice(0, MOST_WORDS);

export const buscarPessoas: Handler<typeof endpoint> = async ({ db }, call) => {
  const { params, query, user, visitor } = call;
  const { id } = params;
  const { dono_uuid } = await requireCampeonato(db, id, quemE(visitor), 'gerir_participantes');
  const words = wordsOf(query.busca);
  if (words.join('').length < SHORTEST) return { data: [] };
  const { count, seconds } = await countAttempt(db, `pessoas:${user.uuid}`, HOUR_SECONDS);
  if (count > PER_HOUR) throw new AppError('muitas_tentativas', { retryAfter: seconds });
  return { data: await searchPessoas(db, { id, dono_uuid }, words) };
};
