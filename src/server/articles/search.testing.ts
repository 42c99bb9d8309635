import { afterAll, beforeAll } from 'vitest';
import { ArticleInput, PublicArticleQuery } from '../../shared/contract/articles.ts';
import { ARTICLE } from '../../shared/testing.ts';
import { asSystem, type Context } from '../context.ts';
import type { Connection } from '../db/database.ts';
import { openInMemory } from '../db/testing.ts';
import { fillWithStarterMagazine, STARTER_FOLDER } from '../starter/fill.ts';
import { testDependencies } from '../test-dependencies.ts';
import { createArticle } from './create.ts';
import { listPublished } from './list.ts';
import { MORE_ARTICLES } from './search.fixtures.ts';

/** The starter magazine and more, to search: one for a test file, filled once, because searching changes nothing. */
export function setUpSearchedMagazine() {
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
    context = asSystem({ ...testDependencies(connection.db), clock: () => time.now });
    await fillWithStarterMagazine(context, STARTER_FOLDER);
    for (const [title, excerpt, category] of MORE_ARTICLES) await create({ title, excerpt, category });
  });
  afterAll(() => connection.close());

  return {
    /** Set `time.now` for when the next article is made. */
    time,
    create,
    async search(text: string, fields: object = {}) {
      const page = await listPublished(context, PublicArticleQuery.parse({ search: text, limit: 50, ...fields }));
      return { ...page, titles: page.articles.map(({ title }) => title) };
    },
  };
}
