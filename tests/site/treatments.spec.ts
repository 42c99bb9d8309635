import { expect, test } from '../support/site.ts';

test('lists six treatments, with a description on hover', async ({ page }) => {
  await page.goto('/behandelingen');
  await expect(page.getByRole('heading', { level: 1, name: 'Behandelingen' })).toBeVisible();
  await expect(page.getByText('We beginnen bij uw klacht en kiezen daarna pas de weg.')).toBeVisible();
  const cards = page.getByRole('region', { name: /Zes manieren/ }).getByRole('listitem');
  await expect(cards).toHaveCount(6);
  await expect(cards.getByRole('link')).toHaveText([
    'Integrale geneeskunde',
    'Preventieve geneeskunde',
    'Orthomoleculaire geneeskunde',
    'Epi-genetische geneeskunde',
    'Natuurgeneeskunde',
    'Antroposofische geneeskunde',
  ]);
  const more = cards.nth(1).locator('.more');
  await expect(more).toHaveCSS('opacity', '0');
  await cards.nth(1).hover();
  await expect(more).toHaveCSS('opacity', '1');
  await expect(more.getByText('Lees meer')).toBeVisible();
  await cards.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/behandelingen\/preventieve-geneeskunde$/);
});

test('sets the page title and the meta description', async ({ page, request }) => {
  const data = (await (await request.get('/data/behandelingen.json')).json()) as Array<Record<string, string>>;
  const treatment = data.find(({ slug }) => slug === 'natuurgeneeskunde');
  await page.goto('/behandelingen/natuurgeneeskunde');
  await expect(page).toHaveTitle('Natuurgeneeskunde | Dommelhart');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', treatment?.['metaDescription'] ?? '');
});

test('shows title, quote and author, and fades its blocks in', async ({ page }) => {
  await page.goto('/behandelingen/integrale-geneeskunde');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Integrale geneeskunde' })).toBeVisible();
  await expect(main.getByText('Eerst weten wat u hebt, dan kijken wat daar nog bij past.')).toBeVisible();
  await expect(main.getByText(/^Hanneke Verbruggen, arts integrale genees\u00adkunde$/).first()).toBeVisible();
  const text = main.getByRole('article');
  await expect(text.getByRole('heading', { level: 2 }).first()).toBeVisible();
  const blocks = text.locator('.prose > *');
  await expect(blocks.nth(0)).toHaveCSS('animation-delay', '0.1s');
  await expect(blocks.nth(2)).toHaveCSS('animation-delay', '0.3s');
});

test("responds 404 'Behandeling niet gevonden' for an unknown slug", async ({ page }) => {
  const response = await page.goto('/behandelingen/bestaat-niet');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Behandeling niet gevonden' })).toBeVisible();
  await expect(page.getByText('De gevraagde behandeling bestaat niet.')).toBeVisible();
});
