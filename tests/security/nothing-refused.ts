import { test as base } from './watched-page.ts';

/**
 * For tests of something else: each fails when the security policy refused something on its way. Other complaints may
 * be what it is about: an answer of 401, a connection that is gone.
 */
export const test = base.extend<{ nothingRefused: undefined }>({
  nothingRefused: [
    async ({ context, complaints }, use) => {
      await use(undefined);
      // A report is a task of its own in its page: what was refused last is not told yet.
      await Promise.all(context.pages().map((page) => page.evaluate(nextTask).catch(() => {})));
      expect(complaints.filter((complaint) => complaint.includes('Refused by'))).toEqual([]);
    },
    { auto: true },
  ],
});

export const { expect } = test;

const nextTask = () => new Promise<void>((done) => setTimeout(done));
