import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { WORDPRESS } from '../../../../tests/support/import/import-app.ts';
import { readExport } from './read-export.ts';
import { readWordPress } from './wordpress/wordpress.ts';

test('refuses other files and incomplete exports', async () => {
  const complete = await readFile(WORDPRESS, 'utf8');
  expect(() => readWordPress(complete.slice(0, -40))).toThrow('the file is incomplete: it does not end with </rss>');
  expect(() => readWordPress('<rss><channel><title>Feed</title></channel></rss>')).toThrow('not a WordPress export');
  await expect(readExport('package.json', undefined)).rejects.toThrow('package.json: this is not a Ghost export');
  await expect(readExport('README.md', undefined)).rejects.toThrow('README.md is neither a WordPress export');
  await expect(readExport('none.xml', undefined)).rejects.toThrow('There is no file none.xml: check the name');
});

test('refuses an export that is too large to be read', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  const file = join(folder, 'large.xml');
  const handle = await open(file, 'w');
  await handle.truncate(201 * 1024 * 1024);
  await handle.close();
  await expect(readExport(file, undefined)).rejects.toThrow('has more than 200 MB: export the articles in parts');
  await rm(folder, { recursive: true });
});

test('reads the names of WordPress, which are HTML', () => {
  const site = readWordPress(
    '<rss xmlns:wp="w" xmlns:content="c"><channel><wp:wxr_version>1.2</wp:wxr_version><item><title>a</title><wp:post_type>post</wp:post_type><category domain="category"><![CDATA[Slaap &amp; rust]]></category></item></channel></rss>',
  );
  expect(site.articles[0]?.categories).toEqual(['Slaap & rust']);
});
