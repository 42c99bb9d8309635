import type { Locator, Page } from '@playwright/test';
import { paddedPhoto, picture } from '../../../support/pictures/make-pictures.ts';
import { expect, test } from '../../logged-in.ts';
import { contentField, saveButton } from '../editor-page.ts';
import { pasteFiles } from '../pictures/too-large.ts';
import { openAtEnd, saveAndFetch } from './clipboard.ts';

const UPLOADS = '**/api/admin/upload/article';

const stored = (text: Locator) => text.locator('img[src^="/api/admin/download/"]');
const waiting = (page: Page, name: string) => contentField(page).getByRole('group', { name: `Picture ${name}` });

const pictures = async (names: string[]) =>
  Promise.all(names.map(async (name, index) => ({ name, type: 'image/png', bytes: await picture(20 + index, 20) })));

/** Responds to uploads with an address that holds the number of the picture, when `mayGoOn` resolves. */
async function holdUploads(page: Page) {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const counts = { running: 0, most: 0, all: 0 };
  await page.route(UPLOADS, async (route) => {
    counts.running += 1;
    counts.all += 1;
    counts.most = Math.max(counts.most, counts.running);
    await promise;
    counts.running -= 1;
    const name = /filename="(.*?)\.png"/.exec(route.request().postDataBuffer()?.toString('latin1') ?? '')?.[1];
    await route.fulfill({ json: { success: true, imageUrl: `/assets/magazine/leaf.webp?${name}` } }).catch(() => {});
  });
  return { release, counts };
}

test('50 pictures wait in their places, three at a time, in order', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const { release, counts } = await holdUploads(page);
  const text = await openAtEnd(page, id);
  const names = Array.from({ length: 50 }, (_, index) => `foto${index}.png`);
  await pasteFiles(text, await pictures(names));
  await expect(text.getByRole('group')).toHaveCount(50);
  await expect(waiting(page, 'foto0.png')).toContainText(/\d%|Storing/);
  await expect(waiting(page, 'foto49.png')).toContainText('Waiting');
  await expect.poll(() => counts.all).toBe(3);
  release();
  await expect(text.locator('img')).toHaveCount(50);
  expect(counts.most).toBe(3);
  const sources = await text.locator('img').evaluateAll((all) => all.map((image) => image.getAttribute('src')));
  expect(sources).toEqual(names.map((name) => `/assets/magazine/leaf.webp?${name.replace('.png', '')}`));
  await expect(page.getByText('50 pictures uploaded successfully', { exact: true })).toBeVisible();
  await text.press('ControlOrMeta+z');
  await expect(text.locator('img')).toHaveCount(0);
  await text.press('ControlOrMeta+Shift+z');
  await expect(text.locator('img')).toHaveCount(50);
});

test('a waiting picture can be cancelled, and an undo takes all out', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const { release } = await holdUploads(page);
  const text = await openAtEnd(page, id);
  await pasteFiles(text, await pictures(['een.png', 'twee.png']));
  await waiting(page, 'een.png').getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(waiting(page, 'een.png')).toHaveCount(0);
  await expect(waiting(page, 'twee.png')).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(waiting(page, 'een.png')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text.getByRole('group')).toHaveCount(0);
  release();
  await expect(page.getByText('Saving waits for that')).toBeHidden();
  await expect(text.locator('img')).toHaveCount(0);
});

test('a picture that fails stays, is tried again, and no save passes over it', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const text = await openAtEnd(page, id);
  await page.route(UPLOADS, (route) => route.abort(), { times: 1 });
  await pasteFiles(text, await pictures(['blad.png']));
  await expect(waiting(page, 'blad.png')).toContainText('Not uploaded: Failed to upload image. Please try again.');
  await saveButton(page).click();
  await expect(page.getByText('Not saved: a picture is missing', { exact: true })).toBeVisible();
  await expect(page.getByText('“blad.png” was not uploaded. Save again to save without it.').first()).toBeVisible();
  await waiting(page, 'blad.png').getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(stored(text)).toHaveCount(1);
  await expect(text).toBeFocused();
  const { content } = await saveAndFetch(page, id);
  expect(content).toContain('<img src="/api/admin/download/');
});

test('a picture that is not stored yet can be described', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const text = await openAtEnd(page, id);
  await page.route(UPLOADS, (route) => route.abort(), { times: 1 });
  await pasteFiles(text, await pictures(['blad.png']));
  await expect(waiting(page, 'blad.png')).toContainText('Not uploaded');
  await waiting(page, 'blad.png').getByText('blad.png', { exact: true }).click();
  await page.getByRole('button', { name: 'Add image' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit image' });
  await dialog.getByLabel('Alt Text').fill('Een blad');
  await expect(dialog.getByLabel('Image URL')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Save image' }).click();
  await waiting(page, 'blad.png').getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(text.getByRole('img', { name: 'Een blad' })).toHaveAttribute('src', /^\/api\/admin\/download\//);
});

test('drops pictures where the pointer is', async ({ page, createArticle }) => {
  const { id } = await createArticle({ content: '<p>Eerste alinea.</p><p>Tweede alinea.</p><p>Derde alinea.</p>' });
  const text = await openAtEnd(page, id);
  const box = await text.getByText('Tweede alinea.').boundingBox();
  const dropped = (await pictures(['een.png', 'twee.png'])).map(({ name, type, bytes }) => ({
    name,
    type,
    bytes: [...bytes],
  }));
  await text.evaluate(
    (element, { files, x, y }) => {
      const dataTransfer = new DataTransfer();
      for (const { name, type, bytes } of files)
        dataTransfer.items.add(new File([new Uint8Array(bytes)], name, { type }));
      const at = { clientX: x, clientY: y, bubbles: true, cancelable: true };
      element.dispatchEvent(new DragEvent('drop', { dataTransfer, ...at }));
    },
    { files: dropped, x: (box?.x ?? 0) + 10, y: (box?.y ?? 0) + (box?.height ?? 0) - 3 },
  );
  await expect(stored(text)).toHaveCount(2);
  const { content } = await saveAndFetch(page, id);
  expect(content).toMatch(/Tweede alinea\.<\/p><img [^>]+><img [^>]+><p>Derde/);
});

test('a picture pasted into a caption, term or code keeps its words', async ({ page, createArticle }) => {
  const { id } = await createArticle({
    content:
      '<figure><img src="/assets/magazine/leaf.webp" alt="Blad"><figcaption>Bijschrift</figcaption></figure><details><summary>Vraag</summary><p>Antwoord</p></details><dl><dt>Begrip</dt><dd>Uitleg</dd></dl><pre><code>code</code></pre>',
  });
  const { release } = await holdUploads(page);
  release();
  const text = await openAtEnd(page, id);
  for (const [index, words] of ['Bijschrift', 'Vraag', 'Begrip', 'code'].entries()) {
    await text.getByText(words, { exact: true }).click();
    await pasteFiles(text, await pictures([`p${index}.png`]));
    await expect(text.locator(`img[src$="?p${index}"]`)).toHaveCount(1);
  }
  for (const words of ['Bijschrift', 'Vraag', 'Begrip', 'Uitleg', 'code']) await expect(text).toContainText(words);
});

test('asks about pictures that are too large, and takes them out on request', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const text = await openAtEnd(page, id);
  const large = { name: 'groot.jpg', type: 'image/jpeg', bytes: await paddedPhoto(5.5) };
  await pasteFiles(text, [...(await pictures(['klein.png'])), large]);
  const question = page.getByRole('alertdialog', { name: 'File too large' });
  await question.getByRole('button', { name: 'Make it smaller and use it' }).click();
  await expect(stored(text)).toHaveCount(2);
  await expect(text).toBeFocused();
});

test('says what to do with a file that is no picture, and stays on the page', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const text = await openAtEnd(page, id);
  await pasteFiles(text, [
    { name: 'richtlijn.pdf', type: 'application/pdf', bytes: Buffer.from('%PDF-1.4') },
    ...(await pictures(['blad.png'])),
  ]);
  await expect(stored(text)).toHaveCount(1);
  const notes = page.getByRole('region', { name: 'could not be pasted' });
  await expect(notes).toContainText(
    '“richtlijn.pdf” was not put in: a text takes only pictures. Open the file, copy its text',
  );
  await notes.getByRole('button', { name: 'Got it' }).click();
  await expect(notes).toBeHidden();
  await expect(text).toBeFocused();
  const wasHandled = await text.evaluate((element) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'brief.docx', { type: 'application/msword' }));
    const { left, top } = element.getBoundingClientRect();
    const at = { clientX: left + 40, clientY: top + 40, bubbles: true, cancelable: true };
    return !element.dispatchEvent(new DragEvent('drop', { dataTransfer, ...at }));
  });
  expect(wasHandled).toBe(true);
  await expect(notes).toContainText('“brief.docx”');
  // Beside the text the browser would open the file in place of the page.
  const wasRefused = await page.getByLabel('Title *', { exact: true }).evaluate((field) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['x'], 'brief.pdf', { type: 'application/pdf' }));
    return !field.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  });
  expect(wasRefused).toBe(true);
});
