// The three links about an e-mail address.
import { createHash } from 'node:crypto';
import type { Usuario } from '#contract/sessao.ts';
import type { LinkToSign } from './signed-link.ts';

const HOUR_SECONDS = 3_600;

export const VALID_SECONDS = {
  verification: HOUR_SECONDS,
  confirmation: HOUR_SECONDS,
  undo: 7 * 24 * HOUR_SECONDS,
};

/** The hash ties the link to the address: once that changes, the link is dead. */
export function verificationLink({ uuid, email }: Pick<Usuario, 'uuid' | 'email'>): LinkToSign {
  const hash = createHash('sha256').update(email).digest('hex').slice(0, 32);
  return { purpose: 'verificar-email', path: '/verify-email', params: { id: uuid, hash } };
}

export function confirmationLink(troca: string): LinkToSign {
  return { purpose: 'confirmar-troca', path: '/email/confirmar', params: { id: troca } };
}

export function undoLink(troca: string): LinkToSign {
  return { purpose: 'desfazer-troca', path: '/email/desfazer', params: { id: troca } };
}
