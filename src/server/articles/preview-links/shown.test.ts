import { expect, onTestFinished, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpHistory } from '../../../../tests/support/articles/history.ts';
import { setUpPreviewLinks } from '../../../../tests/support/articles/preview-links.ts';
import { asVisitor } from '../../context.ts';
import { sql } from '../../db/drizzle.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { deleteOldRevisions } from '../revisions/delete-old.ts';
import { resolvePreviewLink } from './resolve.ts';

const app = setUpTestApp();
const history = setUpHistory(app);
const { article, save, pass } = history;
const { share, revoke } = setUpPreviewLinks(app, history);
const DAY = 24 * 60;

const open = (token: string) => resolvePreviewLink(asVisitor(app.system), token);

test('shows today’s date when the article was never published', async () => {
  const { token } = await share();
  pass(DAY);
  expect(await open(token)).toMatchObject({ article: { publishedAt: '2026-11-22T10:00:00.000Z' } });
});

test('pins an article that is older than its history', async () => {
  await app.db.delete(articleRevisions);
  const { link, token } = await share({ revision: 'current' });
  expect(link.revision).toBe(1);
  await save({ title: 'Later' });
  expect(await open(token)).toMatchObject({ of: 'version', article: { title: 'Slapen zonder pillen' } });
});

test('opens when its use cannot be stored', async () => {
  const { token } = await share();
  await app.db.execute(sql`
    create function refuse() returns trigger language plpgsql as $$ begin raise 'disk full'; end $$`);
  await app.db.execute(sql`create trigger refuse before update on preview_links execute function refuse()`);
  onTestFinished(async () => void (await app.db.execute(sql`drop function refuse cascade`)));
  expect(await open(token)).toMatchObject({ status: 'found', article: { title: 'Slapen zonder pillen' } });
});

test('keeps an old version only while a link to it works', async () => {
  await save({ title: 'Later' });
  pass(80 * DAY);
  Object.assign(article, await app.logIn());
  const { link } = await share({ revision: 1, days: 30 });
  pass(11 * DAY);
  Object.assign(article, await app.logIn());
  expect(await deleteOldRevisions(app.system)).toBe(0);
  expect((await revoke(link.id)).status).toBe(204);
  expect(await deleteOldRevisions(app.system)).toBe(1);
});

test('lets an old version go once its link has expired', async () => {
  await save({ title: 'Later' });
  pass(90 * DAY);
  Object.assign(article, await app.logIn());
  await share({ revision: 1, days: 1 });
  pass(DAY - 1);
  expect(await deleteOldRevisions(app.system)).toBe(0);
  pass(1);
  expect(await deleteOldRevisions(app.system)).toBe(1);
});
