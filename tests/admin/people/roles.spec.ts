import type { Page } from '@playwright/test';
import type { Person } from '../../../src/shared/contract/accounts/people.ts';
import { uniqueWord } from '../../support/unique-word.ts';
import { openBehindMore } from '../behind-more.ts';
import { choose, contentField, titleField } from '../editor/editor-page.ts';
import { expect, test } from '../logged-in.ts';
import { accept, invite, newEmail, setUpTwoStepLogin } from './people-page.ts';

test('a Writer writes, an Editor publishes until demoted', async ({ browser, page, site, createArticle }) => {
  const word = uniqueWord();
  const [title, later] = [`Wandelen ${word}`, `Fietsen ${word}`];
  await createArticle({ title: later });
  const [writerName, editorName] = [`Noor Dijk ${uniqueWord()}`, `Tess Blom ${uniqueWord()}`];
  await page.goto('/admindash/people');
  const writer = await accept(browser, { url: await inviteOnScreen(page, writerName, 'Writer') });
  const editor = await accept(browser, { url: await inviteOnScreen(page, editorName, 'Editor') });
  const visitor = await (await browser.newContext({ baseURL: site.url })).newPage();

  await test.step('the Writer sets up two-step login, and writes what cannot be published yet', async () => {
    await openBehindMore(writer, 'Account');
    await setUpTwoStepLogin(writer);
    await writer.getByRole('link', { name: 'Dashboard' }).click();
    await writer.getByRole('link', { name: 'New article' }).click();
    await expect(
      writer.getByText('You write drafts. Hand this one in when it is done: an Editor publishes it, or gives it back.'),
    ).toBeVisible();
    await expect(writer.getByRole('switch', { name: 'Published' })).toHaveCount(0);
    await titleField(writer).fill(title);
    await contentField(writer).fill('Een ommetje na het eten.');
    await choose(writer, 'Category *', 'Hormonen');
    await writer.getByRole('button', { name: 'Save draft' }).click();
    await expect(card(writer, title)).toContainText('Draft');
    await expect(card(writer, title).getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  });

  await test.step('the Editor publishes it, and a visitor reads it', async () => {
    await editor.goto(`/admindash?search=${word}`);
    await card(editor, title)
      .getByRole('button', { name: /^Publish/ })
      .click();
    await expect(card(editor, title)).toContainText('Published');
    await visitor.goto('/magazine');
    await visitor.getByRole('link', { name: title, exact: true }).click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(visitor.getByText('Een ommetje na het eten.')).toBeVisible();
  });

  await test.step('the administrator makes the Editor a Writer', async () => {
    await page.reload();
    await page.getByRole('button', { name: `Manage ${editorName}` }).click();
    const dialog = page.getByRole('dialog', { name: editorName });
    await dialog.getByRole('combobox', { name: 'Role' }).click();
    await page.getByRole('option', { name: 'Writer' }).click();
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('the next article is refused, with the right that is missing', async () => {
    const refusal = editor.waitForResponse(/\/publish$/);
    await card(editor, later)
      .getByRole('button', { name: /^Publish/ })
      .click();
    expect((await refusal).status()).toBe(403);
    await expect(
      editor
        .getByText(
          'You may not publish articles, or change what readers see. Your role is Writer. An administrator can change that.',
        )
        .first(),
    ).toBeVisible();
    await expect(card(editor, later)).toContainText('Draft');
    await visitor.goto('/magazine');
    await expect(visitor.getByRole('link', { name: title, exact: true })).toBeVisible();
    await expect(visitor.getByRole('link', { name: later })).toHaveCount(0);
  });
  for (const other of [writer, editor, visitor]) await other.context().close();
});

test('a change of one right leaves alone what another administrator changed meanwhile', async ({ browser, page }) => {
  const name = `Iris Vos ${uniqueWord()}`;
  const other = await accept(browser, await invite(page.request, name, 'editor'));
  const person = async () => {
    const people = (await (await page.request.get('/api/admin/people')).json()) as Person[];
    return people.find((one) => one.name === name);
  };
  await page.goto('/admindash/people');
  await page.getByRole('button', { name: `Manage ${name}` }).click();
  const dialog = page.getByRole('dialog', { name });
  await dialog.getByRole('switch', { name: 'Reads contact messages' }).click();
  await page.request.put(`/api/admin/people/${(await person())?.id}`, { data: { role: 'writer' } });
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();
  expect(await person()).toMatchObject({ role: 'writer', readsMessages: true });
  await other.context().close();
});

const card = (page: Page, title: string) => page.getByRole('article', { name: title });

/** Invites on the open screen of people, and resolves to the link. */
async function inviteOnScreen(page: Page, name: string, role: 'Writer' | 'Editor'): Promise<string> {
  await page.getByRole('button', { name: 'Invite somebody' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' });
  await dialog.getByLabel('Name *').fill(name);
  await dialog.getByLabel('Email *').fill(newEmail());
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: role }).click();
  await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
  const link = await dialog.getByLabel(`Link for ${name}`).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return link;
}
