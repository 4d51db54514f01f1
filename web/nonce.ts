// Pages are rendered (and cached) with this placeholder; the server puts a fresh nonce in its place in
// every response. It cannot be guessed, or markup that somebody smuggled in could carry it. In the browser the attribute is hidden from scripts, so it hydrates as ''.

export const NONCE = typeof window === 'undefined' ? `nonce-${crypto.randomUUID()}` : '';
