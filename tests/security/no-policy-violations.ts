import { test as base } from './browser-problems.ts';

/**
 * Makes every test fail when the security policy refused something during it. Other problems are left to the test, which
 * may be about a 401 response or a lost connection.
 */
export const test = base.extend<{ noPolicyViolations: undefined }>({
  noPolicyViolations: [
    async ({ context, problems }, use) => {
      await use(undefined);
      // Violations are reported in a separate task; wait for the last one.
      await Promise.all(context.pages().map((page) => page.evaluate(nextTask).catch(() => {})));
      expect(problems.filter((problem) => problem.includes('Refused by'))).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;

const nextTask = () => new Promise<void>((done) => setTimeout(done));
