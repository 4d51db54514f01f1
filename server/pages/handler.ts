// Renders pages from the compiled sources. It brings React and the router along: load it only where pages
// are rendered.
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { type ListedPage, listPages } from './page-list.ts';
import { scriptsByHash, scriptsByNonce } from './script-sources.ts';

const NONCE_BYTES = 16;

/** What is asked for, in a shape that can be handed to another thread. */
export type Asked = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** What the page is told of the visitor. */
  readonly visitor: object;
  readonly kind: PageKind;
};

/** For one visitor, for all guests, or in place of a page that could not be made: that one has no scripts. */
export type PageKind = 'own' | 'shared' | 'fault';

/** What a loader sends to the API, and what it gets. */
export type ApiInit = {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
};
export type ApiAnswer = { readonly status: number; readonly body: string };
export type AskApi = (path: string, init: ApiInit) => Promise<ApiAnswer>;

export type RenderedPage = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Sources of scripts for the security policy of this answer. */
  readonly scripts: string;
};

export type Renderer = {
  render(asked: Asked, askApi: AskApi): Promise<RenderedPage>;
  pages(): Promise<readonly ListedPage[]>;
  close(): Promise<void>;
};

/** What the entry of the pages exports for us beside its own handler. */
type Bridge = { readonly visitorContext: Parameters<RouterContextProvider['set']>[0] };

type Load = () => Promise<ServerBuild>;

const bridgeOf = (build: ServerBuild) =>
  (build.entry.module as unknown as { bridge: Bridge }).bridge;

/** A `fetch` for the loaders of this one page view, as far as they use it. */
function fetchOf(askApi: AskApi) {
  return async (path: string, init: ApiInit) => {
    const { status, body } = await askApi(path, init);
    return { status, ok: status >= 200 && status < 300, text: async () => body };
  };
}

/** With a build at hand its routes are worked out once, with a function they are for every page. */
export function rendererOf(from: ServerBuild | Load): Renderer {
  const handle = createRequestHandler(from, process.env.NODE_ENV);
  const load: Load = typeof from === 'function' ? from : async () => from;
  return {
    async render({ url, headers, visitor, kind }, askApi) {
      const { visitorContext } = bridgeOf(await load());
      const nonce = randomBytes(NONCE_BYTES).toString('base64url');
      const context = new RouterContextProvider();
      const hasScripts = kind !== 'fault';
      let page: Uint8Array<ArrayBuffer> | undefined;
      const deliver = (whole: Uint8Array<ArrayBuffer>) => {
        page = whole;
      };
      const fetch = fetchOf(askApi);
      context.set(visitorContext, { ...visitor, nonce, hasScripts, fetch, deliver });
      const response = await handle(new Request(url, { headers }), context);
      // Only documents are delivered; data and redirects are in the response.
      const body = page ?? (await response.bytes());
      return {
        status: response.status,
        headers: Object.fromEntries(response.headers),
        body,
        scripts: kind === 'own' ? scriptsByNonce(nonce) : scriptsByHash(body, nonce),
      };
    },
    // In development they change all the time.
    pages: async () => (typeof from === 'function' ? [] : listPages(from)),
    async close() {},
  };
}

export async function builtRenderer(): Promise<Renderer> {
  const file = resolve('build/server/index.js');
  await readFile(file); // A clear error when there is no build.
  return rendererOf((await import(pathToFileURL(file).href)) as ServerBuild);
}
