// Whether the e-mail verification modal is open. It opens by itself for who has not confirmed their
// e-mail, can be closed, and opens again when the API refuses something for that reason.
import type { Usuario } from '#contract/sessao.ts';
import { makeStore, useStore } from '#web/storage/store.ts';

const NEVER_ON = new Set(['/login', '/registrar', '/verify-email']);

const closed = makeStore(false);

export function openVerification(): void {
  closed.set(false);
}

export function closeVerification(): void {
  closed.set(true);
}

type Who = Pick<Usuario, 'uuid' | 'email_verified_at'> | null;

export function needsVerification(user: Who, pathname: string): boolean {
  return Boolean(user?.uuid) && !user?.email_verified_at && !NEVER_ON.has(pathname);
}

export function useVerificationOpen(user: Who, pathname: string): boolean {
  const isClosed = useStore(closed);
  return needsVerification(user, pathname) && !isClosed;
}
