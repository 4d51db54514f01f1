// Ready-made messages from one side of a match to the other.
import { z } from 'zod';
import { MENSAGENS_PRONTAS } from '#regras/acordo/mensagens.ts';
import { instante } from '#regras/agenda/instante.ts';
import { endpoint } from '../http/endpoint.ts';
import { uuid } from '../http/fields.ts';

const params = z.object({ uuid });

const mensagem = z.object({
  uuid,
  lado: z.enum(['mandante', 'visitante']),
  mensagem: z.enum(MENSAGENS_PRONTAS),
  created_at: instante,
});

export type Mensagem = z.output<typeof mensagem>;

/** Who speaks for the other side, with a number: only where they and the visitor both share theirs. */
const contato = z.object({ nome: z.string(), whatsapp: z.string() });

export type Contato = z.output<typeof contato>;

export const verMensagens = endpoint({
  method: 'GET',
  path: '/api/partidas/:uuid/mensagens',
  access: 'user',
  summary:
    'The last ready-made messages between the sides of a match, for them and the organisation',
  params,
  answer: z.object({ data: z.array(mensagem), contatos: z.array(contato) }),
});

export const mandarMensagem = endpoint({
  method: 'POST',
  once: true,
  path: '/api/partidas/:uuid/mensagens',
  access: 'verified',
  summary: 'Sends a ready-made message to the other side of a match; a few in ten minutes',
  params,
  body: z.strictObject({ mensagem: z.enum(MENSAGENS_PRONTAS) }),
  status: 201,
  answer: z.object({ data: mensagem }),
});
