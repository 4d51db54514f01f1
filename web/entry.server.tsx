import { renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { MESSAGES } from '#textos/messages.ts';
import { NONCE } from './nonce.ts';
import { startAfterPaint } from './start-after-paint.ts';
import { makeTexts, RequestTextsProvider } from './texts.tsx';
import { visitorContext } from './visitor.ts';

const TEXTS = {
  'pt-BR': makeTexts('pt-BR', MESSAGES['pt-BR']),
  en: makeTexts('en', MESSAGES.en),
} as const;

const texts = new WeakMap<Response, string>();

/** What the server needs from this bundle: the context key must be this very object. */
export const bridge = {
  visitorContext,
  nonce: NONCE,
  /** The page that is in a response, without turning it into bytes and back. */
  textOf: (response: Response) => texts.get(response) ?? response.text(),
};

// React's own script that keeps a form sent before hydration. As text is rendered it gets no nonce from
// React; only this very beginning is given one, never a script that came some other way.
const REPLAY_BEGINS = 'addEventListener("submit",function(a){if(!a.default';
const REPLAY =
  /<script( id="[^"]*")?>(?=addEventListener\("submit",function\(a\)\{if\(!a\.default)/;
const REPLAY_ALLOWED = `<script$1 nonce="${NONCE}">`;

const allowReplay = (html: string) =>
  html.includes(REPLAY_BEGINS) ? html.replace(REPLAY, REPLAY_ALLOWED) : html;

/** It comes in one piece, unless a page defers data. */
async function textOf(stream: ReadableStream<Uint8Array> | undefined): Promise<string> {
  const utf8 = new TextDecoder();
  let text = '';
  for await (const piece of stream ?? []) text += utf8.decode(piece, { stream: true });
  return text + utf8.decode();
}

type Kept = NonNullable<NonNullable<EntryContext['renderMeta']>['streamCache']>[number];

/** The state of the page, read before rendering: nothing is left then that rendering would wait for. */
async function withState(context: EntryContext): Promise<EntryContext> {
  const value = await textOf(context.serverHandoffStream);
  const read = Object.assign(Promise.resolve(), { result: { done: true, value } }) as Kept;
  const empty = new ReadableStream<Uint8Array>();
  return { ...context, serverHandoffStream: empty, renderMeta: { streamCache: { 0: read } } };
}

/**
 * Pages are sent whole, not in pieces: no page here defers data, and a whole page can be cached. As one
 * text it costs half of what a stream of bytes does (docs/decisions/0015-page-as-one-text.md).
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const html = renderToString(
    <RequestTextsProvider texts={TEXTS[context.get(visitorContext).locale]}>
      <ServerRouter context={await withState(entryContext)} url={request.url} nonce={NONCE} />
    </RequestTextsProvider>,
  );
  headers.set('Content-Type', 'text/html; charset=utf-8');
  const response = new Response(null, { headers, status });
  texts.set(response, `<!DOCTYPE html>${startAfterPaint(allowReplay(html))}`);
  return response;
}
