import { randomBytes } from 'node:crypto';
import type { irAoProvedor as endpoint } from '#contract/auth.ts';
import { sameSitePath } from '#contract/same-site-path.ts';
import type { Call } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import type { Services } from '#server/http/services.ts';
import { bindingToken, hashToken } from '#server/http/session.ts';
import { networkOf } from '#server/sessao/limites.ts';
import type { Providers } from './providers.ts';
import { insertTrip } from './queries.ts';

export const FAILED = '/login?erro=social';
export const profileError = (erro: string) => `/perfil?erro=${erro}#redes`;

const PER_NETWORK = { max: 100, seconds: 600 };

const random = () => randomBytes(32).toString('base64url');

/** Where this visitor must go instead of to the provider; null when they may set out. */
function detour({ query, user, visitor, request }: Call<typeof endpoint>): string | null {
  // Only our own pages start this: a link elsewhere could log people in without their wish.
  if (request.headers['sec-fetch-site'] === 'cross-site') return FAILED;
  if (query.para === 'entrar') return user ? (sameSitePath(query.redirect) ?? '/') : null;
  if (!user) return `/login?redirect=${encodeURIComponent('/perfil')}`;
  if (query.para === 'vincular' && !visitor.isFresh) return profileError('reautenticar');
  return null;
}

/**
 * Writes on a GET, as its answer must be a redirect: only a row that ends by itself, that no one but this
 * browser can use, and not more of them than people behind one network need.
 */
export async function irAoProvedor(
  providers: Providers,
  { db, cookies, csrf }: Services,
  call: Call<typeof endpoint>,
): Promise<string> {
  const { params, query, visitor, request, reply } = call;
  const provider = providers.get(params.provedor);
  if (!provider) throw new AppError('nao_encontrado');
  const elsewhere = detour(call);
  if (elsewhere !== null) return elsewhere;
  const { count } = await countAttempt(db, `social:${networkOf(request.ip)}`, PER_NETWORK.seconds);
  if (count > PER_NETWORK.max) return FAILED;
  const trip = { state: random(), nonce: random(), verificador: random() };
  const address = await provider.addressFor(trip, query.para === 'reautenticar').catch((error) => {
    request.log.warn({ err: error }, 'the provider could not be reached');
    return null;
  });
  if (address === null) return query.para === 'entrar' ? FAILED : profileError('social');
  const token = bindingToken(visitor);
  if (token !== visitor.token) {
    cookies.write(reply, token, false);
    csrf.issue(reply, token);
  }
  await insertTrip(db, {
    stateHash: hashToken(trip.state),
    sessaoHash: hashToken(token),
    provedor: params.provedor,
    verificador: trip.verificador,
    nonce: trip.nonce,
    proposito: query.para,
    retorno: sameSitePath(query.redirect) ?? '',
  });
  return address;
}
