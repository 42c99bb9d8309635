import { expect, test } from '../support/site.ts';
import { fillForm, openForm, WHEN_CLOSED } from './contact-form.ts';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('posts the form with the same fields', { tag: '@smoke' }, async ({ page }) => {
    await page.goto('/over-ons');
    const form = page.getByRole('form', { name: 'Contactformulier' });
    await expect(form).toHaveAttribute('action', '/api/contact');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(page.getByLabel('Naam')).toHaveAttribute('required');
  });

  test('keeps what was typed when a refused visitor goes back', async ({ page }) => {
    await page.goto('/over-ons');
    await fillForm(page);
    await page.getByLabel('E-mailadres').fill('jo@voorbeeld');
    await page.getByRole('button', { name: 'Verstuur bericht' }).click();
    await expect(page).toHaveURL(/bericht-niet-verzonden\?fout=email/);
    await page.goBack();
    await expect(page.getByLabel('Naam')).toHaveValue('Jo Jansen');
    await expect(page.getByLabel('Bericht')).toHaveValue('Kan ik volgende week terecht?');
  });

  test('shows a page with the result', async ({ page }) => {
    await page.goto('/over-ons/bericht-verzonden');
    await expect(page.getByRole('heading', { name: 'Bericht succesvol verzonden!' })).toBeVisible();
    await expect(page.getByText(WHEN_CLOSED)).toBeVisible();
    await page.goto('/over-ons/bericht-niet-verzonden?fout=email,te-veel');
    await expect(page.getByRole('heading', { name: 'Er is een fout opgetreden' })).toBeVisible();
    await expect(page.getByText('Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.')).toBeVisible();
  });
});

test('sends one message, however often Enter is pressed', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/contact', async (route) => {
    sent += 1;
    await released;
    await route.fulfill({ json: { success: true } });
  });
  await openForm(page);
  await fillForm(page);
  await page.getByLabel('Naam').focus();
  for (let turn = 0; turn < 3; turn += 1) await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Versturen...' })).toBeDisabled();
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByText('Bericht succesvol verzonden!')).toBeVisible();
  expect(sent).toBe(1);
});

test('delivers a message to the admin area with and without JavaScript', async ({
  page,
  browser,
  site,
  staffCookies,
}) => {
  const from = (how: string) => `Jo ${how} ${Date.now()}`;
  const [withJavaScript, withoutJavaScript] = [from('met'), from('zonder')];

  await openForm(page);
  await fillForm(page);
  await page.getByLabel('Naam').fill(withJavaScript);
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(page.getByText('Bericht succesvol verzonden!')).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const secondPage = await context.newPage();
  await secondPage.goto('/over-ons');
  await fillForm(secondPage);
  await secondPage.getByLabel('Naam').fill(withoutJavaScript);
  await secondPage.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(secondPage).toHaveURL(/\/over-ons\/bericht-verzonden$/);
  await expect(secondPage.getByRole('heading', { name: 'Bericht succesvol verzonden!' })).toBeVisible();
  await context.close();

  await page.context().addCookies(await staffCookies());
  await page.goto('/admindash/messages');
  for (const name of [withJavaScript, withoutJavaScript])
    await expect(page.getByRole('article', { name: `Message from ${name}` })).toContainText(
      'Kan ik volgende week terecht?',
    );
});
