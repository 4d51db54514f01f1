// Social log-in: there to the provider and back, and what may still be missing after it.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { nomeDePessoa, senhaAtual } from '#regras/pessoa/pessoa.ts';
import { endpoint } from './http/endpoint.ts';
import { codigo, email } from './http/fields.ts';
import { usuario } from './sessao.ts';

export const PROVEDORES = ['google', 'discord', 'facebook'] as const;

export type Provedor = (typeof PROVEDORES)[number];

const params = z.object({ provedor: z.enum(PROVEDORES) });

/** What a trip to the provider is for. */
export const PROPOSITOS = ['entrar', 'vincular', 'reautenticar'] as const;

export const listarProvedores = endpoint({
  method: 'GET',
  path: '/api/auth',
  access: 'public',
  summary: 'The providers that are switched on',
  answer: z.object({ data: z.array(z.enum(PROVEDORES)) }),
});

export const irAoProvedor = endpoint({
  method: 'GET',
  path: '/api/auth/:provedor/redirect',
  access: 'public',
  summary: 'Goes to the provider; `redirect` is the page to come back to',
  params,
  query: z.object({
    redirect: z.string().max(2_000).optional().catch(undefined),
    para: z.enum(PROPOSITOS).catch('entrar'),
  }),
  sends: 'redirect',
});

export const voltarDoProvedor = endpoint({
  method: 'GET',
  path: '/api/auth/:provedor/callback',
  access: 'public',
  summary: 'Where the provider sends people back to; opens the session',
  params,
  sends: 'redirect',
});

export const verRetorno = endpoint({
  method: 'GET',
  path: '/api/auth/retorno',
  access: 'user',
  summary: 'Where to go on after a social log-in',
  answer: z.object({ data: z.object({ retorno: z.string().nullable() }) }),
});

/** What the provider said, and what is missing: the local password, a code, or a whole account. */
const pendente = z.object({
  provedor: z.enum(PROVEDORES),
  falta: z.enum(['senha', 'codigo', 'cadastro']),
  nome: z.string(),
  email: z.string().nullable(),
  expira_em: instante,
});

export type Pendente = z.output<typeof pendente>;

export const verPendente = endpoint({
  method: 'GET',
  path: '/api/auth/pendente',
  access: 'public',
  summary: 'The social log-in of this browser that waits for something',
  answer: z.object({ data: pendente.nullable() }),
});

const entrou = z.object({ data: z.object({ user: usuario }) });

export const confirmarEntrada = endpoint({
  method: 'POST',
  path: '/api/auth/pendente',
  access: 'public',
  summary: 'Finishes a social log-in with the local password or the second factor',
  body: z.object({ password: senhaAtual.nullish(), codigo: codigo.nullish() }),
  answer: entrou,
});

export const cadastrarPendente = endpoint({
  method: 'POST',
  path: '/api/auth/cadastro',
  access: 'public',
  summary: 'Makes the account of who came by a provider for the first time',
  body: z.object({
    nome: nomeDePessoa,
    nascimento: z.iso.date(),
    /** Only asked for when the provider gave none. */
    email: email.nullish(),
  }),
  answer: entrou,
  status: 201,
});
