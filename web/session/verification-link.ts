// Sending the confirmation link again, and telling other tabs once the address is confirmed.
import { EMAIL_JA_VERIFICADO } from '#contract/http/erros.ts';
import type { Usuario } from '#contract/sessao.ts';
import { ApiError } from '#web/api/api.ts';
import { quietApi } from '#web/api/api-browser.ts';
import { coolDown } from './resend-cooldown.ts';
import { currentUser, setUser } from './user.ts';

const CHANNEL = 'email-verificado';

/** The one refusal that means that there is nothing left to do. */
export function isAlreadyVerified(error: unknown): boolean {
  const messages = error instanceof ApiError ? error.body?.validations?.email : undefined;
  return messages?.includes(EMAIL_JA_VERIFICADO) ?? false;
}

/** Whether it was sent. A failure is only logged, as the specification asks. */
export async function sendLinkAgain(): Promise<boolean> {
  try {
    await quietApi('POST /api/email/enviar-link-verificacao');
    coolDown();
    return true;
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a log entry and nothing else
    console.warn('The verification link was not sent', error);
    if (isAlreadyVerified(error)) location.reload();
    return false;
  }
}

/** The person of this tab, and of all others, has confirmed their address. */
export function announceVerified(user: Usuario): void {
  setUser(user);
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(user.uuid);
  channel.close();
}

/** Follows what other tabs announce; gives the function that stops it. */
export function followVerification(): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = async ({ data }) => {
    if (data !== currentUser()?.uuid) return;
    const answer = await quietApi('GET /api/user').catch(() => null);
    if (answer) setUser(answer.data);
  };
  return () => channel.close();
}
