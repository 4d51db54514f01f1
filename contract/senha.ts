// A forgotten password. Paths are prescribed.
import { z } from 'zod';
import { senhaNova } from '#regras/pessoa/pessoa.ts';
import { endpoint } from './http/endpoint.ts';
import { email } from './http/fields.ts';

export const pedirSenhaNova = endpoint({
  method: 'POST',
  path: '/api/forgot-password',
  access: 'public',
  summary:
    'Mails a link to choose a new password; the answer never tells whether there is an account',
  body: z.object({ email }),
  answer: z.object({ status: z.literal('password-link-sent') }),
});

/** Whether the link of a mail still works. For what no mail ever said the answer is the same as for a used one. */
export const conferirLinkSenha = endpoint({
  method: 'GET',
  path: '/api/reset-password',
  access: 'public',
  summary: 'Whether a link to choose a new password still works; using it is another call',
  query: z.object({
    token: z.string().max(200).catch(''),
    email: email.nullable().catch(null),
  }),
  answer: z.object({ data: z.object({ vale: z.boolean() }) }),
});

export const redefinirSenha = endpoint({
  method: 'POST',
  path: '/api/reset-password',
  access: 'public',
  summary: 'Sets a new password with the token of the link, and ends all sessions',
  body: z.object({
    token: z.string().max(200),
    email,
    password: senhaNova,
    password_confirmation: z.string(),
  }),
  answer: z.object({ status: z.literal('password-reset') }),
});
