// Calls from the browser. Every unsafe one carries the CSRF token, read from its cookie each time because
// logging in and out changes it. A failed call is shown as the error catalogue says, then thrown: a form
// takes the validations from it. Nothing is ever sent twice.

import { goTo, refreshView, stayHere } from '#web/navigation/navigation.ts';
import { ownChanges, underWay } from '#web/navigation/own-changes.ts';
import { toast } from '#web/notices/toast.ts';
import { loginPath, pageAt } from '#web/session/access.ts';
import { readCookie } from '#web/session/cookies.ts';
import { setUser } from '#web/session/user.ts';
import { openVerification } from '#web/session/verification.ts';
import { uiState } from '#web/storage/ui-state.ts';
import { tabTexts } from '#web/texts/texts.tsx';
import { type ApiCall, ApiError, makeApi } from './api.ts';
import { type Effect, type Failure, reactionTo } from './error-catalogue.ts';

const TIMEOUT_MS = 30_000;
const TOKEN_COOKIE = 'XSRF-TOKEN';

async function request(path: string, init: RequestInit): Promise<Response> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    return await fetch(path, { ...init, signal, credentials: 'same-origin' });
  } catch {
    throw new ApiError(0, null);
  }
}

async function refreshToken(): Promise<void> {
  await request('/sanctum/csrf-cookie', { headers: { Accept: 'application/json' } });
}

async function send(path: string, init: RequestInit): Promise<Response> {
  if (init.method === 'GET') return request(path, init);
  // To listen to a channel, which the page asks for by itself, is none of the API.
  if (path.startsWith('/api')) ownChanges.made += 1;
  if (readCookie(TOKEN_COOKIE) === null) await refreshToken();
  const headers = new Headers(init.headers);
  headers.set('X-XSRF-TOKEN', readCookie(TOKEN_COOKIE) ?? '');
  return underWay(request(path, { ...init, headers }));
}

function here(): string {
  return location.pathname + location.search + location.hash;
}

/** Only the token is waited for: with it a second attempt succeeds. */
const CARRY_OUT: Readonly<Record<Effect, () => void | Promise<void>>> = {
  'forget-user': () => setUser(null),
  'go-to-login': () => void goTo(loginPath(here())),
  'open-verification': openVerification,
  'refresh-token': () => refreshToken().catch(() => undefined),
  'refresh-view': () => void refreshView(),
  'stay-here': () => void stayHere(),
};

export async function showFailure(failure: Failure): Promise<void> {
  const reaction = reactionTo(failure, {
    pathname: location.pathname,
    isAuthPage: pageAt(location.pathname)?.access === 'auth',
    pageChanging: uiState.get().pageChanging,
  });
  if (reaction.toast) {
    const { kind, text } = reaction.toast;
    const { t } = tabTexts.get();
    toast[kind](
      text ?? t('erros.padrao'),
      // Where a plan ends, there is a way on.
      failure.status === 402
        ? { label: t('shell.paginas.planos'), run: () => goTo('/planos') }
        : undefined,
    );
  }
  for (const effect of reaction.effects) await CARRY_OUT[effect]();
}

/** For what the visitor did not ask for: nothing is shown, but a session that ended is noticed. */
export const quietApi: ApiCall = makeApi(send, ({ status }) => {
  if (status === 401) setUser(null);
});

export const api: ApiCall = makeApi(send, showFailure);
