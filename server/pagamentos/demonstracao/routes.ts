// /dev/pagamentos: the demonstration's checkout and panel. Like /dev/mail only on loopback, asked for from this machine.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { agora } from '#server/database/agora.ts';
import { AppError } from '#server/http/errors.ts';
import { localeOf } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import type { Locale } from '#textos/locale.ts';
import { abertaOuNada, comprar, type GestoDaCompra, pagarFatura } from './compras.ts';
import { avancar, type Mundo } from './contas.ts';
import type { Demonstracao } from './demonstracao.ts';
import { buscar, listar } from './objetos.ts';
import {
  POLICY,
  paginaAcabou,
  paginaDaFatura,
  paginaDoCheckout,
  paginaDoPainel,
  paginaDoRecibo,
} from './paginas.ts';
import { makePainel } from './painel.ts';
import { quadroRoutes } from './rotas-do-quadro.ts';

const LOOPBACK_ADDRESS = /^(::1|(::ffff:)?127\.)/;

const HEADERS = {
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': POLICY,
  // Some browsers hold a form to the policy on the way of its redirects too.
  'Referrer-Policy': 'same-origin',
};

function requireThisMachine({ ip }: FastifyRequest): void {
  if (!LOOPBACK_ADDRESS.test(ip)) throw new AppError('nao_encontrado');
}

/** Forms of these pages carry no token; another site's are refused by what the browser says of them. */
function requireOwnForm({ headers }: FastifyRequest, appUrl: string): void {
  const site = headers['sec-fetch-site'];
  const isOwn = site === undefined ? headers.origin === appUrl : site === 'same-origin';
  if (!isOwn) throw new AppError('origem_invalida');
}

function gestoDe(body: unknown): GestoDaCompra | null {
  const { faz, numero } = (body ?? {}) as { faz?: unknown; numero?: unknown };
  if (faz === 'cartao') {
    const digits = String(numero ?? '').replaceAll(/\D/g, '');
    return digits.length >= 13 ? { faz, numero: digits } : { faz, numero: '4000000000000002' };
  }
  const known = ['autorizar', 'negar', 'pix', 'expirar'] as const;
  const found = known.find((one) => one === faz);
  return found ? { faz: found } : null;
}

/** A checkout, where the bank has asked with its question again; an invoice; the receipt of a Pix. */
async function paginaDe(mundo: Mundo, id: string, locale: Locale): Promise<string> {
  const { db } = mundo;
  const fatura = await buscar(db, 'invoice', id);
  if (fatura) return paginaDaFatura(fatura, null, locale);
  const charge = await buscar(db, 'charge', id);
  if (charge) return paginaDoRecibo(charge, locale);
  const sessao = await abertaOuNada(mundo, id);
  if (!sessao) return paginaAcabou('/assinatura', locale);
  return paginaDoCheckout(sessao, sessao.subscription ? 'desafio' : null, locale);
}

/** Events come in by the door that the provider's come in by. */
function deliverHere(app: FastifyInstance, services: Services, { eventos }: Demonstracao): void {
  const { config, pagamentos } = services;
  eventos.deliverTo(async (payload) => {
    const stripe = await pagamentos.provedor();
    const secret = pagamentos.config?.webhookSecret ?? '';
    const answer = await app.inject({
      method: 'POST',
      url: '/api/assinatura/webhook',
      headers: {
        host: new URL(config.appUrl).host,
        'content-type': 'application/json',
        'stripe-signature': stripe.webhooks.generateTestHeaderString({ payload, secret }),
      },
      payload,
    });
    return answer.statusCode;
  });
}

export function demonstracaoRoutes(app: FastifyInstance, services: Services): void {
  const { config, db, pagamentos } = services;
  const { demonstracao } = pagamentos;
  if (!demonstracao) return;
  const { mundo, eventos } = demonstracao;
  deliverHere(app, services, demonstracao);
  const act = makePainel(mundo);
  const onRequest = async (request: FastifyRequest) => requireThisMachine(request);
  const read = { config: { access: 'public' }, onRequest } as const;
  const write = {
    config: { access: 'signed' },
    onRequest: async (request: FastifyRequest) => {
      requireThisMachine(request);
      requireOwnForm(request, config.appUrl);
    },
  } as const;
  quadroRoutes(app, mundo, { read: onRequest, write: write.onRequest });

  app.get('/dev/pagamentos', read, async (_request, reply) => {
    const assinaturas = await listar(db, 'subscription');
    const now = (await agora(db)).toISOString();
    const html = paginaDoPainel({ agora: now, assinaturas, seguros: eventos.count() });
    return reply.headers(HEADERS).send(html);
  });

  app.post('/dev/pagamentos', write, async (request, reply) => {
    const { faz } = (request.body ?? {}) as { faz?: unknown };
    await act(String(faz));
    await avancar(mundo);
    return reply.redirect('/dev/pagamentos', 303);
  });

  app.get<{ Params: { id: string } }>('/dev/pagamentos/:id', read, async (request, reply) => {
    const { id } = request.params;
    const html = await paginaDe(mundo, id, localeOf(request));
    return reply.headers(HEADERS).send(html);
  });

  app.post<{ Params: { id: string } }>('/dev/pagamentos/:id', write, async (request, reply) => {
    const gesto = gestoDe(request.body);
    const { id } = request.params;
    const locale = localeOf(request);
    if (!gesto) throw new AppError('pedido_invalido');
    const fatura = await buscar(db, 'invoice', id);
    if (fatura && gesto.faz === 'cartao') {
      const paid = await pagarFatura(mundo, fatura, gesto.numero);
      return reply.headers(HEADERS).send(paginaDaFatura(paid.fatura, paid.aviso, locale));
    }
    const passo = await comprar(mundo, id, gesto);
    if ('vai' in passo) return reply.redirect(passo.vai, 303);
    const sessao = await buscar(db, 'session', id);
    const html =
      passo.diz === 'acabou' || !sessao
        ? paginaAcabou('/planos', locale)
        : paginaDoCheckout(sessao, passo.diz, locale);
    return reply.headers(HEADERS).send(html);
  });
}
