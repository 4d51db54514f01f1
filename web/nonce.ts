// Pages are rendered (and cached) with this placeholder; the server puts a fresh nonce in its place in
// every response. It cannot be guessed, or markup that somebody smuggled in could carry it. The browser
// hydrates with the nonce that it was sent, which only the property still tells.

export const NONCE =
  typeof window === 'undefined'
    ? `nonce-${crypto.randomUUID()}`
    : (document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '');
