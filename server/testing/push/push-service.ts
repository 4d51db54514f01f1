// A push service on loopback, and browsers that subscribed there: it checks who sends, they read what was sent.
import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export type Rung = { readonly path: string; readonly body: Buffer; readonly claims: Signed };
type Signed = { readonly aud: string; readonly exp: number; readonly sub: string };

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

/** What the note of the sender claims, once its signature fits the key that it names. */
function claimsOf(header: string): Signed & { readonly key: string } {
  const { token = '', key = '' } =
    /^vapid t=(?<token>[\w.-]+), k=(?<key>[\w-]+)$/.exec(header)?.groups ?? {};
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
  const isGenuine = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isGenuine) throw new Error('the signature does not fit');
  return { ...JSON.parse(Buffer.from(claims, 'base64url').toString()), key };
}

export class PushService {
  readonly rung: Rung[] = [];
  /** What it answers next, by the path of the browser. */
  readonly answers = new Map<string, number>();
  /** With what browsers subscribed; nobody else may ring them. */
  key = '';
  url = '';

  readonly #server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { url: path = '', headers } = request;
    try {
      const { key, ...claims } = claimsOf(headers.authorization ?? '');
      const isRight =
        key === this.key && headers['content-encoding'] === 'aes128gcm' && Number(headers.ttl) > 0;
      const status = isRight ? (this.answers.get(path) ?? 201) : 403;
      if (status === 201) this.rung.push({ path, body, claims });
      response.writeHead(status, status === 307 ? { location: `${this.url}/elsewhere` } : {}).end();
    } catch {
      response.writeHead(401).end();
    }
  });

  async open(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): Promise<unknown> {
    return new Promise((done) => this.#server.close(done));
  }
}

export function testPushService(): PushService {
  const service = new PushService();
  beforeAll(() => service.open());
  afterAll(() => service.close());
  return service;
}

/** A browser that subscribed: what it tells the product, and how it reads. */
export class TestBrowser {
  readonly #ecdh: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #publicKey = this.#ecdh.generateKeys();
  readonly path = `/${randomBytes(8).toString('hex')}`;

  subscription(service: PushService) {
    return {
      endpoint: service.url + this.path,
      keys: {
        p256dh: this.#publicKey.toString('base64url'),
        auth: this.#auth.toString('base64url'),
      },
    };
  }

  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + (body[20] ?? 0));
    const sealed = body.subarray(21 + theirs.length);
    const derive = (secret: Buffer, by: Buffer, info: Buffer, size: number) =>
      Buffer.from(hkdfSync('sha256', secret, by, info, size));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#publicKey, theirs]);
    const secret = derive(this.#ecdh.computeSecret(theirs), this.#auth, info, 32);
    const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    if (plain.at(-1) !== 2) throw new Error('no end of the record');
    return JSON.parse(plain.subarray(0, -1).toString());
  }

  /** What it was told so far. */
  heard({ rung }: PushService): unknown[] {
    return rung.filter(({ path }) => path === this.path).map(({ body }) => this.read(body));
  }
}
