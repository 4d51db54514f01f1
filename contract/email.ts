// The e-mail of an account: confirming it, changing it.
import { z } from 'zod';
import { endpoint } from './http/endpoint.ts';
import { email } from './http/fields.ts';
import { usuario } from './sessao.ts';

/** The parameters of a signed link, as they stand in its address. Others are refused, not dropped. */
const linkAssinado = z.looseObject({ id: z.string(), expires: z.string(), signature: z.string() });

export const verificarEmail = endpoint({
  method: 'POST',
  path: '/api/email/verificar',
  access: 'user',
  summary: 'Confirms the e-mail with the parameters of the link that was mailed',
  body: linkAssinado.extend({ hash: z.string() }),
  answer: z.object({ data: usuario }),
});

export const enviarLinkVerificacao = endpoint({
  method: 'POST',
  path: '/api/email/enviar-link-verificacao',
  access: 'user',
  summary: 'Mails the confirmation link again; at most once a minute and 6 times an hour',
  answer: z.object({ status: z.literal('verification-link-sent') }),
});

export const corrigirEmail = endpoint({
  method: 'PUT',
  path: '/api/email',
  access: 'user',
  summary: 'Corrects an e-mail that was not confirmed yet, and mails a new link',
  body: z.object({ email }),
  answer: z.object({ data: z.object({ email: z.string() }) }),
});

const troca = z.object({ email_pendente: z.string() });

export const verTroca = endpoint({
  method: 'GET',
  path: '/api/email/troca',
  access: 'user',
  summary: 'The change of e-mail that waits for confirmation, if any',
  answer: z.object({ data: troca.nullable() }),
});

export const pedirTroca = endpoint({
  method: 'PUT',
  path: '/api/email/troca',
  access: 'verified',
  fresh: true,
  summary:
    'Asks to change a confirmed e-mail: mails a link to the new address, a notice to the old',
  body: z.object({ email }),
  answer: z.object({ data: troca }),
  status: 202,
});

export const cancelarTroca = endpoint({
  method: 'DELETE',
  path: '/api/email/troca',
  access: 'user',
  summary: 'Gives up a change of e-mail that was not confirmed yet',
});

export const confirmarTroca = endpoint({
  method: 'POST',
  path: '/api/email/troca/confirmar',
  access: 'user',
  summary: 'Makes the new address the e-mail of the account, with the link that was mailed to it',
  body: linkAssinado,
  answer: z.object({ data: usuario }),
});

export const desfazerTroca = endpoint({
  method: 'POST',
  path: '/api/email/troca/desfazer',
  access: 'public',
  summary: 'Gives the account back to the old address within 7 days, and ends all its sessions',
  body: linkAssinado,
  answer: z.object({ status: z.literal('email-restored') }),
});
