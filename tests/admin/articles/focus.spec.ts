import { expect, test } from '../logged-in.ts';

/** In milliseconds: when Radix returns the focus, and when the reloaded list arrives. */
const DELAYS = {
  'before the response': { timer: 0, list: 0, isNear: true },
  'before the list is loaded': { timer: 500, list: 1500, isNear: true },
  // The button that asked is gone by then, and with it what stood beside it.
  'after the list is loaded': { timer: 1500, list: 0, isNear: false },
};
for (const [when, delay] of Object.entries(DELAYS)) {
  test(`focuses the next article, or the page, after a deletion by keyboard: focus returned ${when}`, async ({
    page,
    createArticle,
  }) => {
    // Radix returns the focus in a timer of 0 ms. On a slow phone the response arrives first.
    await page.addInitScript((ms) => {
      const { setTimeout } = window;
      window.setTimeout = ((run: TimerHandler, wait = 0, ...rest: unknown[]) =>
        setTimeout(run, wait === 0 ? ms : wait, ...rest)) as typeof window.setTimeout;
    }, delay.timer);
    const below = await createArticle();
    const { title } = await createArticle();
    await page.goto('/admindash');
    const card = page.getByRole('article', { name: title });
    await card.getByRole('button', { name: /^Delete/ }).focus();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: 'Delete this article?' });
    await question.getByRole('button', { name: 'Delete' }).focus();
    await page.route('/api/admin/articles?*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, delay.list));
      await route.continue();
    });
    await page.keyboard.press('Enter');
    await expect(card).toBeHidden();
    await expect(
      delay.isNear ? page.getByRole('article', { name: below.title }) : page.getByRole('main'),
    ).toBeFocused();
  });
}
