// The three providers behind one face: where to send somebody, and who came back. Google speaks OpenID
// Connect, so its answer is a signed token; Discord and Facebook speak plain OAuth 2, so the person is
// asked for with the access token, which is then forgotten. All with PKCE.
import type { Configuration } from 'openid-client';
import { z } from 'zod';
import type { Provedor } from '#contract/auth.ts';
import type { Config, SocialClient } from '#server/config.ts';
import { FRESH_SECONDS } from '#server/http/proof.ts';

/** What a provider says of a person. */
export type Claims = {
  readonly sub: string;
  readonly nome: string;
  readonly email: string | null;
  /** The provider says itself that it has checked the address. */
  readonly emailVerificado: boolean;
};

type ProviderTrip = {
  readonly state: string;
  readonly nonce: string;
  readonly verificador: string;
  /** The provider shall let the person log in there again, and say when they did. */
  readonly isProof: boolean;
};

type Arrived = {
  readonly claims: Claims;
  /** When the person last logged in at the provider; null when it was not asked or not told. */
  readonly authenticatedAt: Date | null;
};

export type Provider = {
  addressFor(trip: ProviderTrip): Promise<string>;
  /** Who came back; throws when anything about the answer is not as it must be. */
  claimsFrom(callback: URL, trip: ProviderTrip): Promise<Arrived>;
};

type Kind = {
  readonly scope: string;
  configure(client: SocialClient): Promise<Configuration>;
  claims(configuration: Configuration, tokens: Tokens, issuer: string | undefined): Promise<Claims>;
};

type Library = typeof import('openid-client');
type Tokens = Awaited<ReturnType<Library['authorizationCodeGrant']>>;

const TIMEOUT_SECONDS = 5;

/** Loaded with the first social log-in. */
const library = () => import('openid-client');

const email = z
  .string()
  .max(254)
  .toLowerCase()
  .nullish()
  .transform((text) => text ?? null);

const nome = z.string().catch('');

const google: Kind = {
  scope: 'openid email profile',
  async configure({ id, secret, issuer }) {
    const openid = await library();
    const server = new URL(issuer ?? 'https://accounts.google.com');
    // The signature is checked although the token comes straight from the provider.
    const execute = [openid.enableNonRepudiationChecks];
    if (server.protocol === 'http:') execute.push(openid.allowInsecureRequests);
    const options = { timeout: TIMEOUT_SECONDS, execute };
    return openid.discovery(server, id, undefined, openid.ClientSecretPost(secret), options);
  },
  async claims(_configuration, tokens) {
    const shape = z.object({
      sub: z.string(),
      name: nome,
      email,
      email_verified: z.unknown().optional(),
    });
    const { sub, name, ...rest } = shape.parse(tokens.claims());
    return { sub, nome: name, email: rest.email, emailVerificado: rest.email_verified === true };
  },
};

type Endpoints = { readonly authorize: string; readonly token: string };

async function plainOAuth(client: SocialClient, { authorize, token }: Endpoints) {
  const { Configuration, ClientSecretPost, allowInsecureRequests } = await library();
  const issuer = new URL(authorize).origin;
  const metadata = { issuer, authorization_endpoint: authorize, token_endpoint: token };
  const secret = ClientSecretPost(client.secret);
  const configuration = new Configuration(metadata, client.id, undefined, secret);
  configuration.timeout = TIMEOUT_SECONDS;
  if (issuer.startsWith('http:')) allowInsecureRequests(configuration);
  return configuration;
}

async function askWithToken(configuration: Configuration, tokens: Tokens, address: string) {
  const { fetchProtectedResource } = await library();
  const url = new URL(address);
  const answer = await fetchProtectedResource(configuration, tokens.access_token, url, 'GET');
  if (!answer.ok) throw new Error(`the provider answered ${answer.status}`);
  return answer.json();
}

const DISCORD = 'https://discord.com';

const discord: Kind = {
  scope: 'identify email',
  configure(client) {
    const base = client.issuer ?? DISCORD;
    const token = `${base}/api/oauth2/token`;
    return plainOAuth(client, { authorize: `${base}/oauth2/authorize`, token });
  },
  async claims(configuration, tokens, issuer) {
    const address = `${issuer ?? DISCORD}/api/users/@me`;
    const shape = z.object({
      id: z.string(),
      username: nome,
      global_name: z.string().nullish(),
      email,
      verified: z.unknown().optional(),
    });
    const found = shape.parse(await askWithToken(configuration, tokens, address));
    const isVerified = found.verified === true;
    const name = found.global_name ?? found.username;
    return { sub: found.id, nome: name, email: found.email, emailVerificado: isVerified };
  },
};

const FACEBOOK = 'https://www.facebook.com';
const FACEBOOK_GRAPH = 'https://graph.facebook.com';

const facebook: Kind = {
  scope: 'public_profile email',
  configure(client) {
    const token = `${client.issuer ?? FACEBOOK_GRAPH}/v23.0/oauth/access_token`;
    const authorize = `${client.issuer ?? FACEBOOK}/v23.0/dialog/oauth`;
    return plainOAuth(client, { authorize, token });
  },
  async claims(configuration, tokens, issuer) {
    const address = `${issuer ?? FACEBOOK_GRAPH}/v23.0/me?fields=id,name,email`;
    const shape = z.object({ id: z.string(), name: nome, email });
    const found = shape.parse(await askWithToken(configuration, tokens, address));
    // It gives an address, but does not say whether it was ever checked.
    return { sub: found.id, nome: found.name, email: found.email, emailVerificado: false };
  },
};

/**
 * Asks to log in again at the provider. Some show no form although they are asked to; then the time of the
 * last log-in, which they are asked to tell, is too long ago.
 */
const LOG_IN_AGAIN = {
  max_age: '0',
  claims: JSON.stringify({ id_token: { auth_time: { essential: true } } }),
};

const KINDS: Readonly<Record<Provedor, Kind>> = { google, discord, facebook };

const speaksOpenId = ({ scope }: Kind) => scope.startsWith('openid');

/** Whether a provider says when a person last logged in there: without that it proves nothing fresh. */
export function tellsWhen(provedor: string): boolean {
  const kind = KINDS[provedor as Provedor];
  return kind !== undefined && speaksOpenId(kind);
}

function makeProvider(kind: Kind, client: SocialClient, redirectUri: string): Provider {
  const isOpenId = speaksOpenId(kind);
  let ready: Promise<Configuration> | undefined;
  /** A provider that could not be reached is asked again the next time. */
  const configuration = () => {
    ready ??= kind.configure(client).catch((error) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };
  return {
    async addressFor({ state, nonce, verificador, isProof }) {
      const { buildAuthorizationUrl, calculatePKCECodeChallenge } = await library();
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: kind.scope,
        state,
        ...(isOpenId && { nonce }),
        code_challenge: await calculatePKCECodeChallenge(verificador),
        code_challenge_method: 'S256',
        ...(isProof && LOG_IN_AGAIN),
      }).href;
    },
    async claimsFrom(callback, { state, nonce, verificador, isProof }) {
      const { authorizationCodeGrant } = await library();
      const tokens = await authorizationCodeGrant(await configuration(), callback, {
        pkceCodeVerifier: verificador,
        expectedState: state,
        ...(isOpenId && { expectedNonce: nonce, idTokenExpected: true }),
        ...(isProof && { maxAge: FRESH_SECONDS }),
      });
      const claims = await kind.claims(await configuration(), tokens, client.issuer);
      const seconds = isProof ? tokens.claims()?.auth_time : undefined;
      return { claims, authenticatedAt: seconds ? new Date(seconds * 1_000) : null };
    },
  };
}

export type Providers = ReadonlyMap<Provedor, Provider>;

function makeProviders({ social, appUrl }: Config): Providers {
  const entries = Object.entries(social) as [Provedor, SocialClient][];
  return new Map(
    entries.map(([provedor, client]) => {
      const redirectUri = `${appUrl}/api/auth/${provedor}/callback`;
      return [provedor, makeProvider(KINDS[provedor], client, redirectUri)];
    }),
  );
}

const made = new WeakMap<Config, Providers>();

/** The providers of a configuration, made once: each keeps what it learnt of its own. */
export function providersOf(config: Config): Providers {
  const known = made.get(config) ?? makeProviders(config);
  made.set(config, known);
  return known;
}
