import { expect, test } from '../logged-in.ts';

/** In milliseconds: how long a timer of 0 ms takes on a slow phone, and when the reloaded list arrives. */
const DELAYS = {
  'before the list is loaded': { timer: 500, list: 1500 },
  'after the list is loaded': { timer: 1500, list: 0 },
};
for (const [when, delay] of Object.entries(DELAYS)) {
  test(`focuses the next article after a deletion by keyboard: a timer ends ${when}`, async ({
    page,
    createArticle,
  }) => {
    // The focus must not wait for one, as Radix does.
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
    await expect(page.getByRole('article', { name: below.title })).toBeFocused();
  });
}
