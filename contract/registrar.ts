// A new account.
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { booleano, email } from './fields.ts';
import { nomeDePessoa, senhaNova } from './pessoa.ts';
import { usuario } from './sessao.ts';
import { telefone, telefonePais } from './telefone.ts';

export const registrar = endpoint({
  method: 'POST',
  path: '/api/registrar',
  access: 'public',
  summary: 'Makes an account, logs in and sends the link that confirms the e-mail',
  body: z.object({
    nome: nomeDePessoa,
    email,
    password: senhaNova,
    password_confirmation: z.string(),
    nascimento: z.iso.date(),
    telefone,
    telefone_pais: telefonePais,
    remember: booleano.default(true),
  }),
  answer: z.object({ data: z.object({ user: usuario }) }),
  status: 201,
});
