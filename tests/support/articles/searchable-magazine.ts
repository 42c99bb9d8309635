import { afterAll, beforeAll } from 'vitest';
import { createArticle } from '../../../src/server/articles/articles.ts';
import { listPublished } from '../../../src/server/articles/list.ts';
import { asSystem, type Context } from '../../../src/server/context.ts';
import type { Connection } from '../../../src/server/db/database.ts';
import type { Dependencies } from '../../../src/server/dependencies.ts';
import { fillWithStarterMagazine, STARTER_FOLDER } from '../../../src/server/operations/starter/fill.ts';
import { ArticleInput, PublicArticleQuery } from '../../../src/shared/contract/articles/articles.ts';
import { ARTICLE } from '../api/article-example.ts';
import { testDependencies } from '../api/test-dependencies.ts';
import { openInMemory } from '../database/test-database.ts';
import { EXTRA_ARTICLES } from './search-examples.ts';

/** Fills a database with the starter magazine and EXTRA_ARTICLES, once per test file. */
export function setUpSearchableMagazine(more: Partial<Dependencies> = {}) {
  let connection: Connection;
  let context: Context;
  const time = { now: new Date('2026-06-01T08:00:00Z') };

  const create = (fields: object) =>
    createArticle(
      context,
      ArticleInput.parse({ ...ARTICLE, content: '<p>Lees verder.</p>', isPublished: true, ...fields }),
    );

  beforeAll(async () => {
    connection = await openInMemory();
    context = asSystem({ ...testDependencies(connection.db), clock: () => time.now, ...more });
    await fillWithStarterMagazine(context, STARTER_FOLDER);
    for (const [title, excerpt, category] of EXTRA_ARTICLES) await create({ title, excerpt, category });
  });
  afterAll(() => connection.close());

  return {
    /** `time.now` is the creation date of the next article. */
    time,
    create,
    context: () => context,
    async search(text: string, fields: object = {}) {
      const page = await listPublished(context, PublicArticleQuery.parse({ search: text, limit: 50, ...fields }));
      return { ...page, titles: page.articles.map(({ title }) => title) };
    },
  };
}
