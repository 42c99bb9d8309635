import type { Page } from '@playwright/test';
import { namedInEnglish } from '../../support/browser/dutch-page.ts';
import { englishFinder } from '../../support/browser/english-left.ts';
import { paddedPhoto } from '../../support/pictures/make-pictures.ts';
import { changeDraft, draftNotice } from '../editor/draft-changes/draft-page.ts';
import { chooseMore, contentField, inMore, openEditor, saveButton, titleField } from '../editor/editor-page.ts';
import { pasteFiles } from '../editor/pictures/too-large.ts';
import { expect, test } from '../editor/review/reviewer.ts';
import { openHistory } from '../history/history-page.ts';
import { newEmail } from '../people/people-page.ts';
import { openPicture } from '../pictures/open-picture.ts';
import { DIALOGS, openInEditor, type Tools } from './forms.ts';

const CURE = { content: '<p>Onze kuur geneest reuma.</p>' };
const SOURCES = [
  { id: 'licht', title: 'Licht', publisher: 'Thuisarts', year: 2024, url: 'https://thuisarts.nl/licht' },
];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).first();
const press = (page: Page, name: string | RegExp) => button(page, name).click();
const language = (page: Page, chosen: 'en' | 'nl') =>
  page.request.put('/api/admin/account/language', { data: { language: chosen } });

async function openUnsaved({ page, createArticle }: Tools): Promise<{ id: number }> {
  const article = await createArticle();
  await openEditor(page, article);
  await titleField(page).fill('Nog niet bewaard');
  return article;
}

async function openList({ page, createArticle }: Tools, changes = {}): Promise<void> {
  const { title } = await createArticle(changes);
  await page.goto(`/admindash?search=${title}`);
  await expect(page.getByRole('article')).toHaveCount(1);
}

async function openSelected(tools: Tools, changes = {}): Promise<void> {
  await openList(tools, changes);
  await tools.page.getByRole('article').getByRole('checkbox').check();
}

async function openDraftChanges({ page, createArticle }: Tools): Promise<void> {
  const article = await createArticle({ isPublished: true });
  await changeDraft(page, article, { title: 'Anders', content: '<p>Een <strong>andere</strong> avond.</p>' });
  await openEditor(page, article);
}

/** What has no form: menus, questions, comparisons. */
const OTHERS: Record<string, (tools: Tools) => Promise<unknown>> = {
  'the palette': async ({ page }) => {
    await page.goto('/admindash');
    await page.getByRole('article').first().waitFor();
    await page.keyboard.press('Control+k');
  },
  'the list of keys': async ({ page }) => {
    await page.goto('/admindash');
    await page.getByRole('article').first().waitFor();
    await page.keyboard.press('?');
  },
  'the menu of screens': async ({ page }) => {
    await page.goto('/admindash');
    await press(page, 'More');
  },
  'the menu of a phone': async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/admindash');
    await press(page, /^Menu/);
  },
  'more tools': async (tools) => {
    // Later its button would be out of sight, at the end of a line that scrolls.
    await tools.page.setViewportSize({ width: 390, height: 844 });
    await openEditor(tools.page, await tools.createArticle());
    await inMore(tools.page, 'Word goal');
  },
  'find and replace': async (tools) => {
    await openEditor(tools.page, await tools.createArticle());
    await chooseMore(tools.page, 'Find and replace');
  },
  'the blocks of the button': (tools) => openInEditor(tools, 'Insert block'),
  'the blocks of a slash': async ({ page, createArticle }) => {
    await openEditor(page, await createArticle());
    await contentField(page).click();
    await page.keyboard.press('ControlOrMeta+End');
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
  },
  'the menu of a block': async ({ page, createArticle }) => {
    await openEditor(page, await createArticle());
    await contentField(page).click();
    await button(page, /^Block: /).waitFor();
    await page.keyboard.press('Alt+Enter');
  },
  'the categories': async ({ page, createArticle }) => {
    await openEditor(page, await createArticle());
    await page.getByRole('combobox', { name: 'Category' }).click();
  },
  'the sources': async (tools) => {
    await openEditor(tools.page, await tools.createArticle({ sources: SOURCES }));
    await contentField(tools.page).click();
    await press(tools.page, 'Source');
  },
  'the library': async ({ page, createArticle }) => {
    await openEditor(page, await createArticle());
    await press(page, 'Choose from the library');
  },
  'large pictures': async ({ page, createArticle }) => {
    await openEditor(page, await createArticle());
    await contentField(page).click();
    const photo = { name: 'een.jpg', type: 'image/jpeg', bytes: await paddedPhoto(5.5) };
    await pasteFiles(contentField(page), [photo]);
  },
  'a comparison': async (tools) => {
    await openDraftChanges(tools);
    await draftNotice(tools.page).getByRole('button', { name: 'Compare' }).click();
  },
  'discarding draft changes': async (tools) => {
    await openDraftChanges(tools);
    await draftNotice(tools.page).getByRole('button', { name: 'Discard changes' }).click();
  },
  'a conflict': async ({ page, createArticle }) => {
    const article = await createArticle();
    await openEditor(page, article);
    await titleField(page).fill('Mijn titel');
    await page.request.put(`/api/admin/articles/${article.id}`, { data: { ...article, title: 'Hun titel' } });
    await saveButton(page).click();
  },
  'a deleted article': async (tools) => {
    const { id } = await openUnsaved(tools);
    await tools.page.request.delete(`/api/admin/articles/${id}`);
    await saveButton(tools.page).click();
  },
  'an ended session': async (tools) => {
    await openUnsaved(tools);
    // Afterwards nobody is logged in to choose it.
    await language(tools.page, 'en');
    await tools.page.context().clearCookies();
    await saveButton(tools.page).click();
  },
  'leaving unsaved text': async (tools) => {
    await openUnsaved(tools);
    await tools.page.getByRole('link', { name: 'Back to dashboard' }).click();
  },
  'logging out on unsaved text': async (tools) => {
    await openUnsaved(tools);
    await press(tools.page, 'Logout');
  },
  'a preview without unsaved text': async (tools) => {
    await openUnsaved(tools);
    await tools.page.getByRole('link', { name: /^Preview/ }).click();
  },
  'closing a form': async (tools) => {
    await DIALOGS['categories/CategoryDialog.tsx']?.open(tools);
    await tools.page.getByRole('dialog').getByRole('textbox').first().fill('Half');
    await tools.page.keyboard.press('Escape');
  },
  'deleting an article': async (tools) => {
    await openList(tools);
    await tools.page
      .getByRole('article')
      .getByRole('button', { name: /^Delete/ })
      .click();
  },
  'a refused publication': async (tools) => {
    await openList(tools, CURE);
    await tools.page
      .getByRole('article')
      .getByRole('button', { name: /^Publish/ })
      .click();
  },
  'deleting a selection': async (tools) => {
    await openSelected(tools);
    await tools.page.getByRole('group').getByRole('button', { name: 'Delete', exact: true }).click();
  },
  'moving a selection': async (tools) => {
    await openSelected(tools);
    await tools.page.getByRole('group').getByRole('button', { name: 'Category', exact: true }).click();
  },
  'emptying the bin': async ({ page, createArticle }) => {
    await page.request.delete(`/api/admin/articles/${(await createArticle()).id}`);
    await page.goto('/admindash/bin');
    await press(page, 'Empty the bin');
  },
  'deleting a picture': async ({ page }) => {
    const details = await openPicture(page);
    await details.getByRole('button', { name: /^Delete/ }).click();
  },
  'removing a picture for good': async ({ page }) => {
    const details = await openPicture(page);
    await details.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('tab', { name: 'Bin' }).click();
    await press(page, /^Remove for good/);
  },
  'a replaced file': async ({ page }) => {
    const details = await openPicture(page);
    const chooser = page.waitForEvent('filechooser');
    await details.getByRole('button', { name: 'Replace file…' }).click();
    await (await chooser).setFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await paddedPhoto(0.1) });
    await page.getByText('File replaced', { exact: true }).first().waitFor();
  },
  'restoring a version': async ({ page, createArticle }) => {
    const article = await createArticle();
    await page.request.put(`/api/admin/articles/${article.id}`, { data: { ...article, title: 'Later' } });
    await openHistory(page, article, '?version=1');
    await press(page, 'Restore this version');
  },
  'withdrawing a review': async (tools) => {
    await DIALOGS['editor/review/ReviewDialog.tsx']?.open(tools);
    await tools.page.getByRole('dialog').getByRole('button', { name: 'Reviewed', exact: true }).click();
    await press(tools.page, /^Withdraw/);
  },
  'logging a colleague out': async (tools) => {
    await DIALOGS['people/PersonDialog.tsx']?.open(tools);
    await press(tools.page, 'Log out everywhere');
  },
  'an invitation': async (tools) => {
    await DIALOGS['people/PeopleScreen.tsx']?.open(tools);
    const dialog = tools.page.getByRole('dialog');
    await dialog.getByLabel('Name *').fill('Joris');
    await dialog.getByLabel('Email *').fill(newEmail());
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await tools.page.getByRole('option', { name: 'Editor' }).click();
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await dialog.getByRole('button', { name: 'Done' }).waitFor();
  },
  'an invitation to no address': async (tools) => {
    await DIALOGS['people/PeopleScreen.tsx']?.open(tools);
    const dialog = tools.page.getByRole('dialog');
    await dialog.getByLabel('Name *').fill('Joris');
    await dialog.getByLabel('Email *').fill('joris@x');
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    await dialog.locator('[aria-invalid="true"]').first().waitFor();
  },
  'deleting a message': async ({ page }) => {
    const data = { name: 'Petra', email: 'petra@voorbeeld.nl', message: 'Kan ik komen?', consent: true };
    await page.request.post('/api/contact', { data });
    await page.goto('/admindash/messages');
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
  },
  'a colleague whom pages name': async ({ page }) => {
    await page.goto('/admindash/clinic/edit?path=team.yaml');
    await page.getByRole('button', { name: 'Joris van Lieshout weghalen' }).click();
  },
  'discarding changes of the clinic': async ({ page }) => {
    await page.goto('/admindash/clinic/edit?path=pmo.yaml');
    await page.getByLabel('Title for search engines').fill('Een PMO dat past');
    await press(page, 'Discard');
  },
};

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], search';

/** How much wider than the window the page is, or an overlay of it. */
const excess = (page: Page) =>
  page.evaluate((overlays) => {
    const sides = [...document.querySelectorAll(overlays)].map((overlay) => {
      const { left, right } = overlay.getBoundingClientRect();
      return Math.max(-left, right - innerWidth, overlay.scrollWidth - overlay.clientWidth);
    });
    return Math.max(0, document.documentElement.scrollWidth - innerWidth, ...sides.map(Math.floor));
  }, OVERLAYS);

// Other tests of this worker have the same account, and read English.
test.afterEach(({ page }) => language(page, 'en'));

const forms = Object.entries(DIALOGS).map(([name, { open }]) => [name, open] as const);
for (const [name, open] of [...forms, ...Object.entries(OTHERS)])
  test(`on a Dutch desk nothing of it is English or too wide: ${name}`, async ({ page, createArticle }) => {
    const findEnglish = await englishFinder();
    expect((await language(page, 'nl')).ok()).toBe(true);
    await open({ page: (await namedInEnglish())(page), createArticle });
    await page.locator(`${OVERLAYS}, nav [aria-expanded="true"]`).last().waitFor();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect.soft(await findEnglish(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    for (const width of [768, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await expect.soft.poll(() => excess(page), `too wide at ${width} px`).toBe(0);
    }
  });

test('two-step login is set up in Dutch', async ({ page, staff }) => {
  const findEnglish = await englishFinder();
  await language(page, 'nl');
  const named = (await namedInEnglish())(page);
  await page.goto('/admindash/account');
  const panel = named.getByRole('region', { name: 'Two-step login' });
  await panel.getByLabel('Your password').fill(staff.password);
  await page.keyboard.press('Enter');
  const code = panel.getByLabel('Code that the app shows now');
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  expect(await findEnglish(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => excess(page)).toBe(0);
});
