// What belongs to the signed-in person: notifications.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { FILTROS_DE_AVISO } from '#regras/avisos/tipos.ts';
import { endpoint } from './http/endpoint.ts';
import { pagina, uuid } from './http/fields.ts';
import { page } from './http/pagination.ts';

export const notificacao = z.object({
  id: uuid,
  tipo: z.string(),
  mensagem: z.string(),
  url: z.string(),
  lido: z.boolean(),
  /** What it asks for is still to be done, whatever was read. */
  pendente: z.boolean(),
  created_at: instante,
});

export type Notificacao = z.output<typeof notificacao>;

export const listarNotificacoes = endpoint({
  method: 'GET',
  path: '/api/usuario/notifications',
  access: 'user',
  summary: 'Notifications, newest first, with the number of unread ones',
  query: z.object({ page: pagina }),
  answer: page(notificacao).extend({ nao_lidos: z.number() }),
});

const contagem = z.number();

/** A page of them may be long: it goes on behind the last one shown, wherever that stands by then. */
export const listarAvisosDaPessoa = endpoint({
  method: 'GET',
  path: '/api/usuario/avisos',
  access: 'user',
  summary: 'Notifications of one subject, newest first, and how many of each are unread or ask',
  query: z.object({
    filtro: z.enum(FILTROS_DE_AVISO).catch('todos').default('todos'),
    cursor: z.string().max(300).optional(),
  }),
  answer: z.object({
    data: z.array(notificacao),
    links: z.object({ next: z.string().nullable() }),
    /** Unread ones; of those that ask, all that are still to be done. */
    contagens: z.object({
      todos: contagem,
      pedem: contagem,
      jogos: contagem,
      campeonatos: contagem,
    } satisfies Record<(typeof FILTROS_DE_AVISO)[number], z.ZodType>),
  }),
});

export const lerNotificacoes = endpoint({
  method: 'PUT',
  path: '/api/usuario/notifications/lidas',
  access: 'user',
  summary: 'Marks all notifications as read',
});

export const lerNotificacao = endpoint({
  method: 'PUT',
  path: '/api/usuario/notifications/:id/lida',
  access: 'user',
  summary: 'Marks one notification as read',
  params: z.object({ id: uuid }),
});
