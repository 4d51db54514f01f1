// Pages are rendered (and cached) with this placeholder; the server puts a fresh nonce in its place in
// every response. In the browser the attribute is hidden from scripts, so it hydrates as ''.

const PLACEHOLDER = '__tabelao_nonce__';

export const NONCE = typeof window === 'undefined' ? PLACEHOLDER : '';
