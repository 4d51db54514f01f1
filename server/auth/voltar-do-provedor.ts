// Back from the provider. This GET opens sessions, which no other GET may: the provider can only send the
// browser here, and the state in the address, bound to this browser and good for one time, stands in for
// the CSRF token.
import type { voltarDoProvedor as endpoint, Provedor } from '#contract/auth.ts';
import { limparNome } from '#regras/participantes/nome-limpo.ts';
import { audit } from '#server/auditoria/audit.ts';
import type { Tx } from '#server/database/database.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import { recordProofs } from '#server/http/proof.ts';
import type { Services } from '#server/http/services.ts';
import { hashToken } from '#server/http/session.ts';
import { handOver } from '#server/sessao/abrir-sessao.ts';
import { networkOf } from '#server/sessao/limites.ts';
import { abrirSessao } from './abrir-sessao.ts';
import { openTrip, type Trip } from './ida.ts';
import { failed, profileError } from './ir-ao-provedor.ts';
import { type Claims, type Provider, providersOf } from './providers.ts';
import {
  type Account,
  findByEmail,
  findBySub,
  insertLink,
  markUsed,
  type PendingRow,
  savePending,
} from './queries.ts';

const FINISH = '/login/social';
const DONE = '/socialite-callback';
const LONGEST_NAME = 60;

const PER_NETWORK = { max: 100, seconds: 600 };

type Arrival = Awaited<ReturnType<Provider['claimsFrom']>> & {
  readonly provedor: Provedor;
  readonly trip: Trip;
};

function callbackOf({ config }: Services, { request }: Call<typeof endpoint>): URL {
  return new URL(request.raw.url ?? '', config.appUrl);
}

/** The trip that this browser comes back from; null when it set out on none. */
function tripOf(services: Services, call: Call<typeof endpoint>): Trip | null {
  const state = callbackOf(services, call).searchParams.get('state');
  const { token } = call.visitor;
  if (!state || !token) return null;
  return openTrip(services.keys, { token, provedor: call.params.provedor }, state);
}

const isProof = ({ proposito }: Trip) => proposito === 'reautenticar';

async function claimsOf(
  services: Services,
  call: Call<typeof endpoint>,
  provider: Provider,
  trip: Trip,
): Promise<Awaited<ReturnType<Provider['claimsFrom']>> | null> {
  const { db } = services;
  const { request, params } = call;
  const { count } = await countAttempt(db, `social:${networkOf(request.ip)}`, PER_NETWORK.seconds);
  const callback = callbackOf(services, call);
  const state = callback.searchParams.get('state') ?? '';
  if (count > PER_NETWORK.max || !(await markUsed(db, hashToken(state)))) return null;
  try {
    return await provider.claimsFrom(callback, { state, ...trip, isProof: isProof(trip) });
  } catch (error) {
    const { name, code } = error as { name: string; code?: string };
    request.log.warn({ provedor: params.provedor, name, code }, 'a social log-in was refused');
    return null;
  }
}

/**
 * Whom these claims may open a session for. An address alone links nothing unless both sides have checked
 * it: otherwise whoever writes somebody's address at a provider would own their account, or the other way
 * round (pre-account hijacking).
 */
async function resolve(
  tx: Tx,
  provedor: Provedor,
  claims: Claims,
): Promise<{ account: Account | undefined; falta: PendingRow['falta'] | null; link: boolean }> {
  const known = await findBySub(tx, provedor, claims.sub);
  if (known) return { account: known, falta: known.tem_codigo ? 'codigo' : null, link: false };
  const named = claims.email ? await findByEmail(tx, claims.email) : undefined;
  if (!named) return { account: undefined, falta: 'cadastro', link: false };
  const isSafe = claims.emailVerificado && named.email_verified_at !== null;
  if (!isSafe) return { account: named, falta: 'senha', link: true };
  return { account: named, falta: named.tem_codigo ? 'codigo' : null, link: true };
}

async function enter(
  services: Services,
  call: Call<typeof endpoint>,
  { provedor, trip, claims }: Arrival,
): Promise<string> {
  const { reply, visitor } = call;
  const { retorno } = trip;
  const found = await services.db.transaction(async (tx) => {
    const { account, falta, link } = await resolve(tx, provedor, claims);
    // Neither password nor provider to prove it with: only the mailbox can (forgotten password).
    if (falta === 'senha' && account?.senha === null) return null;
    if (falta) {
      const nome = [...limparNome(claims.nome)].slice(0, LONGEST_NAME).join('');
      const sessaoHash = hashToken(visitor.token ?? '');
      const usuario_uuid = account?.uuid ?? null;
      await savePending(tx, {
        ...claims,
        nome,
        provedor,
        falta,
        usuario_uuid,
        retorno,
        sessaoHash,
      });
      return retorno ? `${FINISH}?redirect=${encodeURIComponent(retorno)}` : FINISH;
    }
    if (!account) return null;
    const usuarioUuid = account.uuid;
    if (link && !(await insertLink(tx, { ...claims, provedor, usuarioUuid }))) return null;
    return { token: await abrirSessao(tx, call, { usuarioUuid, provedor, retorno, proofs: {} }) };
  });
  if (found === null) return failed(retorno);
  if (typeof found === 'string') return found;
  handOver(services, reply, found.token, true);
  return DONE;
}

async function link(
  { db }: Services,
  { user, request }: Call<typeof endpoint>,
  { provedor, trip, claims }: Arrival,
): Promise<string> {
  if (!user) return failed();
  const { retorno } = trip;
  const isLinked = await db.transaction(async (tx) => {
    const isNew = await insertLink(tx, { ...claims, provedor, usuarioUuid: user.uuid });
    const detalhes = { provedor };
    if (isNew)
      await audit(tx, request, { acao: 'perfil.vinculou_rede', ator: user.uuid, detalhes });
    return isNew;
  });
  return isLinked ? retorno || '/perfil#redes' : profileError('rede_em_uso');
}

async function proveAgain(
  { db }: Services,
  { user, visitor }: Call<typeof endpoint>,
  { provedor, trip, claims, authenticatedAt }: Arrival,
): Promise<string> {
  const owner = await findBySub(db, provedor, claims.sub);
  if (!user || !visitor.sessionId || owner?.uuid !== user.uuid) return profileError('social');
  if (!authenticatedAt) return profileError('rede_sem_prova');
  await recordProofs(db, visitor.sessionId, { provedor: authenticatedAt.toISOString() });
  return trip.retorno || '/perfil';
}

const PURPOSES = { entrar: enter, vincular: link, reautenticar: proveAgain } as const;

export const voltarDoProvedor: Handler<typeof endpoint> = async (services, call) => {
  const provider = providersOf(services.config).get(call.params.provedor);
  if (!provider) throw new AppError('nao_encontrado');
  const trip = tripOf(services, call);
  const arrived = trip && (await claimsOf(services, call, provider, trip));
  if (!trip || !arrived) {
    if (!call.user) return failed(trip?.retorno);
    return profileError(trip && isProof(trip) ? 'rede_sem_prova' : 'social');
  }
  const { provedor } = call.params;
  return PURPOSES[trip.proposito](services, call, { provedor, trip, ...arrived });
};
