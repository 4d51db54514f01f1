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
};

export type Renderer = {
  render(request: Request, visitor: unknown): Promise<Response>;
  /** Text that stands for the nonce in what is rendered. */
  readonly placeholder: string;
};

function rendererOf(load: () => Promise<ServerBuild>, placeholder: string): Renderer {
  const handle = createRequestHandler(load, process.env.NODE_ENV);
  return {
    placeholder,
    async render(request, visitor) {
      const { bridge } = (await load()).entry.module as unknown as { bridge: Bridge };
      const context = new RouterContextProvider();
      context.set(bridge.visitorContext, visitor);
      return handle(request, context);
    },
  };
}

async function placeholderOf(load: () => Promise<ServerBuild>): Promise<string> {
  const { bridge } = (await load()).entry.module as unknown as { bridge: Bridge };
  return bridge.nonce;
}

export async function builtRenderer(): Promise<Renderer> {
  const file = resolve('build/server/index.js');
  await readFile(file); // A clear error when there is no build.
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const load = async () => build;
  return rendererOf(load, await placeholderOf(load));
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
  return rendererOf(load, await placeholderOf(load));
}
