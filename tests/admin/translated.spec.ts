import { type Translation, translate } from '../support/browser/translator.ts';
import { header, openDashboard } from './app/screens.ts';
import { DIALOGS } from './dialogs/forms.ts';
import { contentField, fetchArticle, openEditor, saveButton, titleField, toast } from './editor/editor-page.ts';
import { expect, test } from './editor/review/reviewer.ts';

const WAYS: Translation[] = ['replaces', 'wraps'];
const problem = /Something went wrong/;

for (const way of WAYS) {
  test(`every screen opens while a translator ${way} the texts`, async ({ page }) => {
    await translate(page, way);
    await openDashboard(page);
    const links = header(page).getByRole('link');
    const names = await links.allTextContents();
    expect(names.length).toBeGreaterThan(3);
    for (let index = 0; index < names.length; index += 1) {
      await links.nth(index).click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText(problem)).toHaveCount(0);
    }
  });

  test(`lists follow filters and tabs while a translator ${way} the texts`, {
    tag: way === 'replaces' ? '@smoke' : [],
  }, async ({ page, createArticle }) => {
    const { title } = await createArticle();
    await translate(page, way);
    await openDashboard(page);
    const search = page.getByRole('searchbox').first();
    await search.fill(title);
    await expect(page.getByRole('article')).toHaveCount(1);
    await page.getByRole('button', { name: `Publish ${title}` }).click();
    await expect(page.getByText('Article updated successfully').first()).toBeVisible();
    await expect(page.getByRole('article').getByText('Published')).toBeVisible();
    await search.fill('xqzwvk');
    await expect(page.getByText('No articles found')).toBeVisible();
    await search.fill('');
    await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText(/^Page 2 of \d+$/)).toBeVisible();
    for (const tab of ['Writers', 'Categories', 'Articles']) {
      await page.getByRole('tab', { name: tab }).click();
      await expect(page.getByRole('tabpanel')).toBeVisible();
    }
    await expect(page.getByText(problem)).toHaveCount(0);
  });

  test(`a text is saved as it was typed while a translator ${way} the texts`, async ({ page, createArticle }) => {
    const article = await createArticle({ content: '<p>Eerste alinea.</p><h2>Kop</h2><p>Slot.</p>' });
    await translate(page, way);
    await openEditor(page, article);
    await contentField(page).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.type(' Meer woorden.');
    await titleField(page).fill('Een vertaalde titel');
    await saveButton(page).click();
    await expect(toast(page, 'Article updated').first()).toBeVisible();
    expect(await fetchArticle(page, article)).toMatchObject({
      title: 'Een vertaalde titel',
      content: '<p>Eerste alinea.</p><h2>Kop</h2><p>Slot. Meer woorden.</p>',
    });
  });

  for (const [source, { open, field, change, read }] of Object.entries(DIALOGS))
    test(`a dialog keeps words while a translator ${way} texts: ${source}`, async ({ page, createArticle }) => {
      await translate(page, way);
      await open({ page, createArticle });
      const dialog = page.getByRole('dialog').last();
      await expect(dialog).toBeVisible();
      const input = field(dialog);
      const value = () => (read ? read(input) : input.inputValue());
      await (change ? change(input) : input.fill('Half geschreven'));
      const changed = await value();
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
      expect(await value()).toBe(changed);
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).click();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
      await expect(page.getByText(problem)).toHaveCount(0);
    });
}
