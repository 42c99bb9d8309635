import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { tagsOfPage } from '../../src/server/articles/cache-tags/article-tags.ts';
import { createArticle } from '../../src/server/articles/create.ts';
import { listPublished } from '../../src/server/articles/list.ts';
import { publishArticle } from '../../src/server/articles/publish.ts';
import { findRelatedArticles } from '../../src/server/articles/related.ts';
import { resolveSlug } from '../../src/server/articles/slugs/resolve-slug.ts';
import { updateArticle } from '../../src/server/articles/update.ts';
import { noCache } from '../../src/server/cache/public-cache.ts';
import { createTagVersions } from '../../src/server/cache/tag-versions.ts';
import { updateCategory } from '../../src/server/categories/update.ts';
import { asSystem, type Context } from '../../src/server/context.ts';
import { connect } from '../../src/server/db/connect.ts';
import type { Connection } from '../../src/server/db/database.ts';
import { rowsOf } from '../../src/server/db/rows-of.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { ArticleInput, PublicArticleQuery } from '../../src/shared/contract/articles.ts';
import { ARTICLE } from '../support/api/article-example.ts';
import { testDependencies } from '../support/api/test-dependencies.ts';
import { type LocalPostgres, startLocalPostgres } from '../support/database/local-postgres.ts';

let postgres: LocalPostgres;
let connection: Connection;
/** Two processes: each has connections, and knowledge of tags, of its own. */
let other: Connection;
const versions = createTagVersions();
const contextOf = ({ db }: Connection): Context =>
  asSystem({ ...testDependencies(db), cache: { ...noCache, learn: versions.learn } });
let here: Context;
let there: Context;
beforeAll(async () => {
  postgres = await startLocalPostgres();
  const url = await postgres.createDatabase('writes');
  connection = await connect({ driver: 'pg', url });
  other = await connect({ driver: 'pg', url });
  await connection.migrate();
  here = contextOf(connection);
  there = contextOf(other);
}, 60_000);
afterAll(async () => {
  await connection.close();
  await other.close();
  await postgres.stop();
});
beforeEach(async () => {
  await connection.db.execute(sql`truncate articles cascade`);
});

const at = (context: Context, minute: number): Context => ({
  ...context,
  clock: () => new Date(Date.UTC(2026, 10, 1, 12, minute)),
});
const create = (context: Context, fields: object) =>
  createArticle(context, ArticleInput.parse({ ...ARTICLE, isPublished: true, ...fields }));

/** Opened after each test: a failed one leaves no transaction open. */
const gates: Array<() => void> = [];
afterEach(() => {
  for (const open of gates.splice(0)) open();
});

/** A gate that `work` waits for half-way in its transaction, and a promise for its reaching it. */
function gate() {
  const open = Promise.withResolvers<void>();
  const reached = Promise.withResolvers<void>();
  gates.push(open.resolve);
  return {
    open: open.resolve,
    reached: reached.promise,
    pass: async () => {
      reached.resolve();
      await open.promise;
    },
  };
}

/** Resolves when a backend waits for a lock. */
async function someoneWaits(): Promise<void> {
  for (let turn = 0; turn < 2000; turn += 1) {
    const [row] = await rowsOf<{ total: number }>(
      connection.db,
      sql`select count(*)::int as total from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
    if (row?.total) return;
  }
  throw new Error('Nobody waits for a lock');
}

test('renews both pages when two neighbours are published at once', async () => {
  await create(at(here, 1), { title: 'Eerste', slug: 'eerste' });
  await create(at(here, 9), { title: 'Laatste', slug: 'laatste' });
  const one = await create(at(here, 3), { title: 'Een', slug: 'een', isPublished: false });
  // Of another category: the counts of one category make its changes wait for each other anyway.
  const draft = { title: 'Twee', slug: 'twee', category: 'Hormonen', isPublished: false };
  const two = await create(at(here, 5), draft);
  const { pass, open, reached } = gate();
  const first = inTransaction(at(here, 3), async (tx) => {
    await publishArticle(tx, one.id);
    await pass();
  });
  await reached;
  const second = publishArticle(at(there, 5), two.id);
  await someoneWaits();
  const known = versions.highest();
  open();
  await first;
  const [afterFirst] = [versions.highest()];
  expect(afterFirst).toBeGreaterThan(known);
  await second;
  for (const slug of ['eerste', 'een', 'twee', 'laatste']) {
    const found = await resolveSlug(here, slug);
    if (found.kind !== 'article') throw new Error(slug);
    const related = await findRelatedArticles(here, found.article);
    expect([slug, versions.isCurrent(tagsOfPage(found.article, related), versions.highest())]).toEqual([slug, true]);
  }
  // A page of the first, rendered between the two, linked to the last one.
  expect(versions.isCurrent(['article:een'], afterFirst)).toBe(false);
});

test('a save and a rename of its category at once end with the new name', async () => {
  const [category] = await rowsOf<{ id: number; name: string }>(
    connection.db,
    sql`select id, name from categories limit 1`,
  );
  if (!category) throw new Error('no category');
  const article = await create(here, { title: 'Omgedoopt', category: category.name });
  const body = { ...ARTICLE, title: 'Omgedoopt', category: category.name, isPublished: true };
  for (let version = 1; version <= 5; version += 1) {
    await Promise.allSettled([
      updateArticle(here, article.id, { ...ArticleInput.parse(body), version }),
      updateCategory(there, category.id, { name: `Naam ${version}`, slug: null, description: null }),
    ]);
    const [row] = await rowsOf<{ version: number }>(
      connection.db,
      sql`select version from articles where id = ${article.id}`,
    );
    const { articles } = await listPublished(here, PublicArticleQuery.parse({ search: `omgedoopt naam ${version}` }));
    expect(articles.map(({ category: name }) => name)).toEqual([`Naam ${version}`]);
    await updateCategory(there, category.id, { name: category.name, slug: null, description: null });
    if (row?.version === version) await updateArticle(here, article.id, { ...ArticleInput.parse(body), version });
  }
});
