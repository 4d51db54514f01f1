// Every page of the product: its address, the file that draws it and who may open it. A page appears
// here together with the feature that it shows.
import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { PAGES } from './pages.ts';

const entries: RouteConfigEntry[] = PAGES.map(({ path, file }) =>
  path === '/' ? index(file) : route(path, file),
);

export default [...entries, route('*', 'routes/erros/nao-encontrada.tsx')] satisfies RouteConfig;
