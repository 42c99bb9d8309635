import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { cpuMilliseconds } from '../../../../tests/support/cpu-time.ts';
import { articles } from '../../db/schema/magazine.ts';
import { type PlannedArticle, planImport } from './plan.ts';
import { runImport } from './run.ts';
import type { Source } from './source.ts';
import { wordpressHtml } from './wordpress-html.ts';

/** An export is somebody else's text: no post in it holds up the others. */
const app = setUpTestApp();
const fill = (piece: string) => piece.repeat(Math.floor(500_000 / piece.length));

test.each([
  ['comments that are not closed', '<!--'],
  ['embedded blocks that are not closed', '<!-- wp:embed {"url":"https://a.nl"} -->'],
  ['settings of blocks that are not closed', '<!-- wp:embed {'],
  ['addresses to embed that are not closed', '[embed'],
  ['addresses to embed without an address', '[embed]a[/embed'],
  ['captions that are not closed', '[caption'],
  ['captions with pictures that are not closed', '[caption]<img>'],
  ['links in captions that are not closed', '[caption]<a '],
  ['galleries that are not closed', '[gallery '],
  ['ends of shortcodes', '[/a'],
  ['spaces in captions', '[caption]                                        '],
  ['empty lines', '\n \n'],
])('%s: half a megabyte is read in less than a second', async (_, piece) => {
  expect(await cpuMilliseconds(() => wordpressHtml(fill(piece)))).toBeLessThan(1000);
});

test('what stood in captions, embedded blocks and comments is as it was', () => {
  const image = '<a href="https://a.nl"><img src="https://a.nl/b.png"></a>';
  const block = '<!-- wp:embed {"url":"https://v.nl/1"} --><figure>weg</figure><!-- /wp:embed -->';
  const { html, notes } = wordpressHtml(
    `<p>Een</p><!-- more -->${block}[caption width="9"] ${image} Bij de foto[/caption][gallery ids="1,2"][quote]x[/quote]<!-- wp:embed {"a":1} /--><p>Twee</p><!-- open`,
  );
  expect(html.replace(/\s+/g, ' ')).toBe(
    `<p>Een</p> <p><a href="https://v.nl/1">https://v.nl/1</a></p> <p>${image}</p> <p><em>Bij de foto</em></p> [quote]x[/quote]<p>Twee</p><!-- open`,
  );
  expect(notes).toEqual(['[gallery] was left out', '[quote] stands in the text: look at it']);
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

test('a post of too many nested parts is reported, and the others arrive', async () => {
  const source: Source = {
    system: 'WordPress',
    writers: new Map(),
    categories: new Map(),
    skipped: new Map(),
    articles: [
      post('diep', { html: fill('<b>') }),
      post('titel', { title: `Titel${fill('<b>')}` }),
      post('samenvatting', { excerpt: `Kort${fill('<b>')}` }),
    ],
  };
  const spent = await cpuMilliseconds(async () => {
    const plan = await planImport(app.system, source, { map: new Map(), otherwise: 'Overig' });
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
