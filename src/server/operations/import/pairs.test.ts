/** @module-tag slow */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { setUpImportApp } from '../../../../tests/support/import/import-app.ts';
import { articlePairs } from '../../db/schema/articles/pairs.ts';

const { app, importFile, findArticle } = setUpImportApp();

const DUTCH = 'Wie slecht slaapt, begint overdag met licht en beweging, en gaat elke avond op dezelfde tijd naar bed.';
const ENGLISH = 'If you sleep badly, begin during the day with light and movement, and go to bed at the same time.';

const post = (id: number, slug: string, text: string) => `<item><title>${slug}</title>
  <content:encoded><![CDATA[<p>${text}</p>]]></content:encoded>
  <category domain="post_translations" nicename="pll_1"><![CDATA[pll_1]]></category>
  <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-01-0${id} 08:00:00</wp:post_date_gmt>
  <wp:post_name>${slug}</wp:post_name><wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`;

async function importPosts(...posts: string[]) {
  const folder = await mkdtemp(join(tmpdir(), 'pairs-'));
  const file = join(folder, 'export.xml');
  await writeFile(
    file,
    `<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/" xmlns:content="x"><channel>
    <wp:wxr_version>1.2</wp:wxr_version><link>https://linde.example</link>${posts.join('')}</channel></rss>`,
  );
  const { report } = await importFile(file);
  await rm(folder, { recursive: true });
  return report.problems.map(({ message }) => message);
}

test('translations of a WordPress site become a pair, also when they are imported one after the other', async () => {
  await importPosts(post(1, 'slapen', DUTCH));
  expect(await app.db.select().from(articlePairs)).toEqual([]);
  const all = [post(1, 'slapen', DUTCH), post(2, 'sleep', ENGLISH)];
  await importPosts(...all);
  const [dutch, english] = [await findArticle('slapen'), await findArticle('sleep')];
  const pair = { dutchId: dutch?.id, englishId: english?.id };
  expect(await app.db.select().from(articlePairs)).toEqual([pair]);
  expect(await importPosts(...all)).toEqual([]);
});

test('says which translations are no pair', async () => {
  const problems = await importPosts(post(1, 'slapen', DUTCH), post(2, 'rusten', DUTCH));
  expect(problems).toEqual([expect.stringContaining('had translations, which are no pair here')]);
});
