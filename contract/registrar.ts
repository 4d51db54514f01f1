// A new account.
import { z } from 'zod';
import { nomeDePessoa, senhaNova } from '#regras/pessoa/pessoa.ts';
import { telefone, telefonePais } from '#regras/pessoa/telefone.ts';
import { endpoint } from './http/endpoint.ts';
import { booleano, email } from './http/fields.ts';
import { usuario } from './sessao.ts';

export const registrar = endpoint({
  method: 'POST',
  path: '/api/registrar',
  access: 'public',
  summary: 'Makes an account, logs in and sends the link that confirms the e-mail',
  body: z.object({
    nome: nomeDePessoa,
    email,
    password: senhaNova,
    /** Where it is asked for twice; a form that shows what is typed asks once. */
    password_confirmation: z.string().optional(),
    nascimento: z.iso.date(),
    telefone,
    telefone_pais: telefonePais,
    remember: booleano.default(true),
  }),
  answer: z.object({ data: z.object({ user: usuario }) }),
  status: 201,
});
