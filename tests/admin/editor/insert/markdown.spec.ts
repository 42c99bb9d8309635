import { LINE_STARTS, TYPED_MARKS } from '../../../../src/shared/rich-text/keys.ts';
import { expect, test } from '../../logged-in.ts';
import { contentField } from '../editor-page.ts';
import { openOnNewLine } from './menus.ts';

const ELEMENTS: Record<keyof typeof LINE_STARTS | keyof typeof TYPED_MARKS, string> = {
  'Heading 1': 'h1',
  'Heading 2': 'h2',
  'Heading 3': 'h3',
  'Bullet list': 'ul > li',
  'Ordered list': 'ol > li',
  Blockquote: 'blockquote > p',
  'Code block': 'pre',
  Bold: 'strong',
  Italic: 'em',
  Strike: 's',
  Code: 'p code',
  Divider: 'hr',
};

const typedOf = [
  ...Object.entries(LINE_STARTS).map(([name, typed]) => [name, `${typed} `] as const),
  ...Object.entries(TYPED_MARKS),
];

for (const [name, typed] of typedOf)
  test(`"${typed}" becomes ${name}, and Backspace takes that back`, async ({ page, createArticle }) => {
    await openOnNewLine(page, await createArticle());
    const element = contentField(page).locator(ELEMENTS[name as keyof typeof ELEMENTS]);
    await page.keyboard.type(typed);
    await expect(element).toHaveCount(1);
    await page.keyboard.press('Backspace');
    await expect(element).toHaveCount(0);
    await expect(contentField(page)).toContainText(typed.trim());
  });

test('a box to tick stays text', async ({ page, createArticle }) => {
  await openOnNewLine(page, await createArticle());
  await page.keyboard.type('[ ] vragen');
  await expect(contentField(page).locator('p').last()).toHaveText('[ ] vragen');
});
