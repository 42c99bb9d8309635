import { beforeEach, expect, test } from 'vitest';
import { createArticle, publishArticle } from '../../../src/server/articles/articles.ts';
import { createPreviewLink, listPreviewLinks } from '../../../src/server/articles/preview-links/preview-links.ts';
import { resolvePreviewLink } from '../../../src/server/articles/preview-links/resolve.ts';
import { asVisitor, type Context } from '../../../src/server/context.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { ArticleInput } from '../../../src/shared/contract/articles/articles.ts';
import { ARTICLE } from '../../support/api/article-example.ts';
import { createAtOnce } from '../../support/database/at-once.ts';
import { setUpTwoProcesses } from '../../support/database/two-processes.ts';

const site = setUpTwoProcesses({});
const atOnce = createAtOnce(site);
let id = 0;

beforeEach(async () => {
  await site.db.execute(sql`truncate articles, article_revisions, preview_links cascade`);
  ({ id } = await createArticle(site.here, ArticleInput.parse(ARTICLE)));
});

const share = (context: Context) => createPreviewLink(context, id, { days: 7, revision: null });
const shareAtOnce = (count: number) =>
  Promise.allSettled(Array.from({ length: count }, (_, at) => share(at % 2 ? site.here : site.there)));

test('lets twenty links work when more are made at once', async () => {
  const made = await shareAtOnce(26);
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
  expect((await listPreviewLinks(site.here, id)).links).toHaveLength(20);
});

test('refuses a link while a colleague publishes the article', async () => {
  expect(await atOnce((tx) => publishArticle(tx, id), share)).toBe('conflict');
});

test('ends a link that is made while a colleague publishes the article', async () => {
  let token = '';
  const remember = async (tx: Context) => {
    token = (await share(tx)).url.split('/').at(-1) ?? '';
  };
  expect(await atOnce(remember, (context) => publishArticle(context, id))).toBe('done');
  expect(await resolvePreviewLink(asVisitor(site.there), token)).toMatchObject({ status: 'moved' });
  expect((await listPreviewLinks(site.here, id)).links).toEqual([]);
});
