// Every page that a journey opens is listened to: a page of the product asks nobody else for anything, and its policy names
// nobody else. The card provider may be asked on two pages, and their policies name it.
import type { BrowserContext, Request, Response } from '@playwright/test';
import { PAGINAS_DO_PROVEDOR } from '#regras/paginas-do-provedor.ts';

/** The page that asks; null for what people go to themselves, and where nobody can say. */
function askedBy(request: Request): URL | null {
  try {
    const frame = request.frame();
    const asking = request.isNavigationRequest() ? frame.parentFrame() : frame;
    return asking ? new URL(asking.url()) : null;
  } catch {
    return null;
  }
}

/** At the demonstration: the same machine under its other name. */
const providerOf = (product: string) => product.replace('//127.0.0.1:', '//localhost:');

export function logRequests(
  context: BrowserContext,
  product: string,
  surprises: string[],
): () => void {
  const provider = providerOf(product);
  const onRequest = (request: Request) => {
    const { protocol, origin } = new URL(request.url());
    if (!protocol.startsWith('http') || origin === product) return;
    const page = askedBy(request);
    if (page?.origin !== product) return;
    if (origin === provider && PAGINAS_DO_PROVEDOR.includes(page.pathname)) return;
    surprises.push(`${page.pathname} asked ${request.url()}`);
  };
  const onResponse = (response: Response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== product || response.request().resourceType() !== 'document') return;
    const policy = response.headers()['content-security-policy'] ?? '';
    const isOpen = PAGINAS_DO_PROVEDOR.includes(pathname) || pathname.startsWith('/dev/');
    if (!isOpen && /https?:\/\//.test(policy)) surprises.push(`${pathname} has ${policy}`);
  };
  context.on('request', onRequest);
  context.on('response', onResponse);
  return () => {
    context.off('request', onRequest);
    context.off('response', onResponse);
  };
}
