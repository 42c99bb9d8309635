import type { Page } from '@playwright/test';
import { expect, test } from '../logged-in.ts';
import { contentField, openEditor, titleField } from './editor-page.ts';

const source = (number: number) => ({
  id: `bron${number}`,
  title: `Bron ${number}`,
  publisher: 'Thuisarts.nl',
  year: '2025',
  address: `https://bron${number}.example/`,
  consultedOn: null,
});

/** As long, and with as much beside it, as what the clinic publishes. */
const REAL = {
  isPublished: true,
  title: 'Wat uw bloeddruk zegt over de komende tien jaar',
  excerpt: 'Eén meting zegt weinig, een rij metingen des te meer. Wat betekenen de getallen voor uw hart en vaten?',
  content: `${'<p>Dat weet na één meting niemand. De bloeddruk gaat de hele dag op en neer, en pas wie vaker meet, ziet een lijn.</p>'.repeat(12)}<h2>Thuis meten</h2><p>Rust eerst vijf minuten.</p>`,
  image: '/assets/magazine/landkaart.webp',
  imageAlt: 'Een leesbril op linnen',
  sources: [1, 2, 3, 4].map(source),
};

const firstLine = (page: Page) => contentField(page).locator('p').first();

for (const { width, height, top, lines } of [
  { width: 1440, height: 900, top: 420, lines: 12 },
  { width: 390, height: 844, top: 420, lines: 12 },
])
  test(`the text begins above ${top} px at ${width} × ${height}`, async ({ page, createArticle }) => {
    await page.setViewportSize({ width, height });
    await openEditor(page, await createArticle(REAL));
    const { y = top } = (await firstLine(page).boundingBox()) ?? {};
    expect(y).toBeLessThan(top);
    const line = await firstLine(page).evaluate((text) => Number.parseFloat(getComputedStyle(text).lineHeight));
    expect((height - y) / line).toBeGreaterThanOrEqual(lines);
  });

test('an article of the starter magazine shows at most 45 controls', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const found = await page.request.get('/api/articles/wat-uw-bloeddruk-zegt-over-de-komende-tien-jaar');
  await openEditor(page, (await found.json()) as { id: number });
  // What the check finds has controls too, and it comes after the text.
  await expect(page.getByRole('region', { name: 'Check' }).getByRole('status')).toHaveText('Nothing found.');
  const controls = page
    .getByRole('main')
    .locator(
      'a[href], button, input:not([aria-hidden]), select:not([aria-hidden]), textarea, summary, [contenteditable="true"]',
    )
    .filter({ visible: true });
  const inText = contentField(page).locator('a');
  expect((await controls.count()) - (await inText.count())).toBeLessThanOrEqual(45);
});

test('slug and excerpt are one line until they are used', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ excerpt: 'Een samenvatting van meer dan één regel. '.repeat(8) }));
  const excerpt = page.getByLabel('Excerpt');
  const height = async () => (await excerpt.boundingBox())?.height ?? 0;
  expect(await height()).toBeLessThan(50);
  await page.getByLabel('URL Slug').focus();
  await expect(page.getByText(/\/magazine\/article\//)).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(excerpt).toBeFocused();
  expect(await height()).toBeGreaterThan(80);
  await excerpt.fill('a'.repeat(600));
  await page.keyboard.press('ControlOrMeta+s');
  await titleField(page).focus();
  await expect(excerpt).toHaveAttribute('aria-invalid', 'true');
  expect(await height()).toBeGreaterThan(80);
});

test('a long title is read whole on a phone, moves nothing when it is used, and stays one line of text', async ({
  page,
  createArticle,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const title = titleField(page);
  const height = async () => (await title.boundingBox())?.height ?? 0;
  const isWhole = () => title.evaluate((field) => field.scrollHeight <= field.clientHeight);
  await openEditor(page, await createArticle({ title: 'Kort' }));
  const line = await height();
  expect(line).toBeLessThan(50);
  await openEditor(
    page,
    await createArticle({ title: 'Wat uw bloeddruk zegt over uw hart en vaten. '.repeat(4).trim() }),
  );
  expect(await isWhole(), 'the field is as high as its title').toBe(true);
  const whole = await height();
  expect(whole).toBeGreaterThan(90);
  await title.focus();
  await page.getByLabel('URL Slug').focus();
  expect(await height()).toBe(whole);
  await title.fill('Op twee\nregels geplakt');
  await expect(title).toHaveValue('Op twee regels geplakt');
  expect(await height()).toBe(line);
});

test('Enter in the title goes on to the text', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  await titleField(page).press('Enter');
  await expect(contentField(page)).toBeFocused();
  await page.keyboard.type('Eerst. ');
  await expect(firstLine(page)).toHaveText('Eerst. Een rustige ochtend.');
});

test('Enter in the title goes on to a text that is still loading, unless somebody went elsewhere', async ({
  page,
  createArticle,
}) => {
  const { id } = await createArticle();
  let release = () => {};
  const hold = async () => {
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/RichTextEditor.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/admindash/articles/${id}`);
    await titleField(page).press('Enter');
  };
  await hold();
  await expect(titleField(page)).toBeFocused();
  release();
  await expect(contentField(page)).toBeFocused();
  await page.unroute('**/RichTextEditor.*.js');

  await hold();
  const slug = page.getByLabel('URL Slug');
  await slug.focus();
  release();
  await contentField(page).waitFor();
  await expect(slug).toBeFocused();
});

test('the history of an article is in sight on a phone, and gives way to what saves without moving it', async ({
  page,
  createArticle,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await createArticle({ isPublished: true });
  await openEditor(page, { id });
  const link = page.getByRole('link', { name: 'History', exact: true });
  const save = page.getByRole('button', { name: 'Save Article' });
  await expect(link).toBeInViewport({ ratio: 1 });
  await link.click();
  await expect(page).toHaveURL(`/admindash/articles/${id}/history`);
  await openEditor(page, { id });
  const before = await save.boundingBox();
  await contentField(page).press('!');
  await expect(page.getByRole('button', { name: 'Save as draft' })).toBeInViewport({ ratio: 1 });
  expect(await save.boundingBox()).toEqual(before);
  await expect(link).not.toBeInViewport();
});
