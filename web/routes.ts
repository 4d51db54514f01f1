// Every page of the product: its address, the file that draws it and who may open it. A page appears
// here together with the feature that it shows.
import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { FRAMES, type Frame, PAGES } from './pages.ts';

/** What stands directly inside of a frame; without one, directly in the document. */
function routesIn(frame?: Frame): RouteConfigEntry[] {
  const below = (path: string) => path.slice(frame?.path.length ?? 0).replace(/^\//, '');
  const pages = PAGES.filter((page) => page.frame === frame?.id).map(({ path, file }) =>
    below(path) === '' ? index(file) : route(below(path), file),
  );
  const frames = FRAMES.filter((inner) => inner.frame === frame?.id).map((inner) =>
    route(below(inner.path), inner.file, { id: inner.id }, routesIn(inner)),
  );
  return [...pages, ...frames];
}

export default [...routesIn(), route('*', 'routes/erros/nao-encontrada.tsx')] satisfies RouteConfig;
