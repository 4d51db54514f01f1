import type { Config } from '@react-router/dev/config';
import { loadRootStylesOnce } from './web/styles/root-styles-once.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // Every route is in the first manifest: one request fewer on each navigation, and no open endpoint
  // that lists routes.
  routeDiscovery: { mode: 'initial' },
  buildEnd: ({ reactRouterConfig }) => loadRootStylesOnce(reactRouterConfig.buildDirectory),
} satisfies Config;
