// Where the compiled pages come from: the build in production, Vite in development.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';

/** What the entry of the pages exports for us beside its own handler. */
type Bridge = {
  readonly nonce: string;
  readonly visitorContext: Parameters<RouterContextProvider['set']>[0];
  readonly textOf: (response: Response) => string | Promise<string>;
};

export type Rendered = Pick<Response, 'status' | 'headers'> & { readonly text: string };

export type Renderer = {
  render(request: Request, visitor: unknown): Promise<Rendered>;
  /** Text that stands for the nonce in what is rendered. */
  readonly placeholder: string;
};

type Load = () => Promise<ServerBuild>;

const bridgeOf = (build: ServerBuild) =>
  (build.entry.module as unknown as { bridge: Bridge }).bridge;

/** With a build at hand its routes are worked out once, with a function they are for every page. */
async function rendererOf(from: ServerBuild | Load): Promise<Renderer> {
  const handle = createRequestHandler(from, process.env.NODE_ENV);
  const load: Load = typeof from === 'function' ? from : async () => from;
  return {
    placeholder: bridgeOf(await load()).nonce,
    async render(request, visitor) {
      const bridge = bridgeOf(await load());
      const context = new RouterContextProvider();
      context.set(bridge.visitorContext, visitor);
      const response = await handle(request, context);
      const { status, headers } = response;
      return { status, headers, text: await bridge.textOf(response) };
    },
  };
}

export async function builtRenderer(): Promise<Renderer> {
  const file = resolve('build/server/index.js');
  await readFile(file); // A clear error when there is no build.
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  return rendererOf(build);
}

/** Vite in the same process: sources are compiled as they are asked for, changes appear at once. */
export async function developmentRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite');
  const { default: middie } = await import('@fastify/middie');
  const vite = await createServer({
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  app.addHook('onClose', () => vite.close());
  const load = () =>
    vite.ssrLoadModule('virtual:react-router/server-build') as unknown as Promise<ServerBuild>;
  return rendererOf(load);
}
