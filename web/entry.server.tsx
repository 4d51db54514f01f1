import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { MESSAGES } from '#textos/messages.ts';
import { visitorContext } from './session/visitor.ts';
import { DocumentParts } from './start/document-parts.ts';
import { makeTexts, RequestTextsProvider } from './texts/texts.tsx';

const TEXTS = {
  'pt-BR': makeTexts('pt-BR', MESSAGES['pt-BR']),
  en: makeTexts('en', MESSAGES.en),
} as const;

/** What the server needs from this bundle: the context key must be this very object. */
export const bridge = { visitorContext };

/** Takes what is written until the end, and hands it over as one piece with memory of its own. */
function collector(take: (whole: Uint8Array<ArrayBuffer>) => void): Writable {
  const pieces: Buffer[] = [];
  let length = 0;
  return new Writable({
    write(piece: Buffer, _encoding, done) {
      pieces.push(piece);
      length += piece.length;
      done();
    },
    final(done) {
      const whole = new Uint8Array(length);
      let at = 0;
      for (const piece of pieces) {
        whole.set(piece, at);
        at += piece.length;
      }
      take(whole);
      done();
    },
  });
}

/**
 * Pages are sent whole, not in pieces: no page here defers data, and a whole page can be kept
 * (docs/decisions/0025-documented-ways-to-a-page.md). The bytes pass beside the response, whose body is a
 * stream that would copy them twice.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { locale, nonce, hasScripts, deliver } = context.get(visitorContext);
  const page = (
    <DocumentParts value={{ nonce, hasScripts }}>
      <RequestTextsProvider texts={TEXTS[locale]}>
        <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
      </RequestTextsProvider>
    </DocumentParts>
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(page, {
      nonce,
      // Nothing is held back to be filled in by a script later.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () =>
        pipe(
          collector((whole) => {
            deliver(whole);
            resolve(new Response(null, { headers, status }));
          }),
        ),
      onError: reject,
    });
  });
}
