import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { sanitiseHtml } from '../../../src/server/articles/body/sanitise.ts';
import { importBody } from '../../../src/server/operations/import/body.ts';
import { readGhost } from '../../../src/server/operations/import/ghost.ts';
import { readWordPress } from '../../../src/server/operations/import/wordpress.ts';
import { readStarterMagazine } from '../../../src/server/operations/starter/read.ts';
import { RICH_TEXT_TAGS } from '../../../src/shared/rich-text/tags.ts';
import { type Block, PICTURE } from '../../../src/shared/text-check/document/document.ts';
import { blocksOfHtml } from '../../../src/shared/text-check/document/from-html.ts';
import { openSchemaPage } from '../../support/editor/schema-page.ts';

test.beforeEach(({ page }) => openSchemaPage(page));

const reopened = (page: Page, html: string) => page.evaluate((stored) => window.richText.reopen(stored), html);
/** A reference to a source is a character in the editor alone. */
function readable({ text: raw, heading, callout, pictures }: Block) {
  const text = raw.replaceAll(PICTURE, '').trim();
  return text || pictures.length > 0 ? [{ text, heading, callout, pictures: pictures.map(({ src }) => src) }] : [];
}
const lettersOf = (html: string) => html.replace(/<[^>]*>|&nbsp;|\s/g, '');

test('stores what the editor writes, and opens it unchanged', { tag: '@smoke' }, async ({ page }) => {
  test.slow();
  const tags = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(60), { maxLength: 150, size: 'max' }), async (choices) => {
      const written = await page.evaluate((made) => window.richText.write(made), choices);
      const stored = await sanitiseHtml(written);
      const again = await reopened(page, stored);
      expect(again).toBe(written);
      expect(await sanitiseHtml(again)).toBe(stored);
      for (const [, tag = ''] of stored.matchAll(/<([a-z]+[1-6]?(?: data-(?:button|video))?)/g)) tags.add(tag);
    }),
    { numRuns: 300 },
  );
  const { thead: _, ...written } = RICH_TEXT_TAGS;
  expect([...tags].sort()).toEqual([...Object.keys(written), 'p data-button', 'p data-video'].sort());
});

test('opens starter articles and imports without losing a word, and writes them the same from then on', async ({
  page,
}) => {
  const lookups = { importPicture: async () => '/assets/magazine/a.webp', articleAddress: () => undefined };
  const { articles } = await readStarterMagazine('content/magazine');
  const read = (file: string) => readFile(`tests/support/import/${file}`, 'utf8');
  const imported = [
    ...readGhost(await read('ghost.json'), 'https://linde.example').articles,
    ...readWordPress(await read('wordpress.xml')).articles,
  ].map(async ({ html }) => (await importBody(html, lookups)).html);
  const bodies = [...articles.map(({ input }) => input.content), ...(await Promise.all(imported))];
  expect(bodies.length).toBeGreaterThan(30);
  for (const body of bodies) {
    const stored = await sanitiseHtml(body);
    const opened = await sanitiseHtml(await reopened(page, stored));
    expect(lettersOf(opened)).toBe(lettersOf(stored));
    const written = await sanitiseHtml(await reopened(page, opened));
    expect(await sanitiseHtml(await reopened(page, written))).toBe(written);
  }
});

test('the text check reads the same blocks in the editor and in what is stored', async ({ page }) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(60), { maxLength: 150, size: 'max' }), async (choices) => {
      const stored = await sanitiseHtml(await page.evaluate((made) => window.richText.write(made), choices));
      const checked = await page.evaluate((html) => window.richText.checked(html), stored);
      expect(blocksOfHtml(stored).flatMap(readable)).toEqual(checked.flatMap(readable));
    }),
    { numRuns: 150 },
  );
});
