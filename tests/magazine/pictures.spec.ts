import { plainPicture } from '../support/pictures/make-pictures.ts';
import { expect, test } from '../support/pictures/through-api.ts';

const ABOUT = { alt: 'Een eik in de mist', caption: 'De Dommel in november', credit: 'Foto: Jan de Vries' };

/** A picture that no other test uploads. */
const photo = (colour: string, width = 1500, height = 1000) => plainPicture(width, height, colour).png().toBuffer();

test('crops around the focal point on the card, the cover and the home page', async ({
  page,
  articleApi,
  pictureApi,
}) => {
  const { hash, address } = await pictureApi.upload(await photo('#345678'));
  await pictureApi.describe(hash, { focalX: 23, focalY: 88 });
  const item = await articleApi.publish({ title: 'Brandpunt', image: address });
  const position = '20% 90%';
  await page.goto('/magazine?search=Brandpunt');
  await expect(page.locator('article img').first()).toHaveCSS('object-position', position);
  await page.goto(`/magazine/article/${item.slug}`);
  await expect(page.locator('article header img')).toHaveCSS('object-position', position);
  await page.goto('/');
  // The latest items are fetched when they are nearly in sight.
  await page.locator('#magazine').scrollIntoViewIfNeeded();
  const home = page.getByRole('link', { name: 'Brandpunt' }).locator('img');
  await home.scrollIntoViewIfNeeded();
  await expect(home).toHaveCSS('object-position', position);
});

test('shows caption and credit under cover and body, as figures', async ({ page, articleApi, pictureApi }) => {
  const { hash, address } = await pictureApi.upload(await photo('#456789'));
  await pictureApi.describe(hash, ABOUT);
  const content = `<p>Zie de foto.</p><p><img src="${address}" alt="Mist over het water"></p>`;
  const item = await articleApi.publish({ title: 'Onderschrift', image: address, content });
  await page.goto(`/magazine/article/${item.slug}`);
  const figures = page.getByRole('figure', { name: 'De Dommel in november Foto: Jan de Vries' });
  await expect(figures).toHaveCount(2);
  await expect(figures.first().getByRole('img', { name: 'Een eik in de mist' })).toBeVisible();
  await expect(figures.last().getByRole('img', { name: 'Mist over het water' })).toHaveAttribute('width', '1500');
  await page.emulateMedia({ media: 'print' });
  for (const figure of [figures.first(), figures.last()]) {
    await expect(figure.getByRole('img')).toBeVisible();
    await expect(figure.locator('figcaption')).toBeVisible();
  }
});

test('the caption of a cover lies beside or under it at every width', async ({ page, articleApi, pictureApi }) => {
  const { hash, address } = await pictureApi.upload(await photo('#56789a'));
  await pictureApi.describe(hash, { ...ABOUT, caption: 'Een lang onderschrift dat twee regels vult. '.repeat(4) });
  const item = await articleApi.publish({ title: 'Ruimte', image: address, excerpt: 'Waarom het zo is.' });
  await page.goto(`/magazine/article/${item.slug}`);
  for (const width of [320, 390, 768, 1024, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const boxOf = async (selector: string) => {
      const box = await page.locator(`article header ${selector}`).boundingBox();
      if (!box) throw new Error(`${selector} is not shown at ${width} px`);
      return box;
    };
    const [image, caption, sheet] = [await boxOf('img'), await boxOf('figcaption'), await boxOf('.sheet')];
    expect(caption.y, `under the picture at ${width} px`).toBeGreaterThanOrEqual(image.y + image.height - 1);
    const isApart = caption.x >= sheet.x + sheet.width - 1 || caption.y + caption.height <= sheet.y + 1;
    expect(isApart, `beside or above the sheet at ${width} px`).toBe(true);
    expect(caption.x + caption.width).toBeLessThanOrEqual(width);
  }
});

test('every page shows an edit at once, and the article stays as it was', async ({
  page,
  request,
  articleApi,
  pictureApi,
}) => {
  const { hash, address } = await pictureApi.upload(await photo('#6789ab'));
  const item = await articleApi.publish({
    title: 'Gedraaid',
    image: address,
    content: `<p>A</p><img src="${address}">`,
  });
  const path = `/magazine/article/${item.slug}`;
  await page.goto(path);
  await expect(page.locator('.prose img')).toHaveAttribute('width', '1500');
  const { shown } = await pictureApi.edit(hash, { turns: 1, crop: null });
  await page.reload();
  await expect(page.locator('.prose img')).toHaveAttribute('width', '1000');
  await expect(page.locator('article header img')).toHaveAttribute('src', shown);
  expect(await (await request.get('/magazine')).text()).toContain(shown);
  expect(await (await request.get('/magazine/rss.xml')).text()).toContain(shown);
  const read = await (await request.get(`/api/articles/${item.slug}`)).json();
  expect(read).toMatchObject({ image: address, pictures: { [hash]: { src: shown, width: 1000, height: 1500 } } });
});

test('names the picture of a shared link and describes it for machines', async ({
  page,
  request,
  articleApi,
  pictureApi,
}) => {
  const { hash, address } = await pictureApi.upload(await photo('#789abc'));
  await pictureApi.describe(hash, ABOUT);
  const item = await articleApi.publish({ title: 'Gedeeld', image: address });
  await page.goto(`/magazine/article/${item.slug}`);
  const meta = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  expect([await meta('image:width'), await meta('image:height'), await meta('image:alt')]).toEqual([
    '1200',
    '630',
    ABOUT.alt,
  ]);
  const image = await request.get(new URL((await meta('image')) ?? '').pathname);
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  expect(image.headers()['cross-origin-resource-policy']).not.toBe('same-origin');
  const data = JSON.parse((await page.locator('script[type="application/ld+json"]').first().textContent()) ?? '');
  expect(data.image).toMatchObject({ '@type': 'ImageObject', caption: ABOUT.caption, creditText: ABOUT.credit });
});
