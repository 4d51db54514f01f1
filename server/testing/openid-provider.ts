// A real OpenID provider on loopback, for tests of the social log-in: whoever comes is logged in as the
// person chosen, and what it answers can be spoiled on purpose. It also plays providers of plain OAuth 2: at
// their addresses, and with their words for a person.
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { interactionPolicy, Provider } from 'oidc-provider';
import type { Provedor } from '#contract/auth.ts';

export const CLIENT = { id: 'tabelao', secret: 'a secret that is only used by the tests' };

export type Person = {
  readonly sub: string;
  readonly name: string;
  readonly email?: string;
  readonly email_verified?: boolean;
};

type ProviderShape = {
  readonly routes: { readonly authorization: string; readonly token: string };
  /** Where a person is asked for with the access token, and what is answered. */
  readonly me?: { readonly path: string; readonly say: (person: Person) => object };
};

const SHAPES: Readonly<Record<Provedor, ProviderShape>> = {
  google: { routes: { authorization: '/auth', token: '/token' } },
  discord: {
    routes: { authorization: '/oauth2/authorize', token: '/api/oauth2/token' },
    me: {
      path: '/api/users/@me',
      say: ({ sub, name, email, email_verified }) => ({
        id: sub,
        username: 'apelido',
        global_name: name,
        email,
        verified: email_verified,
      }),
    },
  },
  facebook: {
    routes: { authorization: '/v23.0/dialog/oauth', token: '/v23.0/oauth/access_token' },
    me: { path: '/v23.0/me', say: ({ sub, name, email }) => ({ id: sub, name, email }) },
  },
};

type Context = Parameters<Parameters<Provider['use']>[0]>[0];

type IdToken = Record<string, unknown>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function signToken(key: KeyObject, claims: IdToken): string {
  const text = `${encode({ alg: 'RS256', kid: 'k1' })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), key).toString('base64url')}`;
}

function claimsOf(token: string): IdToken {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as IdToken;
}

/** The usual ones, and Google's way to ask again. */
function prompts() {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }));
  return policy;
}

const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey;

export class OpenIdProvider {
  url = '';
  /** Who logs in next. */
  person: Person = { sub: 'ninguem', name: 'Ninguém' };
  /** Changes the ID token; what it gives is signed again with the right key. */
  spoil: ((claims: IdToken) => IdToken) | null = null;
  /** Signs with a key that the provider does not publish. */
  usesForeignKey = false;
  readonly #kind: Provedor;
  readonly #key = newKey();
  readonly #foreignKey = newKey();
  #server!: Server;

  constructor(kind: Provedor = 'google') {
    this.#kind = kind;
  }

  /** Has an address from then on, and serves once it knows its client. */
  async listen(): Promise<void> {
    this.#server = createServer();
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  serve(appUrl: string): void {
    const provider = this.#make(`${appUrl}/api/auth/${this.#kind}/callback`);
    this.#server.on('request', provider.callback());
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #make(redirectUri: string): Provider {
    const jwk = { ...this.#key.export({ format: 'jwk' }), kid: 'k1', alg: 'RS256', use: 'sig' };
    const provider = new Provider(this.url, {
      clients: [
        {
          client_id: CLIENT.id,
          client_secret: CLIENT.secret,
          redirect_uris: [redirectUri],
          token_endpoint_auth_method: 'client_secret_post',
        },
      ],
      jwks: { keys: [jwk as never] },
      cookies: { keys: ['only used by the tests'] },
      routes: SHAPES[this.#kind].routes,
      scopes: ['openid', 'identify', 'public_profile'],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      conformIdTokenClaims: false,
      pkce: { required: () => true },
      features: { devInteractions: { enabled: false } },
      interactions: { policy: prompts(), url: (_ctx, { uid }) => `/entrar/${uid}` },
      findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => ({ ...this.person, sub }) }),
      async loadExistingGrant({ oidc }) {
        const grant = new oidc.provider.Grant({
          clientId: oidc.client?.clientId ?? '',
          accountId: oidc.session?.accountId ?? '',
        });
        grant.addOIDCScope('openid email profile identify public_profile');
        await grant.save();
        return grant;
      },
    });
    this.#logInAndSpoil(provider);
    return provider;
  }

  /** To who shows a token that this provider gave. */
  async #tell(provider: Provider, ctx: Context): Promise<void> {
    const [, value = ''] = /^Bearer (.+)$/.exec(ctx.get('authorization')) ?? [];
    const token = await provider.AccessToken.find(value);
    ctx.status = token ? 200 : 401;
    ctx.body = token ? SHAPES[this.#kind].me?.say(this.person) : { error: 'invalid_token' };
  }

  #logInAndSpoil(provider: Provider): void {
    provider.use(async (ctx, next) => {
      if (ctx.path === SHAPES[this.#kind].me?.path) return this.#tell(provider, ctx);
      if (ctx.path.startsWith('/entrar/')) {
        const login = { accountId: this.person.sub, remember: false };
        await provider.interactionFinished(ctx.req, ctx.res, { login, select_account: {} });
        ctx.respond = false;
        return;
      }
      await next();
      const answer = ctx.body as { id_token?: string } | undefined;
      if (ctx.path !== '/token' || !answer?.id_token) return;
      const claims = claimsOf(answer.id_token);
      const key = this.usesForeignKey ? this.#foreignKey : this.#key;
      answer.id_token = signToken(key, this.spoil ? this.spoil(claims) : claims);
    });
  }
}

/** Follows the provider's pages as a browser would, until they lead back to `appUrl`. */
export async function walkBack(start: string, appUrl: string): Promise<string> {
  const cookies = new Map<string, string>();
  let address = start;
  for (let step = 0; step < 10; step++) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const location = answer.headers.get('location');
    if (!location)
      throw new Error(`the provider answered ${answer.status}: ${await answer.text()}`);
    address = new URL(location, address).href;
    if (address.startsWith(appUrl)) return address.slice(appUrl.length);
  }
  throw new Error('the provider did not lead back');
}
