import { expect, test } from '../logged-in.ts';
import { contentField, draftNotice, openEditor, titleField } from './editor-page.ts';

for (const width of [320, 390, 768, 1280]) {
  test(`the header keeps its size when a note appears at ${width} px`, async ({ page, createArticle }) => {
    await page.setViewportSize({ width, height: 900 });
    await openEditor(page, await createArticle({ isPublished: true }));
    const top = () => titleField(page).evaluate((field) => field.getBoundingClientRect().top + scrollY);
    const before = await top();
    await contentField(page).pressSequentially('Nieuw');
    await expect(draftNotice(page)).toBeVisible();
    await expect(page.getByText('changes go live when you save')).toBeVisible();
    expect(await top()).toBe(before);
    await page.getByRole('switch', { name: 'Published' }).click();
    await expect(page.getByText('will be unpublished when you save')).toBeVisible();
    expect(await top()).toBe(before);
  });
}
