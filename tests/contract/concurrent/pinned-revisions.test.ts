import { beforeEach, expect, test } from 'vitest';
import { createArticle, updateArticle } from '../../../src/server/articles/articles.ts';
import { createPreviewLink } from '../../../src/server/articles/preview-links/preview-links.ts';
import { resolvePreviewLink } from '../../../src/server/articles/preview-links/resolve.ts';
import { deleteOldRevisions, deleteUnused, selectExpired } from '../../../src/server/articles/revisions/delete-old.ts';
import { scheduleChange } from '../../../src/server/articles/schedules/schedules.ts';
import { asVisitor, type Context } from '../../../src/server/context.ts';
import { sql } from '../../../src/server/db/drizzle.ts';
import { rowsOf } from '../../../src/server/db/rows-of.ts';
import { inTransaction } from '../../../src/server/transaction.ts';
import { ArticleInput } from '../../../src/shared/contract/articles/articles.ts';
import { DAY_MS } from '../../../src/shared/dates/durations.ts';
import { ARTICLE } from '../../support/api/article-example.ts';
import { NOW } from '../../support/api/test-dependencies.ts';
import { createAtOnce } from '../../support/database/at-once.ts';
import { setUpTwoProcesses, someoneWaits } from '../../support/database/two-processes.ts';
import { createGates } from '../../support/timing/gate.ts';

const site = setUpTwoProcesses({});
const gate = createGates();
const atOnce = createAtOnce(site);
const after = (days: number) => new Date(NOW.getTime() + days * DAY_MS);
let here: Context;
let there: Context;
let id = 0;

/** Revision 1 was replaced 91 days ago, and nothing uses it. */
beforeEach(async () => {
  await site.db.execute(
    sql`truncate articles, article_revisions, preview_links, article_schedules, images restart identity cascade`,
  );
  ({ id } = await createArticle(site.here, ArticleInput.parse(ARTICLE)));
  await save('Tweede', 1);
  [here, there] = [site.here, site.there].map((context) => ({ ...context, clock: () => after(91) })) as [
    Context,
    Context,
  ];
});

const save = (title: string, version: number) =>
  updateArticle(site.here, id, { ...ArticleInput.parse({ ...ARTICLE, title }), version });
const share = (context: Context) => createPreviewLink(context, id, { days: 30, revision: 1 });
const numbers = async () =>
  (await rowsOf<{ number: number }>(site.db, sql`select number from article_revisions order by number`)).map(
    ({ number }) => number,
  );

test('deletes no old revision while a preview link is pinned to it', async () => {
  const { pass, open, reached } = gate();
  const sharing = inTransaction(here, async (tx) => {
    const made = await share(tx);
    await pass();
    return made;
  });
  await reached;
  expect(await deleteOldRevisions(there)).toBe(0);
  open();
  const token = (await sharing).url.split('/').at(-1) ?? '';
  expect(await deleteOldRevisions(there)).toBe(0);
  expect(await resolvePreviewLink(asVisitor(there), token)).toMatchObject({ status: 'found', of: 'version' });
});

test('refuses a link to a revision that is being deleted', async () => {
  const clean = async (tx: Context) => expect(await deleteOldRevisions(tx)).toBe(1);
  expect(await atOnce(clean, () => share(here), there)).toBe('not-found');
});

test('keeps a revision that was pinned between the search and the lock', async () => {
  const found = await rowsOf<{ id: number }>(site.db, selectExpired(after(1), after(91)));
  expect(found).toHaveLength(1);
  await share(here);
  expect(await deleteUnused(there, found)).toBe(0);
  expect(await numbers()).toEqual([1, 2]);
});

test('deletes no revision that is scheduled while it is replaced', async () => {
  const { pass, open, reached } = gate();
  const scheduling = inTransaction(site.here, async (tx) => {
    await scheduleChange(tx, id, { action: 'publish', wallTime: '2027-11-21T10:00', version: 2, draft: null });
    await pass();
  });
  await reached;
  const saving = save('Derde', 2);
  await someoneWaits(site);
  expect(await deleteOldRevisions(there)).toBe(1);
  open();
  await Promise.all([scheduling, saving]);
  expect(await deleteOldRevisions(there)).toBe(0);
  expect(await numbers()).toEqual([2, 3]);
});
