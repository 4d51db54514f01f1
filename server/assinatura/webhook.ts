// POST /api/assinatura/webhook: the provider's signal that something happened. Its signature is made over the very bytes.
// The event is noted with its job in one transaction and answered; what it says is not believed, the job asks.
import type { FastifyInstance } from 'fastify';
import type Stripe from 'stripe';
import { AppError } from '#server/http/errors.ts';
import type { Services } from '#server/http/services.ts';
import { type Sinal, sinalDoProvedor } from './jobs.ts';
import { takeEvento } from './queries.ts';

const LONGEST_BODY = 256 * 1_024;
/** How old a signature may be. */
const TOLERANCE_SECONDS = 300;

const idOf = (one: unknown): string | null => {
  if (typeof one === 'string') return one;
  const { id } = (one ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : null;
};

type Objeto = { readonly object?: string; readonly id?: string; readonly [key: string]: unknown };

/** Whom an event is about. A dispute names its charge alone. */
function sobre({ type: tipo, data }: Stripe.Event): Sinal | null {
  const object = data.object as unknown as Objeto;
  const cliente = object.object === 'customer' ? idOf(object.id) : idOf(object.customer);
  const cobranca = object.object === 'dispute' ? idOf(object.charge) : null;
  if (!cliente && !cobranca) return null;
  return { tipo, cliente, cobranca };
}

async function verify(
  services: Services,
  body: unknown,
  signature: unknown,
): Promise<Stripe.Event> {
  const { pagamentos } = services;
  const stripe = await pagamentos.provedor();
  const bytes = Buffer.isBuffer(body) ? body : Buffer.alloc(0);
  const header = typeof signature === 'string' ? signature : '';
  const secret = pagamentos.config?.webhookSecret ?? '';
  try {
    return stripe.webhooks.constructEvent(bytes, header, secret, TOLERANCE_SECONDS);
  } catch {
    throw new AppError('pedido_invalido');
  }
}

export function webhookRoute(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer', bodyLimit: LONGEST_BODY },
      async (_request: unknown, body: Buffer) => body,
    );
    scope.post(
      '/api/assinatura/webhook',
      { config: { access: 'signed' } },
      async (request, reply) => {
        if (!services.pagamentos.config) throw new AppError('nao_encontrado');
        const event = await verify(services, request.body, request.headers['stripe-signature']);
        const sinal = sobre(event);
        await services.db.transaction(async (tx) => {
          const isNew = await takeEvento(tx, event.id, event.type);
          if (!isNew || !sinal) return;
          await services.jobs.enqueue(tx, sinalDoProvedor, sinal);
        });
        return reply.send({ received: true });
      },
    );
  });
}
