import { test as base } from './watched-page.ts';

/**
 * A browser with a profile, as visitors have one, and not a private window, which Playwright opens by default: only
 * with a profile does Chromium ask for a page's manifest.
 */
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
