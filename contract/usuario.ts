// What belongs to the signed-in person: notifications.
import { z } from 'zod';
import { instante } from '#regras/agenda/instante.ts';
import { endpoint } from './http/endpoint.ts';
import { pagina, uuid } from './http/fields.ts';
import { page } from './http/pagination.ts';

export const notificacao = z.object({
  id: uuid,
  tipo: z.string(),
  mensagem: z.string(),
  url: z.string(),
  lido: z.boolean(),
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
