import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{src,api,scripts,tests}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
