import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { cpuMilliseconds } from '../../../../tests/support/timing/cpu-time.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { type PlannedArticle, planImport } from './plan.ts';
import { runImport } from './run-import.ts';
import type { SourceSite } from './source-site.ts';
import { wordpressHtml } from './wordpress/wordpress-html.ts';

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
])('reads half a megabyte of %s within a second', async (_, piece) => {
  expect(await cpuMilliseconds(() => wordpressHtml(repeatToHalfMegabyte(piece)))).toBeLessThan(1000);
});

test('converts captions and embed blocks and removes comments', () => {
  const image = '<a href="https://a.nl"><img src="https://a.nl/b.png"></a>';
  const block = '<!-- wp:embed {"url":"https://v.nl/1"} --><figure>weg</figure><!-- /wp:embed -->';
  const { html, notes } = wordpressHtml(
    `<p>Een</p><!-- more -->${block}[caption width="9"] ${image} Bij de foto[/caption][gallery ids="1,2"][quote]x[/quote]<!-- wp:embed {"a":1} /--><p>Twee</p><!-- open`,
  );
  expect(html.replace(/\s+/g, ' ')).toBe(
    `<p>Een</p> <p><a href="https://v.nl/1">https://v.nl/1</a></p> <figure>${image}<figcaption>Bij de foto</figcaption></figure> [quote]x[/quote]<p>Twee</p><!-- open`,
  );
  expect(notes).toEqual(['[gallery] was removed', '[quote] is still in the text: check it']);
});

const post = (key: string, fields: Partial<PlannedArticle>) => ({
  key,
  title: key,
  slug: key,
  formerSlugs: [],
  address: undefined,
  html: '<p>Tekst</p>',
  excerpt: '',
  categories: [],
  tags: [],
  writer: undefined,
  type: 'article' as const,
  isPublished: true,
  createdAt: app.time.now,
  updatedAt: app.time.now,
  publishedAt: app.time.now,
  image: '',
  imageAlt: '',
  seoTitle: '',
  seoDescription: '',
  notes: [],
  ...fields,
});

test('reports a post that is nested too deeply and imports the others', async () => {
  const source: SourceSite = {
    system: 'WordPress',
    writers: new Map(),
    categories: new Map(),
    skipped: new Map(),
    articles: [
      post('diep', { html: repeatToHalfMegabyte('<b>') }),
      post('titel', { title: `Titel${repeatToHalfMegabyte('<b>')}` }),
      post('samenvatting', { excerpt: `Kort${repeatToHalfMegabyte('<b>')}` }),
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
