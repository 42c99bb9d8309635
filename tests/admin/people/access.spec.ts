import { axeViolations } from '../../support/browser/axe.ts';
import { openBehindMore } from '../behind-more.ts';
import { expect, test } from '../logged-in.ts';
import { accept, cardOf, invite, newEmail, PASSWORD } from './people-page.ts';

test('a link says what became of it, and the way on', async ({ browser, page, loggedIn }) => {
  const sent = await invite(page.request, 'Dirk Bos', 'writer');
  // Another user is logged in here.
  await page.goto(sent.url);
  await expect(page.getByText(`In this browser ${loggedIn} is logged in.`)).toBeVisible();
  await page.getByRole('link', { name: `Stay logged in as ${loggedIn}` }).click();
  await expect(page).toHaveURL('/admindash');

  const dirk = await accept(browser, sent);
  await expect(dirk).toHaveURL(/\/admindash$/);
  const other = await (await browser.newContext({ baseURL: new URL(sent.url).origin })).newPage();
  await other.goto(sent.url);
  await expect(other.getByRole('alert')).toContainText('This invitation was accepted already.');
  expect(await axeViolations(other)).toEqual([]);
  await other.getByRole('link', { name: 'Log in' }).click();
  await expect(other).toHaveURL(/\/admindash\/login$/);
  // Another link in the same tab.
  const revoked = await invite(page.request, 'Fien Smit', 'writer');
  await page.request.delete(`/api/admin/invitations/${revoked.invitation.id}`);
  await other.goto('/admindash/welcome');
  await expect(other.getByRole('alert')).toContainText('There is no such link.');
  await other.goto(revoked.url);
  await expect(other.getByRole('alert')).toContainText('An administrator took this invitation back.');
  await other.context().close();
  await dirk.context().close();
});

test('a new password by link ends the session that is open elsewhere', async ({ browser, page }) => {
  const sent = await invite(page.request, 'Gijs Vos', 'writer');
  const gijs = await accept(browser, sent);
  await page.goto('/admindash/people');
  await page.getByRole('button', { name: 'Manage Gijs Vos' }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Gijs Vos' });
  await dialog.getByRole('button', { name: 'Make a link for a new password' }).click();
  const link = await dialog.getByLabel('Link for Gijs Vos').inputValue();
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(cardOf(page, sent.invitation)).toContainText('Link for a new password until');

  const phone = await (await browser.newContext({ baseURL: new URL(link).origin })).newPage();
  await phone.goto(link);
  await phone.getByRole('heading', { level: 1 }).waitFor();
  expect(await axeViolations(phone)).toEqual([]);
  await phone.getByLabel('Password').fill('heel andere woorden op de plank');
  await phone.getByRole('button', { name: 'Change my password' }).click();
  await expect(phone).toHaveURL(/\/admindash$/);
  await openBehindMore(gijs, 'Account');
  await expect(gijs.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await gijs.context().close();
  await phone.context().close();
});

test('an account is closed at once, and opened again', async ({ browser, page }) => {
  const sent = await invite(page.request, 'Hanna Prins', 'writer');
  const hanna = await accept(browser, sent);
  await page.goto('/admindash/people');
  const manage = page.getByRole('button', { name: 'Manage Hanna Prins' });
  await manage.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(cardOf(page, sent.invitation)).toContainText('Deactivated');
  await expect(manage).toBeFocused();
  const data = { email: sent.invitation.email, password: PASSWORD };
  expect((await hanna.request.get('/api/admin/me')).status()).toBe(401);
  expect((await hanna.request.post('/api/admin/login', { data })).status()).toBe(401);
  await manage.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reactivate' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reactivate' }).click();
  await expect(cardOf(page, sent.invitation)).not.toContainText('Deactivated');
  expect((await hanna.request.post('/api/admin/login', { data })).status()).toBe(200);
  await hanna.context().close();
});

test('refuses to demote the last administrator, with a message', async ({ page, loggedIn }) => {
  await page.goto('/admindash/people');
  const card = page.getByRole('article').filter({ hasText: '(you)' });
  await expect(card).toContainText(loggedIn.split('@')[0] ?? '');
  await card.getByRole('button', { name: /^Manage/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Deactivate' })).toBeHidden();
  await dialog.getByRole('combobox', { name: 'Role' }).click();
  await page.getByRole('option', { name: 'Editor' }).click();
  await dialog.getByRole('button', { name: 'Update' }).click();
  await expect(dialog.getByRole('combobox', { name: 'Role' })).toHaveAccessibleDescription(
    /This is the last administrator who can log in/,
  );
});

test('the new link of an invitation stays when the list cannot be read again', async ({ page }) => {
  await invite(page.request, 'Noor Kok', 'writer');
  await page.goto('/admindash/people');
  const another = page.getByRole('button', { name: 'New link for Noor Kok' });
  await another.waitFor();
  await page.route('**/api/admin/invitations', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed');
  await another.click();
  await refused;
  const dialog = page.getByRole('dialog', { name: 'A new link' });
  await dialog.getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog.getByRole('status')).not.toBeEmpty();
  await expect(dialog.getByLabel('Link for Noor Kok')).toHaveValue(/^http/);
});

test('only active writers are offered as authors', async ({ page, createArticle }) => {
  const name = `Ilse ${crypto.randomUUID().slice(0, 8)}`;
  await page.request.post('/api/admin/writers', { data: { name, email: newEmail() } });
  const { id: writerId } = (await (await page.request.get('/api/admin/writers')).json()).find(
    (writer: { name: string }) => writer.name === name,
  );
  const theirs = await createArticle({ writerId });
  await page.goto('/admindash?tab=writers');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await page.getByRole('dialog').getByRole('switch', { name: 'Active' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Update' }).click();
  await expect(page.getByRole('article', { name })).toContainText('Inactive');

  await page.goto(`/admindash/articles/${theirs.id}`);
  await expect(page.getByRole('combobox', { name: 'Author' })).toContainText(`${name} (inactive)`);
  await page.goto('/admindash/articles/new');
  await page.getByRole('combobox', { name: 'Author' }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(page.getByRole('option', { name })).toBeHidden();
});

test('one’s own profile has a name and a writer', async ({ browser, page }) => {
  const jan = await accept(browser, await invite(page.request, 'Jan Oud', 'writer'));
  await openBehindMore(jan, 'Account');
  const panel = jan.getByRole('region', { name: 'Profile' });
  await panel.getByLabel('Name *').fill('Jan Nieuw');
  await panel.getByRole('combobox', { name: 'Writer' }).click();
  await jan.getByRole('option').nth(1).click();
  await panel.getByRole('button', { name: 'Save profile' }).click();
  await expect(jan.getByText('Profile saved', { exact: true })).toBeVisible();
  await jan.reload();
  await expect(panel.getByLabel('Name *')).toHaveValue('Jan Nieuw');
  await expect(panel.getByRole('combobox', { name: 'Writer' })).not.toContainText('None');
  await jan.context().close();
});

test('the profile stays on the screen when it cannot be read again', async ({ page }) => {
  await page.goto('/admindash/account');
  const panel = page.getByRole('region', { name: 'Profile' });
  await panel.getByLabel('Name *').fill('Anna Nieuw');
  await page.route('**/api/admin/account/profile', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.fulfill({ json: {} }),
  );
  const refused = page.waitForEvent('requestfailed');
  await panel.getByRole('button', { name: 'Save profile' }).click();
  await refused;
  await expect(page.getByText('Profile saved', { exact: true })).toBeVisible();
  await panel.getByRole('combobox', { name: 'Writer' }).click();
  await page.keyboard.press('Escape');
  await expect(panel.getByLabel('Name *')).toHaveValue('Anna Nieuw');
});
