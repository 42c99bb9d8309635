import { expect, test } from '../../logged-in.ts';
import { chooseMore, contentField, openEditor } from '../editor-page.ts';
import { linkBar, linkDialog, pasteText, urlField } from './link-page.ts';

const links = [
  { pasted: 'https://www.rivm.nl/slaap', href: 'https://www.rivm.nl/slaap' },
  { pasted: 'mailto:info@kliniek.example', href: 'mailto:info@kliniek.example' },
  { pasted: 'tel:0402220145', href: 'tel:0402220145' },
  { pasted: '/pmo', href: '/pmo' },
];
for (const { pasted, href } of links)
  test(`${pasted} pasted on words makes them a link, and undo gives them back`, async ({ page, createArticle }) => {
    await openEditor(page, await createArticle());
    const text = contentField(page);
    await text.click();
    await page.keyboard.press('ControlOrMeta+a');
    await pasteText(text, pasted);
    await expect(text.getByRole('link', { name: 'Een rustige ochtend.' })).toHaveAttribute('href', href);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(text.getByRole('link')).toBeHidden();
    await expect(text.locator('p')).toHaveText('Een rustige ochtend.');
  });

test('words typed after a link that was pasted on words are no part of it', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle());
  const text = contentField(page);
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await pasteText(text, 'https://rivm.nl');
  await page.keyboard.type(' Verder');
  await expect(text.getByRole('link')).toHaveText('Een rustige ochtend.');
  await expect(text.locator('p')).toHaveText('Een rustige ochtend. Verder');
});

test('pasted on an address, an address replaces it; words replace words', async ({ page, createArticle }) => {
  await openEditor(page, await createArticle({ content: '<p>https://oud.nl</p>' }));
  const text = contentField(page);
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await pasteText(text, 'https://nieuw.nl');
  await expect(text.locator('p')).toHaveText('https://nieuw.nl');
  await page.keyboard.press('ControlOrMeta+a');
  await pasteText(text, 'en/of');
  await expect(text.locator('p')).toHaveText('en/of');
});

test('shows, opens, edits and removes the link at the cursor', async ({ page, createArticle }) => {
  const content = '<p>Lees <a href="/pmo">over het PMO</a> verder.</p>';
  await openEditor(page, await createArticle({ content }));
  const text = contentField(page);
  await text.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await expect(linkBar(page)).toBeHidden();
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowRight');
  await expect(linkBar(page)).toContainText('/pmo');
  const open = linkBar(page).getByRole('link', { name: 'Open in a new tab' });
  await expect(open).toHaveAttribute('href', '/pmo');
  await expect(open).toHaveAttribute('target', '_blank');
  await page.keyboard.press('Tab');
  await expect(open).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await linkBar(page).getByRole('button', { name: 'Edit link' }).click();
  await urlField(page).fill('/over-ons');
  await page.keyboard.press('Enter');
  await expect(linkDialog(page)).toBeHidden();
  await expect(text.getByRole('link')).toHaveAttribute('href', '/over-ons');
  await linkBar(page).getByRole('button', { name: 'Remove link' }).click();
  await expect(text.getByRole('link')).toBeHidden();
  await expect(text).toBeFocused();
  await expect(text.locator('p')).toHaveText('Lees over het PMO verder.');
});

test('the link bar stands below a first link, also when the text reflows', async ({ page, createArticle }) => {
  const content = `<p><a href="/pmo">${'Over het PMO en wat het u zegt '.repeat(4)}</a></p><p>Verder.</p>`;
  await openEditor(page, await createArticle({ content }));
  const text = contentField(page);
  const link = text.getByRole('link');
  const below = async () => {
    const [bar, words] = await Promise.all([linkBar(page).boundingBox(), link.boundingBox()]);
    return bar && words && { gap: Math.round(bar.y - words.y - words.height), left: bar.x >= words.x - 1 };
  };
  // By keyboard: the cursor is at the very beginning, where it was before the text had the focus.
  await text.focus();
  await expect(linkBar(page)).toBeVisible();
  await expect.poll(below).toMatchObject({ gap: expect.closeTo(6, -1), left: true });
  await page.setViewportSize({ width: 700, height: 800 });
  await expect.poll(below).toMatchObject({ gap: expect.closeTo(6, -1), left: true });
  await page.setViewportSize({ width: 1440, height: 800 });
  await chooseMore(page, 'Full width');
  await text.focus();
  await expect.poll(below).toMatchObject({ gap: expect.closeTo(6, -1), left: true });
});
