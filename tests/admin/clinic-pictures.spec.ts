import type { Page } from '@playwright/test';
import { busyness } from '../../scripts/set-up/busyness.mjs';
import { axeViolations } from '../support/browser/axe.ts';
import { moveTo } from '../support/browser/move-focus.ts';
import { plainPicture } from '../support/pictures/make-pictures.ts';
import { expect, test } from './with-writer.ts';

const PAGE = '/behandelingen/natuurgeneeskunde';

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/admindash/clinic/edit?path=${encodeURIComponent(path)}`);
  await page.getByRole('form').waitFor();
}

/** Uploads it to the library, with a description; returns its hash. */
async function addPicture({ request }: Page, name: string, colour: string, alt: string): Promise<string> {
  const buffer = await plainPicture(1500, 1000, colour).png().toBuffer();
  const upload = await request.post('/api/admin/upload/article', {
    multipart: { image: { name, mimeType: 'image/png', buffer } },
  });
  const [hash = ''] = /[0-9a-f]{32}/.exec(((await upload.json()) as { imageUrl: string }).imageUrl) ?? [];
  const change = await request.patch(`/api/admin/pictures/${hash}`, { data: { version: 1, alt } });
  if (!change.ok()) throw new Error(await change.text());
  return hash;
}

async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('Published', { exact: true })).toBeVisible();
}

/** Until visitors see what was published: the site is made anew, which takes a quarter of a minute or more. */
async function online(page: Page): Promise<void> {
  const timeout = 3 * 60_000;
  await expect(async () => {
    const response = await page.request.get('/api/admin/site-documents');
    const { site } = (await response.json()) as { site: { state: string; problem: string | null } };
    expect([site.state, site.problem]).toEqual(['online', null]);
  }).toPass({ timeout, intervals: [1000] });
}

test('a treatment page gets another picture, and a new colleague a portrait', async ({ page, browser, baseURL }) => {
  test.setTimeout(8 * 60_000 * busyness());
  const hash = await addPicture(page, 'kruidentuin.png', '#7a8f5a', 'Kruiden in een tuin');
  const visitors = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const visitor = await visitors.newPage();

  await open(page, 'behandelingen/natuurgeneeskunde.md');
  const picture = page.locator('[data-upload]');
  const preview = picture.locator('img');
  await expect(preview).toHaveAttribute('src', '/assets/care/kruidenbos.webp');
  await test.step('by keyboard: the words of the library come with it', async () => {
    await moveTo(page, picture.getByRole('button', { name: 'Choose from the library' }));
    await page.keyboard.press('Enter');
    const library = page.getByRole('dialog', { name: 'Choose a picture' });
    await moveTo(page, library.getByRole('button', { name: /^kruidentuin\.png/ }));
    await page.keyboard.press('Enter');
    await expect(preview).toHaveAttribute('src', new RegExp(`/api/admin/download/${hash}`));
    await expect(page.getByLabel('Description of the picture')).toHaveValue('Kruiden in een tuin');
  });
  expect(await axeViolations(page)).toEqual([]);
  await publish(page);
  await online(page);
  await test.step('visitors see it without script, in all places, with its own sizes', async () => {
    await visitor.goto(PAGE);
    const shown = visitor.getByRole('img', { name: 'Kruiden in een tuin' });
    await expect(shown).toHaveAttribute('src', new RegExp(`^/_astro/${hash}-50-50-${hash}\\.`));
    await expect(shown).toHaveAttribute('fetchpriority', 'high');
    expect(await shown.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(/\.avif$/);
    expect(await shown.evaluate((image: HTMLImageElement) => [image.complete, image.naturalWidth > 0])).toEqual([
      true,
      true,
    ]);
    for (const path of ['/', '/behandelingen']) {
      const html = await (await visitor.request.get(path)).text();
      expect([path, html.includes(hash)]).toEqual([path, true]);
    }
    expect((await visitor.request.get(`/delen${PAGE}.jpg`)).headers()['content-type']).toBe('image/jpeg');
    expect((await visitor.request.get(`/api/admin/download/${hash}.webp`)).status()).toBe(404);
  });
  await test.step('the library leads to the page', async () => {
    await page.goto('/admindash/pictures');
    await page.getByRole('button', { name: /^kruidentuin\.png/ }).click();
    const uses = page.getByRole('region', { name: 'Where it is used' });
    await expect(uses).toContainText('Natuurgeneeskunde (on the website)');
    await uses.getByRole('link', { name: 'Natuurgeneeskunde' }).click();
    await expect(page.getByRole('heading', { name: 'Natuurgeneeskunde', level: 1 })).toBeVisible();
  });

  await open(page, 'team.yaml');
  await page.getByRole('button', { name: /^Add/ }).click();
  await page.getByLabel('Key').fill('anna-bos');
  const anna = page.getByRole('group', { name: 'anna-bos' });
  await anna.getByLabel('Profession').fill('huisarts');
  await anna.getByLabel('Registration').fill('BIG-nummer 12345678901');
  const buffer = await plainPicture(600, 2000, '#b08968').png().toBuffer();
  await anna.locator('input[type=file]').setInputFiles({ name: 'anna.png', mimeType: 'image/png', buffer });
  await expect(anna.getByText('“anna.png” is ready.')).toBeVisible();
  await anna.getByLabel('Name', { exact: true }).fill('Anna Bos');
  await publish(page);
  await online(page);
  await visitor.goto('/over-ons');
  const colleague = visitor.getByRole('listitem').filter({ hasText: 'Anna Bos' });
  await expect(colleague).toContainText('BIG-nummer 12345678901');
  await expect(colleague.locator('img')).toHaveAttribute('src', /^\/_astro\/[0-9a-f]{32}-50-50-[0-9a-f]{32}\./);
  await visitors.close();
});

test('words that a user typed stay, those of another picture go', async ({ page }) => {
  await addPicture(page, 'avondlicht.png', '#5a6b8f', 'Avondlicht in een kamer');
  await addPicture(page, 'ochtend.png', '#c9b79c', '');
  await open(page, 'therapieen/pro-aging.md');
  const words = page.getByLabel('Description of the picture');
  const choose = async (name: RegExp) => {
    await page.getByRole('button', { name: 'Choose from the library' }).click();
    await page.getByRole('dialog').getByRole('button', { name }).click();
  };
  await choose(/^avondlicht/);
  await expect(words).toHaveValue('Avondlicht in een kamer');
  await choose(/^ochtend/);
  await expect(words).toHaveValue('');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(
    page.getByText('Fotobeschrijving ontbreekt: schrijf in één zin wat er op de foto te zien is', { exact: true }),
  ).toBeVisible();
  await expect(words).toBeFocused();
  await words.fill('Een kamer in de ochtend');
  await choose(/^avondlicht/);
  await expect(words).toHaveValue('Een kamer in de ochtend');
});

test('a portrait can be taken away, a page keeps its picture, and both fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await addPicture(page, 'portret.png', '#998877', 'Portret');
  await open(page, 'therapieen/pro-aging.md');
  await expect(page.getByRole('button', { name: 'Choose from the library' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove image' })).toHaveCount(0);
  await open(page, 'team.yaml');
  await page.getByRole('button', { name: /^Saskia Brouwers/ }).click();
  await page.getByRole('button', { name: 'Choose from the library' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^portret\.png/ })
    .click();
  await page.getByRole('button', { name: 'Remove image' }).click();
  await expect(page.locator('[data-upload] img')).toHaveCount(0);
  await expect(page.locator('[data-upload] input')).toBeFocused();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
