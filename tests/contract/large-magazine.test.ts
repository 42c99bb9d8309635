import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { listForStaff, listPublished } from '../../src/server/articles/list.ts';
import { findFreeSlug } from '../../src/server/articles/slugs/free-slug.ts';
import { asSystem, type Context } from '../../src/server/context.ts';
import { connect } from '../../src/server/db/connect.ts';
import type { Connection } from '../../src/server/db/database.ts';
import { type ArticleQuery, PublicArticleQuery } from '../../src/shared/contract/articles.ts';
import { testDependencies } from '../support/api/test-dependencies.ts';
import { type LocalPostgres, startLocalPostgres } from '../support/database/local-postgres.ts';

/** Where a search no longer reads all that match (architecture §7): what it shows must be what reading all would. */
const SIZE = 8000;
let postgres: LocalPostgres;
let connection: Connection;
let context: Context;

beforeAll(async () => {
  postgres = await startLocalPostgres();
  connection = await connect({ driver: 'pg', url: await postgres.createDatabase('large') });
  await connection.migrate();
  context = asSystem(testDependencies(connection.db));
  // "Slaap" stands in every text, in every 7th title and every 11th excerpt; "kruiden" in every 13th text. Compounds:
  // "middagdutje" in every 19th text, "nachtrust" in every 6th.
  await connection.db.execute(sql`
    insert into articles (slug, title, excerpt, content, content_text, category_id, type, author, byline, is_published, created_at, updated_at, published_at)
    select 'artikel-' || n, case when n % 7 = 0 then 'Over slaap' when n % 97 = 0 then 'Slaaaap' else 'Een titel' end,
      case when n % 11 = 0 then 'Meer slaap' end, '<p>Tekst</p>',
      case when n % 13 = 0 then 'Met slaap en kruiden' else 'Met slaap' end || case when n % 19 = 0 then ', een middagdutje' else '' end
        || case when n % 6 = 0 then ', nachtrust' else '' end, 1 + n % 16,
      case when n % 5 = 0 then 'video' else 'article' end, 'Redactie', case when n % 3 = 0 then 'Anna' else 'Bram' end,
      n % 10 <> 0, timestamptz '2026-01-01' + n * interval '1 hour', timestamptz '2026-01-01' - n * interval '1 hour',
      case when n % 10 <> 0 then timestamptz '2026-01-01' + (n * 7919 % ${sql.raw(String(SIZE))}) * interval '1 hour' end
    from generate_series(1, ${sql.raw(String(SIZE))}) as n`);
  await connection.db.execute(sql`vacuum analyze`);
}, 120_000);
afterAll(async () => {
  await connection.close();
  await postgres.stop();
});

const parse = (query: object) => PublicArticleQuery.parse({ limit: 50, ...query });

/** The same the long way: every article is looked at. */
async function theLongWay({ search = '', type, category, author, page, limit }: ArticleQuery, isPublic: boolean) {
  const words = search.split(' ');
  const has = (place: string, query: string) => sql`${sql.identifier(place)} @@ queries.${sql.identifier(query)}`;
  const { rows } = (await connection.db.execute(sql`
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
])('narrowed to %o', (narrowed) => {
  const typed = ['slaap', 'slap', 'kruiden', 'slaap kruiden', 'slaaaap', 'titel slaap', 'sl'];
  const withinCompounds = ['dutje', 'rust', 'dutje rust', 'kruiden rust'];
  test.each([...typed, ...withinCompounds])(
    'architecture §5: a search for "%s" finds what reading everything finds',
    async (search) => {
      const query = parse({ ...narrowed, search });
      for (const isPublic of [true, false]) {
        const { articles, total } = await (isPublic ? listPublished : listForStaff)(context, query);
        expect({ ids: articles.map(({ id }) => id), total }).toEqual(await theLongWay(query, isPublic));
      }
    },
  );
});

test('part of a compound in the text finds it, however many there are', async () => {
  const few = { total: Math.floor(SIZE / 19) - Math.floor(SIZE / 190) };
  expect(await listPublished(context, parse({ search: 'dutje' }))).toMatchObject(few);
  expect(await listPublished(context, parse({ search: 'rust' }))).toMatchObject({ total: 1000 });
});

test('a search shows its best 1,000, and no more', async () => {
  expect(await listPublished(context, parse({ search: 'slaap', page: 21 }))).toMatchObject({
    articles: [],
    total: 1000,
    totalPages: 20,
  });
});

test('pages of a list follow on each other from both ends, whatever it is narrowed to', async () => {
  const CHOICES: Array<Partial<ArticleQuery>> = [{}, { author: 'Anna' }, { category: 'Hormonen', type: 'video' }];
  for (const narrowed of CHOICES) {
    const { total, totalPages } = await listPublished(context, parse(narrowed));
    const ids: number[] = [];
    for (let page = 1; page <= totalPages; page += 1)
      ids.push(...(await listPublished(context, parse({ ...narrowed, page }))).articles.map(({ id }) => id));
    expect(ids).toHaveLength(total);
    const { rows } = (await connection.db.execute(sql`
      select id from articles where is_published and type = coalesce(${narrowed.type ?? null}, type)
        and byline = coalesce(${narrowed.author ?? null}, byline)
        and category_id = coalesce((select id from categories where name = ${narrowed.category ?? null}), category_id)
      order by shown_at desc, id desc`)) as unknown as { rows: Array<{ id: number }> };
    expect(ids).toEqual(rows.map(({ id }) => id));
  }
});

test('architecture §7: a list is one query near its start and two at most, a search is one', async () => {
  const { $client: pool } = connection.db as unknown as { $client: { query: (...query: unknown[]) => unknown } };
  const asked = vi.spyOn(pool, 'query');
  const queriesOf = async (query: object) => {
    asked.mockClear();
    await listPublished(context, parse(query));
    return asked.mock.calls.length;
  };
  expect(await queriesOf({})).toBe(1);
  expect(await queriesOf({ page: 40 })).toBe(2);
  expect(await queriesOf({ category: 'Hormonen', type: 'video', page: 2 })).toBe(1);
  expect(await queriesOf({ author: 'Anna' })).toBeLessThanOrEqual(2);
  expect(await queriesOf({ search: 'slaap' })).toBe(1);
  expect(await queriesOf({ search: 'niets', author: 'Anna', category: 'Hormonen' })).toBe(1);
  asked.mockRestore();
});

test('a free slug is found by an index, also of a title that many have', async () => {
  expect(await findFreeSlug(connection.db, 'Artikel')).toBe('artikel');
  expect(await findFreeSlug(connection.db, 'Artikel 7')).toBe('artikel-7-2');
  const { rows } = (await connection.db.execute(
    sql`explain select slug from articles where slug = 'artikel-7' or slug ~ '^artikel-7-[0-9]+$'`,
  )) as unknown as { rows: object[] };
  expect(JSON.stringify(rows)).toContain('articles_slug_unique');
  expect(JSON.stringify(rows)).not.toContain('Seq Scan');
});
