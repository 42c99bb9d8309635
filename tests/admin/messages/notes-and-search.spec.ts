import { axeViolations } from '../../support/browser/axe.ts';
import { uniqueWord } from '../../support/unique-word.ts';
import { expect, test } from '../logged-in.ts';

test('a note for colleagues, who handled it, and a search that stands in no address', async ({ page }) => {
  const [name, other] = [`Petra ${uniqueWord()}`, `Karel ${uniqueWord()}`];
  for (const who of [name, other])
    await page.request.post('/api/contact', { data: { name: who, email: 'a@voorbeeld.nl', message: 'Kan ik komen?' } });
  await page.goto('/admindash/messages');
  const card = page.getByRole('article', { name: `Message from ${name}` });
  await card.getByRole('button', { name: /^Add note/ }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: 'Note' }).fill('Gebeld,\nbelt dinsdag terug.');
  await page.getByRole('dialog').getByRole('button', { name: 'Save note' }).click();
  await expect(card).toContainText('belt dinsdag terug.');
  await expect(card).toContainText(/Note by Anna/);
  await card.getByRole('button', { name: 'Mark as handled' }).click();
  await expect(card).toContainText(/Handled by Anna/);
  await page.getByRole('searchbox', { name: 'Search messages' }).fill(`dinsdag ${name.split(' ')[1]}`);
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(card).toBeVisible();
  expect(page.url()).not.toContain('dinsdag');
  expect(await axeViolations(page)).toEqual([]);
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('zo iemand is er niet');
  await expect(page.getByText('No messages found')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search messages' }).fill('');
  await expect(page.getByRole('article', { name: `Message from ${other}` })).toBeVisible();
});
