import { randomBytes } from 'node:crypto';
import type { irAoProvedor as endpoint } from '#contract/auth.ts';
import { sameSitePath } from '#contract/http/same-site-path.ts';
import type { Call, Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { bindingToken } from '#server/http/session.ts';
import { sealTrip, TRIP_MINUTES } from './ida.ts';
import { providersOf, tellsWhen } from './providers.ts';

/** Back at the log-in, which says so and keeps where they wanted to go. */
export function failed(back?: string | null): string {
  return `/login?erro=social${back ? `&redirect=${encodeURIComponent(back)}` : ''}`;
}

export const profileError = (erro: string) => `/perfil?erro=${erro}#redes`;

/** It travels in an address, which must not get too long for a provider. */
const LONGEST_RETURN = 500;

const random = () => randomBytes(32).toString('base64url');

/** Where this visitor must go instead of to the provider; null when they may set out. */
function detour({ params, query, user, visitor, request }: Call<typeof endpoint>): string | null {
  // Only our own pages start this: a link elsewhere could log people in without their wish.
  if (request.headers['sec-fetch-site'] === 'cross-site') return failed();
  if (query.para === 'entrar') return user ? (sameSitePath(query.redirect) ?? '/') : null;
  if (!user) return `/login?redirect=${encodeURIComponent('/perfil')}`;
  if (query.para === 'vincular' && !visitor.isFresh) return profileError('reautenticar');
  const isUseless = query.para === 'reautenticar' && !tellsWhen(params.provedor);
  if (isUseless) return profileError('rede_sem_prova');
  return null;
}

function returnPath(redirect: string | undefined): string {
  const path = sameSitePath(redirect) ?? '';
  return path.length > LONGEST_RETURN ? '' : path;
}

/** Keeps nothing, as no GET may: the state in the address knows all about the trip. */
export const irAoProvedor: Handler<typeof endpoint> = async (services, call) => {
  const { cookies, csrf, keys, config } = services;
  const { params, query, visitor, request, reply } = call;
  const { provedor } = params;
  const isProof = query.para === 'reautenticar';
  const provider = providersOf(config).get(provedor);
  if (!provider) throw new AppError('nao_encontrado');
  const elsewhere = detour(call);
  if (elsewhere !== null) return elsewhere;
  const token = bindingToken(visitor);
  const trip = {
    nonce: random(),
    verificador: random(),
    proposito: query.para,
    retorno: returnPath(query.redirect),
    expira: Date.now() + TRIP_MINUTES * 60_000,
  };
  const there = { ...trip, isProof, state: sealTrip(keys, { token, provedor }, trip) };
  const address = await provider.addressFor(there).catch((error) => {
    request.log.warn({ err: error }, 'the provider could not be reached');
    return null;
  });
  if (address === null) {
    return query.para === 'entrar' ? failed(trip.retorno) : profileError('social');
  }
  if (token !== visitor.token) {
    cookies.write(reply, token, false);
    csrf.issue(reply, token);
  }
  return address;
};
