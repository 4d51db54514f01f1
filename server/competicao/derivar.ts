// What is derived only when somebody asks for it: a table up to a round or of home matches, the why of a place.
// It costs far more than what is kept, and guests may ask. So each answer is kept for as long as the version
// of the championship lasts, one is worked out at a time, and a visitor may cause so many in a minute.
import type { FastifyRequest } from 'fastify';
import type { CampeonatoRow } from '#server/campeonatos/queries.ts';
import type { Database } from '#server/database/database.ts';
import { AppError } from '#server/http/errors.ts';
import { makeTurns } from '#server/http/turns.ts';
import { networkOf } from '#server/sessao/limites.ts';
import { carregarEstado, type Estado } from './estado.ts';
import { isGuardado, porVersao } from './por-versao.ts';

const inTurn = makeTurns({ running: 1, waiting: 100 });

const PER_MINUTE = 60;
const MINUTE_MS = 60_000;
/** Counted here and not in the database: what is spared is this process, and reading writes nothing. */
type Count = { count: number; readonly until: number };
const counts = new WeakMap<Database, Map<string, Count>>();
const MOST_COUNTED = 10_000;

function requireFew(db: Database, visitor: string): void {
  const now = Date.now();
  const counted = counts.get(db) ?? new Map<string, Count>();
  counts.set(db, counted);
  const found = counted.get(visitor);
  const current = found && found.until > now ? found : { count: 0, until: now + MINUTE_MS };
  current.count += 1;
  counted.delete(visitor);
  counted.set(visitor, current);
  const oldest = counted.keys().next().value;
  if (counted.size > MOST_COUNTED && oldest !== undefined) counted.delete(oldest);
  if (current.count <= PER_MINUTE) return;
  const retryAfter = Math.ceil((current.until - now) / 1_000);
  throw new AppError('muitas_tentativas', { retryAfter });
}

/** Of the last few that were looked at: one visitor asks for many views of one championship. */
const MOST_STATES = 4;
const states = new WeakMap<Database, Map<string, Promise<Estado>>>();

function estadoDaVersao(db: Database, campeonato: CampeonatoRow): Promise<Estado> {
  const kept = states.get(db) ?? new Map<string, Promise<Estado>>();
  states.set(db, kept);
  const key = `${campeonato.id} ${campeonato.versao}`;
  const found = kept.get(key) ?? carregarEstado(db, campeonato);
  kept.delete(key);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  const oldest = kept.keys().next().value;
  if (kept.size > MOST_STATES && oldest !== undefined) kept.delete(oldest);
  return found;
}

type Derivacao<T> = {
  /** What is derived; one name, one answer. */
  readonly name: string;
  derive(estado: Estado): T;
};

export function derivar<T>(
  db: Database,
  campeonato: CampeonatoRow,
  /** Of whoever asks; none where the product itself does. */
  request: Pick<FastifyRequest, 'ip' | 'visitor'> | undefined,
  { name, derive }: Derivacao<T>,
): Promise<T> {
  if (request && !isGuardado(db, campeonato, name)) {
    requireFew(db, request.visitor?.user?.uuid ?? networkOf(request.ip));
  }
  return porVersao(db, campeonato, name, () =>
    inTurn(async () => derive(await estadoDaVersao(db, campeonato))),
  );
}
