// Session: CSRF cookie, log in, log out, who am I. Paths are prescribed by the specification.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { senhaAtual } from '#regras/pessoa/pessoa.ts';
import { endpoint } from './http/endpoint.ts';
import { booleano, codigo, email, locale, uuid } from './http/fields.ts';

/** The signed-in person, to themself. Nobody else ever receives this shape. */
export const usuario = z.object({
  uuid,
  nome: z.string(),
  email: z.string(),
  telefone: z.string().nullable(),
  telefone_formatado: z.string().nullable(),
  foto: z.string().nullable(),
  email_verified_at: instante.nullable(),
  locale,
  is_pro: z.boolean(),
  is_parceiro: z.boolean(),
  subscribed: z.boolean(),
  ends_at: instante.nullable(),
  plano: z.string().nullable(),
  privacidade_compartilhar_whatsapp: z.boolean(),
  /** Only there for the staff of the site: what is theirs alone stands in their menu. */
  equipe: z.literal(true).optional(),
});

export type Usuario = z.output<typeof usuario>;

export const emitirCsrf = endpoint({
  method: 'GET',
  path: '/sanctum/csrf-cookie',
  access: 'public',
  summary: 'Sets the XSRF-TOKEN cookie of this session',
});

export const entrar = endpoint({
  method: 'POST',
  path: '/api/login',
  access: 'public',
  summary: 'Logs in with e-mail and password',
  body: z.object({
    email,
    password: senhaAtual,
    remember: booleano.default(true),
    /** The second factor, of who has one. */
    codigo: codigo.nullish(),
  }),
  answer: z.object({ data: z.object({ user: usuario }) }),
});

export const sair = endpoint({
  method: 'POST',
  path: '/api/logout',
  access: 'public',
  summary: 'Ends the session; harmless when there is none',
});

export const verUsuario = endpoint({
  method: 'GET',
  path: '/api/user',
  access: 'user',
  summary: 'The signed-in person',
  answer: z.object({ data: usuario }),
});
