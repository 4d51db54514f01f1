import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { MESSAGES } from '#contract/messages.ts';
import { NONCE } from './nonce.ts';
import { makeTexts, RequestTextsProvider } from './texts.tsx';
import { visitorContext } from './visitor.ts';

const TEXTS = {
  'pt-BR': makeTexts('pt-BR', MESSAGES['pt-BR']),
  en: makeTexts('en', MESSAGES.en),
} as const;

/** What the server needs from this bundle: the context key must be this very object. */
export const bridge = { visitorContext, nonce: NONCE };

/** Pages are sent whole, not in pieces: no page here defers data, and a whole page can be cached. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <RequestTextsProvider texts={TEXTS[context.get(visitorContext).locale]}>
        <ServerRouter context={entryContext} url={request.url} nonce={NONCE} />
      </RequestTextsProvider>,
      {
        nonce: NONCE,
        onAllReady() {
          const body = new PassThrough();
          headers.set('Content-Type', 'text/html; charset=utf-8');
          resolve(
            new Response(createReadableStreamFromReadable(body), {
              headers,
              status: failed ? 500 : status,
            }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError(error) {
          failed = true;
          if (request.signal.aborted) return;
          reject(error);
        },
      },
    );
    setTimeout(abort, 5_000).unref();
  });
}
