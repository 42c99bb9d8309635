import { axeViolations } from '../../../support/browser/axe.ts';
import { expect, test } from '../../logged-in.ts';
import { deleteUnsaved } from '../autosave/delete-unsaved.ts';
import { openEditor, titleField } from '../editor-page.ts';
import { changeDraft, draftNotice, publishChanges, saveAsDraft } from './draft-page.ts';

test.afterEach(async ({ page }) => deleteUnsaved(page));

for (const width of [320, 390, 768, 1440]) {
  test(`draft changes fit and are accessible at ${width} px`, async ({ page, createArticle }, info) => {
    await page.setViewportSize({ width, height: 900 });
    const article = await createArticle({ isPublished: true });
    await changeDraft(page, article, { title: 'Het concept' });
    await openEditor(page, article);
    const top = () => titleField(page).evaluate((field) => field.getBoundingClientRect().top + scrollY);
    const before = await top();
    await titleField(page).fill('Het concept, verder');
    await expect(page.getByText(/Unsaved changes, kept in this browser/)).toBeVisible();
    expect(await top()).toBe(before);
    await page.screenshot({ path: info.outputPath(`editor-${width}.png`) });
    for (const button of [saveAsDraft(page), publishChanges(page)]) {
      const { x = -1, width: size = 0 } = (await button.boundingBox()) ?? {};
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + size).toBeLessThanOrEqual(width);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await axeViolations(page)).toEqual([]);
    await page.getByRole('switch', { name: 'Published' }).click();
    await expect(page.getByRole('button', { name: 'Unpublish', exact: true })).toBeVisible();
    await page.screenshot({ path: info.outputPath(`off-${width}.png`), fullPage: true });
    expect(await top()).toBe(before);

    await draftNotice(page).getByRole('button', { name: 'Compare' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath(`compare-${width}.png`) });
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/admindash');
    await page.getByRole('article').first().waitFor();
    expect(await axeViolations(page)).toEqual([]);
    await page.screenshot({ path: info.outputPath(`list-${width}.png`) });
  });
}
