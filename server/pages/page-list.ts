// The pages of the build: which files hold the code of each, so that a browser can load it before it changes
// to the page, and which parameters of its address mean something to it.
import type { ServerBuild } from 'react-router';

export type ListedPage = {
  readonly path: string;
  readonly modules: readonly string[];
  /** As its routes declare them in their `handle`; null when none of them declares any. */
  readonly parameters: readonly string[] | null;
};

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/** The route and those around it, the outermost first; the root is on every page. */
function chainOf(routes: Routes, route: Route): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...chainOf(routes, parent), route] : [];
}

const isPage = (routes: Routes, { id, path, index }: Route) =>
  (index || path !== undefined) && !Object.values(routes).some((other) => other?.parentId === id);

const declaredBy = ({ module }: Route) =>
  (module.handle as { parameters?: readonly string[] } | undefined)?.parameters;

function parametersOf(chain: readonly Route[]): readonly string[] | null {
  const declared = chain.flatMap((route) => {
    const names = declaredBy(route);
    return names ? [names] : [];
  });
  return declared.length > 0 ? declared.flat() : null;
}

export function listPages({ routes, assets }: Pick<ServerBuild, 'routes' | 'assets'>) {
  const pages = Object.values(routes).filter((route) => route && isPage(routes, route));
  return pages.flatMap((page): ListedPage[] => {
    const chain = page ? chainOf(routes, page) : [];
    const path = chain.flatMap((route) => route.path ?? []).join('/');
    const modules = chain.flatMap((route) => assets.routes[route.id]?.module ?? []);
    if (modules.length === 0) return [];
    return [{ path: `/${path.replace(/^\//, '')}`, modules, parameters: parametersOf(chain) }];
  });
}
