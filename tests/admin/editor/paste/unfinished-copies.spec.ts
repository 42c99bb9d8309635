import { expect, test } from '../../logged-in.ts';
import {
  COPIED_PATH,
  COPY_ROUTE,
  GOOGLE_PICTURE,
  holdCopies,
  notPasted,
  openAtEnd,
  paste,
  placeholder,
  respondToCopies,
} from './clipboard.ts';

test('undo removes the paste in one step, redo brings the copies', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const copied = await respondToCopies(page);
  const text = await openAtEnd(page, id);
  await paste(text, `<p>Een</p><img src="${GOOGLE_PICTURE}" alt="Foto"><p>Twee</p><img src="${GOOGLE_PICTURE}">`);
  await expect(text.locator(`img[src="${COPIED_PATH}"]`)).toHaveCount(2);
  expect(copied).toEqual([GOOGLE_PICTURE]);
  await page.keyboard.press('ControlOrMeta+z');
  await expect(text.locator('p')).toHaveText(['Een rustige ochtend.']);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(text.locator(`img[src="${COPIED_PATH}"]`)).toHaveCount(2);
});

test('a picture undone during its copy returns only on redo', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const copies = await holdCopies(page);
  const text = await openAtEnd(page, id);
  await paste(text, `<p>Een</p><img src="${GOOGLE_PICTURE}">`);
  await expect(placeholder(page)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+z');
  await expect(placeholder(page)).toBeHidden();
  copies.release();
  await expect(page.getByText('Saving waits for that')).toBeHidden();
  await expect(text.locator('img')).toHaveCount(0);
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(text.locator(`img[src="${COPIED_PATH}"]`)).toBeVisible();
});

test('copies the pictures of a restored draft', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const copies = await holdCopies(page);
  await page.route('**/api/admin/upload/article', async (route) => {
    await copies.isReleased;
    await route.abort().catch(() => {});
  });
  const text = await openAtEnd(page, id);
  await paste(
    text,
    `<p>Een</p><img src="${GOOGLE_PICTURE}" alt="Foto"><img src="data:image/gif;base64,R0lGODlhAgABAA==">`,
  );
  await expect(placeholder(page).first()).toBeVisible();
  await expect(page.getByText(/kept in this browser/)).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  copies.release();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(text.getByRole('img', { name: 'Foto' })).toHaveAttribute('src', COPIED_PATH);
  await expect(notPasted(page)).toContainText('1 picture could not be pasted');
});

test('tries a failed picture again when it is pasted again', async ({ page, createArticle }) => {
  const { id } = await createArticle();
  const error = 'The picture could not be copied: it does not answer in time.';
  await respondToCopies(page);
  await page.route(COPY_ROUTE, (route) => route.fulfill({ status: 400, json: { success: false, error } }), {
    times: 1,
  });
  const text = await openAtEnd(page, id);
  await paste(text, `<p>Een</p><img src="${GOOGLE_PICTURE}" alt="Foto">`);
  await expect(notPasted(page)).toContainText(`lh3.googleusercontent.com: ${error}`);
  await expect(text.locator('img')).toHaveCount(0);
  await paste(text, `<p>Een</p><img src="${GOOGLE_PICTURE}" alt="Foto">`);
  await expect(text.getByRole('img', { name: 'Foto' })).toHaveAttribute('src', COPIED_PATH);
});
