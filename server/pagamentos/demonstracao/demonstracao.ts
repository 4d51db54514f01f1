// The provider inside of the process: HTTP on loopback, which speaks the part of its API that the product uses. Only
// where there are no keys and nobody but this machine (settings.ts).
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Database } from '#server/database/database.ts';
import { decodeForm } from '#server/http/body/form.ts';
import { CAMINHOS, RecusaDoProvedor } from './caminhos.ts';
import { avancar, type Mundo } from './contas.ts';
import { makeEventos } from './eventos.ts';

const LOOPBACK = '127.0.0.1';
const LONGEST_BODY = 64 * 1_024;

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > LONGEST_BODY)
      throw new RecusaDoProvedor(413, { type: 'api_error', message: 'Too large.' });
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

const ID = /\/((?:cus|sub|in|cs|ch|dp|seti|txi)_\w+)/g;

function pathOf(method: string, pathname: string): { name: string; id: string } {
  // Of something that belongs to another the last one is meant.
  const id = [...pathname.matchAll(ID)].at(-1)?.[1] ?? '';
  return { name: `${method} ${pathname.replaceAll(ID, '/:id')}`, id };
}

type Answer = { readonly status: number; readonly body: object };

async function answerTo(mundo: Mundo, request: IncomingMessage): Promise<Answer> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://loopback.invalid');
  const { name, id } = pathOf(request.method ?? 'GET', pathname);
  const path = Object.hasOwn(CAMINHOS, name) ? CAMINHOS[name] : undefined;
  const body = await read(request);
  if (!path) {
    const message = `The demonstration does not speak ${name}.`;
    return { status: 501, body: { error: { type: 'api_error', message } } };
  }
  const fields = request.method === 'GET' ? searchParams : new URLSearchParams(body);
  await avancar(mundo);
  return { status: 200, body: await path(mundo, { id, form: decodeForm(fields) as never }) };
}

function makeListener(mundo: Mundo): (request: IncomingMessage, reply: ServerResponse) => void {
  /** What was answered to a key, so that the same request is done once. */
  const answered = new Map<string, Promise<Answer>>();
  const answer = (request: IncomingMessage) => {
    const key = request.headers['idempotency-key'];
    if (typeof key !== 'string') return answerTo(mundo, request);
    const known = answered.get(key) ?? answerTo(mundo, request);
    answered.set(key, known);
    known.catch(() => answered.delete(key));
    return known;
  };
  const refused = (error: unknown): Answer => {
    if (error instanceof RecusaDoProvedor) return { status: error.status, body: error.body };
    return { status: 500, body: { error: { type: 'api_error', message: String(error) } } };
  };
  return (request, reply) => {
    void answer(request)
      .catch(refused)
      .then(({ status, body }) => {
        reply.writeHead(status, { 'Content-Type': 'application/json', 'Request-Id': 'req_demo' });
        reply.end(JSON.stringify(body));
      });
  };
}

export function makeDemonstracao(db: Database, appUrl: string) {
  const eventos = makeEventos(db);
  const mundo: Mundo = { db, eventos, appUrl };
  let server: Server | undefined;
  let address: Promise<string> | undefined;

  const open = () =>
    new Promise<string>((resolve, reject) => {
      const made = createServer(makeListener(mundo));
      made.once('error', reject);
      made.listen(0, LOOPBACK, () => {
        const { port } = made.address() as AddressInfo;
        resolve(`http://${LOOPBACK}:${port}`);
      });
      made.unref();
      server = made;
    });

  return {
    mundo,
    eventos,
    /** From the first question on. */
    listen(): Promise<string> {
      address ??= open();
      return address;
    },
    async close(): Promise<void> {
      await eventos.settled();
      server?.closeAllConnections();
      server?.close();
    },
  };
}

export type Demonstracao = ReturnType<typeof makeDemonstracao>;
