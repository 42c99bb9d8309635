import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';
import { KB, watchScripts } from '../support/watch-scripts.ts';
import { fillForm, openForm, WHEN_CLOSED } from './contact-form.ts';

/** Responds to the form's request instead of the API, which has its own tests. */
const respondWith = (page: Page, status: number, body: unknown) =>
  page.route('**/api/contact', (route) => route.fulfill({ status, json: body }));

test('clears the form and confirms for 5 seconds when the message is sent', { tag: '@smoke' }, async ({ page }) => {
  await respondWith(page, 200, { success: true });
  await openForm(page);
  await fillForm(page);
  await page.clock.install();
  const sent = page.waitForRequest('**/api/contact');
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ name: 'Jo Jansen', phone: '', subject: '', honeypot: '' });
  await expect(page.getByText('Bericht succesvol verzonden!')).toBeVisible();
  await expect(page.getByText('We nemen binnen 24 uur contact met u op.')).toBeVisible();
  await expect(page.getByText(WHEN_CLOSED)).toBeVisible();
  await expect(page.getByLabel('Naam')).toHaveValue('');
  await page.clock.runFor(5_000);
  await expect(page.getByText('Bericht succesvol verzonden!')).toBeHidden();
});

test("disables the button and shows 'Versturen...' while sending", async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/contact', async (route) => {
    await released;
    await route.fulfill({ json: { success: true } });
  });
  await openForm(page);
  await fillForm(page);
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(page.getByRole('button', { name: 'Versturen...' })).toBeDisabled();
  release();
  await expect(page.getByRole('button', { name: 'Verstuur bericht' })).toBeEnabled();
});

test('the focus is never lost when the form is sent by keyboard', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route('**/api/contact', async (route) => {
    sent += 1;
    await released;
    await route.fulfill({ json: { success: true } });
  });
  await openForm(page);
  await fillForm(page);
  const status = page.getByRole('form', { name: 'Contactformulier' }).getByRole('status');
  await page.getByRole('button', { name: 'Verstuur bericht' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Versturen...' })).toBeFocused();
  await page.keyboard.press('Enter');
  release();
  await expect(status).toContainText('Bericht succesvol verzonden!');
  await expect(page.getByRole('button', { name: 'Verstuur bericht' })).toBeFocused();
  expect(sent).toBe(1);
});

test('lists missing fields in a summary and beside each field', async ({ page }) => {
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
  await fillForm(page);
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('keeps the API error of one field while another is edited', async ({ page }) => {
  const error = 'Dit lijkt een burgerservicenummer (BSN) te bevatten.';
  await respondWith(page, 400, { error, fields: { message: error } });
  const form = await openForm(page);
  await fillForm(page);
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([error]);
  await page.getByLabel('Telefoon').fill('040 123 45 67');
  await page.getByLabel('E-mailadres').fill('jo@anders.nl');
  await expect(page.getByLabel('Bericht')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Bericht').fill('Zonder nummer.');
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('shows the API error message and keeps what was typed', async ({ page }) => {
  await respondWith(page, 429, { error: 'Wacht enkele minuten, of bel ons.' });
  const form = await openForm(page);
  await fillForm(page);
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(form.getByRole('alert')).toContainText('Er is een fout opgetreden');
  await expect(form.getByRole('alert')).toContainText('Wacht enkele minuten, of bel ons.');
  await expect(page.getByLabel('Bericht')).toHaveValue('Kan ik volgende week terecht?');
});

test('loads at most 80 KB of scripts for a form, and 85 with the search for urgent help in a message', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await respondWith(page, 200, { success: true });
  await openForm(page);
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(page.getByText('Uw bericht is nog niet verstuurd')).toBeVisible();
  expect((await scripts()).bytes).toBeLessThan(80 * KB);
  const words = page.waitForResponse(/\/find-help\./);
  await fillForm(page);
  await words;
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(page.getByText('Bericht succesvol verzonden!')).toBeVisible();
  expect((await scripts()).bytes).toBeLessThan(85 * KB);
});

test('a field that is left while React hydrates the form is not focused again', async ({ page }) => {
  // A slow phone: what reads the form takes so long that React lets the browser go first, and the visitor leaves the field.
  await page.addInitScript(() => {
    const { querySelector } = Document.prototype;
    Document.prototype.querySelector = function (this: Document, selector: string) {
      const found = querySelector.call(this, selector);
      const field = document.activeElement;
      if (!(found instanceof HTMLFormElement && field instanceof HTMLTextAreaElement && found.contains(field)))
        return found;
      const leave = new MessageChannel();
      leave.port1.onmessage = () => {
        if (!found.noValidate) document.documentElement.dataset['leftEarly'] = '';
        field.blur();
      };
      leave.port2.postMessage(undefined);
      for (const start = performance.now(); performance.now() < start + 20; );
      return found;
    };
  });
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/_astro/ContactForm.*.js', async (route) => {
    await mayGoOn;
    await route.continue();
  });
  await page.goto('/over-ons#contact');
  await page.getByLabel('Bericht').focus();
  goOn();
  await expect(page.getByRole('form', { name: 'Contactformulier' })).toHaveAttribute('novalidate');
  await expect(page.locator('html')).toHaveAttribute('data-left-early');
  await expect(page.getByLabel('Bericht')).not.toBeFocused();
});

test('names the network when there is no connection', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.abort('internetdisconnected'));
  const form = await openForm(page);
  await fillForm(page);
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(form.getByRole('alert')).toContainText(
    'Netwerkfout. Controleer uw internetverbinding en probeer het opnieuw.',
  );
});

test('keeps what was typed while offline and sends it later', async ({ page }) => {
  await page.route(/contact-input.*\.js|api\/contact/, (route) => route.abort('internetdisconnected'));
  const thrown: Error[] = [];
  page.on('pageerror', (error) => thrown.push(error));
  const form = await openForm(page);
  await fillForm(page);
  const send = page.getByRole('button', { name: 'Verstuur bericht' });
  await send.click();
  await expect(form.getByRole('alert')).toContainText(
    'Netwerkfout. Controleer uw internetverbinding en probeer het opnieuw.',
  );
  await page.getByLabel('Onderwerp').fill('Afspraak');
  await expect(page.getByLabel('Bericht')).toHaveValue('Kan ik volgende week terecht?');
  // The browser does not retry the failed import: the API validates.
  await page.unroute(/contact-input.*\.js|api\/contact/);
  await page.getByLabel('E-mailadres').fill('geen adres');
  await send.click();
  await expect(form.getByRole('alert')).toContainText('e-mailadres');
  await respondWith(page, 200, { success: true });
  await page.getByLabel('E-mailadres').fill('jan@voorbeeld.nl');
  await send.click();
  await expect(page.getByText('Bericht succesvol verzonden!')).toBeVisible();
  expect(thrown).toEqual([]);
});

test('hides the honeypot from people and assistive technology', async ({ page }) => {
  const form = await openForm(page);
  await expect(form.getByRole('textbox')).toHaveCount(5);
  await expect(page.locator('[name=honeypot]')).toBeHidden();
});
