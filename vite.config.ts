import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  publicDir: 'web/public',
  // Files of earlier builds must survive a new one; server/build.ts removes those that are too old.
  build: { target: 'es2022', assetsInlineLimit: 0, emptyOutDir: false },
  optimizeDeps: { include: ['@mantine/core'] },
});
