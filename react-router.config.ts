import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // Every route is in the first manifest: one request fewer on each navigation, and no open endpoint
  // that lists routes.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
