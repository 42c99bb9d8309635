import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe finds wrong with a page once nothing fades in any more (what does has less contrast than it will have), a
 * line for each rule. Legacy mode: no second page is opened to gather the findings
 * of frames from elsewhere, of which there are none.
 */
export async function axeViolations(page: Page, narrow = (builder: AxeBuilder) => builder): Promise<string[]> {
  await page.evaluate(untilNothingMoves);
  const { violations } = await narrow(new AxeBuilder({ page }).setLegacyMode()).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function untilNothingMoves(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(moving.map((one) => one.finished));
}
