import type { Page } from '@playwright/test';
import { axeViolations } from '../support/browser/axe.ts';
import { expect, test } from '../support/site.ts';
import { fillForm, openForm } from './contact-form.ts';

const help = (page: Page) => page.locator('[data-urgent-help]');
const numbersOf = (page: Page) =>
  help(page)
    .locator('a[href^="tel:"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  for (const [words, first] of [
    ['zelfmoort', 'tel:113'],
    ['ik wil niet meer leven', 'tel:113'],
    ['pijn op de borst', 'tel:112'],
    ['bloed ophoesten', 'tel:112'],
  ] as const)
    test(`“${words}” shows whom to call before all results`, { tag: '@smoke' }, async ({ page }) => {
      await page.goto(`/zoeken?q=${encodeURIComponent(words)}`);
      await expect(help(page)).toBeVisible();
      expect((await numbersOf(page))[0]).toBe(first);
      expect(new Set(await numbersOf(page))).toEqual(new Set(['tel:112', 'tel:113', 'tel:08000113']));
      const number = help(page).locator('a[href^="tel:"]').first();
      await expect(number).toBeInViewport();
      expect((await number.boundingBox())?.height).toBeGreaterThanOrEqual(48);
      const results = page.getByText(/resultaat|resultaten|We vonden niets/).first();
      expect((await help(page).boundingBox())?.y ?? 0).toBeLessThan((await results.boundingBox())?.y ?? 0);
    });

  test('the magazine’s search shows it in English', async ({ page }) => {
    await page.goto('/magazine?search=chest+pain');
    await expect(help(page)).toContainText('Call 112 now');
  });

  test('a message is sent, and the next page says whom to call', async ({ page }) => {
    await page.goto('/over-ons#contact');
    await fillForm(page);
    await page.getByLabel('Bericht').fill('Ik wil niet meer leven.');
    await page.getByRole('button', { name: 'Verstuur bericht' }).click();
    await expect(page).toHaveURL('/over-ons/bericht-verzonden#hulp-zelfdoding');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bericht succesvol verzonden!');
    await expect(help(page).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('link', { name: 'Bel 113' }).filter({ visible: true })).toBeVisible();
  });

  test('another message leads to no help', async ({ page }) => {
    await page.goto('/over-ons/bericht-verzonden');
    await expect(help(page).filter({ visible: true })).toHaveCount(0);
  });
});

test('words that were typed before the form’s script arrived get help too', async ({ page }) => {
  const { promise: mayLoad, resolve: load } = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await mayLoad;
    await route.continue();
  });
  await page.goto('/over-ons', { waitUntil: 'commit' });
  await page.getByLabel('Bericht').fill('Ik wil niet meer leven.');
  load();
  await expect(help(page).getByRole('link', { name: 'Bel 113' })).toBeVisible();
});

for (const words of ['doodmoe', 'hartfalen behandeling', 'pijn in knie', '113 euro', 'rijbewijs na beroerte'])
  test(`“${words}” is an ordinary search`, async ({ page }) => {
    await page.goto(`/zoeken?q=${encodeURIComponent(words)}`);
    await expect(help(page)).toHaveCount(0);
  });

test('suggestions say and speak it first, and Tab leads to the numbers', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/pmo');
  await page.getByRole('banner').getByRole('link', { name: 'Zoeken' }).click();
  await page.keyboard.type('ik wil dood');
  const block = page.locator('.search-help');
  await expect(block).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Denkt u aan de dood.*Bel 113/ })).toHaveCount(1);
  expect(await axeViolations(page, (builder) => builder.include('.search-panel'))).toEqual([]);
  await page.keyboard.press('Tab');
  while (
    !(await block
      .locator('a')
      .first()
      .evaluate((link) => link === document.activeElement))
  )
    await page.keyboard.press('Tab');
  await expect(block).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(block).toHaveCount(0);
  await expect(page.locator('#zoek-balk')).toBeFocused();
});

test('the contact form shows it, sends nothing before, and keeps it after', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  const form = await openForm(page);
  await fillForm(page);
  await expect(help(page)).toHaveCount(0);
  await page.getByLabel('Bericht').fill('Hij zegt dat hij niet meer wil leven');
  await expect(form.locator('[data-urgent-help]')).toContainText('Bel 113');
  expect(sent.join('\n')).not.toContain('leven');
  expect(await axeViolations(page, (builder) => builder.include('form'))).toEqual([]);
  await page.getByRole('button', { name: 'Verstuur bericht' }).click();
  await expect(page.getByText('Bericht succesvol verzonden!')).toBeVisible();
  await expect(help(page)).toBeVisible();
});

test('the magazine’s search shows it while typing, and takes it away', async ({ page }) => {
  await page.goto('/magazine');
  const field = page.getByPlaceholder('Search articles and videos...');
  await field.click();
  await field.pressSequentially('suicidal');
  await expect(help(page)).toContainText('Call 113');
  await field.fill('slaap');
  await expect(help(page)).toHaveCount(0);
});
