// Which scripts a page may run, for its security policy. An answer for one visitor names its nonce. An
// answer that is kept for many names the hash of each script instead: a nonce that is sent twice could be
// learnt in time. React and the router put the nonce of the rendering on their scripts, and nothing that
// people wrote can carry it: it is made when the rendering starts.
import { hash } from 'node:crypto';

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gs;

export function scriptsByNonce(nonce: string): string {
  return `'nonce-${nonce}' 'strict-dynamic'`;
}

export function scriptsByHash(page: Uint8Array, nonce: string): string {
  const html = Buffer.from(page.buffer, page.byteOffset, page.byteLength).toString();
  const ours = [...html.matchAll(SCRIPT)].filter(([, attributes]) => attributes?.includes(nonce));
  const sources = ours.map(([, , text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`);
  return [...new Set(sources)].join(' ');
}
