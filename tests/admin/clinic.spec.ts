import type { Page } from '@playwright/test';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import { axeViolations } from '../support/browser/axe.ts';
import { moveTo } from '../support/browser/move-focus.ts';
import { open, read, textOf, writeBelow } from './clinic-document.ts';
import { expect, test } from './with-writer.ts';

const hours = (page: Page) => page.getByRole('group', { name: 'Opening hours', exact: true });
const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();
const draft = (page: Page) => page.getByRole('button', { name: 'Save draft' }).click();

test('a closing time is changed and published', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/admindash');
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Clinic' }).click();
  await expect(page).toHaveURL('/admindash/clinic');
  await page.getByRole('link', { name: 'Clinic, opening hours and closures' }).click();
  await expect(page).toHaveTitle(/^Clinic, opening hours and closures \|/);
  await test.step('what the site cannot be made of is said at its field, and nothing is lost', async () => {
    await hours(page).getByLabel('Until').fill('');
    await page.getByLabel('Answer within').fill('binnen een werkdag');
    await publish(page);
    await expect(hours(page).getByText('Tot moet een tijd zijn zoals 09:30')).toBeVisible();
    await expect(hours(page).getByLabel('Until')).toBeFocused();
    await expect(page.getByLabel('Answer within')).toHaveValue('binnen een werkdag');
    expect(await axeViolations(page)).toEqual([]);
  });
  await hours(page).getByLabel('Until').fill('17:30');
  await publish(page);
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(page.getByText('Going online …')).toBeVisible();
  const { published, state } = await read(page.request, 'kliniek.yaml');
  expect(state).toBe('published');
  expect(published.fields['openingstijden']).toMatchObject([{ van: '09:00', tot: '17:30' }]);
  const newest = page.getByRole('region', { name: 'History' }).getByRole('listitem').first();
  await expect(newest).toContainText('Version 1 Online');
});

test('items of a list are added, moved and removed', async ({ page }) => {
  await open(page, 'tarieven.yaml');
  const list = page.getByRole('group', { name: 'Consultations' });
  const row = (name: string) => list.getByRole('button', { name: new RegExp(`^${name}`) });
  await list.getByRole('button', { name: 'Add to Consultations' }).click();
  const added = list.getByRole('group', { name: 'Consultations 9' });
  await expect(added.getByLabel('Id')).toBeFocused();
  await added.getByLabel('Id').fill('proefconsult');
  const named = list.getByRole('group', { name: 'proefconsult' });
  await named.getByLabel('Price').fill('€ 12,50');
  await named.getByLabel('Title').fill('Proefconsult');

  const up = list.getByRole('button', { name: 'Move up Proefconsult' });
  await up.click();
  await expect(up).toBeFocused();
  await expect(list.getByText('Proefconsult: place 8 of 9')).toBeAttached();
  await list.getByLabel('Price').press('Alt+ArrowUp');
  await expect(list.getByLabel('Price')).toBeFocused();
  await expect(list.getByText('Proefconsult: place 7 of 9')).toBeAttached();

  await list.getByRole('button', { name: 'Remove Korte intake' }).click();
  await expect(row('Korte intake')).toBeHidden();
  await expect(list.getByRole('button', { name: 'Remove Normale intake' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row('Korte intake')).toBeVisible();
  await list.getByRole('button', { name: 'Remove Normale intake' }).click();

  await draft(page);
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  const { content } = await read(page.request, 'tarieven.yaml');
  const saved = content.fields['consulten'] as { id: string; prijs: string; duur: string | null }[];
  expect(saved.map(({ id }) => id)).toEqual([
    ...['korte-intake', 'lange-intake', 'dna', 'kort-vervolgconsult', 'vervolgconsult'],
    ...['proefconsult', 'herhaalrecept', 'uitvoeringsverzoek'],
  ]);
  expect(saved[5]).toMatchObject({ prijs: '€ 12,50', duur: null });
});

test('a day is changed and saved by keyboard alone', async ({ page }) => {
  await open(page, 'kliniek.yaml');
  await moveTo(page, page.getByRole('link', { name: 'Back to Clinic' }));
  await moveTo(page, hours(page).getByRole('checkbox', { name: 'zaterdag' }));
  await page.keyboard.press('Space');
  await moveTo(page, hours(page).getByLabel('Until'));
  await page.keyboard.press('Enter');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  const { content } = await read(page.request, 'kliniek.yaml');
  expect(content.fields['openingstijden']).toMatchObject([
    { dagen: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag'] },
  ]);
});

test('signs of formatting are told where visitors would see them, and nowhere else', async ({ page }) => {
  await open(page, 'contact.yaml');
  const told = page.getByText('This field takes no formatting');
  const contact = page.getByRole('group', { name: 'Contact' });
  await contact.getByLabel('Emergency').fill('Bel **112**.');
  await expect(told).toBeHidden();
  await page.getByLabel('Title', { exact: true }).first().fill('Uw **afspraak**');
  await expect(told).toBeVisible();
  await page.getByLabel('Title', { exact: true }).first().fill('Uw afspraak');
  await expect(told).toBeHidden();
});

test('a save whose answer was lost is not said to be of somebody else', async ({ page }) => {
  const { number } = await read(page.request, 'wachttijd.yaml');
  await open(page, 'wachttijd.yaml');
  await page.getByRole('textbox', { name: 'Waiting time' }).fill('drie weken');
  let isFirst = true;
  await page.route('**/api/admin/site-documents/document', async (route) => {
    if (route.request().method() !== 'PUT' || !isFirst) return route.continue();
    isFirst = false;
    await route.fetch();
    await route.abort();
  });
  await draft(page);
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await draft(page);
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await expect(page.getByText(/saved version/)).toHaveCount(0);
  await expect(page.getByText('Not saved yet')).toBeHidden();
  expect((await read(page.request, 'wachttijd.yaml')).number).toBe(number + 1);
});

test('a reload loses no word, and an earlier version comes back as a change', async ({ page }) => {
  await open(page, 'therapieen/pro-aging.md');
  await writeBelow(page, 'Een nieuwe zin.');
  await page.reload();
  await expect(textOf(page)).toContainText('Een nieuwe zin.');
  await expect(page.getByText('What you typed before and did not save is here again.')).toBeVisible();
  await draft(page);
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  const history = page.getByRole('region', { name: 'History' });
  await history.getByRole('button', { name: 'Show the file' }).click();
  await expect(page.getByText(/^The file is in the form/)).toBeVisible();
  await expect(textOf(page)).not.toContainText('Een nieuwe zin.');
  await page.getByRole('link', { name: 'Back to Clinic' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('They stay in this browser');
});

test('a page that was closed keeps what was typed, and a logout says what it would delete', async ({ page }) => {
  await open(page, 'pmo.yaml');
  await page.getByLabel('Title for search engines').fill('Een PMO op uw eigen locatie');
  await expect(page.getByText('Not saved yet')).toBeVisible();
  const later = await page.context().newPage();
  await page.close();
  await later.goto('/admindash/clinic');
  const row = later.getByRole('article', { name: 'PMO' });
  await expect(row.getByText('Not saved yet')).toBeVisible();
  await later.getByRole('button', { name: 'Logout' }).click();
  const question = later.getByRole('alertdialog');
  await expect(question).toContainText('Logging out deletes these changes');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await row.getByRole('link').click();
  await expect(later.getByLabel('Title for search engines')).toHaveValue('Een PMO op uw eigen locatie');
  await later.getByRole('button', { name: 'Discard it' }).click();
  await later.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await later.getByRole('link', { name: 'Back to Clinic' }).click();
  await expect(row).toBeVisible();
  await expect(row.getByText('Not saved yet')).toBeHidden();
});

test('leaving a page says that what was typed is lost where the browser cannot keep it', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await open(page, 'pmo.yaml');
  await page.getByLabel('Title for search engines').fill('Een PMO op uw eigen locatie');
  await expect(page.getByText('Unsaved changes: this browser cannot keep them, so save soon')).toBeVisible();
  await page.getByRole('link', { name: 'Back to Clinic' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('What is not saved here will be lost.');
  await question.getByRole('button', { name: 'Stay here' }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(question).toContainText('Logging out deletes these changes');
});

test('a message covers no button, and is in sight when the buttons are not', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, 'pmo.yaml');
  const toasts = page.locator('[data-toasts]');
  await page.getByLabel('Title for search engines').fill('Een PMO bij u');
  await context.setOffline(true);
  await draft(page);
  await expect(toasts.getByText('Not saved', { exact: true })).toBeVisible();
  await expect(page.getByText(/^No connection to the server/).last()).toBeInViewport();
  const button = page.getByRole('button', { name: 'Save draft' });
  await expect
    .poll(async () => {
      const [toast, below] = [await toasts.getByRole('listitem').last().boundingBox(), await button.boundingBox()];
      return toast && below && toast.y + toast.height <= below.y;
    })
    .toBe(true);
  await context.setOffline(false);
  await draft(page);
  await expect(page.getByText('Saved as a draft', { exact: true })).toBeVisible();
  const show = page.getByRole('region', { name: 'History' }).getByRole('button', { name: 'Show the file' });
  await page.route('**/api/admin/site-documents/document?**', (route) => route.abort());
  await show.scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 5000);
  await show.click();
  await expect(toasts.getByText('Failed to show the version')).toBeInViewport();
});

test('a price is published later, and its time taken back', async ({ page }) => {
  await open(page, 'pmo.yaml');
  await page.getByLabel('Title for search engines').fill('Een PMO dat bij uw mensen past');
  await page.getByRole('button', { name: 'Publish later…' }).click();
  await page.getByLabel('Date').fill('2097-01-01');
  await page.getByLabel('Time').fill('00:00');
  await page.getByRole('dialog').getByRole('button', { name: 'Publish later' }).click();
  const chip = page.getByText('From Jan 01, 2097, 00:00').first();
  await expect(chip).toBeVisible();
  await page.getByRole('button', { name: /^Cancel the time of version/ }).click();
  await expect(chip).toBeHidden();
  expect(await read(page.request, 'pmo.yaml')).toMatchObject({ hasDraft: true, scheduledFor: null });
});

test('a writer saves drafts only', async ({ writer }) => {
  const before = Object.keys((await read(writer.request, 'team.yaml')).content.fields);
  await open(writer, 'team.yaml');
  await writer.getByRole('button', { name: /^Saskia Brouwers/ }).click();
  await writer.getByLabel('Profession').fill('diëtist en voedingskundige');
  await expect(writer.getByRole('button', { name: /^Publish/ })).toHaveCount(0);
  await draft(writer);
  await expect(writer.getByText('Draft saved', { exact: true })).toBeVisible();
  const { content } = await read(writer.request, 'team.yaml');
  expect(content.fields['saskia-brouwers']).toMatchObject({ functie: 'diëtist en voedingskundige' });
  expect(Object.keys(content.fields)).toEqual(before);
});

test('every button is within reach on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['tarieven.yaml', 'route.yaml', 'therapieen/pro-aging.md']) {
    await open(page, path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Publish later…' })).toBeInViewport();
  }
});

test('each line of what is to be done before going online leads to its field', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admindash/clinic');
  await page.getByRole('link', { name: /things to do before the website goes online$/ }).click();
  await expect(page).toHaveURL('/admindash/clinic/before-online');
  const must = page.getByRole('region', { name: /^Must/ });
  await expect(must.getByRole('heading', { name: 'Team' })).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await must.getByRole('link', { name: 'Joris van Lieshout, Registratie' }).click();
  const field = page.getByRole('group', { name: 'Joris van Lieshout' }).getByLabel('Registration');
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^Example/);
  expect(await axeViolations(page)).toEqual([]);
});

test('what is filled in is no example any more, until it is taken back', async ({ page }) => {
  await open(page, 'kliniek.yaml');
  const samples = async () => (await read(page.request, 'kliniek.yaml')).content.fields['voorbeelden'];
  const phone = page.getByLabel('Phone');
  await phone.fill('040 123 45 67');
  await expect(page.getByText('No longer an example')).toHaveCount(1);
  await phone.fill('040 222 01 45');
  await expect(page.getByText('No longer an example')).toHaveCount(0);
  await phone.fill('040 123 45 67');
  const address = page.getByRole('group', { name: 'Address', exact: true });
  await address.getByRole('button', { name: 'This is right' }).click();
  await expect(address.getByRole('button', { name: 'Undo' })).toBeFocused();
  await expect(page.getByLabel('Voorbeelden')).toHaveCount(0);
  await draft(page);
  await expect(page.getByText('Draft saved', { exact: true })).toBeVisible();
  await expect(page.getByText('Saved as a draft', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Discard' })).toHaveCount(0);
  expect(await samples()).not.toEqual(expect.arrayContaining(['telefoon']));
  expect(await samples()).not.toEqual(expect.arrayContaining(['adres']));
  expect(await samples()).toEqual(expect.arrayContaining(['naam', 'kvk']));
});

test('a sentence that promises a cure is not published without a reason', async ({ page }) => {
  await open(page, 'therapieen/medische-infusen.md');
  const body = textOf(page);
  await writeBelow(page, 'Ons infuus geneest reuma gegarandeerd.');
  await publish(page);
  await expect(page.getByText('Not published.', { exact: true })).toBeVisible();
  await expect(body).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(/“[^”]*geneest reuma[^”]*” promises a cure\./)).toHaveCount(2);
  expect(await axeViolations(page)).toEqual([]);
  const again = page.getByRole('button', { name: 'Publish with this reason' });
  await again.click();
  const reason = page.getByLabel('Why may it be published anyway?');
  await expect(reason).toHaveAttribute('aria-invalid', 'true');
  await reason.fill('It is what this test needs to publish.');
  await again.click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
  await expect(again).toBeHidden();
});

test('a draft is seen as visitors would see it, who do not', async ({ page, context }) => {
  const PREVIEW_MS = 240_000 * busyness();
  test.setTimeout(2 * PREVIEW_MS);
  await open(page, 'therapieen/hormoon-therapie.md');
  await writeBelow(page, 'Een **nieuwe** zin.');
  await page.getByRole('button', { name: 'Preview', exact: true }).press('Enter');
  const link = page.getByRole('link', { name: 'Open the preview' });
  await expect(link).toBeFocused({ timeout: PREVIEW_MS });
  const [shown] = await Promise.all([context.waitForEvent('page'), link.press('Enter')]);
  await expect(shown.getByText('Preview. Visitors do not see this yet.')).toBeVisible();
  await expect(shown.getByText('Een nieuwe zin.')).toBeVisible();
  expect(await axeViolations(shown)).toEqual([]);
  await expect(shown.locator('a[href="/therapieen/hormoon-therapie"]')).toHaveCount(0);
  expect(await (await page.request.get('/therapieen/hormoon-therapie')).text()).not.toContain('nieuwe');
  await writeBelow(page, 'Iets anders.');
  await expect(link).toBeHidden();
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Discard', exact: true }).click();
});

test('pages to choose from have their titles, and neither a second address nor the page itself is among them', async ({
  page,
}) => {
  await open(page, 'therapieen/pro-aging.md');
  const related = page.getByRole('group', { name: 'Related' });
  await expect(related.getByRole('checkbox', { name: 'Hormoontherapie' })).toBeChecked();
  await expect(related.getByRole('checkbox')).toHaveCount(11);
  await expect(related.getByText('Pro-aging')).toBeHidden();
});
