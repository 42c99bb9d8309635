import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,api,scripts}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
