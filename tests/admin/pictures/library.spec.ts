import type { PicturePage } from '../../../src/shared/contract/pictures/pictures.ts';
import { axeViolations } from '../../support/browser/axe.ts';
import { openBehindMore } from '../behind-more.ts';
import { contentField, saveButton, toast } from '../editor/editor-page.ts';
import { expect, test } from '../logged-in.ts';
import { cards, dialog, files, uploadAll, word } from './library-page.ts';

const ADDRESS = /^\/api\/admin\/download\/[0-9a-f]{32}\.webp$/;

test('uploads twenty pictures, finds one, describes it, and uses it again', async ({ page, createArticle }) => {
  const name = word();
  const { id } = await createArticle();
  await page.goto('/admindash/pictures');
  await expect(page).toHaveTitle(/^Pictures \|/);
  await uploadAll(page, name, 20);
  await cards(page, `${name} 7.png`).click();
  await dialog(page).getByLabel('Alt text').fill('Een blad in het ochtendlicht');
  await dialog(page).getByLabel('Credit').fill('Foto: Eva Maas');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Picture saved')).toBeVisible();
  await expect(dialog(page).getByText('Not used')).toBeVisible();
  expect(await axeViolations(page)).toEqual([]);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(cards(page, `${name} 7.png`)).toBeFocused();

  await page.goto(`/admindash/articles/${id}`);
  await page.getByRole('button', { name: 'Choose from the library' }).click();
  await dialog(page).getByRole('searchbox').fill(`ochtendlicht ${name}`);
  await expect(cards(page, name)).toHaveCount(1);
  await cards(page, name).click();
  await expect(page.getByLabel('Image Alt Text')).toHaveValue('Een blad in het ochtendlicht');
  await saveButton(page).click();
  await expect
    .poll(async () => (await page.request.get(`/api/admin/articles/${id}`)).json())
    .toMatchObject({ image: expect.stringMatching(ADDRESS), imageAlt: 'Een blad in het ochtendlicht' });
});

test('another choice does not keep the description of the first', async ({ page, createArticle }) => {
  const name = word();
  const { id } = await createArticle();
  await page.goto('/admindash/pictures');
  await uploadAll(page, name, 2);
  await cards(page, `${name} 0.png`).click();
  await dialog(page).getByLabel('Alt text').fill('Een blad');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(toast(page, 'Picture saved')).toBeVisible();
  await page.goto(`/admindash/articles/${id}`);
  for (const [number, description] of ['Een blad', ''].entries()) {
    await page.getByRole('button', { name: 'Choose from the library' }).click();
    await dialog(page).getByRole('searchbox').fill(name);
    await cards(page, `${name} ${number}.png`).click();
    await expect(page.getByLabel('Image Alt Text')).toHaveValue(description);
  }
});

test('replaces a file wherever it is used, and deletes only what is unused', async ({ page, createArticle }) => {
  const name = word();
  await page.goto('/admindash/pictures');
  await uploadAll(page, name, 2);
  const { pictures } = (await (await page.request.get(`/api/admin/pictures?search=${name}`)).json()) as PicturePage;
  const [used, unused] = pictures;
  const { title } = await createArticle({ image: used?.address });
  await page.reload();

  await cards(page, used?.name ?? '').click();
  await expect(dialog(page).getByRole('link', { name: title })).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: /^Delete/ })).toBeHidden();
  const [replacement] = await files('nieuw', 1);
  await dialog(page)
    .getByLabel('The new file')
    .setInputFiles(replacement ?? []);
  await expect(toast(page, 'File replaced')).toBeVisible();
  await expect(dialog(page).getByText('Its file was replaced')).toBeVisible();
  await page.keyboard.press('Escape');
  const after = (await (await page.request.get(`/api/admin/pictures?search=${name}`)).json()) as PicturePage;
  const replaced = after.pictures.find(({ hash }) => hash === used?.hash);
  expect(replaced?.thumbnail).not.toBe(used?.thumbnail);
  await expect(cards(page, used?.name ?? '').locator('img')).toHaveAttribute('src', replaced?.thumbnail ?? '-');

  await page.getByRole('combobox', { name: 'Show' }).click();
  await page.getByRole('option', { name: 'Unused' }).click();
  await expect(cards(page, name)).toHaveCount(1);
  await cards(page, unused?.name ?? '').click();
  await dialog(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(cards(page, name)).toHaveCount(0);

  await page.getByRole('tab', { name: 'Bin' }).click();
  await page.getByRole('button', { name: `Restore ${unused?.name}` }).click();
  await expect(toast(page, 'Picture restored')).toBeVisible();
  await page.getByRole('tab', { name: 'Library' }).click();
  await page.getByRole('searchbox', { name: 'Search pictures' }).fill(name);
  await expect(cards(page, name)).toHaveCount(2);
});

test('removes a picture for good, and says what becomes of its places', async ({ page, createArticle }) => {
  const name = word();
  await page.goto('/admindash/pictures');
  await uploadAll(page, name, 1);
  const { pictures } = (await (await page.request.get(`/api/admin/pictures?search=${name}`)).json()) as PicturePage;
  const address = pictures[0]?.address ?? '';
  const { slug } = await createArticle({ image: address, isPublished: true });
  await page.reload();
  await cards(page, name).click();
  await dialog(page)
    .getByRole('button', { name: /^Remove for good/ })
    .click();
  const question = page.getByRole('alertdialog', { name: 'Remove this picture for good?' });
  await expect(question).toContainText('It stands in 1 article and 1 stored version: each shows the stand-in');
  await expect(question).toContainText('This cannot be undone.');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  expect(await axeViolations(page)).toEqual([]);
  await question.getByRole('button', { name: 'Remove for good' }).click();
  await expect(toast(page, 'Picture removed for good')).toBeVisible();
  await expect(cards(page, name)).toHaveCount(0);
  await page.goto(`/magazine/article/${slug}`);
  await expect(page.locator('main img').first()).toHaveAttribute('src', '/assets/magazine/seedlings.webp');
  expect((await page.request.get(address)).status()).toBe(404);
});

test('shows a replaced file on the page of the article at once', async ({ page, createArticle }) => {
  const name = word();
  await page.goto('/admindash/pictures');
  await uploadAll(page, name, 2);
  const { pictures } = (await (await page.request.get(`/api/admin/pictures?search=${name}`)).json()) as PicturePage;
  const [before, after] = pictures.map(({ hash }) => hash);
  const { slug } = await createArticle({ image: pictures[0]?.address, isPublished: true });
  const shown = async () => {
    const text = await (await page.request.get(`/magazine/article/${slug}`)).text();
    // The address of the shared link's image goes on naming the picture itself.
    return [before, after].map((hash) => text.includes(`/${hash}.webp`));
  };
  expect(await shown()).toEqual([true, false]);
  await page.request.post(`/api/admin/pictures/${before}/replace`, { data: { by: after, version: 1 } });
  expect(await shown()).toEqual([false, true]);
});

test('says of each dropped file what became of it', async ({ page }) => {
  const name = word();
  await page.goto('/admindash/pictures');
  const good = await files(name, 12);
  const broken = Array.from({ length: 3 }, (_, at) => ({
    name: `${name} kapot ${at}.png`,
    mimeType: 'image/png',
    buffer: Buffer.concat([good[0]?.buffer.subarray(0, 60) ?? Buffer.alloc(0), Buffer.from(String(at))]),
  }));
  const text = { name: `${name}.txt`, mimeType: 'text/plain', buffer: Buffer.from('Geen plaatje') };
  await page.getByLabel('Upload pictures').setInputFiles([...good.slice(0, 6), ...broken, text, ...good.slice(6)]);
  await expect(page.getByText('12 of 16 pictures uploaded, 4 failed')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Uploads' }).getByRole('listitem');
  await expect(rows.filter({ hasText: 'Not uploaded' })).toHaveCount(4);
  await expect(rows.filter({ hasText: text.name })).toContainText('Please select an image file');
  await page.getByRole('button', { name: 'Close this list' }).click();
  await expect(rows).toHaveCount(0);
});

test('uploads three pictures at a time, also while another screen is open', async ({ page }) => {
  const name = word();
  let [running, most] = [0, 0];
  await page.route('**/api/admin/upload/article', async (route) => {
    running += 1;
    most = Math.max(most, running);
    const response = await route.fetch();
    running -= 1;
    await route.fulfill({ response });
  });
  await page.goto('/admindash/pictures');
  await page.getByLabel('Upload pictures').setInputFiles(await files(name, 9));
  await openBehindMore(page, 'Account');
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
  await page.getByRole('link', { name: 'Pictures' }).click();
  await expect(page.getByText('9 of 9 pictures uploaded')).toBeVisible();
  expect(most).toBe(3);
});

test('tries an upload again after the connection was gone', async ({ page }) => {
  const name = word();
  await page.goto('/admindash/pictures');
  await page.route('**/api/admin/upload/article', (route) => route.abort());
  await page.getByLabel('Upload pictures').setInputFiles(await files(name, 1));
  await expect(page.getByText('Not uploaded')).toBeVisible();
  await page.unroute('**/api/admin/upload/article');
  await page.getByRole('button', { name: `Try again ${name} 0.png` }).click();
  await expect(page.getByText('1 of 1 picture uploaded')).toBeVisible();
});

test('keeps what a colleague wrote until the user decides', async ({ page }) => {
  const name = word();
  await page.goto('/admindash/pictures');
  await uploadAll(page, name, 1);
  await cards(page, name).click();
  await dialog(page).getByLabel('Alt text').fill('Mijn tekst');
  const { pictures } = (await (await page.request.get(`/api/admin/pictures?search=${name}`)).json()) as PicturePage;
  await page.request.patch(`/api/admin/pictures/${pictures[0]?.hash}`, { data: { version: 1, alt: 'Tekst van Bas' } });
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Somebody else changed this picture. Review the current version',
  );
  await page.keyboard.press('Escape');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click();
  await dialog(page).getByRole('button', { name: 'Show what is there now' }).click();
  await expect(dialog(page).getByLabel('Alt text')).toHaveValue('Tekst van Bas');
});

test('a picture is opened as a colleague left it, not as it was at the first time', async ({ page }) => {
  const name = word();
  await page.goto('/admindash/pictures');
  await uploadAll(page, name, 1);
  await page.clock.install();
  await cards(page, name).click();
  await expect(dialog(page).getByText('Not used')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  const { pictures } = (await (await page.request.get(`/api/admin/pictures?search=${name}`)).json()) as PicturePage;
  await page.request.patch(`/api/admin/pictures/${pictures[0]?.hash}`, { data: { version: 1, alt: 'Een eik' } });
  await page.clock.fastForward(60_000);
  await cards(page, name).click();
  await expect(dialog(page).getByLabel('Alt text')).toHaveValue('Een eik');
});

test('a late answer about one picture leaves the dialog of the next one open', async ({ page }) => {
  const name = word();
  await page.goto('/admindash/pictures');
  await uploadAll(page, name, 2);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/pictures/*', async (route) => {
    if (route.request().method() === 'DELETE') await held;
    await route.continue();
  });
  await cards(page, `${name} 0.png`).click();
  await dialog(page)
    .getByRole('button', { name: /^Delete/ })
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await cards(page, `${name} 1.png`).click();
  await dialog(page).getByLabel('Alt text').fill('Een eik');
  release();
  await expect(toast(page, 'Picture deleted')).toBeVisible();
  await expect(dialog(page).getByLabel('Alt text')).toHaveValue('Een eik');
});

test('keeps what is typed while the texts are being saved', async ({ page }) => {
  const name = word();
  await page.goto('/admindash/pictures');
  await uploadAll(page, name, 1);
  await cards(page, name).click();
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/admin/pictures/*', async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  await dialog(page).getByLabel('Alt text').fill('Een eik');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await sent;
  await dialog(page).getByLabel('Caption').fill('In de mist');
  release();
  await expect(toast(page, 'Picture saved')).toBeVisible();
  await expect(dialog(page).getByLabel('Alt text')).toHaveValue('Een eik');
  await expect(dialog(page).getByLabel('Caption')).toHaveValue('In de mist');
});

test('chooses a picture in the text and as a portrait', async ({ page, createArticle }) => {
  const name = word();
  const { id } = await createArticle();
  await page.goto('/admindash/pictures');
  await uploadAll(page, name, 1);
  await page.goto(`/admindash/articles/${id}`);
  await contentField(page).click();
  await page.getByRole('button', { name: 'Add image' }).click();
  await dialog(page).getByRole('button', { name: 'Choose from the library' }).click();
  const library = page.getByRole('dialog', { name: 'Choose a picture' });
  await library.getByRole('searchbox').fill(name);
  await cards(page, name).click();
  await expect(library).toBeHidden();
  await dialog(page).getByRole('button', { name: 'Add image' }).click();
  await expect(contentField(page).locator('img')).toHaveAttribute('src', ADDRESS);

  await page.goto('/admindash?tab=writers');
  await page.getByRole('button', { name: 'Add Writer' }).click();
  await dialog(page).getByRole('button', { name: 'Choose from the library' }).click();
  await library.getByRole('searchbox').fill(name);
  await cards(page, name).click();
  await expect(library).toBeHidden();
  await expect(page.getByRole('dialog', { name: 'Add Writer' }).locator('img')).toBeVisible();
});

test('Back closes the dialog of a picture, and opens none that was closed', async ({ page }) => {
  const name = word();
  await page.goto('/admindash/pictures');
  await uploadAll(page, name, 1);
  await cards(page, name).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await cards(page, name).click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/\/admindash\/pictures/);
  await expect(cards(page, name)).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});
