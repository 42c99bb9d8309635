import { expect, test } from '../logged-in.ts';
import { contentField, draftNotice, openEditor, titleField } from './editor-page.ts';

for (const width of [320, 390, 768, 1280]) {
  test(`the header keeps its size when a note appears at ${width} px`, async ({ page, createArticle }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.clock.install();
    await openEditor(page, await createArticle({ isPublished: true }));
    const top = () => titleField(page).evaluate((field) => field.getBoundingClientRect().top + scrollY);
    const before = await top();
    await contentField(page).pressSequentially('Nieuw');
    await expect(draftNotice(page)).toBeVisible();
    expect(await top()).toBe(before);
    await expect(draftNotice(page)).toContainText('and on the server');
    await page.route('**/api/admin/recoverable-drafts/**', (route) => route.abort());
    await page.clock.fastForward(61_000);
    await page.keyboard.type('!');
    // The longest: two times, because the server has an earlier text.
    await expect(draftNotice(page)).toHaveText(/in this browser at .* and on the server at/);
    expect(await top()).toBe(before);
    await page.getByRole('switch', { name: 'Published' }).click();
    await expect(page.getByRole('button', { name: 'Unpublish', exact: true })).toBeVisible();
    expect(await top()).toBe(before);
  });
}
