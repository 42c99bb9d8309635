import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expect, test } from '../logged-in.ts';
import { answerCopies, articleBody, COPIED, COPY, clipboardOf, paste, saved } from './clipboard.ts';

const GOOGLE = 'https://lh3.googleusercontent.com/docsz/een';
const placeholder = (page: Page) => articleBody(page).getByText('Copying the picture');
const notPasted = (page: Page) => page.getByRole('region', { name: 'could not be pasted' });

/** Holds copies back until they are let go. */
async function holdCopies(page: Page) {
  const { promise, resolve: letGo } = Promise.withResolvers<void>();
  let asked = 0;
  await page.route(COPY, async (route) => {
    asked += 1;
    await promise;
    // The page that asked may be gone.
    await route.fulfill({ json: { success: true, imageUrl: COPIED } }).catch(() => {});
  });
  return { letGo, isLetGo: promise, asked: () => asked };
}

async function open(page: Page, id: number) {
  await page.goto(`/admindash/articles/${id}`);
  await articleBody(page).click();
  await page.keyboard.press('ControlOrMeta+End');
  return articleBody(page);
}

test('shows a picture only from our store, and saves when it is there', async ({ page, createArticle, site }) => {
  const { id } = await createArticle();
  const elsewhere: string[] = [];
  page.on('request', (request) => request.url().startsWith(site.url) || elsewhere.push(request.url()));
  const copies = await holdCopies(page);
  const text = await open(page, id);
  await paste(text, await clipboardOf('google-docs'));
  await expect(placeholder(page)).toHaveText('Copying the picture: Een slaapkamer');
  await expect(page.getByText('Copying 1 picture to this site. Saving waits for that.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Article' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  copies.letGo();
  await page.waitForURL('**/admindash');
  const { content } = await (await page.request.get(`/api/admin/articles/${id}`)).json();
  expect(content).toContain(`<img src="${COPIED}" alt="Een slaapkamer"`);
  expect(elsewhere.filter((address) => !address.startsWith('data:'))).toEqual([]);
});

test('names what the server may not copy, and hot-links nothing', async ({ page, createArticle }) => {
  let asked = 0;
  const inside = createServer((_, response) => {
    asked += 1;
    response.end();
  });
  await new Promise<void>((resolve) => inside.listen(0, '127.0.0.1', resolve));
  const { port } = inside.address() as AddressInfo;
  const { id } = await createArticle();
  const text = await open(page, id);
  await paste(
    text,
    `<p>Voor</p><blockquote><img src="http://127.0.0.1:${port}/a.png"></blockquote><p><img src="https://169.254.169.254/b"></p>
     <p><img src="file:///C:/c.png"></p><p><img src="data:image/png;base64,AAAA"></p><p>Na</p>`,
  );
  await expect(page.getByText('4 pictures could not be pasted').first()).toBeVisible();
  await expect(notPasted(page).getByRole('listitem')).toHaveText([
    `127.0.0.1:${port}: The picture could not be copied: its port is not 80 or 443.`,
    '169.254.169.254: The picture could not be copied: it leads to a private network.',
    'Please select an image file (PNG, JPG, GIF, etc.)',
    'Not on the web, but on a computer or inside another program.',
  ]);
  await notPasted(page).getByRole('button', { name: 'Got it' }).click();
  await expect(notPasted(page)).toBeHidden();
  await expect(text).toBeFocused();
  const { content } = await saved(page, id);
  expect(content).toContain('Voor</p>');
  expect(content).toContain('<p>Na</p>');
  expect(content).not.toContain('<img');
  expect(asked).toBe(0);
  inside.close();
});

test('undo takes the paste back in one step, redo brings the copy', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const asked = await answerCopies(page);
  const text = await open(page, id);
  await paste(text, `<p>Een</p><img src="${GOOGLE}" alt="Foto"><p>Twee</p><img src="${GOOGLE}">`);
  await expect(text.locator(`img[src="${COPIED}"]`)).toHaveCount(2);
  expect(asked).toEqual([GOOGLE]);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text.locator('p')).toHaveText(['Een rustige ochtend.']);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(text.locator(`img[src="${COPIED}"]`)).toHaveCount(2);
});

test('a picture that was undone on its way stays away until redo', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const copies = await holdCopies(page);
  const text = await open(page, id);
  await paste(text, `<p>Een</p><img src="${GOOGLE}">`);
  await expect(placeholder(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(placeholder(page)).toBeHidden();
  copies.letGo();
  await expect(page.getByText('Saving waits for that')).toBeHidden();
  await expect(text.locator('img')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(text.locator(`img[src="${COPIED}"]`)).toBeVisible();
});

test('two are copied at a time', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const copies = await holdCopies(page);
  const text = await open(page, id);
  await paste(text, [1, 2, 3, 4].map((number) => `<p>${number}</p><img src="${GOOGLE}${number}">`).join(''));
  await expect(page.getByText('Copying 4 pictures to this site.')).toBeVisible();
  await expect.poll(copies.asked).toBe(2);
  copies.letGo();
  await expect(text.locator(`img[src="${COPIED}"]`)).toHaveCount(4);
  await expect(page.getByText('4 pictures copied to this site', { exact: true })).toBeVisible();
});

test('a draft that was left while copying goes on copying', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const copies = await holdCopies(page);
  await page.route('**/api/admin/upload/article', async (route) => {
    await copies.isLetGo;
    await route.abort().catch(() => {});
  });
  const text = await open(page, id);
  await paste(text, `<p>Een</p><img src="${GOOGLE}" alt="Foto"><img src="data:image/gif;base64,R0lGODlhAgABAA==">`);
  await expect(placeholder(page).first()).toBeVisible();
  await expect(page.getByText(/kept in this browser at/)).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  copies.letGo();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(text.getByRole('img', { name: 'Foto' })).toHaveAttribute('src', COPIED);
  await expect(notPasted(page)).toContainText('1 picture could not be pasted');
});

test('a picture that failed is tried again when it is pasted again', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const error = 'The picture could not be copied: it does not answer in time.';
  await answerCopies(page);
  await page.route(COPY, (route) => route.fulfill({ status: 400, json: { success: false, error } }), { times: 1 });
  const text = await open(page, id);
  await paste(text, `<p>Een</p><img src="${GOOGLE}" alt="Foto">`);
  await expect(notPasted(page)).toContainText(`lh3.googleusercontent.com: ${error}`);
  await expect(text.locator('img')).toHaveCount(0);
  await paste(text, `<p>Een</p><img src="${GOOGLE}" alt="Foto">`);
  await expect(text.getByRole('img', { name: 'Foto' })).toHaveAttribute('src', COPIED);
});

test('a picture of this very site becomes its path', async ({ page, createArticle, site }) => {
  const { id } = await createArticle();
  const asked = await answerCopies(page);
  const text = await open(page, id);
  await paste(text, `<p>Een</p><img src="${site.url}/assets/magazine/leaf.webp" alt="Blad">`);
  await expect(text.getByRole('img', { name: 'Blad' })).toHaveAttribute('src', '/assets/magazine/leaf.webp');
  expect(asked).toEqual([]);
});

test('what counts its readers with one pixel goes without a word', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const asked = await answerCopies(page);
  const text = await open(page, id);
  await paste(text, '<p>Brief</p><img src="https://teller.example/x.gif" width="1" height="1">');
  await expect(text).toContainText('Brief');
  await expect(text.locator('img')).toHaveCount(0);
  expect(asked).toEqual([]);
});

test('typed Markdown makes no picture of another website', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const text = await open(page, id);
  await page.keyboard.type(' ![Foto](https://elders.example/a.png) en verder');
  await expect(text).toContainText('![Foto](https://elders.example/a.png) en verder');
  await expect(text.locator('img')).toHaveCount(0);
});
