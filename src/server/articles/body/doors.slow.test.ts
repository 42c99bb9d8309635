import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ARTICLE } from '../../../../tests/support/api/article-example.ts';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { publicArticle } from '../../../../tests/support/articles/public-article.ts';
import { DOOR_SAMPLES } from '../../../../tests/support/rich-text/door-samples.ts';
import type { AdminArticle } from '../../../shared/contract/articles/articles.ts';
import { makeBackup } from '../../operations/backup/make.ts';
import { restoreBackup } from '../../operations/backup/restore.ts';
import { toMarkdown } from '../../operations/export/markdown.ts';
import { importBody } from '../../operations/import/article.ts';
import { completeArticle } from '../../operations/import/complete.ts';
import { readGhost } from '../../operations/import/ghost/ghost.ts';
import type { SourceArticle } from '../../operations/import/source-site.ts';
import { readWordPress } from '../../operations/import/wordpress/wordpress.ts';
import { readStarterMagazine } from '../../operations/starter/read.ts';
import { sanitiseHtml } from './convert-html.ts';

/** The door of a paste is tested in a browser: tests/admin/editor/paste/doors.spec.ts. */
const app = setUpTestApp();
const samples = Object.entries(DOOR_SAMPLES);
const folder = await mkdtemp(join(tmpdir(), 'doors-'));
afterAll(() => rm(folder, { recursive: true }));

test.each(samples)('the API stores %s', async (_, { html, stored, leftOut }) => {
  const { cookie } = await app.logIn();
  const saved = await app.request('/api/admin/articles', {
    method: 'POST',
    body: { ...ARTICLE, content: html },
    cookie,
  });
  const article = (await saved.json()) as AdminArticle;
  expect([article.content, (article as { leftOut?: string }).leftOut]).toEqual([stored, leftOut]);
});

test.each(samples)('the imports store %s', async (_, { html, stored, except, leftOut }) => {
  for (const [system, article] of Object.entries(articlesOf(html))) {
    const { html: body, notes } = completeArticle(article);
    const imported = await importBody(body, {
      importPicture: async (address) => address,
      articleAddress: () => undefined,
    });
    expect(await sanitiseHtml(imported), system).toBe(except?.import?.stored ?? stored);
    if (leftOut) expect(notes, system).toContain(`Left out: ${leftOut}.`);
  }
});

/** The same HTML, in each way that a system stores it. */
function articlesOf(html: string): Record<string, SourceArticle> {
  const ghost = (post: object) => {
    const data = { posts: [{ id: 1, title: 'a', slug: 'a', status: 'published', ...post }] };
    return readGhost(JSON.stringify({ db: [{ data }] }), undefined).articles[0] as SourceArticle;
  };
  return {
    'WordPress, block editor': wordPress(`<!-- wp:html -->\n${html}\n<!-- /wp:html -->`),
    'Ghost, HTML': ghost({ html }),
    'Ghost, Lexical': ghost({
      lexical: JSON.stringify({ root: { type: 'root', children: [{ type: 'html', html }] } }),
    }),
    'Ghost, Mobiledoc': ghost({ mobiledoc: JSON.stringify({ cards: [['html', { html }]], sections: [[10, 0]] }) }),
  };
}

const wordPress = (content: string) =>
  readWordPress(`<rss xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:wp="http://wordpress.org/export/1.2/"><channel>
    <wp:wxr_version>1.2</wp:wxr_version><item><title>a</title><wp:post_id>1</wp:post_id><wp:post_type>post</wp:post_type>
    <wp:status>publish</wp:status><wp:post_name>a</wp:post_name><content:encoded><![CDATA[${content}]]></content:encoded>
    </item></channel></rss>`).articles[0] as SourceArticle;

test('an export that the starter magazine reads keeps every text', async () => {
  await writeFile(join(folder, 'writers.yaml'), '{}\n');
  for (const [at, [, { stored }]] of samples.entries()) {
    const article = { ...publicArticle({ content: stored }), writerId: null };
    await writeFile(join(folder, `sample-${String(at).padStart(2, '0')}.md`), toMarkdown(article, undefined));
  }
  const { articles } = await readStarterMagazine(folder);
  const read = await Promise.all(articles.map(({ input }) => sanitiseHtml(input.content)));
  for (const [at, [name, { stored, except }]] of samples.entries())
    expect.soft(read[at], name).toBe(except?.markdown?.stored ?? stored);
});

test('a backup restores every text', async () => {
  const { cookie } = await app.logIn();
  const ids: number[] = [];
  for (const [, { stored }] of samples) ids.push((await app.article(cookie, { content: stored })).id);
  const file = join(folder, 'backup.tar.gz');
  await makeBackup(app.system, file);
  await restoreBackup(app.system, file, { replace: true, migrate: async () => {} });
  const again = await app.logIn();
  for (const [at, [name, { stored }]] of samples.entries()) {
    const response = await app.request(`/api/admin/articles/${ids[at]}`, { cookie: again.cookie });
    expect.soft(((await response.json()) as AdminArticle).content, name).toBe(stored);
  }
});
