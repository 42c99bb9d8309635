import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations that axe finds, a line for each rule. Waits for animations, because fading text has less contrast.
 * Legacy mode opens no second page for cross-origin frames, which the site lacks.
 */
export async function axeViolations(page: Page, narrow = (builder: AxeBuilder) => builder): Promise<string[]> {
  await page.evaluate(waitForAnimations);
  const { violations } = await narrow(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function waitForAnimations(): Promise<void> {
  const running = document
    .getAnimations()
    .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    // One that follows the scroll position never ends.
    .filter(({ timeline }) => timeline instanceof DocumentTimeline);
  await Promise.allSettled(running.map((animation) => animation.finished));
}
