// Plans and the subscription of a person. What is paid is known by the provider alone: nothing here is told by a browser.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { PERIODOS } from '#regras/planos.ts';
import { endpoint } from '../http/endpoint.ts';
import { venda } from './planos.ts';

/** By card month by month or year by year; by Pix one year, which does not renew. */
const COMPRAS = [...PERIODOS, 'pix'] as const;

/** Of who pays nothing, up to who could not be charged: 'atrasada' in the days of grace, 'suspensa' after them. */
const SITUACOES = [
  ...(['gratis', 'concedida', 'pix', 'incompleta', 'ativa'] as const),
  ...(['cancelada', 'atrasada', 'suspensa', 'encerrada'] as const),
] as const;

const uso = z.object({ tem: z.number(), de: z.number() });

const cobranca = z.object({
  id: z.string(),
  em: instante,
  o_que: z.enum(COMPRAS),
  centavos: z.number(),
  situacao: z.enum(['paga', 'aberta', 'devolvida', 'contestada', 'cancelada']),
  /** 'Visa 4242', 'Pix'; null where nothing was paid yet. */
  forma: z.string().nullable(),
  recibo: z.string().nullable(),
});

const assinatura = z.object({
  situacao: z.enum(SITUACOES),
  periodo: z.enum(PERIODOS).nullable(),
  centavos: z.number().nullable(),
  desde: instante.nullable(),
  /** Null where it does not renew. */
  proxima_cobranca: instante.nullable(),
  /** Until when the Pro lasts, or lasted, where it ends; also the end of the days of grace. */
  vale_ate: instante.nullable(),
  /** Why it is over, where it is. */
  fim: z.enum(['acabou', 'devolvido', 'contestado']).nullable(),
  /** What could not be charged, and the provider's page on which it can be paid. */
  em_aberto: z.object({ centavos: z.number(), url: z.string().nullable() }).nullable(),
  /** Of a year by Pix: from when the next one can be paid, and whether that is now. */
  proximo_ano: z.object({ desde: instante, ja: z.boolean() }).nullable(),
  /** Cancelled by us when the person asked to leave; as they stayed, it goes on by itself within the hour. */
  volta_sozinha: z.boolean(),
  cartao: z.object({ marca: z.string(), final: z.string(), validade: z.string() }).nullable(),
  /** Until when one may have the money back by oneself, and how much it is. */
  reembolso: z.object({ ate: instante, centavos: z.number() }).nullable(),
  /** Under age: the plan is bought by who answers for them. */
  menor: z.boolean(),
  /** Whether a card may be given on our page, in the provider's own frame; otherwise on a page of the provider. */
  cartao_aqui: z.boolean(),
  /** The way back to a payment that is not finished: a Pix that was not paid yet, a bank that was not answered. */
  continuar: z
    .object({ como: z.enum(['cartao', 'pix']), url: z.string(), ate: instante })
    .nullable(),
  /** The last two characters of the CPF or CNPJ that stands on invoices. */
  documento: z.string().nullable(),
  venda,
  uso: z.object({ ativos: uso, maior: uso, ligas: uso, fotos_mb: uso }),
  cobrancas: z.array(cobranca),
});

export type AssinaturaDaPessoa = z.output<typeof assinatura>;

const vista = z.object({ data: assinatura });
const endereco = z.object({ data: z.object({ url: z.string() }) });

export const verAssinatura = endpoint({
  method: 'GET',
  path: '/api/assinatura',
  access: 'user',
  summary: 'The plan of the person: state, next charge, use, charges so far',
  answer: vista,
});

export const assinar = endpoint({
  method: 'POST',
  path: '/api/assinatura',
  access: 'verified',
  summary: 'Opens the checkout of the provider and gives its address',
  body: z.strictObject({ como: z.enum(COMPRAS) }),
  answer: endereco,
});

export const atualizarAssinatura = endpoint({
  method: 'POST',
  path: '/api/assinatura/retorno',
  access: 'user',
  summary: 'Asks the provider how things are; on the way back from its pages',
  /** The checkout that one comes from. */
  body: z.strictObject({ sessao: z.string().max(200).optional() }),
  /** Whether that checkout was paid, as the provider says. */
  answer: vista.extend({ pago: z.boolean() }),
});

export const trocarCartao = endpoint({
  method: 'POST',
  path: '/api/assinatura/cartao',
  access: 'verified',
  summary: 'Opens the page of the provider on which the card is changed and gives its address',
  answer: endereco,
});

export const pedirCartao = endpoint({
  method: 'POST',
  path: '/api/assinatura/cartao/pedido',
  access: 'verified',
  summary:
    "What the provider's own script needs to take a new card; afterwards the return is asked for",
  answer: z.object({
    data: z.object({
      /** Of this one request, for the provider's script. */
      segredo: z.string(),
      chave: z.string(),
      script: z.string(),
    }),
  }),
});

export const mudarDocumento = endpoint({
  method: 'PUT',
  path: '/api/assinatura/documento',
  access: 'verified',
  summary: 'CPF or CNPJ that stands on the invoices from now on; null takes it away',
  body: z.strictObject({ documento: z.string().max(30).nullable() }),
  answer: vista,
});

export const preverTroca = endpoint({
  method: 'GET',
  path: '/api/assinatura/plano',
  access: 'verified',
  summary: 'What a change of the plan would cost now, by the days that are left',
  query: z.object({ periodo: z.enum(PERIODOS) }),
  answer: z.object({ data: z.object({ centavos: z.number() }) }),
});

export const trocarPlano = endpoint({
  method: 'PUT',
  path: '/api/assinatura/plano',
  access: 'verified',
  summary: 'Changes between month and year; what was paid and not used counts',
  body: z.strictObject({ periodo: z.enum(PERIODOS) }),
  answer: vista,
});

export const cancelarAssinatura = endpoint({
  method: 'PUT',
  path: '/api/assinatura/cancelamento',
  access: 'user',
  summary: 'No further charge; the Pro lasts until the end of what was paid',
  answer: vista,
});

export const retomarAssinatura = endpoint({
  method: 'DELETE',
  path: '/api/assinatura/cancelamento',
  access: 'user',
  summary: 'Takes the end back, before it has come',
  answer: vista,
});

export const pedirReembolso = endpoint({
  method: 'POST',
  path: '/api/assinatura/reembolso',
  access: 'user',
  summary: 'All the money back within seven days of the first purchase, once; the Pro ends at once',
  answer: vista,
});
