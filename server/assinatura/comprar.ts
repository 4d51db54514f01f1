// The way to the provider's own pages: there the card is given, or the Pix paid. We only hear that it happened.
import type Stripe from 'stripe';
import type * as contract from '#contract/pessoa/assinatura.ts';
import type { Usuario } from '#contract/sessao.ts';
import { PRECO_CENTAVOS } from '#regras/planos.ts';
import type { Handler } from '#server/http/endpoint.ts';
import { AppError } from '#server/http/errors.ts';
import { countAttempt } from '#server/http/limiter.ts';
import type { Services } from '#server/http/services.ts';
import { noProvedor } from '#server/pagamentos/pagamentos.ts';
import { isMinor } from '#server/perfil/menor-de-idade.ts';
import { corrente, RUNNING } from './corrente.ts';
import { encerrarAtrasada, isAtrasada } from './encerrar-atrasada.ts';
import { espelhar } from './espelhar.ts';
import { proximoAno } from './proximo-ano.ts';
import {
  type AssinaturaRow,
  type Cliente,
  findCliente,
  findFimDoPix,
  insertCliente,
  listAssinaturas,
  listVigentes,
  updateSessao,
  type Vigente,
} from './queries.ts';
import { PIX_ANUAL } from './retrato.ts';

const PER_HOUR = 20;
const HOUR_SECONDS = 3_600;
const SECOND_MS = 1_000;
/** A Pix is paid now or not at all. */
const PIX_SECONDS = 15 * 60;

export async function requireFew({ db }: Services, { uuid }: Usuario): Promise<void> {
  const { count, seconds } = await countAttempt(db, `comprar:${uuid}`, HOUR_SECONDS);
  if (count > PER_HOUR) throw new AppError('muitas_tentativas', { retryAfter: seconds });
}

const refuse = (key: 'menor' | 'ja_assina') =>
  new AppError('estado_mudou', { text: { key: `assinatura.${key}` } });

const isOf =
  ({ id }: AssinaturaRow) =>
  ({ referencia }: Vigente) =>
    referencia === id;

/** What could not be charged and gives nothing any more is no plan that one has: all of it is given, to be ended. */
async function requireNothingRunning(
  { db }: Services,
  { uuid }: Usuario,
): Promise<readonly AssinaturaRow[]> {
  const rows = await listAssinaturas(db, uuid);
  const rights = await listVigentes(db, uuid);
  const running = rows.filter(({ status }) => RUNNING.includes(status));
  const isOver = (row: AssinaturaRow) => isAtrasada(row) && !rights.some(isOf(row));
  if (!running.every(isOver)) throw refuse('ja_assina');
  const pix = await findFimDoPix(db, uuid);
  if (pix && !(await proximoAno(db, pix)).ja) throw refuse('ja_assina');
  return running;
}

/** Asked for again first: it may have been paid since, and then it is a plan that one has. */
async function encerrarSuspensas(services: Services, user: Usuario, cliente: string) {
  await espelhar(services, cliente);
  for (const row of await requireNothingRunning(services, user)) {
    await encerrarAtrasada(services, cliente, row);
  }
}

/** The person there; made once, also when it is asked for twice at the same time. */
async function clienteDe({ db }: Services, stripe: Stripe, user: Usuario): Promise<Cliente> {
  const known = await findCliente(db, user.uuid);
  if (known) return known;
  const { nome: name, email, uuid } = user;
  const made = await stripe.customers.create(
    { name, email, metadata: { usuario: uuid } },
    { idempotencyKey: `cliente-${uuid}` },
  );
  await insertCliente(db, uuid, made.id);
  return (await findCliente(db, uuid)) as Cliente;
}

type Como = 'mensal' | 'anual' | 'pix';

/** Only one checkout of a person is open: two would be two payments. */
async function abrir(
  { db }: Services,
  stripe: Stripe,
  cliente: Cliente,
  { como, ...params }: Stripe.Checkout.SessionCreateParams & { readonly como: Como | null },
): Promise<string> {
  if (cliente.sessao) {
    // It may be done or over by itself.
    await stripe.checkout.sessions.expire(cliente.sessao).catch(() => undefined);
  }
  const session = await stripe.checkout.sessions.create({ ...params, customer: cliente.cliente });
  const { id, url, expires_at } = session;
  if (!url) throw new AppError('indisponivel');
  const ate = new Date(expires_at * SECOND_MS).toISOString();
  await updateSessao(db, cliente.usuario_uuid, { id, url, ate, como });
  return url;
}

function compraDe(
  { config, pagamentos }: Services,
  { locale }: Usuario,
  como: Como,
): Stripe.Checkout.SessionCreateParams {
  const back = {
    locale: locale === 'en' ? ('en' as const) : ('pt-BR' as const),
    success_url: `${config.appUrl}/assinatura?sessao={CHECKOUT_SESSION_ID}`,
    cancel_url: `${config.appUrl}/planos`,
  };
  if (como !== 'pix') {
    const price = pagamentos.config?.prices[como] ?? '';
    const only = { allowed_payment_method_types: ['card' as const] };
    return { ...back, ...only, mode: 'subscription', line_items: [{ price, quantity: 1 }] };
  }
  return {
    ...back,
    mode: 'payment',
    allowed_payment_method_types: ['pix'],
    payment_method_options: { pix: { expires_after_seconds: PIX_SECONDS } },
    payment_intent_data: { metadata: { tabelao: PIX_ANUAL } },
    line_items: [
      {
        quantity: 1,
        price_data: {
          ...{ currency: 'brl', unit_amount: PRECO_CENTAVOS.anual },
          product_data: { name: 'Tabelão Pro, 1 ano' },
        },
      },
    ],
  };
}

export const assinar: Handler<typeof contract.assinar> = async (services, { user, body }) => {
  const stripe = await services.pagamentos.provedor();
  if (await isMinor(services.db, user.uuid)) throw refuse('menor');
  const suspensas = await requireNothingRunning(services, user);
  await requireFew(services, user);
  const url = await noProvedor(async () => {
    const cliente = await clienteDe(services, stripe, user);
    if (suspensas.length > 0) await encerrarSuspensas(services, user, cliente.cliente);
    const { como } = body;
    return abrir(services, stripe, cliente, { ...compraDe(services, user, como), como });
  });
  return { data: { url } };
};

export const trocarCartao: Handler<typeof contract.trocarCartao> = async (services, { user }) => {
  await requireFew(services, user);
  const { stripe } = await corrente(services, user);
  const back = `${services.config.appUrl}/assinatura`;
  const url = await noProvedor(async () =>
    abrir(services, stripe, await clienteDe(services, stripe, user), {
      ...{ como: null, mode: 'setup', currency: 'brl', allowed_payment_method_types: ['card'] },
      ...{ success_url: `${back}?cartao=trocado&sessao={CHECKOUT_SESSION_ID}`, cancel_url: back },
    }),
  );
  return { data: { url } };
};
