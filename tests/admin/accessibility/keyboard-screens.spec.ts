import type { Page } from '@playwright/test';
import { moveTo } from '../../support/browser/move-focus.ts';
import { uniqueWord } from '../../support/unique-word.ts';
import { expect, test } from '../logged-in.ts';
import { openPicture } from '../pictures/open-picture.ts';

/** Opens a list of choices, types the beginning of one, and takes it. */
async function choose(page: Page, label: string, option: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label });
  await moveTo(page, field);
  await page.keyboard.press('Enter');
  await expect(page.locator('[role=option]:focus')).toBeVisible();
  await page.keyboard.type(option);
  await expect(page.getByRole('option', { name: option })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
}

async function startAtContent(page: Page): Promise<void> {
  await moveTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
}

test('reads the numbers of Visits by keyboard alone', async ({ page, createArticle }) => {
  for (let made = 0; made < 17; made += 1) {
    const { slug } = await createArticle({ isPublished: true });
    await page.request.post('/api/visits', { data: { page: `/magazine/article/${slug}` } });
  }
  await page.goto('/admindash/visits');
  const pages = page.getByRole('region', { name: 'Pages', exact: true });
  await pages.getByRole('listitem').first().waitFor();
  await startAtContent(page);
  await choose(page, 'Period', 'Last 4 weeks');
  await expect(page).toHaveURL('/admindash/visits?weeks=4');
  const link = pages.getByRole('link').first();
  await moveTo(page, link);

  await test.step('the whole list opens, and the focus stands at what is new', async () => {
    await moveTo(page, pages.getByRole('button', { name: /^Show all/ }));
    await page.keyboard.press('Enter');
    await expect(pages.getByRole('button', { name: /^Show all/ })).toBeHidden();
    await expect(pages.getByRole('list').getByRole('listitem').nth(15)).toBeFocused();
  });

  await test.step('a table that is wider than its place is scrolled', async () => {
    await moveTo(page, pages.getByText('Numbers per week'));
    await page.keyboard.press('Enter');
    await moveTo(page, page.getByRole('region', { name: 'Numbers per week of pages' }));
  });
});

test('filters Activity by keyboard alone', async ({ page, createArticle }) => {
  const { keyboard } = page;
  const { title } = await createArticle({ title: `Toetsen ${uniqueWord()}` });
  await createArticle();
  await page.goto('/admindash/activity');
  const entries = page.getByRole('main').getByRole('region').getByRole('listitem');
  await entries.first().waitFor();
  await startAtContent(page);
  await choose(page, 'What', 'Writing');
  await moveTo(page, page.getByRole('searchbox', { name: 'Article' }));
  await keyboard.type(title);
  const found = page.getByRole('list', { name: 'Articles found' }).getByRole('button', { name: title });
  await expect(found).toBeVisible();
  await keyboard.press('Tab');
  await expect(found).toBeFocused();
  await keyboard.press('Enter');
  await expect(entries).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'All articles' })).toBeFocused();

  await keyboard.press('Enter');
  await expect(page.getByRole('searchbox', { name: 'Article' })).toBeFocused();
  await moveTo(page, entries.filter({ hasText: title }).getByRole('button', { name: /^Only this article/ }));
  await keyboard.press('Enter');
  await expect(entries).toHaveCount(1);
  await expect(page.locator('body')).not.toBeFocused();
  await moveTo(page, page.getByRole('button', { name: 'Clear filters' }), 'Shift+Tab');
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/admindash/activity');
  await expect(page.locator('body')).not.toBeFocused();
});

test('invites a colleague and changes a role by keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  const name = `Toos ${uniqueWord()}`;
  await page.goto('/admindash/people');
  await page.getByRole('article').first().waitFor();
  await startAtContent(page);
  const opener = page.getByRole('button', { name: 'Invite somebody' });
  await moveTo(page, opener);
  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await expect(dialog.getByLabel('Name *')).toBeFocused();
  await keyboard.type(name);
  await keyboard.press('Tab');
  await keyboard.type(`${uniqueWord().toLowerCase()}@clinic.example`);
  await choose(page, 'Role', 'Editor');
  await moveTo(page, dialog.getByRole('button', { name: 'Invite', exact: true }));
  await keyboard.press('Enter');
  await expect(dialog.getByLabel(`Link for ${name}`)).toBeFocused();
  await moveTo(page, dialog.getByRole('button', { name: 'Done' }));
  await keyboard.press('Enter');
  await expect(opener).toBeFocused();

  await test.step('the invitation is revoked, and the focus stays on the screen', async () => {
    const invited = page.getByRole('article', { name });
    await moveTo(page, invited.getByRole('button', { name: /^Revoke/ }));
    await keyboard.press('Enter');
    await expect(invited).toBeHidden();
    await expect(page.locator('body')).not.toBeFocused();
  });

  await test.step('an account is managed, and its button has the focus again', async () => {
    const manage = page.getByRole('button', { name: /^Manage/ }).first();
    await moveTo(page, manage, 'Shift+Tab');
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await keyboard.press('Escape');
    await expect(manage).toBeFocused();
  });
});

test('finds, describes, deletes and restores a picture by keyboard alone', async ({ page }) => {
  const { keyboard } = page;
  const name = (await (await openPicture(page)).getByRole('heading').first().textContent()) ?? '';
  await page.goto('/admindash/pictures');
  const pictures = page.getByRole('region', { name: 'Library' }).getByRole('listitem');
  await pictures.first().waitFor();
  await startAtContent(page);
  await moveTo(page, page.getByRole('searchbox', { name: 'Search pictures' }));
  await keyboard.type(name);
  await expect(pictures).toHaveCount(1);
  const picture = pictures.getByRole('button', { name });
  await moveTo(page, picture);
  await keyboard.press('Enter');
  const details = page.getByRole('dialog', { name });
  await moveTo(page, details.getByLabel('Alt text'));
  await keyboard.type('Een effen vlak');
  await moveTo(page, details.getByRole('button', { name: 'Save' }));
  await keyboard.press('Enter');
  await expect(page.getByText('Picture saved', { exact: true })).toBeVisible();
  await expect(details.getByRole('button', { name: 'Save' })).toBeFocused();

  await test.step('a deleted picture closes its dialog, and the focus stays on the screen', async () => {
    await moveTo(page, details.getByRole('button', { name: /^Delete/ }), 'Shift+Tab');
    await keyboard.press('Enter');
    await moveTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await keyboard.press('Enter');
    await expect(details).toBeHidden();
    await expect(page.getByText('No pictures found')).toBeVisible();
    await expect(page.locator('body')).not.toBeFocused();
  });

  await test.step('it comes back from the bin', async () => {
    await moveTo(page, page.getByRole('tab', { name: 'Library' }), 'Shift+Tab');
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Bin' })).toBeFocused();
    const restore = page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: /^Restore/ });
    await restore.waitFor();
    await moveTo(page, restore);
    await keyboard.press('Enter');
    await expect(restore).toBeHidden();
    await expect(page.locator('body')).not.toBeFocused();
  });
});
