import { SERVICE_SLUGS } from '../../src/shared/care-slugs.ts';
import { expect, test } from '../support/site.ts';

test('has a hero, 3 accordions, 4 service cards and 5 questions', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/rijbewijskeuringen');
  await expect(page.getByRole('heading', { level: 1, name: 'Rijbewijskeuringen' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Wat we voor u doen' }).locator('summary')).toHaveText([
    'Rijbewijs- en taxikeuringen',
    'Medisch adviesbureau',
    'Zorgeloos gekeurd',
  ]);
  await expect(page.getByRole('region', { name: 'Veelgestelde vragen' }).locator('summary')).toHaveText([
    /Wie voert/,
    /Voor wie/,
    /Waarom .* medische keuring/,
    /kost/,
    /Hoe snel/,
  ]);
  const cards = page.getByRole('region', { name: 'Kies uw keuring' }).getByRole('link');
  const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.toSorted()).toEqual(SERVICE_SLUGS.map((slug) => `/rijbewijskeuringen/${slug}`).toSorted());
});

test('opens one item per group, and closes it on a second click', async ({ page }) => {
  await page.goto('/rijbewijskeuringen');
  for (const name of ['Wat we voor u doen', 'Veelgestelde vragen']) {
    const items = page.getByRole('region', { name }).locator('details');
    await items.nth(0).locator('summary').click();
    await expect(items.nth(0)).toHaveAttribute('open');
    await items.nth(2).locator('summary').click();
    await expect(items.nth(2)).toHaveAttribute('open');
    await expect(items.nth(0)).not.toHaveAttribute('open');
    await items.nth(2).locator('summary').click();
    await expect(items.nth(2)).not.toHaveAttribute('open');
  }
});

test('opens an item at once for who wants less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/rijbewijskeuringen');
  const item = page.getByRole('region', { name: 'Wat we voor u doen' }).locator('details').first();
  await item.evaluate((details: HTMLDetailsElement) => {
    details.open = true;
  });
  expect(await item.evaluate((details) => details.getAnimations({ subtree: true }).length)).toBe(0);
});

test('opens the item that a link points to', async ({ page }) => {
  await page.goto('/rijbewijskeuringen#tarieven');
  await expect(page.locator('#tarieven')).toHaveAttribute('open');
  await expect(page.locator('#tarieven').getByText('€ 75,00')).toBeVisible();
});

test('marks the questions and answers as an FAQPage', async ({ page }) => {
  await page.goto('/rijbewijskeuringen');
  const questions = page.locator(
    '[itemscope][itemtype="https://schema.org/FAQPage"] > [itemprop="mainEntity"][itemscope]',
  );
  await expect(questions).toHaveCount(5);
  for (const question of await questions.all()) {
    await expect(question).toHaveAttribute('itemtype', 'https://schema.org/Question');
    await expect(question.locator('summary [itemprop="name"]')).toHaveText(/\?$/);
    const answer = question.locator('[itemprop="acceptedAnswer"][itemscope][itemtype="https://schema.org/Answer"]');
    await expect(answer.locator('[itemprop="text"]')).toHaveText(/\w+.*\./);
  }
  const price = questions.filter({ hasText: 'Wat kost een keuring?' }).locator('[itemprop="text"]');
  await expect(price).toContainText('De keuring voor taxichauffeurs heeft een vast tarief van € 75,00.');
});

test('shows an examination with tables, links and highlighted amounts', async ({ page }) => {
  await page.goto('/rijbewijskeuringen/taxi-chauffeurs');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Keuring voor taxichauffeurs' })).toBeVisible();
  await expect(main.getByText('De keuring voor uw chauffeurskaart,')).toBeVisible();
  await expect(main.getByText('Joris van Lieshout, keuringsarts').first()).toBeVisible();
  await expect(main.locator('img').first()).toBeVisible();
  const text = main.getByRole('article');
  for (const part of ['h2', 'li', 'strong', 'table']) await expect(text.locator(part).first()).toBeVisible();
  await expect(text.locator('.amount', { hasText: '€ 75,00' }).first()).toBeVisible();
  await expect(text.locator('a[href="tel:+31402220145"]').first()).toBeVisible();
  await expect(text.locator('a[href^="mailto:"]').first()).toBeVisible();
});

test('opens the booking page in a new tab', async ({ page }) => {
  await page.goto('/rijbewijskeuringen/75-plus');
  const booking = page
    .getByRole('main')
    .getByRole('link', { name: /^Maak een afspraak/ })
    .first();
  await expect(booking).toHaveAttribute('target', '_blank');
  await expect(booking).toHaveAttribute('href', /^https:\/\/afspraak\./);
});

test("responds 404 'Service not found' for an unknown slug", async ({ page }) => {
  const response = await page.goto('/rijbewijskeuringen/bestaat-niet');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Service not found' })).toBeVisible();
});

test('shows the PMO packages with prices and a closing prompt', async ({ page }) => {
  await page.goto('/pmo');
  const table = page.getByRole('table', { name: 'Pakketten en prijzen' });
  await expect(table.getByRole('columnheader')).toHaveText(['Pakket', 'Prijs', 'Wat we meten', 'Planning', 'Past bij']);
  const packages = table.locator('tbody tr');
  await expect(packages).toHaveCount(3);
  await expect(packages.nth(0)).toContainText('€ 199,-');
  await expect(packages.nth(1)).toContainText('Prijs in overleg');
  await expect(packages.nth(2)).toContainText('€ 99,-');
  expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBeGreaterThan(5);
  const closing = page.getByRole('region', { name: 'Een PMO bespreken' });
  await expect(closing.getByRole('link', { name: /^Bel 040/ })).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('main')).toContainText('elke drie jaar');
  await expect(page.getByRole('main')).toContainText('meer dan 15 medewerkers');
});
