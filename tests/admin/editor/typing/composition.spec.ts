import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../logged-in.ts';
import { contentField, draftNotice, fetchArticle, openEditor, titleField } from '../editor-page.ts';

/** A phone's keyboard writes the word again with each letter, and dictation each time that it understood more. */
async function compose(input: CDPSession, steps: string[]) {
  for (const text of steps)
    await input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
  await input.send('Input.insertText', { text: steps.at(-1) ?? '' });
}

const keyboardOf = (page: Page) => page.context().newCDPSession(page);
const ANDROID = ['o', 'oc', 'och', 'ocht', 'ochtend'];
const DICTATION = ['een glas', 'een glas water', ' en een wandeling langs de Dommel.'];

test('loses nothing of what a phone’s keyboard and dictation compose', async ({ page, createArticle }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const article = await createArticle({ content: '<p>Begin: <strong>rustig</strong> aan.</p>' });
  await openEditor(page, article);
  const input = await keyboardOf(page);
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(' In de ');
  await compose(input, ANDROID);
  await page.keyboard.insertText(' ');
  await compose(input, DICTATION.slice(0, 2));
  await compose(input, DICTATION.slice(2));
  const text = 'Begin: rustig aan. In de ochtend een glas water en een wandeling langs de Dommel.';
  await expect(contentField(page)).toHaveText(text);
  await expect(draftNotice(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+s');
  await expect.poll(async () => (await fetchArticle(page, article)).content).toContain('langs de Dommel.</p>');
  expect((await fetchArticle(page, article)).content).toContain('<strong>rustig</strong>');
});

test('a composition that is under way survives the autosave and the check', async ({ page, createArticle }) => {
  await page.clock.install();
  const article = await createArticle();
  await openEditor(page, article);
  const input = await keyboardOf(page);
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText(' Onze kuur geneest reuma.');
  await page.keyboard.press('Enter');
  const half = 'wande';
  await input.send('Input.imeSetComposition', { text: half, selectionStart: half.length, selectionEnd: half.length });
  // The draft is stored, the check reads and marks the paragraph before.
  await page.clock.runFor(10_000);
  await expect(contentField(page).locator('.danger')).toHaveText('Onze kuur geneest reuma');
  await compose(input, ['wandelen']);
  await expect(contentField(page).locator('p')).toHaveText([
    'Een rustige ochtend. Onze kuur geneest reuma.',
    'wandelen',
  ]);
});

test('Enter that ends a composition in the title stays in the title', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  await titleField(page).focus();
  await titleField(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(titleField(page)).toBeFocused();
});
