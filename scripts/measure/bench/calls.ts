import type { SQL } from 'drizzle-orm';
import { createArticle, publishArticle, unpublishArticle } from '../../../src/server/articles/articles.ts';
import { listForStaff, listPublished } from '../../../src/server/articles/list.ts';
import { getPublished, latestArticles } from '../../../src/server/articles/published/published.ts';
import { sitemapEntries, sitemapFiles } from '../../../src/server/articles/published/sitemap.ts';
import { updateCategory } from '../../../src/server/categories/categories.ts';
import { asSystem, type Context } from '../../../src/server/context.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { eq, inArray, like, sql } from '../../../src/server/db/drizzle.ts';
import { articleCounts, articles } from '../../../src/server/db/schema/articles/articles.ts';
import { articleRevisions } from '../../../src/server/db/schema/articles/revisions.ts';
import { categories } from '../../../src/server/db/schema/categories.ts';
import { searchSite } from '../../../src/server/search/site/search-site.ts';
import { ArticleInput, PublicArticleQuery } from '../../../src/shared/contract/articles/articles.ts';
import { AdminArticleQuery } from '../../../src/shared/contract/articles/articles-for-staff.ts';
import { CategoryInput } from '../../../src/shared/contract/categories.ts';
import { ARTICLE } from '../../../tests/support/api/article-example.ts';
import { testDependencies } from '../../../tests/support/api/test-dependencies.ts';
import { contentIndex } from '../../../tests/support/search/content-index.ts';
import { EXPECTED_PAGES } from '../../../tests/support/search/expected-pages.ts';
import type { Times } from './budget.ts';
import { RARE_WORDS } from './fill.ts';

const WARM_UP_CALLS = 20;
export const CALLS = 200;
const CHANGES = 20;
const FEED_ITEMS = 30;
const TITLE = 'Nieuw gemaakt';

/** Kinds of searches of the site. The first is what visitors type, one search after the other. */
const SITE_SEARCHES = {
  'what visitors type': EXPECTED_PAGES.map(([query]) => query),
  'common word': ['hormonen'],
  'common word with a meaning': ['suikerziekte'],
  'two common words': ['slapen pillen'],
  'beginning of words': ['ve'],
  'misspelt word': ['diabetis'],
  'nothing found': ['fietsenmaker'],
};

/** The calls that search the site, by kind. */
export const siteSearches = (prefix: string, search: (text: string) => Promise<unknown>): Array<[string, Call]> =>
  Object.entries(SITE_SEARCHES).map(([kind, texts]) => [
    `${prefix}: ${kind}`,
    (turn) => search(texts[turn % texts.length] ?? ''),
  ]);

export const benchContext = (db: Database): Context =>
  asSystem({ ...testDependencies(db), clock: () => new Date(), siteIndex: contentIndex() });

type Call = (turn: number) => Promise<unknown>;

/** The reads of visitors and staff, and the creation of an article. */
async function callsOf(context: Context): Promise<Array<[string, Call]>> {
  const list = (query: object) => () => listPublished(context, PublicArticleQuery.parse(query));
  const listOfStaff = (query: object) => () => listForStaff(context, AdminArticleQuery.parse(query));
  const site = (text: string) => searchSite(context, text, { mode: 'suggest', clientAddress: 'bench' });
  const { totalPages, articles: newest } = await list({})();
  const middle = Math.ceil(totalPages / 2);
  const { articles: some } = await list({ page: middle })();
  const author = newest[0]?.writer?.name;
  const sitemaps = await sitemapFiles(context);
  return [
    ['list: first page', list({})],
    ['list: page in the middle', list({ page: middle })],
    ['list: last page', list({ page: totalPages })],
    ['list: a category and type', list({ category: 'Hormonen', type: 'video' })],
    ['list: one author', list({ author })],
    ['list of staff: drafts', listOfStaff({ state: 'draft' })],
    ['list of staff: by title, page in the middle', listOfStaff({ sort: 'title', page: middle })],
    ['list of staff: by state, last page', listOfStaff({ sort: 'state', page: totalPages })],
    [
      'list of staff: a category and type, oldest first',
      listOfStaff({ category: 'Hormonen', type: 'video', sort: 'created', order: 'asc' }),
    ],
    ['search: common word', list({ search: 'hormonen' })],
    ['search: common word, page 20', list({ search: 'bloeddruk', page: 20 })],
    ['search: two common words', list({ search: 'slapen pillen' })],
    ['search: two common words in a category', list({ search: 'slapen pillen', category: 'Natuurgeneeskunde' })],
    ['search: common word of one author', list({ search: 'hormonen', author })],
    ['search: beginning of words', list({ search: 'ver' })],
    ['search: rare word', (turn) => list({ search: RARE_WORDS[turn % RARE_WORDS.length] })()],
    ['search: part of compounds', list({ search: 'schap' })],
    ['search: part of many compounds', list({ search: 'eten' })],
    ['search: two parts of compounds', list({ search: 'klacht onderzoek' })],
    ['search: misspelt word', list({ search: 'diabetis' })],
    ['search: nothing found', list({ search: 'fietsenmaker' })],
    ['search: common word with a meaning', list({ search: 'menopauze' })],
    ...siteSearches('site search', site),
    ['sitemap: its list of files', () => sitemapFiles(context)],
    ['sitemap: a file', (turn) => sitemapEntries(context, 1 + (turn % sitemaps.length))],
    ['feed', () => latestArticles(context, FEED_ITEMS)],
    ['article by slug', (turn) => getPublished(context, some[turn % some.length]?.slug ?? '')],
    [
      'create (fsync off)',
      (turn) =>
        createArticle(context, ArticleInput.parse({ ...ARTICLE, title: `${TITLE} ${turn}`, isPublished: true })),
    ],
    ['create, title taken', () => createArticle(context, ArticleInput.parse({ ...ARTICLE, title: TITLE }))],
  ];
}

type Print = (line?: string) => void;
export type Report = (call: string, times: Times) => Promise<void>;

/** Measures each call in milliseconds, one at a time. */
export async function printTimes(
  calls: ReadonlyArray<[string, Call]>,
  count: number,
  print: Print,
  report: Report,
): Promise<void> {
  print('\n| call | fastest ms | p50 ms | p95 ms | p99 ms |');
  print('|---|---:|---:|---:|---:|');
  for (const [name, call] of calls) {
    const times = await timesOf(call, count);
    const cells = [times.fastest, times.p50, times.p95, times.p99].map((time) => time.toFixed(1));
    print(`| ${name} | ${cells.join(' | ')} |`);
    await report(name, times);
  }
}

/** The API's functions. */
export async function measureCalls(context: Context, print: Print, report: Report): Promise<void> {
  await printTimes(await callsOf(context), CALLS, print, report);
  await context.db.delete(articles).where(like(articles.title, `${TITLE}%`));
  await context.db.delete(articleRevisions).where(like(articleRevisions.title, `${TITLE}%`));
}

/** Changes that affect many rows. The next round undoes each. */
export async function measureChanges(context: Context, print: Print, report: Report): Promise<void> {
  const { totalPages } = await listPublished(context, PublicArticleQuery.parse({}));
  const { articles: some } = await listPublished(
    context,
    PublicArticleQuery.parse({ page: Math.ceil(totalPages / 2) }),
  );
  const id = some[0]?.id ?? 0;
  // An interrupted run may have left it renamed.
  const names = ['Hormoonbalans', 'Hormonen'];
  const [category] = await context.db.select().from(categories).where(inArray(categories.name, names));
  const [counted] = await context.db
    .select({ total: sql<number>`sum(${articleCounts.total})::int` })
    .from(articleCounts)
    .where(eq(articleCounts.categoryId, category?.id ?? 0));
  const isFirst = (turn: number) => turn % 2 === 0;
  const publish = (turn: number) => (isFirst(turn) ? unpublishArticle : publishArticle)(context, id);
  const rename = (turn: number) =>
    updateCategory(context, category?.id ?? 0, CategoryInput.parse({ name: names[turn % 2] }));
  const changes: Array<[string, Call]> = [
    ['unpublish or publish', publish],
    [`rename a category of ${counted?.total ?? 0} articles`, rename],
  ];
  await printTimes(changes, CHANGES, print, report);
}

async function timesOf(call: Call, count: number): Promise<Times> {
  const times: number[] = [];
  for (let turn = 0; turn < WARM_UP_CALLS + count; turn += 1) {
    const started = performance.now();
    await call(turn);
    if (turn >= WARM_UP_CALLS) times.push(performance.now() - started);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] as number;
  return { fastest: at(0), p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** The index that each kind of read must use in a large database. */
const READS: Array<[index: string, query: SQL]> = [
  [
    'articles_public',
    sql`select id from articles where is_published order by shown_at desc, id desc limit 12 offset 600`,
  ],
  [
    'articles_public_category',
    sql`select id from articles where is_published and category_id = (select id from categories where name = 'Hormonen') order by shown_at desc, id desc limit 12`,
  ],
  ['articles_changed', sql`select id from articles order by updated_at desc, id desc limit 10`],
  ['articles_slug_unique', sql`select content from articles where slug = 'artikel-500' and is_published`],
  [
    'articles_title',
    sql`select id from articles where title_vector @@ to_tsquery('clinic_dutch', 'kurkumine:*') and is_published order by shown_at + interval '0' desc limit 12`,
  ],
  [
    'articles_head',
    sql`select id from articles where head_vector @@ to_tsquery('clinic_dutch', 'kurkumine:*') and is_published order by shown_at + interval '0' desc limit 12`,
  ],
  [
    'articles_search',
    sql`select id from articles where search_vector @@ to_tsquery('clinic_dutch', 'kurkumine:*') and is_published order by shown_at + interval '0' desc limit 12`,
  ],
];

const MIN_ARTICLES = 10_000;

/** Throws when a read does not use its index. */
export async function checkQueryPlans(db: Database, print: (line?: string) => void): Promise<void> {
  const [counted] = await db.select({ total: sql<number>`coalesce(sum(total), 0)::int` }).from(articleCounts);
  if ((counted?.total ?? 0) < MIN_ARTICLES) return;
  for (const [index, query] of READS) {
    const { rows } = (await db.execute(sql`explain ${query}`)) as unknown as { rows: object[] };
    const plan = rows.map((row) => Object.values(row)[0]).join('\n');
    if (!new RegExp(`\\b${index}\\b`).test(plan)) throw new Error(`${index} is not used:\n${plan}`);
  }
  print(`\nQuery plans use ${READS.map(([index]) => index).join(', ')}.`);
}
