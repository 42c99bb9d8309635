import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';
import { sanitiseHtml } from '../../../src/server/articles/body/convert-html.ts';
import { importBody } from '../../../src/server/operations/import/article.ts';
import { completeArticle } from '../../../src/server/operations/import/complete.ts';
import { readGhost } from '../../../src/server/operations/import/ghost/ghost.ts';
import { readWordPress } from '../../../src/server/operations/import/wordpress/wordpress.ts';
import { readStarterMagazine } from '../../../src/server/operations/starter/read.ts';
import { RICH_TEXT_TAGS } from '../../../src/shared/rich-text/tags.ts';
import { type Block, PICTURE } from '../../../src/shared/text-check/document/document.ts';
import { blocksOfHtml } from '../../../src/shared/text-check/document/from-html.ts';
import { openSchemaPage } from '../../support/editor/schema-page.ts';
import { DOOR_SAMPLES } from '../../support/rich-text/door-samples.ts';

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

test('opens starter and imported articles without losing a word', async ({ page }) => {
  const bodies = await everyBody();
  expect(bodies.length).toBeGreaterThan(30);
  for (const body of bodies) {
    const stored = await sanitiseHtml(body);
    const opened = await sanitiseHtml(await reopened(page, stored));
    expect(lettersOf(opened)).toBe(lettersOf(stored));
    const written = await sanitiseHtml(await reopened(page, opened));
    expect(await sanitiseHtml(await reopened(page, written))).toBe(written);
  }
});

test('saves imported and random texts byte for byte, unedited or undone', async ({ page }) => {
  test.slow();
  let [edits, undone] = [0, 0];
  const expectSame = async (body: string, places: readonly number[]) => {
    const stored = await sanitiseHtml(body);
    expect(await sanitiseHtml(stored)).toBe(stored);
    const saved = await page.evaluate(([html, at]) => window.richText.saved(html, at), [stored, places] as const);
    expect(saved.opened).toBe(stored);
    expect([stored, null]).toContain(saved.undone);
    undone += saved.undone === null ? 0 : 1;
    edits += saved.edits;
  };
  const bodies = await everyBody();
  for (const body of bodies) await expectSame(body, [3, 40, 505, 1502]);
  expect(undone).toBe(bodies.length);
  expect(edits).toBeGreaterThan(100);
  const choices = fc.array(fc.nat(60), { maxLength: 150, size: 'max' });
  const places = fc.array(fc.nat(3000), { minLength: 1, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(choices, places, async (made, at) => {
      await expectSame(await page.evaluate((chosen) => window.richText.write(chosen), made), at);
    }),
    { numRuns: 100 },
  );
});

test('the text check reads the same blocks in the editor and when stored', async ({ page }) => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.nat(60), { maxLength: 150, size: 'max' }), async (choices) => {
      const stored = await sanitiseHtml(await page.evaluate((made) => window.richText.write(made), choices));
      const checked = await page.evaluate((html) => window.richText.checked(html), stored);
      expect(blocksOfHtml(stored).flatMap(readable)).toEqual(checked.flatMap(readable));
    }),
    { numRuns: 150 },
  );
});

/** The bodies of the starter articles, of both import fixtures after import, and of the samples of every door. */
async function everyBody(): Promise<string[]> {
  const lookups = { importPicture: async () => '/assets/magazine/a.webp', articleAddress: () => undefined };
  const { articles } = await readStarterMagazine('content/magazine');
  const read = (file: string) => readFile(`tests/support/import/${file}`, 'utf8');
  const imported = [
    ...readGhost(await read('ghost.json'), 'https://linde.example').articles,
    ...readWordPress(await read('wordpress.xml')).articles,
  ].map((article) => importBody(completeArticle(article).html, lookups));
  const samples = Object.values(DOOR_SAMPLES).map(({ stored }) => stored);
  return [...articles.map(({ input }) => input.content), ...(await Promise.all(imported)), ...samples];
}
