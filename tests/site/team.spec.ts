import { readTeam } from '../../src/content/read-file.ts';
import { axeViolations } from '../support/browser/axe.ts';
import { expect, test } from '../support/site.ts';

const team = [...readTeam().values()];

test('shows everybody of the team, with profession and registration', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/over-ons');
  const list = page.getByRole('region', { name: 'Ons team' });
  await expect(list.getByRole('listitem')).toHaveCount(team.length);
  for (const { key, name, registration } of team) {
    const entry = list.locator(`#${key}`);
    await expect(entry.getByRole('heading', { name })).toBeVisible();
    await expect(entry).toContainText(registration ?? name);
  }
});

test('leads from the author of a page to who that is', async ({ page }) => {
  await page.goto('/therapieen/pro-aging');
  const about = page.getByRole('region', { name: 'Over deze tekst' });
  const link = about.locator('dt', { hasText: 'Geschreven door' }).locator('+ dd').locator('a[href^="/over-ons#"]');
  const { hash } = new URL((await link.getAttribute('href')) ?? '', page.url());
  expect(team.map(({ key }) => `#${key}`)).toContain(hash);
  await about.locator('a[href^="/over-ons#"]').first().click();
  await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
});

test('tells search engines who works here and where that is', async ({ request }) => {
  const html = await (await request.get('/over-ons')).text();
  const data = JSON.parse(/<script type="application\/ld\+json">(.+?)<\/script>/.exec(html)?.[1] ?? '') as {
    '@graph': Array<{ '@type': string; name?: string; hasMap?: string }>;
  };
  const people = data['@graph'].filter((thing) => thing['@type'] === 'Person');
  expect(people.map(({ name }) => name)).toEqual(team.map(({ name }) => name));
  expect(data['@graph'][0]?.hasMap).toMatch(/^https:\/\/www\.openstreetmap\.org\/search\?query=/);
});

test('asks visitors to call about missing route details', async ({ page }) => {
  await page.goto('/over-ons#route');
  const route = page.getByRole('region', { name: 'Route' });
  await expect(route.getByText('Bel ons als u wilt weten:')).toBeVisible();
  await expect(route.getByRole('listitem')).toHaveText([/parkeren$/, /bus of trein/, /rolstoel/]);
  await expect(route.getByRole('link', { name: /^Bel 0/ })).toHaveAttribute('href', /^tel:\+31/);
  await expect(route.getByRole('img', { name: 'Schets van de streek rond Waalre' })).toBeVisible();
  await expect(route.getByRole('figure')).toContainText('ten zuiden van Eindhoven');
  await expect(route.getByRole('link', { name: /^Bekijk op de kaart/ })).toHaveAttribute('rel', 'noopener');
});

test('care pages and starter articles name nobody who is an example as their reviewer', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const address of [
    '/therapieen/verslaving',
    '/behandelingen/integrale-geneeskunde',
    '/rijbewijskeuringen/75-plus',
    '/rijbewijskeuringen',
    '/pmo',
  ]) {
    await page.goto(address);
    const text = page.getByRole('region', { name: 'Over deze tekst' });
    await expect(text).toContainText(/Geschreven door\s*\S/);
    await expect(text).not.toContainText('BIG-nummer');
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
  await page.goto('/magazine/article/afvallen-zonder-crashdieet');
  const block = page.getByRole('region', { name: 'About this text' });
  await expect(block).toContainText(/Written by\s*Hanneke Verbruggen/);
  await expect(block).not.toContainText('Medically checked by');
  expect(await axeViolations(page)).toEqual([]);
});
