import { expect, type Page } from '@playwright/test';

/** Counts the saves of an article. Each waits until it is released; the first is number 1. */
export async function holdSaves(page: Page, id: number) {
  const gates: PromiseWithResolvers<void>[] = [];
  await page.route(`**/api/admin/articles/${id}`, async (route) => {
    if (route.request().method() === 'PUT') {
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      await gate.promise;
    }
    await route.continue();
  });
  return {
    get count() {
      return gates.length;
    },
    async release(number: number) {
      await expect.poll(() => gates.length).toBeGreaterThanOrEqual(number);
      gates[number - 1]?.resolve();
    },
  };
}
