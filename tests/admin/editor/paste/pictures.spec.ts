import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '../../logged-in.ts';
import { fetchArticle } from '../editor-page.ts';
import {
  COPIED_PATH,
  clipboardOf,
  GOOGLE_PICTURE,
  holdCopies,
  notPasted,
  openAtEnd,
  paste,
  placeholder,
  respondToCopies,
  saveAndFetch,
} from './clipboard.ts';

test('shows only pictures of this site, and saves when all are copied', async ({ page, createArticle, site }) => {
  const { id } = await createArticle();
  const remoteRequests: string[] = [];
  page.on('request', (request) => request.url().startsWith(site.url) || remoteRequests.push(request.url()));
  const copies = await holdCopies(page);
  const text = await openAtEnd(page, id);
  await paste(text, await clipboardOf('google-docs'));
  await expect(placeholder(page)).toHaveText('Copying the picture: Een slaapkamer');
  await expect(page.getByText('Copying 1 picture to this site. Saving waits for that.')).toBeVisible();
  await page.getByRole('button', { name: 'Save Article' }).click();
  await expect(page.getByRole('button', { name: 'Saving...' })).toBeVisible();
  copies.release();
  await page.waitForURL('**/admindash');
  const { content } = await fetchArticle(page, { id });
  expect(content).toContain(`<img src="${COPIED_PATH}" alt="Een slaapkamer"`);
  expect(remoteRequests.filter((address) => !address.startsWith('data:'))).toEqual([]);
});

test('names the pictures that cannot be copied, and links to none', async ({ page, createArticle }) => {
  let requests = 0;
  const privateServer = createServer((_, response) => {
    requests += 1;
    response.end();
  });
  await new Promise<void>((resolve) => privateServer.listen(0, '127.0.0.1', resolve));
  const { port } = privateServer.address() as AddressInfo;
  const { id } = await createArticle();
  const text = await openAtEnd(page, id);
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
  const { content } = await saveAndFetch(page, id);
  expect(content).toContain('Voor</p>');
  expect(content).toContain('<p>Na</p>');
  expect(content).not.toContain('<img');
  expect(requests).toBe(0);
  privateServer.close();
});

test('what one text lost in a paste is not said below the next', async ({ page, createArticle }) => {
  const other = await createArticle();
  const text = await openAtEnd(page, (await createArticle()).id);
  await paste(text, '<p>Voor</p><img src="file:///C:/c.png">');
  await expect(notPasted(page)).toContainText('1 picture could not be pasted');
  await page.getByRole('button', { name: 'Save Article' }).click();
  await page.waitForURL('**/admindash');
  await page.locator(`a[href="/admindash/articles/${other.id}"]`).first().click();
  await expect(text).toHaveText('Een rustige ochtend.');
  await expect(notPasted(page)).toBeHidden();
});

test('copies two pictures at a time', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const copies = await holdCopies(page);
  const text = await openAtEnd(page, id);
  await paste(text, [1, 2, 3, 4].map((number) => `<p>${number}</p><img src="${GOOGLE_PICTURE}${number}">`).join(''));
  await expect(page.getByText('Copying 4 pictures to this site.')).toBeVisible();
  await expect.poll(copies.count).toBe(2);
  copies.release();
  await expect(text.locator(`img[src="${COPIED_PATH}"]`)).toHaveCount(4);
  await expect(page.getByText('4 pictures copied to this site', { exact: true })).toBeVisible();
});

test('a picture of this site becomes a path', async ({ page, createArticle, site }) => {
  const { id } = await createArticle();
  const copied = await respondToCopies(page);
  const text = await openAtEnd(page, id);
  await paste(text, `<p>Een</p><img src="${site.url}/assets/magazine/leaf.webp" alt="Blad">`);
  await expect(text.getByRole('img', { name: 'Blad' })).toHaveAttribute('src', '/assets/magazine/leaf.webp');
  expect(copied).toEqual([]);
});

test('removes tracking pixels', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const copied = await respondToCopies(page);
  const text = await openAtEnd(page, id);
  await paste(text, '<p>Brief</p><img src="https://teller.example/x.gif" width="1" height="1">');
  await expect(text).toContainText('Brief');
  await expect(text.locator('img')).toHaveCount(0);
  expect(copied).toEqual([]);
});

test('typed Markdown adds no picture of another website', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const text = await openAtEnd(page, id);
  await page.keyboard.type(' ![Foto](https://elders.example/a.png) en verder');
  await expect(text).toContainText('![Foto](https://elders.example/a.png) en verder');
  await expect(text.locator('img')).toHaveCount(0);
});
