import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { createArticle } from '../../src/server/articles/create.ts';
import { createPreviewLink } from '../../src/server/articles/preview-links/create.ts';
import { listPreviewLinks } from '../../src/server/articles/preview-links/list.ts';
import { resolvePreviewLink } from '../../src/server/articles/preview-links/resolve.ts';
import { publishArticle } from '../../src/server/articles/publish.ts';
import { asVisitor, type Context } from '../../src/server/context.ts';
import { inTransaction } from '../../src/server/db/transaction.ts';
import { ArticleInput } from '../../src/shared/contract/articles/articles.ts';
import { ARTICLE } from '../support/api/article-example.ts';
import { setUpTwoProcesses, someoneWaits } from '../support/database/two-processes.ts';
import { createGates } from '../support/gate.ts';

const site = setUpTwoProcesses({});
const gate = createGates();
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

test('refuses a link while somebody publishes the article', async () => {
  const { pass, open, reached } = gate();
  const publishing = inTransaction(site.here, async (tx) => {
    await publishArticle(tx, id);
    await pass();
  });
  await reached;
  const sharing = share(site.there);
  sharing.catch(() => {});
  await someoneWaits(site);
  open();
  await publishing;
  await expect(sharing).rejects.toMatchObject({ code: 'conflict' });
});

test('ends a link that is made while somebody publishes the article', async () => {
  const { pass, open, reached } = gate();
  const sharing = inTransaction(site.here, async (tx) => {
    const made = await share(tx);
    await pass();
    return made;
  });
  await reached;
  const publishing = publishArticle(site.there, id);
  await someoneWaits(site);
  open();
  const token = (await sharing).url.split('/').at(-1) ?? '';
  await publishing;
  expect(await resolvePreviewLink(asVisitor(site.there), token)).toMatchObject({ status: 'moved' });
  expect((await listPreviewLinks(site.here, id)).links).toEqual([]);
});
