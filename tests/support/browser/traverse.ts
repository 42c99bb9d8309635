import type { Page } from '@playwright/test';

/**
 * Presses Back or Forward within the admin app. Playwright’s own goBack() fails when the app answers with a navigation
 * of its own, such as the question before leaving.
 */
export const pressBack = (page: Page) => page.evaluate(async () => void (await navigation.back().committed));
export const pressForward = (page: Page) => page.evaluate(async () => void (await navigation.forward().committed));
