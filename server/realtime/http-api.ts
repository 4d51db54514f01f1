// POST /apps/{id}/events and /apps/{id}/batch_events: the HTTP API of the protocol, for programs that know the secret
// of the app, such as the official packages. A request is proved by a signature over its very bytes.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from '#server/http/errors.ts';
import type { Told } from './protocol/hub.ts';
import { SOCKET_ID } from './protocol/names.ts';
import { type ChannelRule, ruleOf } from './protocol/rules.ts';
import { isSignedRequest } from './protocol/signatures.ts';
import type { RealtimeConfig } from './settings.ts';

const LONGEST_BODY = 256 * 1024;
const LONGEST_DATA = 10_000;
const LONGEST_NAME = 200;
const MOST_CHANNELS = 100;
const MOST_IN_BATCH = 10;
const SECOND = 1_000;

const name = z.string().min(1).max(LONGEST_NAME);
const data = z.string();
const socketId = z.string().regex(SOCKET_ID).optional();
const channels = z.union([
  z.object({ channels: z.array(name).min(1).max(MOST_CHANNELS) }),
  z.object({ channel: name }).transform(({ channel }) => ({ channels: [channel] })),
]);

const one = z.object({ name, data, socket_id: socketId }).and(channels);

const batch = z
  .object({ batch: z.array(one).max(MOST_IN_BATCH) })
  .transform(({ batch: events }) => events);

type Publishing = {
  readonly rules: readonly ChannelRule[];
  readonly publish: (told: Told) => Promise<void>;
};

type PublishRequest = { Params: { id: string }; Querystring: Record<string, string> };

function requireSigned(
  { appId, app }: RealtimeConfig,
  request: FastifyRequest<PublishRequest>,
): Buffer {
  if (request.params.id !== appId) throw new AppError('nao_encontrado');
  const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
  const { method, query } = request;
  const path = (request.raw.url ?? '').split('?', 1)[0] ?? '';
  const isSigned = isSignedRequest(app, { method, path, query, body }, Date.now() / SECOND);
  if (!isSigned) throw new AppError('nao_autenticado');
  return body;
}

function eventsIn(
  schema: z.ZodType<z.output<typeof one>[]>,
  body: Buffer,
  rules: readonly ChannelRule[],
) {
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    throw new AppError('pedido_invalido');
  }
  const parsed = schema.safeParse(json);
  if (!parsed.success) throw new AppError('dados_invalidos');
  for (const event of parsed.data) {
    if (Buffer.byteLength(event.data) > LONGEST_DATA) throw new AppError('corpo_grande_demais');
    if (event.channels.some((channel) => !ruleOf(rules, channel))) {
      throw new AppError('dados_invalidos');
    }
  }
  return parsed.data;
}

export function publishRoute(
  app: FastifyInstance,
  config: RealtimeConfig,
  { rules, publish }: Publishing,
): void {
  const answer =
    (schema: z.ZodType<z.output<typeof one>[]>) =>
    async (request: FastifyRequest<PublishRequest>) => {
      for (const event of eventsIn(schema, requireSigned(config, request), rules)) {
        const { channels, name: event_, data: text, socket_id: except } = event;
        await publish({ channels, event: event_, data: text, except });
      }
      return {};
    };

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: LONGEST_BODY },
      (_request, body, done) => done(null, body),
    );
    const options = { config: { access: 'signed' as const } };
    scope.post<PublishRequest>(
      '/apps/:id/events',
      options,
      answer(one.transform((event) => [event])),
    );
    scope.post<PublishRequest>('/apps/:id/batch_events', options, answer(batch));
  });
}
