import type { Locator, Page } from '@playwright/test';
import { contentField, openEditor } from './editor/editor-page.ts';
import { expect, test } from './logged-in.ts';
import { openPicture } from './pictures/open-picture.ts';

const toast = (page: Page) => page.locator('[data-toasts] > li');

/** A press at the middle of each of these reaches it. */
async function expectReachable(...controls: Locator[]) {
  for (const control of controls) {
    await control.scrollIntoViewIfNeeded();
    await control.click({ trial: true });
  }
}

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test.describe(`at ${viewport.width} px a message covers`, () => {
    test.use({ viewport });

    test('neither the buttons of the editor nor the end of the page', async ({ page, createArticle }) => {
      await openEditor(page, await createArticle());
      await contentField(page).pressSequentially('Rust. ');
      await page.keyboard.press('ControlOrMeta+s');
      await expect(toast(page)).toBeVisible();
      await expectReachable(
        page.getByRole('button', { name: 'Publish', exact: true }),
        page.getByRole('button', { name: 'Bold' }),
        page.locator('main form').getByRole('textbox').last(),
      );
    });

    test('not the bar below a form of the clinic', async ({ page }) => {
      await page.goto('/admindash/clinic/edit?path=bericht.yaml');
      await page.getByLabel('Text', { exact: true }).fill(`Vrijdag gesloten, ${viewport.width}.`);
      await page.getByRole('button', { name: /draft/i }).click();
      await expect(toast(page)).toBeVisible();
      await expectReachable(page.getByRole('button', { name: 'Publish', exact: true }));
    });

    test('not the button of a long dialog', async ({ page }) => {
      await page.route('**/api/admin/pictures/*', (route) =>
        route.request().method() === 'PATCH' ? route.abort() : route.continue(),
      );
      const picture = await openPicture(page);
      await picture.getByLabel('Alt text').fill('Een tuin');
      await picture.getByRole('button', { name: 'Save' }).click();
      await expect(toast(page)).toBeVisible();
      await expectReachable(
        picture.getByRole('button', { name: 'Save' }),
        picture.getByRole('button', { name: 'Close' }),
      );
    });
  });
