import type { APIRequestContext } from '@playwright/test';
import { plainPicture } from '../../../support/pictures/make-pictures.ts';
import { expect, test } from '../../logged-in.ts';
import { contentField, saveButton } from '../editor-page.ts';

/** Uploads a picture that no other test has, with a description. */
async function upload(request: APIRequestContext, colour: string) {
  const buffer = await plainPicture(900, 600, colour).png().toBuffer();
  const image = { name: 'foto.png', mimeType: 'image/png', buffer };
  const sent = await request.post('/api/admin/upload/article', { multipart: { image } });
  const { imageUrl: address } = (await sent.json()) as { imageUrl: string };
  const hash = /[0-9a-f]{32}/.exec(address)?.[0] ?? '';
  await request.patch(`/api/admin/pictures/${hash}`, { data: { version: 1, alt: 'Een eik in de mist' } });
  return { address, hash };
}

test('the text shows a picture with its crop, and keeps its address', async ({ page, createArticle }) => {
  const { address, hash } = await upload(page.request, '#3d405b');
  const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
  const edits = { version: 2, turns: 0, crop };
  const edited = await page.request.put(`/api/admin/pictures/${hash}/edits`, { data: edits });
  const { shown } = (await edited.json()) as { shown: string };
  const content = `<p>Zie</p><img src="${address}" alt="Een tak">`;
  const { id } = await createArticle({ content });
  await page.goto(`/admindash/articles/${id}`);
  await expect(contentField(page).getByRole('img', { name: 'Een tak' })).toHaveAttribute('src', shown);
  await contentField(page).click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type('Erna.');
  await saveButton(page).click();
  await expect
    .poll(async () => (await (await page.request.get(`/api/admin/articles/${id}`)).json()).content)
    .toMatch(new RegExp(`src="${address}".*Erna`));
});

test('a described picture can be decoration in one place', async ({ page, createArticle }) => {
  const { address } = await upload(page.request, '#81b29a');
  const content = `<p>Zie</p><img src="${address}" alt=""><p>En</p>`;
  const { id } = await createArticle({ content });
  await page.goto(`/admindash/articles/${id}`);
  await contentField(page).locator('img').click();
  await page.getByRole('button', { name: 'Add image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit image' });
  await dialog.getByLabel('Only decoration here').click();
  await expect(dialog.getByLabel('Alt Text')).toBeHidden();
  await dialog.getByRole('button', { name: 'Save image' }).click();
  await saveButton(page).click();
  await expect
    .poll(async () => (await (await page.request.get(`/api/admin/articles/${id}`)).json()).content)
    .toContain('data-decorative="true"');
  await page.goto(`/magazine/preview/article/${id}`);
  await expect(page.locator('.prose img')).toHaveAttribute('alt', '');
});

test('a described cover can be decoration above one article', async ({ page, createArticle }) => {
  const { address } = await upload(page.request, '#e07a5f');
  const { id } = await createArticle({ image: address });
  await page.goto(`/magazine/preview/article/${id}`);
  await expect(page.locator('article header img')).toHaveAttribute('alt', 'Een eik in de mist');
  await page.goto(`/admindash/articles/${id}`);
  await page.getByLabel('Only decoration here').click();
  await expect(page.getByLabel('Image Alt Text')).toBeHidden();
  await saveButton(page).click();
  await expect
    .poll(async () => (await page.request.get(`/api/admin/articles/${id}`)).json())
    .toMatchObject({ imageIsDecorative: true });
  await page.goto(`/magazine/preview/article/${id}`);
  await expect(page.locator('article header img')).toHaveAttribute('alt', '');
});
