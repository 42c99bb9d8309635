import type { Page } from '@playwright/test';
import type { ContactMessage, ContactMessagePage } from '../../../src/shared/contract/visitors/contact.ts';
import { HOUR_MS } from '../../../src/shared/dates/durations.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { pressBack } from '../../support/browser/traverse.ts';
import { expect, test } from '../logged-in.ts';

const PAGE_SIZE = 10;
const message = (id: number): ContactMessage => ({
  id,
  name: `Afzender ${id}`,
  email: `afzender${id}@voorbeeld.nl`,
  phone: id % 2 ? '06 12345678' : null,
  subject: id % 3 ? 'Vraag over een keuring' : null,
  message: 'Goedendag,\n\nKan ik volgende week terecht voor een rijbewijskeuring?',
  createdAt: new Date(Date.UTC(2026, 2, 1, 12) - id * HOUR_MS).toISOString(),
  handledAt: id % 4 ? null : '2026-03-02T12:00:00.000Z',
  handledBy: id % 4 ? null : { staffId: 2, name: 'Eva Maas' },
  note: id % 4 ? null : { text: 'Gebeld, belt dinsdag terug.', at: '2026-03-02T12:00:00.000Z', by: null },
  notice: id % 4 ? 'sent' : 'off',
  deletedOn: id % 4 ? null : '2026-04-01T12:00:00.000Z',
});

/** The contact form takes five messages in ten minutes from one address, so these come from the test. */
async function answerWith(page: Page, messages: ContactMessage[]): Promise<void> {
  const isNew = ({ handledAt }: ContactMessage) => handledAt === null;
  await page.route('**/api/admin/messages?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const state = query.get('state');
    const wanted = messages.filter((one) => state === 'all' || isNew(one) === (state === 'new'));
    const number = Number(query.get('page'));
    const json: ContactMessagePage = {
      messages: wanted.slice((number - 1) * PAGE_SIZE, number * PAGE_SIZE),
      unhandled: messages.filter(isNew).length,
      total: wanted.length,
      totalPages: Math.ceil(wanted.length / PAGE_SIZE),
      page: number,
    };
    return route.fulfill({ json });
  });
  await page.route('**/api/admin/unhandled-messages', (route) =>
    route.fulfill({ json: { unhandled: messages.filter(isNew).length } }),
  );
  await page.route('**/api/admin/messages/*/handled', (route) => {
    const { handled } = route.request().postDataJSON() as { handled: boolean };
    const one = messages.find(({ id }) => route.request().url().includes(`/${id}/`));
    if (!one)
      return route.fulfill({ status: 404, json: { error: 'This message does not exist; it may have been deleted.' } });
    Object.assign(one, { handledAt: handled ? '2026-03-02T12:00:00.000Z' : null });
    return route.fulfill({ json: one });
  });
}
const some = (total: number) => Array.from({ length: total }, (_, index) => message(index + 1));

test('pages through the messages by keyboard, and back by the browser', async ({ page }) => {
  await answerWith(page, some(23));
  await page.goto('/admindash/messages');
  const cards = page.getByRole('article');
  const status = page.getByRole('main').getByRole('status');
  await expect(cards).toHaveCount(10);
  await expect(status).toHaveText('23 messages, page 1');
  await expect(page.getByRole('link', { name: 'Messages 18 new' })).toBeVisible();
  const pages = page.getByRole('navigation', { name: 'Pages of messages' });
  const next = pages.getByRole('button', { name: 'Next' });
  await expect(pages.getByRole('button', { name: 'Previous' })).toBeDisabled();
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(cards.first()).toHaveAccessibleName('Message from Afzender 11');
  await expect(status).toHaveText('23 messages, page 2');
  await page.keyboard.press('Enter');
  await expect(cards).toHaveCount(3);
  // On the last page the button stays where the focus is, and does nothing.
  await expect(next).toBeFocused();
  await expect(next).toBeDisabled();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?page=3$/);
  await pressBack(page);
  await expect(cards.first()).toHaveAccessibleName('Message from Afzender 11');
});

test('shows new messages only, and keeps the focus when one is handled', async ({ page }) => {
  await answerWith(page, some(15));
  await page.goto('/admindash/messages');
  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'New', exact: true }).click();
  await expect(page).toHaveURL(/\?state=new$/);
  const cards = page.getByRole('article');
  await expect(cards.getByText('Handled', { exact: true })).toHaveCount(0);
  await cards.first().getByRole('button', { name: 'Mark as handled' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Message from Afzender 1', exact: true })).toBeHidden();
  await expect(page.getByRole('article', { name: 'Message from Afzender 2' }).locator(':focus')).toBeVisible();
});

const openNote = async (page: Page, messages: ContactMessage[], address: string) => {
  await answerWith(page, messages);
  await page.goto(address);
  await page
    .getByRole('button', { name: /^Add note/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  return {
    dialog,
    text: dialog.getByRole('textbox', { name: 'Note' }),
    save: dialog.getByRole('button', { name: 'Save note' }),
  };
};

test('keeps a note that cannot be saved, when the messages cannot be read again either', async ({ page }) => {
  const { text, save } = await openNote(page, some(2), '/admindash/messages');
  await text.fill('Gebeld, belt dinsdag terug.');
  await page.route('**/api/admin/messages**', (route) => route.abort());
  const refused = page.waitForEvent('requestfailed', (request) => request.method() === 'GET');
  await save.click();
  await refused;
  await expect(page.getByText('The note was not saved', { exact: true })).toBeVisible();
  await expect(text).toHaveValue('Gebeld, belt dinsdag terug.');
  await page.unroute('**/api/admin/messages**');
  await page.route('**/api/admin/messages/1/note', (route) => route.fulfill({ json: message(1) }));
  await save.click();
  await expect(page.getByText('Note saved', { exact: true })).toBeVisible();
});

test('shows what a colleague noted meanwhile, also when the message has left the list', async ({ page }) => {
  const first = message(1);
  const { dialog, text, save } = await openNote(page, [first, message(2)], '/admindash/messages?state=new');
  await text.fill('Belt dinsdag terug.');
  const theirs = { text: 'Is gebeld.', at: '2026-03-02T12:00:00.000Z', by: { staffId: 2, name: 'Eva Maas' } };
  Object.assign(first, { handledAt: theirs.at, note: theirs });
  await page.route('**/api/admin/messages/1', (route) => route.fulfill({ json: first }));
  await page.route('**/api/admin/messages/1/note', (route) => {
    const { replaces } = route.request().postDataJSON() as { replaces: string | null };
    return replaces === theirs.at
      ? route.fulfill({ json: first })
      : route.fulfill({ status: 409, json: { error: 'A colleague wrote a note on this message meanwhile.' } });
  });
  await save.click();
  await expect(dialog.getByRole('alert')).toContainText('Eva Maas wrote meanwhile: “Is gebeld.”');
  await expect(text).toHaveValue('Belt dinsdag terug.');
  await save.click();
  await expect(page.getByText('Note saved', { exact: true })).toBeVisible();
});

test('falls back to the last page when the address names a later one', async ({ page }) => {
  await answerWith(page, some(12));
  await page.goto('/admindash/messages?page=7');
  await expect(page).toHaveURL(/\?page=2$/);
  await expect(page.getByRole('article')).toHaveCount(2);
});

test('says that there are no new messages', async ({ page }) => {
  await answerWith(page, []);
  await page.goto('/admindash/messages?state=new');
  await expect(page.getByText('No new messages')).toBeVisible();
});

for (const width of [390, 768, 1440]) {
  test(`fits and is accessible with pages at ${width} px`, async ({ page }) => {
    await answerWith(page, some(23));
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/admindash/messages?page=2');
    await expect(page.getByRole('article')).toHaveCount(10);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    expect(await axeViolations(page)).toEqual([]);
    const folder = process.env['SCREENSHOTS'];
    if (folder) await page.screenshot({ path: `${folder}/messages-${width}.png`, fullPage: true });
  });
}
