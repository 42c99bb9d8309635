import { expect, test } from '../support/site.ts';

test('the examinations page has three accordions, four service cards and five questions (§2)', async ({ page }) => {
  await page.goto('/rijbewijskeuringen');
  await expect(page.getByRole('region', { name: 'Wat we voor u doen' }).locator('details')).toHaveCount(3);
  await expect(page.getByRole('region', { name: 'Veelgestelde vragen' }).locator('details')).toHaveCount(5);
  const cards = page.getByRole('region', { name: 'Kies uw keuring' }).getByRole('link');
  const addresses = await cards.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.toSorted()).toEqual(
    ['75-plus', 'bedrijven', 'chauffeurs', 'taxi-chauffeurs'].map((slug) => `/rijbewijskeuringen/${slug}`),
  );
});

test('one item a group is open at a time, and a click on the open one closes it (§2)', async ({ page }) => {
  await page.goto('/rijbewijskeuringen');
  const questions = page.getByRole('region', { name: 'Veelgestelde vragen' }).locator('details');
  await questions.nth(0).locator('summary').click();
  await expect(questions.nth(0)).toHaveAttribute('open');
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(2)).toHaveAttribute('open');
  await expect(questions.nth(0)).not.toHaveAttribute('open');
  await questions.nth(2).locator('summary').click();
  await expect(questions.nth(2)).not.toHaveAttribute('open');
});

test('a link to an item opens it', async ({ page }) => {
  await page.goto('/rijbewijskeuringen#tarieven');
  await expect(page.locator('#tarieven')).toHaveAttribute('open');
  await expect(page.locator('#tarieven').getByText('€ 75,00')).toBeVisible();
});

test('a service shows title, mention, author, cover, tables, links and highlighted amounts (§2)', async ({ page }) => {
  await page.goto('/rijbewijskeuringen/taxi-chauffeurs');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Keuring voor taxichauffeurs' })).toBeVisible();
  await expect(main.getByText('Joris van Lieshout, keuringsarts')).toBeVisible();
  const text = main.getByRole('article');
  await expect(text.getByRole('table').first()).toBeVisible();
  await expect(text.locator('.amount', { hasText: '€ 75,00' }).first()).toBeVisible();
  await expect(text.locator('a[href="tel:+31402220145"]').first()).toBeVisible();
  await expect(text.locator('a[href^="mailto:"]').first()).toBeVisible();
});

test('Maak een afspraak opens the booking page in a new tab (§2)', async ({ page }) => {
  await page.goto('/rijbewijskeuringen/75-plus');
  const booking = page
    .getByRole('main')
    .getByRole('link', { name: /^Maak een afspraak/ })
    .first();
  await expect(booking).toHaveAttribute('target', '_blank');
  await expect(booking).toHaveAttribute('href', /^https:\/\/afspraak\./);
});

test("an unknown service answers 404 with 'Service not found' (§2)", async ({ page }) => {
  const response = await page.goto('/rijbewijskeuringen/bestaat-niet');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Service not found' })).toBeVisible();
});

test('the PMO page has its packages with the prices and rules of §9', async ({ page }) => {
  await page.goto('/pmo');
  const packages = page.getByRole('region', { name: 'Pakketten en prijzen' }).getByRole('listitem');
  await expect(packages).toHaveCount(3);
  await expect(packages.nth(0)).toContainText('€ 199,-');
  await expect(packages.nth(1)).toContainText('Prijs in overleg');
  await expect(packages.nth(2)).toContainText('€ 99,-');
  await expect(page.getByRole('main')).toContainText('elke drie jaar');
  await expect(page.getByRole('main')).toContainText('meer dan 15 medewerkers');
});
