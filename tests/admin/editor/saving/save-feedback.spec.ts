import type { Page } from '@playwright/test';
import { picture } from '../../../support/pictures/make-pictures.ts';
import { expect, test } from '../../logged-in.ts';
import { fetchArticle, saveButton } from '../editor-page.ts';
import { COPY_ROUTE, openAtEnd, paste } from '../paste/clipboard.ts';

test('saves when Save is pressed right after a paste that scrolls', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const text = await openAtEnd(page, id);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const { x, y } = await text.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<p>Regel</p>'.repeat(40));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    // Where the button is now: one that glides away is pressed here and released beside it.
    const button = document.querySelector('form button[type="submit"]');
    const { left, top, width, height } = (button as HTMLElement).getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  });
  await page.mouse.move(x, y);
  await page.mouse.down();
  await untilStill(page);
  await page.mouse.up();
  await expect(page).toHaveURL('/admindash');
  expect((await fetchArticle(page, { id })).content.match(/Regel/g)).toHaveLength(40);
});

/** Resolves when the page has not scrolled for ten frames. */
const untilStill = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        let still = 0;
        let last = scrollY;
        const look = () => {
          still = scrollY === last ? still + 1 : 0;
          last = scrollY;
          if (still === 10) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
  );

const FAILING = {
  'a copy': { route: COPY_ROUTE, reason: 'Below the text you can read why.' },
  'an upload': { route: '**/api/admin/upload/article', reason: 'Failed to upload image. Please try again.' },
};

for (const [kind, { route, reason }] of Object.entries(FAILING)) {
  test(`says why nothing is saved when ${kind} fails during a save`, async ({ page, createArticle }) => {
    const article = await createArticle();
    const { promise: mayFail, resolve: fail } = Promise.withResolvers<void>();
    await page.route(route, async (held) => {
      await mayFail;
      await held.abort();
    });
    const text = await openAtEnd(page, article.id);
    if (kind === 'a copy') await paste(text, '<p>Een</p><img src="https://lh3.googleusercontent.com/een">');
    else {
      await page
        .getByLabel('Image', { exact: true })
        .setInputFiles({ name: 'blad.png', mimeType: 'image/png', buffer: await picture() });
    }
    await saveButton(page).click();
    await page.getByRole('button', { name: 'Saving...' }).waitFor();
    fail();
    await expect(page.getByRole('listitem').filter({ hasText: 'Not saved: a picture is missing' })).toContainText(
      `${reason} Save again to save without it.`,
    );
    expect(await fetchArticle(page, article)).toMatchObject({ version: article.version });
    await saveButton(page).click();
    await expect(page).toHaveURL('/admindash');
  });
}
