import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { paths } from '../../src/shared/paths.ts';
import { STATEMENTS } from '../../src/shared/statements.ts';
import { builtClient } from '../support/build/built-client.ts';
import { expect, test } from '../support/site.ts';

test('says who handles a complaint, by when, and what comes next', { tag: '@smoke' }, async ({ page }) => {
  await page.goto(paths.complaints);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Klachten' })).toBeVisible();
  await expect(main).toContainText('Onze klachtenfunctionaris is');
  await expect(main.getByRole('link', { name: /^klachten@/ })).toHaveAttribute('href', /^mailto:klachten@/);
  await expect(main).toContainText('Binnen zes weken');
  await expect(main).toContainText('vier weken');
  await expect(main.getByRole('link', { name: /Geschilleninstantie/ })).toHaveAttribute('href', /^https:/);
  await expect(main.getByRole('link', { name: '040 222 01 45' })).toHaveAttribute('href', 'tel:+31402220145');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every page links to complaints, and shows KvK and AGB', async ({ page }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(/KvK \d{8}\s*AGB \d{8}/);
    await footer.getByRole('link', { name: 'Klachten' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Klachten' })).toBeVisible();
  });
});

test('the privacy statement links to complaints', async ({ page }) => {
  await page.goto(paths.privacy);
  await page.getByRole('main').getByRole('link', { name: 'Klachten' }).click();
  await expect(page).toHaveURL(paths.complaints);
});

for (const { path } of STATEMENTS)
  test(`${path} says when it was last reviewed`, async ({ page }) => {
    await page.goto(path);
    const reviewed = page.getByText('Deze pagina is het laatst nagekeken op');
    await expect(reviewed.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/);
  });

test('promises about the hosting only what the owner confirmed', async ({ page }) => {
  type Promised = { belofte: string; anders?: string; bevestigd?: boolean; volgt?: string };
  const promises = Object.values(parse(readFileSync('content/beloften.yaml', 'utf8')) as Record<string, Promised>);
  expect(promises.length).toBeGreaterThan(0);
  await page.goto(paths.privacy);
  const main = page.getByRole('main');
  for (const { belofte, anders, bevestigd, volgt } of promises) {
    // The tests build the site with its default settings.
    const isShown = bevestigd || volgt !== undefined;
    await expect(main.getByText(belofte)).toHaveCount(isShown ? 1 : 0);
    if (anders) await expect(main.getByText(anders)).toHaveCount(isShown ? 0 : 1);
  }
});

test('no page or data file shows a placeholder', () => {
  // The desk's manual says how staff write one.
  const files = globSync('**/*.{html,json,xml,webmanifest}', { cwd: builtClient(), exclude: ['admindash'] });
  const shown = files.flatMap((file) => {
    const text = readFileSync(join(builtClient(), file), 'utf8').replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '');
    return [...text.matchAll(/\{[a-z]+(?::[a-z-]+)?\}|[\uE000-\uE002]/g)].map(([found]) => `${file}: ${found}`);
  });
  expect(files.length).toBeGreaterThan(40);
  expect(shown).toEqual([]);
});
