// Pages: everything that no other route answers. Who comes without a session sees what all others see, so
// their page may come from the cache; with one, it is always their own.
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { PAGINAS_DO_PROVEDOR } from '#regras/paginas-do-provedor.ts';
import { DatabaseUnavailable } from '#server/database/faults.ts';
import { AppError } from '#server/http/errors.ts';
import { pagePolicy } from '#server/http/headers.ts';
import { localeOf } from '#server/http/locale.ts';
import type { Services } from '#server/http/services.ts';
import { findVisitor, GUEST } from '#server/http/session.ts';
import { listenTo } from './answers.ts';
import { canonicalOf } from './canonical.ts';
import { type DressPage, dressed } from './dress.ts';
import { answerFrom, type Front, type KeptPages, type PageRequest, takesGzip } from './front.ts';
import type { PageKind, RenderedPage, Renderer } from './handler.ts';
import { knownPartBy } from './known-parameters.ts';
import { type KeptPage, makePage, makePageCache } from './page-cache.ts';
import type { ListedPage } from './page-list.ts';
import { inProcess, themeOf, visitorOf } from './visitor.ts';

const RETRY_SECONDS = '5';

export type PageOptions = {
  readonly renderer: Renderer;
  readonly buildId: string;
  /** What other sites are told of a page; without it nothing but what the page itself says. */
  readonly dress?: DressPage;
  /** Told of each page that is answered from what is kept: the app does not see those. */
  readonly opened?: KeptPages['opened'];
  /** Answers with what is kept here. */
  readonly front: Front;
};

/** Addresses of which no page is made: what asks for them reads JSON, also when there is nothing. */
const NOT_PAGES = /^\/(api|sanctum|broadcasting)(\/|$)/;

/** The path that is asked for; a proxy may have sent the whole address. */
const targetOf = ({ raw }: FastifyRequest) =>
  (raw.url ?? '/').replace(/^https?:\/\/[^/]*(?=\/|$)/i, '');

/** The others are data for a page that is open. */
const isDocument = (request: FastifyRequest) =>
  !targetOf(request).split('?', 1)[0]?.endsWith('.data');

const TOLD = ['accept', 'user-agent', 'purpose', 'x-requested-with'] as const;

function headersOf({ headers }: FastifyRequest): Record<string, string> {
  const told = TOLD.flatMap((name) => {
    const value = headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return Object.fromEntries(told);
}

const isUnavailable = (fault: unknown) =>
  fault instanceof DatabaseUnavailable ||
  (fault instanceof AppError && fault.code === 'indisponivel');

const variantOf = (asking: PageRequest) => `${localeOf(asking)} ${themeOf(asking)}`;

type DrawPage = (request: FastifyRequest, target: string, kind: PageKind) => Promise<KeptPage>;

function drawWith(
  app: FastifyInstance,
  services: Services,
  { renderer, buildId, dress }: PageOptions,
): DrawPage {
  const { config, cookies } = services;

  /** The card provider's script runs on these pages and on no others. */
  const providerAt = (target: string) =>
    PAGINAS_DO_PROVEDOR.includes(target.split('?', 1)[0] ?? '')
      ? (config.pagamentos?.navegador ?? null)
      : null;

  function pageOf(
    { status, headers, body, scripts }: RenderedPage,
    kind: PageKind,
    target: string,
  ): KeptPage {
    const { 'set-cookie': _, ...own } = headers;
    const ours = {
      vary: 'Cookie, Accept-Language, Accept-Encoding',
      'cache-control': kind === 'shared' && status === 200 ? 'no-cache' : 'private, no-store',
      'content-security-policy': pagePolicy(config, scripts, providerAt(target)),
    };
    return makePage(status, { ...ours, ...own }, Buffer.from(body.buffer));
  }

  /** Only guests: who reads tags has no session, and nobody's own page is told of elsewhere. */
  const isTold = (request: FastifyRequest, { status }: RenderedPage, kind: PageKind) =>
    kind !== 'fault' && status === 200 && cookies.read(request) === undefined;

  return async (request, target, kind) => {
    const asked = {
      url: config.appUrl + target,
      headers: headersOf(request),
      visitor: await visitorOf(services, request, { buildId }),
      kind,
    };
    const { ask, answers } = listenTo(inProcess(app, request));
    const rendered = await renderer.render(asked, ask);
    const page = pageOf(rendered, kind, target);
    if (!dress || !isTold(request, rendered, kind)) return page;
    return dressed(page, (head) => dress({ target, locale: localeOf(request), head, answers }));
  };
}

/** The pages of the build that this process serves, with the files that hold their code. */
function pageListRoute(app: FastifyInstance, pages: readonly ListedPage[], buildId: string): void {
  app.get('/_app/code/:id.json', { config: { access: 'public' } }, async (request, reply) => {
    const { id } = request.params as { id: string };
    if (id !== buildId) throw new AppError('nao_encontrado');
    return reply.header('Cache-Control', 'public, max-age=31536000, immutable').send(pages);
  });
}

/** Finds or makes the page for a request. */
function pagesOf(
  app: FastifyInstance,
  services: Services,
  options: PageOptions,
  listed: readonly ListedPage[],
) {
  const { config, db, cookies } = services;
  const cache = makePageCache({ patience: config.patience });
  const render = drawWith(app, services, options);
  const knownPart = knownPartBy(listed);
  const keyOf = (asking: PageRequest) => `${variantOf(asking)} ${knownPart(asking.url ?? '/')}`;

  /** The page that says that something is wrong. It is the same for all, and costs one rendering a second. */
  async function faultPage(request: FastifyRequest): Promise<KeptPage> {
    request.visitor = GUEST;
    const draw = () => render(request, '/error', 'fault');
    const page = await cache.get(`${variantOf(request)} fault`, draw);
    return { ...page, status: 503, headers: { ...page.headers, 'retry-after': RETRY_SECONDS } };
  }

  /** While the database is away, or there is too much to do, people see the page for that. */
  async function withFaultPage(
    request: FastifyRequest,
    draw: () => Promise<KeptPage>,
  ): Promise<KeptPage> {
    try {
      return await draw();
    } catch (fault) {
      if (!isUnavailable(fault) || !isDocument(request)) throw fault;
      return faultPage(request);
    }
  }

  async function pageFor(request: FastifyRequest): Promise<KeptPage> {
    const token = cookies.read(request);
    request.visitor = await findVisitor(db, token);
    // A guest with a session may be in the middle of something, such as a log-in by a provider. Without a
    // cache nobody else gets the page either.
    const isOwn = token !== undefined || !config.pageCache;
    if (isOwn) return render(request, targetOf(request), 'own');
    const draw = () => render(request, knownPart(targetOf(request)), 'shared');
    // A page that is open asks for data because it knows of something new.
    const from = isDocument(request) ? cache.soon : cache.get;
    return from(keyOf(request), draw);
  }

  return {
    pageFor: (request: FastifyRequest) => withFaultPage(request, () => pageFor(request)),
    kept: (asking: PageRequest) => cache.fresh(keyOf(asking)),
  };
}

export async function pageRoutes(
  app: FastifyInstance,
  services: Services,
  options: PageOptions,
): Promise<void> {
  const { config, cookies } = services;
  const listed = await options.renderer.pages();
  const { pageFor, kept } = pagesOf(app, services, options, listed);
  app.addHook('onClose', () => options.renderer.close());
  pageListRoute(app, listed, options.buildId);

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    config: { access: 'public' },
    async handler(request, reply) {
      const target = targetOf(request);
      if (NOT_PAGES.test(target)) throw new AppError('nao_encontrado');
      const page = canonicalOf(target);
      if (page !== target) return reply.header('Cache-Control', 'no-store').redirect(page, 301);
      const { status, headers, body, zipped } = await pageFor(request);
      reply.status(status).headers(headers);
      // What many get is compressed once; what one gets, by the app like all else.
      const isZipped = cookies.read(request) === undefined && takesGzip(request);
      return isZipped ? reply.header('content-encoding', 'gzip').send(zipped()) : reply.send(body);
    },
  });

  options.front.answer = answerFrom(
    {
      parseCookies: (header) => app.parseCookie(header),
      sessionOf: cookies.read,
      find: kept,
      opened: options.opened,
    },
    config,
  );
}
