import { test as base } from './browser-problems.ts';

/** Uses a browser profile instead of Playwright's private window, because Chromium only then loads the manifest. */
export const test = base.extend({
  context: async ({ playwright, launchOptions, channel, baseURL, locale, timezoneId, viewport }, use) => {
    const context = await playwright.chromium.launchPersistentContext('', {
      ...launchOptions,
      ...(channel && { channel }),
      ...(baseURL && { baseURL }),
      ...(locale && { locale }),
      ...(timezoneId && { timezoneId }),
      viewport,
    });
    await use(context);
    await context.close();
  },
});

export const { expect } = test;
