import { EXTENSION_NAMES, install } from '../support/browser/extensions.ts';
import { header, openDashboard } from './app/screens.ts';
import { contentField, fetchArticle, openEditor, saveButton, titleField, toast } from './editor/editor-page.ts';
import { expect, test } from './editor/review/reviewer.ts';

for (const name of EXTENSION_NAMES) {
  test(`every screen opens with ${name}`, async ({ page }) => {
    await install(page, name);
    await openDashboard(page);
    const links = header(page).getByRole('link');
    const count = await links.count();
    expect(count).toBeGreaterThan(3);
    for (let index = 0; index < count; index += 1) {
      await links.nth(index).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(/Something went wrong/)).toHaveCount(0);
    }
  });

  test(`a text is saved as it was typed with ${name}`, async ({ page, createArticle }) => {
    const article = await createArticle({ content: '<p>Eerste alinea van de tekst.</p><h2>Kop</h2><p>Het slot.</p>' });
    await install(page, name);
    await openEditor(page, article);
    await contentField(page).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Meer woorden.');
    await titleField(page).fill('Een titel met hulp');
    await saveButton(page).click();
    await expect(toast(page, 'Article updated').first()).toBeVisible();
    expect(await fetchArticle(page, article)).toMatchObject({
      title: 'Een titel met hulp',
      content: '<p>Eerste alinea van de tekst.</p><h2>Kop</h2><p>Het slot. Meer woorden.</p>',
    });
  });
}
