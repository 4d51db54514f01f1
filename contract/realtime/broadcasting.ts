// Who may hear a channel that is not for everybody. Paths and shapes are those of the Pusher protocol.
import { z } from 'zod';
import { endpoint } from '../http/endpoint.ts';

/** Checked before it is signed: a strange one could make the signature pass for something else. */
const socket_id = z.string().regex(/^\d{1,10}\.\d{1,10}$/);

export const autorizarCanal = endpoint({
  method: 'POST',
  path: '/broadcasting/auth',
  access: 'user',
  summary: 'Signs that this socket may hear a private channel',
  body: z.object({
    socket_id,
    channel_name: z.string().regex(/^private-[A-Za-z0-9_\-=@,.;]{1,192}$/),
  }),
  answer: z.object({ auth: z.string(), channel_data: z.string().optional() }),
});

export const autorizarUsuario = endpoint({
  method: 'POST',
  path: '/broadcasting/user-auth',
  access: 'user',
  summary: 'Signs who is at this socket',
  body: z.object({ socket_id }),
  answer: z.object({ auth: z.string(), user_data: z.string() }),
});
