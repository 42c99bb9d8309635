import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { fromWordPress, NOTHING, sourceArticle } from '../../../../tests/support/import/source-article.ts';
import { cpuMilliseconds } from '../../../../tests/support/timing/cpu-time.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { planImport } from './plan.ts';
import { runImport } from './run-import.ts';
import type { SourceSite } from './source-site.ts';
import { readWordPressBody } from './wordpress/wordpress-html.ts';

/** An export is untrusted input: no post may block the import. */
const app = setUpTestApp();
const repeatToHalfMegabyte = (piece: string) => piece.repeat(Math.floor(500_000 / piece.length));

test.each([
  ['unclosed comments', '<!--'],
  ['unclosed embed blocks', '<!-- wp:embed {"url":"https://a.nl"} -->'],
  ['unclosed block settings', '<!-- wp:embed {'],
  ['unclosed embed shortcodes', '[embed'],
  ['embed shortcodes without address', '[embed]a[/embed'],
  ['unclosed captions', '[caption'],
  ['unclosed captions with pictures', '[caption]<img>'],
  ['unclosed links in captions', '[caption]<a '],
  ['unclosed galleries', '[gallery '],
  ['closing shortcodes', '[/a'],
  ['spaces in captions', '[caption]                                        '],
  ['empty lines', '\n \n'],
  ['nested blocks', '<!-- wp:group -->'],
  ['ends of blocks', '<!-- /wp:group -->'],
  ['opened and unopened blocks', '<!-- wp:group --><!-- /wp:list -->'],
  ['paragraphs', 'a\n\n'],
  ['footnotes', 'a[efn_note]b[/efn_note] '],
  ['references', '<sup><a href="#fn1">1</a></sup><p id="fn1">x</p>'],
])('reads half a megabyte of %s within a second', async (_, piece) => {
  expect(await cpuMilliseconds(() => fromWordPress(repeatToHalfMegabyte(piece)))).toBeLessThan(1000);
});

const post = (key: string, content: string, fields: object = {}) =>
  sourceArticle({ key, title: key, slug: key, readBody: () => readWordPressBody(content, NOTHING), ...fields });

test('reports a post that is nested too deeply and imports the others', async () => {
  const source: SourceSite = {
    system: 'WordPress',
    writers: new Map(),
    categories: new Map(),
    skipped: new Map(),
    articles: [
      post('diep', repeatToHalfMegabyte('<b>')),
      post('titel', '<p>Tekst</p>', { title: `Titel${repeatToHalfMegabyte('<b>')}` }),
      post('samenvatting', '<p>Tekst</p>', { excerpt: `Kort${repeatToHalfMegabyte('<b>')}` }),
    ],
  };
  const spent = await cpuMilliseconds(async () => {
    const plan = await planImport(app.system, source, { categoryMap: new Map(), defaultCategory: 'Overig' });
    const report = await runImport(app.system, source, plan, async () => new Uint8Array());
    expect(JSON.stringify(report)).toContain('too many nested parts');
  });
  const saved = await app.db
    .select({ title: articles.title, excerpt: articles.excerpt })
    .from(articles)
    .orderBy(articles.id);
  expect(saved).toEqual([
    { title: 'Titel', excerpt: null },
    { title: 'samenvatting', excerpt: 'Kort' },
  ]);
  expect(spent).toBeLessThan(5000);
});
