// The files with the code of each page: a browser that knows them can load the code of a page before it
// changes to it.
import type { ServerBuild } from 'react-router';

/** A page and the files with its code. */
export type PageCode = { readonly path: string; readonly modules: readonly string[] };

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/** The route and those around it, the outermost first; the root is on every page. */
function chainOf(routes: Routes, route: Route): Route[] {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return parent ? [...chainOf(routes, parent), route] : [];
}

const isPage = (routes: Routes, { id, path, index }: Route) =>
  (index || path !== undefined) && !Object.values(routes).some((other) => other?.parentId === id);

export function pageCodeOf({ routes, assets }: Pick<ServerBuild, 'routes' | 'assets'>): PageCode[] {
  const pages = Object.values(routes).filter((route) => route && isPage(routes, route));
  return pages.flatMap((page) => {
    const chain = page ? chainOf(routes, page) : [];
    const path = chain.flatMap((route) => route.path ?? []).join('/');
    const modules = chain.flatMap((route) => assets.routes[route.id]?.module ?? []);
    return modules.length > 0 ? [{ path: `/${path.replace(/^\//, '')}`, modules }] : [];
  });
}
