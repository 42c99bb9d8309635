import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import type { Locator, Page, Route } from '@playwright/test';
import type { AdminArticle } from '../../../src/shared/contract/articles/articles.ts';
import type { DocumentDetail } from '../../../src/shared/contract/site-documents.ts';
import { chooseMore, contentField, openEditor, saveButton } from '../editor/editor-page.ts';
import { openHistory } from '../history/history-page.ts';
import { openPicture } from '../pictures/open-picture.ts';

const WRAPPERS = ['DialogForm', 'EntryDialog', 'InsertDialog', 'EditPictureDialog'];
/** The components that wrap a form, and those that stand around one. */
const SHARED = /(?:FormDialog|EntryDialog|InsertDialog|EditPictureDialog)\.tsx$/;

/** Sources of the admin that render a form in a dialog, without the shared dialog components. */
export async function dialogsInSources(): Promise<string[]> {
  const found: string[] = [];
  for await (const file of glob('src/admin/**/*.tsx')) {
    const source = readFileSync(file, 'utf8');
    if (SHARED.test(file)) continue;
    if (WRAPPERS.some((name) => new RegExp(`<${name}\\b`).test(source))) found.push(file.replace('src/admin/', ''));
  }
  return found.sort();
}

export type Tools = { page: Page; createArticle: (changes?: Record<string, unknown>) => Promise<AdminArticle> };

type DialogOpener = {
  open: (tools: Tools) => Promise<unknown>;
  field: (dialog: Locator) => Locator;
  /** Changes the field; by default by typing. */
  change?: (field: Locator) => Promise<unknown>;
  /** Reads the part of the field that shows that nothing was lost. */
  read?: (field: Locator) => Promise<unknown>;
};

/** The number of the account, at a name of the team: so the site knows who reviews. */
async function putReviewerInTeam({ request }: Page): Promise<void> {
  const path = '/api/admin/site-documents/document';
  const detail = (await (await request.get(path, { params: { path: 'team.yaml' } })).json()) as DocumentDetail;
  const fields = detail.content.fields as Record<string, object>;
  const doctor = { ...fields['hanneke-verbruggen'], registratie: 'BIG-nummer 19012345601', voorbeelden: [] };
  const content = { fields: { ...fields, 'hanneke-verbruggen': doctor }, body: null };
  const data = { path: 'team.yaml', basedOn: detail.number, content, publish: 'now' };
  const response = await request.put(path, { data });
  if (!response.ok()) throw new Error(await response.text());
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const labelled = (label: string) => (dialog: Locator) => dialog.getByLabel(label, { exact: true });

/** As of a Writer, to whom the editor offers other things. */
const mayNotPublish = (page: Page) =>
  page.route('**/api/admin/me', async (route) => {
    const response = await route.fetch();
    const { user } = (await response.json()) as { user: { permissions: string[] } };
    const permissions = user.permissions.filter((one) => one !== 'articles.publish');
    await route.fulfill({ response, json: { user: { ...user, permissions } } });
  });

/** Who handed in an article may only take it back. */
async function handedInByAnother(route: Route): Promise<void> {
  const response = await route.fetch();
  const article = (await response.json()) as { handIn: object };
  const handIn = { ...article.handIn, handedInBy: { staffId: 999, name: 'Kim' } };
  await route.fulfill({ response, json: { ...article, handIn } });
}

export async function openInEditor({ page, createArticle }: Tools, name: string | RegExp): Promise<void> {
  await openEditor(page, await createArticle());
  await contentField(page).click();
  await button(page, name).click();
}

async function openByBlock(tools: Tools, name: RegExp): Promise<void> {
  await openInEditor(tools, 'Insert block');
  await tools.page.getByRole('option', { name }).click();
}

async function openWithPicture(tools: Tools, name: string): Promise<void> {
  await openPicture(tools.page);
  await button(tools.page, name).click();
}

/** Openers by source file. */
export const DIALOGS: Record<string, DialogOpener> = {
  'categories/CategoryDialog.tsx': {
    open: async ({ page }) => {
      await page.goto('/admindash?tab=categories');
      await button(page, 'Add Category').click();
    },
    field: labelled('Description'),
  },
  'clinic/LaterDialog.tsx': {
    open: async ({ page }) => {
      await page.goto('/admindash/clinic/edit?path=pmo.yaml');
      await page.getByLabel('Title for search engines').fill('Een PMO dat past');
      await button(page, 'Publish later…').click();
    },
    field: labelled('Time'),
    change: (field) => field.fill('11:11'),
  },
  'clinic/ReviewDialog.tsx': {
    open: async ({ page }) => {
      await putReviewerInTeam(page);
      await page.goto('/admindash/clinic/edit?path=therapieen/pro-aging.md');
      await button(page, 'I have read this text…').click();
    },
    field: (dialog) => dialog.locator('input[type=date]'),
    change: (field) => field.fill('2099-01-02'),
  },
  'editor/check/DangersDialog.tsx': {
    open: async ({ page, createArticle }) => {
      await openEditor(page, await createArticle({ content: '<p>Onze kuur geneest reuma.</p>' }));
      await page.getByRole('switch', { name: 'Published' }).click();
      await saveButton(page).click();
    },
    field: (dialog) => dialog.getByLabel('Why may it be published anyway?'),
  },
  'editor/hand-in/GiveBackDialog.tsx': {
    open: async ({ page, createArticle }) => {
      const article = await createArticle();
      await page.request.put(`/api/admin/articles/${article.id}/hand-in`, { data: {} });
      await page.route(`**/api/admin/articles/${article.id}`, handedInByAnother);
      await openEditor(page, article);
      await button(page, 'Give back…').click();
    },
    field: labelled('What is still to be done *'),
  },
  'editor/hand-in/HandInDialog.tsx': {
    open: async (tools) => {
      await mayNotPublish(tools.page);
      await openInEditor(tools, /^Hand in$/);
    },
    field: labelled('Note'),
  },
  'editor/review/ReviewDialog.tsx': {
    open: (tools) => openInEditor(tools, 'Reviewed…'),
    field: labelled('Note for colleagues'),
  },
  'editor/rich-text/block-handle/BlockMenu.tsx': {
    open: async ({ page, createArticle }) => {
      const content =
        '<figure><img src="/assets/magazine/landkaart.webp" alt=""><figcaption>Rust</figcaption></figure>';
      await openEditor(page, await createArticle({ content }));
      await contentField(page).getByText('Rust').click();
      await button(page, /^Block: /).waitFor();
      await page.keyboard.press('Alt+Enter');
      await page.getByRole('menuitem', { name: 'Credit…' }).click();
    },
    field: labelled('Credit'),
  },
  'editor/rich-text/dialogs/FigureDialog.tsx': {
    open: (tools) => openByBlock(tools, /^Figure/),
    field: labelled('Alt Text'),
  },
  'editor/rich-text/dialogs/ImageDialog.tsx': {
    open: (tools) => openInEditor(tools, 'Add image'),
    field: labelled('Alt Text'),
  },
  'editor/rich-text/links/LinkDialog.tsx': {
    open: (tools) => openInEditor(tools, 'Add link'),
    field: labelled('URL'),
  },
  'editor/rich-text/dialogs/VideoDialog.tsx': {
    open: (tools) => openByBlock(tools, /^Video/),
    field: labelled('Title'),
  },
  'editor/rich-text/writing/WordGoal.tsx': {
    open: async (tools) => {
      await openEditor(tools.page, await tools.createArticle());
      await chooseMore(tools.page, 'Word goal');
    },
    field: labelled('Words'),
  },
  'history/NameDialog.tsx': {
    open: async ({ page, createArticle }) => {
      await openHistory(page, await createArticle());
      await button(page, 'Name this version').click();
    },
    field: labelled('Name'),
  },
  'messages/NoteDialog.tsx': {
    open: async ({ page }) => {
      const data = { name: 'Petra', email: 'petra@voorbeeld.nl', message: 'Kan ik komen?' };
      await page.request.post('/api/contact', { data });
      await page.goto('/admindash/messages');
      await button(page, /^Add note/).click();
    },
    field: labelled('Note'),
  },
  'people/PeopleScreen.tsx': {
    open: async ({ page }) => {
      await page.goto('/admindash/people');
      await button(page, 'Invite somebody').click();
    },
    field: (dialog) => dialog.getByLabel('Name *'),
  },
  'people/PersonDialog.tsx': {
    open: async ({ page }) => {
      await page.goto('/admindash/people');
      await button(page, /^Manage Anna/).click();
    },
    field: (dialog) => dialog.getByLabel('Profession *'),
  },
  'pictures/PictureForm.tsx': { open: ({ page }) => openPicture(page), field: labelled('Alt text') },
  'pictures/edit/PictureTools.tsx': {
    open: (tools) => openWithPicture(tools, 'Focal point…'),
    field: (dialog) => dialog.getByRole('slider'),
    change: (field) => field.press('ArrowLeft'),
    read: (field) => field.getAttribute('aria-valuetext'),
  },
  'pictures/edit/PictureEditor.tsx': {
    open: (tools) => openWithPicture(tools, 'Rotate and crop…'),
    field: (dialog) => dialog.getByRole('button', { name: 'Rotate right' }),
    change: (field) => field.click(),
    read: (field) => field.page().getByRole('status').filter({ hasText: 'pixels' }).textContent(),
  },
  'preview/ShareDialog.tsx': {
    open: (tools) => openInEditor(tools, 'Share preview'),
    field: labelled('Days that the link works'),
    change: (field) => field.fill('3'),
  },
  'schedule/ScheduleDialog.tsx': {
    open: (tools) => openInEditor(tools, 'Schedule…'),
    field: labelled('Time'),
    change: (field) => field.fill('11:11'),
  },
  'writers/WriterDialog.tsx': {
    open: async ({ page }) => {
      await page.goto('/admindash?tab=writers');
      await button(page, 'Add Writer').click();
    },
    field: labelled('Bio'),
  },
};
