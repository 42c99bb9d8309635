import type { Page } from '@playwright/test';
import { axeViolations } from '../../support/browser/axe.ts';
import { expect, test } from '../logged-in.ts';
import { contentField, fetchArticle, openEditor, saveButton, titleField, toast } from './editor-page.ts';

const CURE = 'Onze kuur geneest reuma.';
const REASON = 'A quotation that we explain.';
const panel = (page: Page) => page.getByRole('region', { name: 'Check' });
const entry = (page: Page, what: string) => panel(page).getByRole('listitem').filter({ hasText: what });
const show = (page: Page, what: string) => entry(page, what).getByRole('button', { name: 'Show in the text' }).click();
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Not published yet' });
const reason = (page: Page) => page.getByLabel('Why may it be published anyway?');
const longText = `<p>Rust.</p>`.repeat(60);

test('says what, why and what to do, and jumps to the place', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ content: `<h2>Kop</h2>${longText}<p>Lees dit. ${CURE}</p>` }));
  await expect(panel(page).getByRole('status')).toHaveText(/^1 danger, 1 warning/);
  const cure = entry(page, '“Onze kuur geneest reuma” promises a cure.');
  await expect(cure).toContainText('Blocks publishing');
  await expect(cure).toContainText('Burgerlijk Wetboek');
  await expect(cure).toContainText('Say what is known');
  await expect(cure.getByText(/Burgerlijk Wetboek/)).toBeHidden();
  await cure.getByText('Why?').click();
  await expect(cure.getByText(/Burgerlijk Wetboek/)).toBeVisible();
  await expect(contentField(page).locator('.danger')).toHaveText('Onze kuur geneest reuma');
  await show(page, 'promises a cure');
  await expect(contentField(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('Onze kuur geneest reuma');
  await expect(contentField(page).getByText(CURE)).toBeInViewport();
  await show(page, 'The SEO description is empty.');
  await expect(page.getByLabel('SEO Description')).toBeFocused();
});

test('what it finds in one sentence is one card', async ({ page, createArticle }) => {
  const content = '<p>Onze kuur geneest reuma, en dit middel werkt gegarandeerd. Rust doet goed.</p>';
  await openEditor(page, await createArticle({ content }));
  await expect(panel(page).getByRole('status')).toHaveText(/^2 dangers/);
  await expect(entry(page, 'Blocks publishing')).toHaveCount(1);
  await expect(entry(page, 'Blocks publishing')).toContainText(/promises a cure.*guarantees a result/);
  await expect(contentField(page).locator('.danger')).toHaveCount(2);
});

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])
  test(`the dialog at publishing fits ${viewport.width} × ${viewport.height}`, async ({ page, createArticle }) => {
    await page.setViewportSize(viewport);
    await openEditor(page, await createArticle({ content: `<p>${CURE}</p><p>Dit werkt gegarandeerd.</p>` }));
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
    expect(await dialog(page).evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBeLessThanOrEqual(0);
    await expect(dialog(page).getByRole('button', { name: 'Correct the text' })).toBeInViewport({ ratio: 1 });
  });

test('follows what is typed, and finds words that have moved', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  await expect(panel(page).getByRole('status')).toHaveText('1 warning, 1 hint');
  await contentField(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' Wij bieden gegarandeerd resultaat.');
  await expect(panel(page).getByRole('status')).toHaveText('1 danger, 1 warning, 1 hint');
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('Eerst dit.');
  await page.keyboard.press('Enter');
  await show(page, 'guarantees a result');
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('gegarandeerd');
  await page.keyboard.press('Delete');
  await expect(panel(page).getByRole('status')).toHaveText('1 warning, 1 hint');
});

test('says nothing of an article that is still empty', async ({ page }) => {
  await page.goto('/admindash/articles/new');
  await expect(panel(page).getByRole('status')).toHaveText('Nothing found.');
  await titleField(page).fill('Slaap');
  await expect(panel(page).getByRole('status')).toHaveText(/1 warning/);
});

test('tells of a dead link, which the server asks for', async ({ page, createArticle }) => {
  const address = 'https://gone.example/weg';
  await page.route('**/api/admin/link-checks', (route) =>
    route.fulfill({ json: { answers: [{ address, answer: { outcome: 'gone', status: 404 } }], waiting: [] } }),
  );
  await openEditor(page, await createArticle({ content: `<p>Zie <a href="${address}">de bron</a>.</p>` }));
  await expect(entry(page, 'The link to gone.example is dead (404).')).toContainText('Worth a look');
  await show(page, 'is dead');
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('de bron');
});

test('tells whose former address an article would take over', async ({ page, createArticle }) => {
  const former = `oud-adres-${Date.now()}`;
  const moved = await createArticle({ title: 'Verhuisd', slug: former, isPublished: true });
  await openEditor(page, moved);
  await page.getByLabel('URL Slug').fill(`${former}-nieuw`);
  await saveButton(page).click();
  await expect(page).toHaveURL('/admindash');
  await openEditor(page, await createArticle());
  await page.getByLabel('URL Slug').fill(former);
  const warning = `The address “${former}” still leads readers to “Verhuisd”.`;
  await expect(entry(page, warning)).toContainText('Worth a look');
  await show(page, warning);
  await expect(page.getByLabel('URL Slug')).toBeFocused();
});

test('publishes a danger only with a reason', async ({ page, createArticle }) => {
  const article = await createArticle({ content: `<p>${CURE}</p>` });
  await openEditor(page, article);
  await page.getByRole('switch', { name: 'Published' }).click();
  await saveButton(page).click();
  await expect(dialog(page)).toContainText('“Onze kuur geneest reuma” promises a cure.');
  await dialog(page).getByRole('button', { name: 'Publish with this reason' }).click();
  await expect(reason(page)).toBeFocused();
  await expect(reason(page)).toHaveAccessibleDescription(/Write in at least 10 characters why/);
  expect((await fetchArticle(page, article)).isPublished).toBe(false);
  await reason(page).fill(REASON);
  await dialog(page).getByRole('button', { name: 'Publish with this reason' }).click();
  await expect(page).toHaveURL('/admindash');
  expect((await fetchArticle(page, article)).isPublished).toBe(true);
});

test('a reason that could not be sent is there again', async ({ page, context, createArticle }) => {
  await openEditor(page, await createArticle({ content: `<p>${CURE}</p>` }));
  await page.getByRole('switch', { name: 'Published' }).click();
  await saveButton(page).click();
  await reason(page).fill(REASON);
  await context.setOffline(true);
  await dialog(page).getByRole('button', { name: 'Publish with this reason' }).click();
  await expect(toast(page, 'Save failed')).toBeVisible();
  await context.setOffline(false);
  await saveButton(page).click();
  await expect(reason(page)).toHaveValue(REASON);
});

test('keeps the text when the writer chooses to edit it', async ({ page, createArticle }) => {
  const article = await createArticle({ content: '<p>Rust doet goed.</p>', isPublished: true });
  await openEditor(page, article);
  await contentField(page).fill(CURE);
  await saveButton(page).click();
  await dialog(page).getByRole('button', { name: 'Correct the text' }).click();
  await expect(contentField(page)).toHaveText(CURE);
  await contentField(page).fill('Onze kuur geneest geen reuma.');
  await saveButton(page).click();
  await expect(toast(page, 'Article updated')).toBeVisible();
});

test('leads from each danger of a refused text to its place', async ({ page, createArticle }) => {
  const second = 'Dit werkt gegarandeerd.';
  const content = `<p></p>${longText}<p>${CURE}</p><p></p>${longText}<p>${second}</p>`;
  await openEditor(page, await createArticle({ content }));
  await page.getByRole('switch', { name: 'Published' }).click();
  const selected = () => page.evaluate(() => String(getSelection()));
  await saveButton(page).click();
  const danger = dialog(page).getByRole('listitem').filter({ hasText: '“gegarandeerd” guarantees' });
  await danger.getByRole('button', { name: 'Show in the text' }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toHaveCount(0);
  await expect(contentField(page)).toBeFocused();
  await expect.poll(selected).toBe('gegarandeerd');
  await expect(contentField(page).getByText(second)).toBeInViewport();
  await saveButton(page).click();
  await dialog(page).getByRole('button', { name: 'Correct the text' }).click();
  await expect.poll(selected).toBe('Onze kuur geneest reuma');
});

test('finds a citizen number, which the refusal does not repeat', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ content: `<p>Een.</p><p></p><p>BSN 111222333.</p>` }));
  await page.getByRole('switch', { name: 'Published' }).click();
  await saveButton(page).click();
  await dialog(page).getByRole('button', { name: 'Correct the text' }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('111222333');
});

test('leads from a refusal in the list to the check', async ({ page, createArticle }) => {
  const { id, title } = await createArticle({ content: `${longText}<p>${CURE}</p>` });
  await page.goto(`/admindash?search=${encodeURIComponent(title)}`);
  const publish = page.getByRole('button', { name: `Publish ${title}`, exact: true });
  await publish.focus();
  await page.keyboard.press('Enter');
  const open = dialog(page).getByRole('link', { name: 'Open the check' });
  await expect(open).toBeFocused();
  await expect(dialog(page)).toHaveAccessibleDescription(new RegExp(`“${title}” has one passage`));
  await expect(dialog(page)).toContainText('“Onze kuur geneest reuma” promises a cure.');
  await page.keyboard.press('Escape');
  await expect(publish).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(open).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/admindash/articles/${id}#check`);
  await expect(panel(page)).toBeFocused();
  await expect(panel(page)).toBeInViewport();
});

test('schedules a danger only with a reason', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ content: `<p>${CURE}</p>` }));
  await page.getByRole('button', { name: 'Schedule…' }).click();
  const scheduling = page.getByRole('dialog', { name: 'Schedule' });
  await scheduling.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(scheduling).toContainText('“Onze kuur geneest reuma” promises a cure.');
  await scheduling.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(reason(page)).toHaveAccessibleDescription(/Write in at least 10 characters why/);
  await reason(page).fill(REASON);
  await scheduling.getByRole('button', { name: 'Schedule', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Schedule' })).toContainText('Will be published');
});

test('leads from a danger of a schedule to its place', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ content: `${longText}<p>${CURE}</p>` }));
  await page.getByRole('button', { name: 'Schedule…' }).click();
  const scheduling = page.getByRole('dialog', { name: 'Schedule' });
  await scheduling.getByRole('button', { name: 'Schedule', exact: true }).click();
  await scheduling.getByRole('button', { name: 'Show in the text' }).click();
  await expect(scheduling).toHaveCount(0);
  await expect(contentField(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('Onze kuur geneest reuma');
});

test('asks in the dialog when the newest version of a schedule has a danger', async ({ page, createArticle }) => {
  const article = await createArticle({ content: '<p>Rust doet goed.</p>' });
  await openEditor(page, article);
  await page.getByRole('button', { name: 'Schedule…' }).click();
  await page.getByRole('dialog', { name: 'Schedule' }).getByRole('button', { name: 'Schedule', exact: true }).click();
  const notice = page.getByRole('region', { name: 'Schedule' });
  await expect(notice).toContainText('Will be published');
  await contentField(page).fill(CURE);
  await page.keyboard.press('ControlOrMeta+s');
  await notice.getByRole('button', { name: 'Schedule the newest version instead' }).click();
  const changing = page.getByRole('dialog', { name: 'Change the schedule' });
  await expect(changing).toContainText('“Onze kuur geneest reuma” promises a cure.');
  await reason(page).fill(REASON);
  await changing.getByRole('button', { name: 'Change schedule' }).click();
  await expect(changing).toHaveCount(0);
  await expect(notice).not.toContainText('What was saved after it is not in it.');
});

test('refuses a danger in a selection, and says why', async ({ page, createArticle }) => {
  const { title } = await createArticle({ content: `<p>${CURE}</p>` });
  await page.goto(`/admindash?search=${encodeURIComponent(title)}`);
  await page.getByRole('checkbox', { name: `Select ${title}` }).check();
  await page
    .getByRole('group', { name: 'Change the selected articles' })
    .getByRole('button', { name: 'Publish', exact: true })
    .click();
  const report = page.getByRole('alert').filter({ hasText: 'The article was not published' });
  await expect(report).toContainText('“Onze kuur geneest reuma” promises a cure.');
});
