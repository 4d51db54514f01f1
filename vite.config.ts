import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** React and the router change rarely and are on every page, like what the shell shares with pages. */
const groups = [
  { name: 'react', test: /\/node_modules\/(react|react-dom|react-router|scheduler|cookie)\// },
  { name: 'shell', test: /\/web\/(shell\/)?[a-z-]+\.tsx?$/, minShareCount: 2 },
];

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'web/public',
  // Files of earlier builds must survive a new one; server/build.ts removes those that are too old.
  build: { target: 'es2022', assetsInlineLimit: 0, emptyOutDir: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  optimizeDeps: { include: ['@mantine/core'] },
});
