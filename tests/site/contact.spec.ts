import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';
import { KB, watchScripts } from '../support/watch-scripts.ts';

/** Answers the form's call in place of the server, which has tests of its own. */
const answerWith = (page: Page, status: number, body: unknown) =>
  page.route('**/api/contact', (route) => route.fulfill({ status, json: body }));

async function openForm(page: Page) {
  await page.goto('/over-ons#contact');
  const form = page.getByRole('form', { name: 'Contactformulier' });
  // The island takes over the form's checks once it is there.
  await expect(form).toHaveAttribute('novalidate');
  return form;
}

async function fill(page: Page) {
  await page.getByLabel('Naam').fill('Jo Jansen');
  await page.getByLabel('E-mailadres').fill('jo@voorbeeld.nl');
  await page.getByLabel('Bericht').fill('Kan ik volgende week terecht?');
}

test('a message is sent, the form is cleared, and the thanks go after 5 seconds (§4, §8)', async ({ page }) => {
  await answerWith(page, 200, { success: true });
  await openForm(page);
  await fill(page);
  await page.clock.install();
  const sent = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Jo Jansen', phone: '', subject: '', honeypot: '' });
  await expect(page.getByText('Bericht succesvol verzonden!')).toBeVisible();
  await expect(page.getByText('We nemen binnen 24 uur contact met u op.')).toBeVisible();
  await expect(page.getByLabel('Naam')).toHaveValue('');
  await page.clock.runFor(5_000);
  await expect(page.getByText('Bericht succesvol verzonden!')).toBeHidden();
});

test("while it is sent, the button is disabled and says 'Versturen...' (§4)", async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await held;
    await route.fulfill({ json: { success: true } });
  });
  await openForm(page);
  await fill(page);
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(page.getByRole('button', { name: 'Versturen...' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Verstuur bericht' })).toBeEnabled();
});

test('what is missing is said in a summary and beside the field, and goes when it is right (§5)', async ({ page }) => {
  const form = await openForm(page);
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    'Vul uw naam in.',
    'Vul uw e-mailadres in.',
    'Schrijf hier uw bericht.',
  ]);
  await form.getByRole('alert').getByRole('link', { name: 'Vul uw naam in.' }).click();
  await expect(page.getByLabel('Naam')).toBeFocused();
  await expect(page.getByLabel('Naam')).toHaveAccessibleDescription('Vul uw naam in.');
  await expect(page.locator('label', { hasText: 'Naam' })).toBeInViewport({ ratio: 1 });
  await page.getByLabel('Naam').fill('Jo');
  await expect(page.getByLabel('Naam')).not.toHaveAttribute('aria-invalid');
  await fill(page);
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('what the server has against one field stays while another one is changed (§8)', async ({ page }) => {
  const error = 'Dit lijkt een burgerservicenummer (BSN) te bevatten.';
  await answerWith(page, 400, { error, fields: { message: error } });
  const form = await openForm(page);
  await fill(page);
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([error]);
  await page.getByLabel('Telefoon').fill('040 123 45 67');
  await page.getByLabel('E-mailadres').fill('jo@anders.nl');
  await expect(page.getByLabel('Bericht')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Bericht').fill('Zonder nummer.');
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test("a refusal shows the server's words and keeps what was typed (§8)", async ({ page }) => {
  await answerWith(page, 429, { error: 'Wacht enkele minuten, of bel ons.' });
  const form = await openForm(page);
  await fill(page);
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(form.getByRole('alert')).toContainText('Er is een fout opgetreden');
  await expect(form.getByRole('alert')).toContainText('Wacht enkele minuten, of bel ons.');
  await expect(page.getByLabel('Bericht')).toHaveValue('Kan ik volgende week terecht?');
});

test('the page, its form refused, corrected and sent, loads at most 80 KB of scripts (architecture §7)', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await answerWith(page, 200, { success: true });
  await openForm(page);
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(page.getByText('Uw bericht is nog niet verstuurd')).toBeVisible();
  await fill(page);
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(page.getByText('Bericht succesvol verzonden!')).toBeVisible();
  expect((await scripts()).bytes).toBeLessThan(80 * KB);
});

test('without a network it says so (§8)', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.abort('internetdisconnected'));
  const form = await openForm(page);
  await fill(page);
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(form.getByRole('alert')).toContainText(
    'Netwerkfout. Controleer uw internetverbinding en probeer het opnieuw.',
  );
});

test('keeps what was typed when the network is gone, and sends it later', async ({ page }) => {
  await page.route(/contact-input.*\.js|api\/contact/, (route) => route.abort('internetdisconnected'));
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  const form = await openForm(page);
  await fill(page);
  const send = page.getByRole('button', { name: 'Verstuur bericht' });
  await send.click();
  await expect(form.getByRole('alert')).toContainText(
    'Netwerkfout. Controleer uw internetverbinding en probeer het opnieuw.',
  );
  await page.getByLabel('Onderwerp').fill('Afspraak');
  await expect(page.getByLabel('Bericht')).toHaveValue('Kan ik volgende week terecht?');
  // The browser does not ask for the script again.
  await page.unroute(/contact-input.*\.js|api\/contact/);
  await page.getByLabel('E-mailadres').fill('geen adres');
  await send.click();
  await expect(form.getByRole('alert')).toContainText('e-mailadres');
  await answerWith(page, 200, { success: true });
  await page.getByLabel('E-mailadres').fill('jan@voorbeeld.nl');
  await send.click();
  await expect(page.getByText('Bericht succesvol verzonden!')).toBeVisible();
  expect(thrown).toEqual([]);
});

test('people and assistive technology never meet the honeypot (§5)', async ({ page }) => {
  const form = await openForm(page);
  await expect(form.getByRole('textbox')).toHaveCount(5);
  await expect(page.locator('[name=honeypot]')).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the form posts by itself, with the same fields', async ({ page }) => {
    await page.goto('/over-ons');
    const form = page.getByRole('form', { name: 'Contactformulier' });
    await expect(form).toHaveAttribute('action', '/api/contact');
    await expect(form).toHaveAttribute('method', 'post');
    await expect(page.getByLabel('Naam')).toHaveAttribute('required');
  });

  test('the page afterwards says what happened, and what to do', async ({ page }) => {
    await page.goto('/over-ons/bericht-verzonden');
    await expect(page.getByRole('heading', { name: 'Bericht succesvol verzonden!' })).toBeVisible();
    await page.goto('/over-ons/bericht-niet-verzonden?fout=email,te-veel');
    await expect(page.getByRole('heading', { name: 'Er is een fout opgetreden' })).toBeVisible();
    await expect(page.getByText('Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl.')).toBeVisible();
  });
});

test('a message arrives in the admin’s list, sent with JavaScript or without (§2, §7)', async ({
  page,
  browser,
  site,
  staff,
}) => {
  const from = (how: string) => `Jo ${how} ${Date.now()}`;
  const [scripted, plain] = [from('met'), from('zonder')];

  await openForm(page);
  await fill(page);
  await page.getByLabel('Naam').fill(scripted);
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(page.getByText('Bericht succesvol verzonden!')).toBeVisible();

  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const withoutScript = await context.newPage();
  await withoutScript.goto('/over-ons');
  await fill(withoutScript);
  await withoutScript.getByLabel('Naam').fill(plain);
  await withoutScript.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(withoutScript).toHaveURL(/\/over-ons\/bericht-verzonden$/);
  await expect(withoutScript.getByRole('heading', { name: 'Bericht succesvol verzonden!' })).toBeVisible();
  await context.close();

  await page.request.post('/api/admin/login', { data: staff });
  await page.goto('/admindash/messages');
  for (const name of [scripted, plain])
    await expect(page.getByRole('article', { name: `Message from ${name}` })).toContainText(
      'Kan ik volgende week terecht?',
    );
});
