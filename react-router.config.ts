import type { Config } from '@react-router/dev/config';
import { shortenManifest } from './web/short-manifest.ts';
import { loadRootStylesOnce } from './web/styles/root-styles-once.ts';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // Every route is in the first manifest: one request fewer on each navigation, and no open endpoint
  // that lists routes.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    await loadRootStylesOnce(buildDirectory);
    await shortenManifest(buildDirectory);
  },
} satisfies Config;
