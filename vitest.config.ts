import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [{ test: { name: 'engine', include: ['engine/**/*.test.ts'], testTimeout: 20_000 } }],
  },
});
