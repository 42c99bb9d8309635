import { expect, test } from '../editor/review/reviewer.ts';
import { DIALOGS } from './forms.ts';

for (const [source, { open, field, change, read }] of Object.entries(DIALOGS)) {
  test(`asks before it loses text: ${source}`, async ({ page, createArticle }) => {
    await open({ page, createArticle });
    const dialog = page.getByRole('dialog').last();
    await expect(dialog).toBeVisible();
    const input = field(dialog);
    const value = () => (read ? read(input) : input.inputValue());
    const before = await value();
    await (change ? change(input) : input.fill('Half geschreven'));
    await expect.poll(value).not.toBe(before);
    const changed = await value();

    const question = page.getByRole('alertdialog', { name: 'Close without saving?' });
    await page.keyboard.press('Escape');
    await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(input).toBeFocused();
    expect(await value()).toBe(changed);

    await page.mouse.click(3, 3);
    await expect(dialog).toBeVisible();
    expect(await value()).toBe(changed);

    const leaving = page.waitForEvent('dialog');
    void page.reload().catch(() => {});
    const asked = await leaving;
    expect(asked.type()).toBe('beforeunload');
    await asked.dismiss();
    expect(await value()).toBe(changed);

    const title = await dialog.getByRole('heading').first().textContent();
    await dialog.getByRole('button', { name: 'Close', exact: true }).click();
    await question.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('dialog', { name: title ?? '', exact: true })).toBeHidden();
    await expect
      .poll(() => page.evaluate(() => ['BODY', 'MAIN'].includes(document.activeElement?.tagName ?? '')))
      .toBe(false);
  });
}
