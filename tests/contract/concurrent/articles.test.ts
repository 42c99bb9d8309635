import { beforeEach, expect, test } from 'vitest';
import { createArticle, publishArticle, updateArticle } from '../../../src/server/articles/articles.ts';
import { tagsOfPage } from '../../../src/server/articles/cache-tags.ts';
import { listPublished } from '../../../src/server/articles/list.ts';
import { findRelatedArticles } from '../../../src/server/articles/published/published.ts';
import { resolveSlug } from '../../../src/server/articles/published/resolve-slug.ts';
import { noCache } from '../../../src/server/cache/public-cache.ts';
import { createTagVersions } from '../../../src/server/cache/tag-versions.ts';
import { updateCategory } from '../../../src/server/categories/categories.ts';
import type { Context } from '../../../src/server/context.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { rowsOf } from '../../../src/server/db/rows-of.ts';
import { inTransaction } from '../../../src/server/transaction.ts';
import { ArticleInput, PublicArticleQuery } from '../../../src/shared/contract/articles/articles.ts';
import { ARTICLE } from '../../support/api/article-example.ts';
import { setUpTwoProcesses, someoneWaits } from '../../support/database/two-processes.ts';
import { createGates } from '../../support/timing/gate.ts';

const versions = createTagVersions();
const site = setUpTwoProcesses({ cache: { ...noCache, learn: versions.learn } });
const gate = createGates();

beforeEach(async () => {
  await site.db.execute(sql`truncate articles cascade`);
});

const at = (context: Context, minute: number): Context => ({
  ...context,
  clock: () => new Date(Date.UTC(2026, 10, 1, 12, minute)),
});
const create = (context: Context, fields: object) =>
  createArticle(context, ArticleInput.parse({ ...ARTICLE, isPublished: true, ...fields }));

test('renews both pages when two neighbours are published at once', async () => {
  await create(at(site.here, 1), { title: 'Eerste', slug: 'eerste' });
  await create(at(site.here, 9), { title: 'Laatste', slug: 'laatste' });
  const one = await create(at(site.here, 3), { title: 'Een', slug: 'een', isPublished: false });
  // Of another category: the counts of one category make its changes wait for each other anyway.
  const draft = { title: 'Twee', slug: 'twee', category: 'Hormonen', isPublished: false };
  const two = await create(at(site.here, 5), draft);
  const { pass, open, reached } = gate();
  const first = inTransaction(at(site.here, 3), async (tx) => {
    await publishArticle(tx, one.id);
    await pass();
  });
  await reached;
  const second = publishArticle(at(site.there, 5), two.id);
  await someoneWaits(site);
  const known = versions.highest();
  open();
  await first;
  const [afterFirst] = [versions.highest()];
  expect(afterFirst).toBeGreaterThan(known);
  await second;
  for (const slug of ['eerste', 'een', 'twee', 'laatste']) {
    const found = await resolveSlug(site.here, slug);
    if (found.kind !== 'article') throw new Error(slug);
    const related = await findRelatedArticles(site.here, found.article);
    expect([slug, versions.isCurrent(tagsOfPage(found.article, related), versions.highest())]).toEqual([slug, true]);
  }
  // A page of the first, rendered between the two, linked to the last one.
  expect(versions.isCurrent(['article:een'], afterFirst)).toBe(false);
});

test('a save and a rename of its category at once end with the new name', async () => {
  const [category] = await rowsOf<{ id: number; name: string }>(site.db, sql`select id, name from categories limit 1`);
  if (!category) throw new Error('no category');
  const article = await create(site.here, { title: 'Omgedoopt', category: category.name });
  const body = { ...ARTICLE, title: 'Omgedoopt', category: category.name, isPublished: true };
  for (let version = 1; version <= 5; version += 1) {
    await Promise.allSettled([
      updateArticle(site.here, article.id, { ...ArticleInput.parse(body), version }),
      updateCategory(site.there, category.id, { name: `Naam ${version}`, slug: null, description: null }),
    ]);
    const [row] = await rowsOf<{ version: number }>(
      site.db,
      sql`select version from articles where id = ${article.id}`,
    );
    const { articles } = await listPublished(
      site.here,
      PublicArticleQuery.parse({ search: `omgedoopt naam ${version}` }),
    );
    expect(articles.map(({ category: name }) => name)).toEqual([`Naam ${version}`]);
    await updateCategory(site.there, category.id, { name: category.name, slug: null, description: null });
    if (row?.version === version) await updateArticle(site.here, article.id, { ...ArticleInput.parse(body), version });
  }
});
