import { Secret, TOTP } from 'otpauth';
import { preparedFolder } from '../../support/server/prepared-folder.ts';
import { removeFolder, STAFF, startServer } from '../../support/server/server.ts';
import { openBehindMore } from '../behind-more.ts';
import { expect, test } from '../logged-in.ts';
import { accept, cardOf, invite, PASSWORD, setUpTwoStepLogin } from './people-page.ts';

type Setup = { secret: string };

test('an invited writer sets up two-step login, writes, and may not publish', async ({ browser }) => {
  const folder = await preparedFolder();
  const server = await startServer(folder, { SECOND_FACTOR: 'required' });
  const ours = await browser.newContext({ baseURL: server.url });
  const theirs = await browser.newContext({ baseURL: server.url });
  try {
    const secondFactor = '/api/admin/account/second-factor';
    await ours.request.post('/api/admin/login', { data: STAFF });
    const begun = await ours.request.post(secondFactor, { data: { currentPassword: STAFF.password } });
    const { secret } = (await begun.json()) as Setup;
    const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
    expect((await ours.request.put(secondFactor, { data: { code } })).ok()).toBe(true);

    const admin = await ours.newPage();
    await admin.goto('/admindash');
    await openBehindMore(admin, 'People');
    await admin.getByRole('button', { name: 'Invite somebody' }).click();
    const dialog = admin.getByRole('dialog', { name: 'Invite somebody' });
    await dialog.getByLabel('Name *').fill('Eva Maas');
    await dialog.getByLabel('Email *').fill('eva@clinic.example');
    await dialog.getByRole('button', { name: 'Invite', exact: true }).click();
    const link = await dialog.getByLabel('Link for Eva Maas').inputValue();
    await expect(dialog.getByLabel('Link for Eva Maas')).toHaveAccessibleDescription(
      /works once, until .* not shown again/,
    );
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(cardOf(admin, { name: 'Eva Maas' })).toContainText('Invited by anna@clinic.example');

    const eva = await theirs.newPage();
    await eva.goto(link);
    await expect(eva.getByRole('heading', { name: 'Welcome, Eva Maas' })).toBeVisible();
    await expect(eva.getByText(/^anna@clinic.example invites you .* as Writer\./)).toBeVisible();
    await eva.getByLabel('Password').fill('kort');
    await eva.keyboard.press('Enter');
    await expect(eva.getByLabel('Password')).toHaveAccessibleDescription(/at least 12 characters/);
    await eva.getByLabel('Password').fill(PASSWORD);
    await eva.keyboard.press('Enter');
    await expect(eva).toHaveURL(`${server.url}/admindash/account`);
    await expect(eva.getByText('This site asks everybody for two-step login.')).toBeVisible();
    await setUpTwoStepLogin(eva);

    await eva.getByRole('link', { name: 'Dashboard' }).click();
    await eva.getByRole('link', { name: 'New article' }).click();
    await eva.getByLabel('Title *', { exact: true }).fill('Van Eva');
    await eva.getByRole('textbox', { name: 'Content *' }).fill('Een rustige ochtend.');
    await eva.getByRole('combobox', { name: /Category/ }).click();
    await eva.getByRole('option').first().click();
    await eva.getByRole('button', { name: 'Save draft' }).click();
    await expect(eva.getByRole('article', { name: 'Van Eva' })).toContainText('Draft');
    const { articles } = await (await eva.request.get('/api/admin/articles?search=Van+Eva')).json();
    const refused = await eva.request.post(`/api/admin/articles/${articles[0].id}/publish`, { data: {} });
    expect([refused.status(), (await refused.json()).error]).toEqual([
      403,
      'You may not publish articles, or change what readers see. Your role is Writer. An administrator can change that.',
    ]);

    await admin.reload();
    await expect(cardOf(admin, { name: 'Eva Maas' })).toContainText('Two-step login on · 1 open session');
    await expect(admin.getByRole('heading', { name: 'Invited' })).toBeHidden();
  } finally {
    await ours.close();
    await theirs.close();
    await server.stop();
    await removeFolder(folder);
  }
});

test('an editor who becomes a writer may no longer publish', async ({ browser, page, createArticle }) => {
  const { title } = await createArticle();
  const sent = await invite(page.request, 'Bas Kok de Redacteur', 'editor');
  const bas = await accept(browser, sent);
  await bas.goto(`/admindash?search=${encodeURIComponent(title)}`);
  const card = bas.getByRole('article', { name: title });
  await card.getByRole('button', { name: /^Publish/ }).click();
  await expect(card).toContainText('Published');

  await page.goto('/admindash/people');
  await page.getByRole('button', { name: `Manage ${sent.invitation.name}` }).click();
  const dialog = page.getByRole('dialog', { name: sent.invitation.name });
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Writer' }).click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog).toBeHidden();
  await expect(cardOf(page, sent.invitation)).toContainText('Writer');

  await card.getByRole('button', { name: /^Unpublish/ }).click();
  await expect(bas.getByText(/You may not publish articles.* Your role is Writer\./).first()).toBeVisible();
  await bas.context().close();
});
