import { describe, expect, test, vi } from 'vitest';
import { listForStaff, listPublished } from '../../../src/server/articles/list.ts';
import { findRelatedArticles } from '../../../src/server/articles/published/published.ts';
import { findFreeSlug } from '../../../src/server/articles/slugs/slugs.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import {
  type ArticleQuery,
  type PublicArticle,
  PublicArticleQuery,
} from '../../../src/shared/contract/articles/articles.ts';
import { AdminArticleQuery } from '../../../src/shared/contract/articles/articles-for-staff.ts';
import { setUpLargeDatabase } from '../../support/database/large-database.ts';

/** So many that a search stops before it has read every match; its results must not change by that. */
const SIZE = 8000;
const large = setUpLargeDatabase(async (db) => {
  // "Slaap" is in every text, every 7th title and every 11th excerpt; "kruiden" in every 13th text. The compound
  // "middagdutje" is in every 19th text, "nachtrust" in every 6th.
  await db.execute(sql`
    insert into articles (slug, title, excerpt, content, content_text, category_id, type, author, byline, is_published, created_at, updated_at, published_at)
    select 'artikel-' || n, case when n % 7 = 0 then 'Over slaap' when n % 97 = 0 then 'Slaaaap' else 'Een titel' end,
      case when n % 11 = 0 then 'Meer slaap' end, '<p>Tekst</p>',
      case when n % 13 = 0 then 'Met slaap en kruiden' else 'Met slaap' end || case when n % 19 = 0 then ', een middagdutje' else '' end
        || case when n % 6 = 0 then ', nachtrust' else '' end, 1 + n % 16,
      case when n % 5 = 0 then 'video' else 'article' end, 'Redactie', case when n % 3 = 0 then 'Anna' else 'Bram' end,
      n % 10 <> 0, timestamptz '2026-01-01' + n * interval '1 hour', timestamptz '2026-01-01' - n * interval '1 hour',
      case when n % 10 <> 0 then timestamptz '2026-01-01' + (n * 7919 % ${sql.raw(String(SIZE))}) * interval '1 hour' end
    from generate_series(1, ${sql.raw(String(SIZE))}) as n`);
});

const parse = (query: object) => PublicArticleQuery.parse({ limit: 50, ...query });

/** The same search without shortcuts. */
async function fullSearch({ search = '', type, category, author, page, limit }: ArticleQuery, isPublic: boolean) {
  const words = search.split(' ');
  const has = (place: string, query: string) => sql`${sql.identifier(place)} @@ queries.${sql.identifier(query)}`;
  const { rows } = (await large.db.execute(sql`
    select id from articles, search_query(${sql.param(words)}::text[], ${sql.param(words)}::text[]) as queries
      left join compound_query(${sql.param(words)}::text[], ${sql.param(words)}::text[]) on true
    where (${has('search_vector', 'wide')} or search_vector @@ compounds and search_vector @@ coalesce(widest, compounds)) and (is_published or not ${isPublic}) and type = coalesce(${type ?? null}, type)
      and byline = coalesce(${author ?? null}, byline)
      and category_id = coalesce((select id from categories where name = ${category ?? null}), category_id)
    order by case when ${has('title_vector', 'exact')} then 0 when ${has('head_vector', 'exact')} then 1
      when ${has('title_vector', 'wide')} then 2 when ${has('search_vector', 'exact')} then 3
      when ${has('search_vector', 'wide')} then 4 else 5 end,
      ${isPublic ? sql`shown_at` : sql`updated_at`} desc, id desc limit 1000`)) as unknown as {
    rows: Array<{ id: number }>;
  };
  const ids = rows.map(({ id }) => id);
  return { ids: ids.slice((page - 1) * limit, page * limit), total: ids.length };
}

describe.each([
  {},
  { page: 20 },
  { page: 17, limit: 12 },
  { category: 'Hormonen' },
  { author: 'Anna' },
  { type: 'video' },
  { type: 'video', category: 'Hormonen', author: 'Bram' },
])('filtered by %o', (filter) => {
  const words = ['slaap', 'slap', 'kruiden', 'slaap kruiden', 'slaaaap', 'titel slaap', 'sl'];
  const partsOfCompounds = ['dutje', 'rust', 'dutje rust', 'kruiden rust'];
  const names = ['hormonen', 'geneeskunde slaap', 'dutje geneeskunde'];
  test.each([...words, ...partsOfCompounds, ...names])('finds the same for "%s" as a full search', async (search) => {
    const query = parse({ ...filter, search });
    for (const isPublic of [true, false]) {
      const { articles, total } = await (isPublic ? listPublished : listForStaff)(large.context, query);
      expect({ ids: articles.map(({ id }) => id), total }).toEqual(await fullSearch(query, isPublic));
    }
  });
});

test('finds compounds by a part of them', async () => {
  const few = { total: Math.floor(SIZE / 19) - Math.floor(SIZE / 190) };
  expect(await listPublished(large.context, parse({ search: 'dutje' }))).toMatchObject(few);
  expect(await listPublished(large.context, parse({ search: 'rust' }))).toMatchObject({ total: 1000 });
});

test('shows the best 1,000 results only', async () => {
  expect(await listPublished(large.context, parse({ search: 'slaap', page: 21 }))).toMatchObject({
    articles: [],
    total: 1000,
    totalPages: 20,
  });
});

test('lists every article once across all pages, with any filter', async () => {
  const FILTERS: Array<Partial<ArticleQuery>> = [{}, { author: 'Anna' }, { category: 'Hormonen', type: 'video' }];
  for (const filter of FILTERS) {
    const { total, totalPages } = await listPublished(large.context, parse(filter));
    const ids: number[] = [];
    for (let page = 1; page <= totalPages; page += 1)
      ids.push(...(await listPublished(large.context, parse({ ...filter, page }))).articles.map(({ id }) => id));
    expect(ids).toHaveLength(total);
    const { rows } = (await large.db.execute(sql`
      select id from articles where is_published and type = coalesce(${filter.type ?? null}, type)
        and byline = coalesce(${filter.author ?? null}, byline)
        and category_id = coalesce((select id from categories where name = ${filter.category ?? null}), category_id)
      order by shown_at desc, id desc`)) as unknown as { rows: Array<{ id: number }> };
    expect(ids).toEqual(rows.map(({ id }) => id));
  }
});

const SORTED = {
  changed: 'updated_at desc, id desc',
  created: 'created_at desc, id desc',
  title: 'clinic_fold(title) collate "C", id',
  state: 'is_published, updated_at desc, id desc',
};
describe.each(Object.entries(SORTED))('sorted by %s', (sort, order) => {
  const parseStaff = (query: object) => AdminArticleQuery.parse({ sort, limit: 50, ...query });

  test('lists every article once across all pages, both ways', async () => {
    const { rows } = (await large.db.execute(sql.raw(`select id from articles order by ${order}`))) as unknown as {
      rows: Array<{ id: number }>;
    };
    const expected = rows.map(({ id }) => id);
    const natural = /^\S+ desc/.test(order) ? 'desc' : 'asc';
    for (const direction of ['asc', 'desc']) {
      const ids: number[] = [];
      for (let page = 1; page <= SIZE / 50; page += 1) {
        const { articles } = await listForStaff(large.context, parseStaff({ order: direction, page }));
        ids.push(...articles.map(({ id }) => id));
      }
      expect(ids).toEqual(direction === natural ? expected : expected.toReversed());
    }
  });

  test('reads a page from an index alone', async () => {
    const pool = (large.db as unknown as { $client: { query: (...query: unknown[]) => Promise<unknown> } }).$client;
    const query = vi.spyOn(pool, 'query');
    await listForStaff(large.context, parseStaff({ state: 'published', type: 'article' }));
    const [statement, values] = query.mock.calls[0] as [{ text: string }, unknown[]];
    query.mockRestore();
    const { rows } = (await pool.query(`explain ${statement.text}`, values)) as { rows: object[] };
    expect(JSON.stringify(rows)).toMatch(
      /Index Only Scan (Backward )?using articles_(changed|created|alphabetical|state)/,
    );
  });
});

test('finds drafts only, or published articles only', async () => {
  const find = (query: object) => listForStaff(large.context, AdminArticleQuery.parse({ limit: 50, ...query }));
  const all = await find({ search: 'kruiden' });
  const drafts = await find({ search: 'kruiden', state: 'draft' });
  const published = await find({ search: 'kruiden', state: 'published' });
  expect(new Set(drafts.articles.map(({ isPublished }) => isPublished))).toEqual(new Set([false]));
  expect(new Set(published.articles.map(({ isPublished }) => isPublished))).toEqual(new Set([true]));
  expect(drafts.total + published.total).toBe(all.total);
});

test('needs one query for a search and at most two for a listing page', async () => {
  const { $client: pool } = large.db as unknown as { $client: { query: (...query: unknown[]) => unknown } };
  const query = vi.spyOn(pool, 'query');
  const countQueries = async (params: object) => {
    query.mockClear();
    await listPublished(large.context, parse(params));
    return query.mock.calls.length;
  };
  expect(await countQueries({})).toBe(1);
  expect(await countQueries({ page: 40 })).toBe(2);
  expect(await countQueries({ category: 'Hormonen', type: 'video', page: 2 })).toBe(1);
  expect(await countQueries({ author: 'Anna' })).toBeLessThanOrEqual(2);
  expect(await countQueries({ search: 'slaap' })).toBe(1);
  expect(await countQueries({ search: 'niets', author: 'Anna', category: 'Hormonen' })).toBe(1);
  query.mockRestore();
});

test('finds related items of an article without a full table scan', async () => {
  const { articles } = await listPublished(large.context, parse({ page: 20 }));
  const { $client: pool } = large.db as unknown as { $client: { query: (...query: unknown[]) => unknown } };
  const query = vi.spyOn(pool, 'query');
  await findRelatedArticles(large.context, articles[0] as PublicArticle);
  const [[config, values] = []] = query.mock.calls as Array<[{ text: string }, unknown[]]>;
  query.mockRestore();
  const { rows } = (await pool.query(`explain ${config?.text}`, values)) as { rows: object[] };
  expect(JSON.stringify(rows)).toContain('articles_pkey');
  expect(JSON.stringify(rows)).not.toContain('Seq Scan on articles');
});

test('finds a free slug by an index', async () => {
  expect(await findFreeSlug(large.db, 'Artikel')).toBe('artikel');
  expect(await findFreeSlug(large.db, 'Artikel 7')).toBe('artikel-7-2');
  const { rows } = (await large.db.execute(
    sql`explain select slug from articles where slug = 'artikel-7' or slug ~ '^artikel-7-[0-9]+$'`,
  )) as unknown as { rows: object[] };
  expect(JSON.stringify(rows)).toContain('articles_slug_unique');
  expect(JSON.stringify(rows)).not.toContain('Seq Scan');
});

test('finds and counts a rare word among a million articles', async () => {
  let found: { total: number; articles: object[] } | undefined;
  const rollback = new Error('rolled back');
  await large.db
    .transaction(async (tx) => {
      // Statistics of a million articles, which do not know the word.
      await tx.execute(sql`update pg_class set reltuples = 1000000 where relname = 'articles'`);
      await tx.execute(sql`update article_counts set total = total * ${sql.raw(String(1_000_000 / SIZE))}`);
      await tx.execute(sql`update articles set content_text = 'Zeewier' where id % 1000 = 1`);
      found = await listPublished(
        { ...large.context, db: tx as unknown as typeof large.db },
        parse({ search: 'zeewier', limit: 5 }),
      );
      throw rollback;
    })
    .catch((error: unknown) => {
      if (error !== rollback) throw error;
    });
  expect([found?.total, found?.articles.length]).toEqual([8, 5]);
});
