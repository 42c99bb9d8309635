import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpHistory } from '../../../../tests/support/articles/history.ts';
import { setUpPreviewLinks } from '../../../../tests/support/articles/preview-links.ts';
import { asVisitor } from '../../context.ts';
import { previewLinks } from '../../db/schema/articles/preview-links.ts';
import { runMaintenance } from '../../maintenance/run.ts';
import { erasePerson } from '../../operations/privacy/erase.ts';
import { findPerson } from '../../operations/privacy/person.ts';
import { addAccount } from '../../staff/accounts.ts';
import { inTransaction } from '../../transaction.ts';
import { publishRevision } from '../write-path/change-article.ts';
import { resolvePreviewLink } from './resolve.ts';

const app = setUpTestApp();
const history = setUpHistory(app);
const { article, save, setPublished, pass } = history;
const { share, list, revoke } = setUpPreviewLinks(app, history);
const DAY = 24 * 60;

const open = (token: string) => resolvePreviewLink(asVisitor(app.system), token);
const statusOf = async (token: string) => (await open(token)).status;
const remove = () => history.request(String(article.id), 'DELETE');
const bin = (path: string, method: string) =>
  app.request(`/api/admin/bin/${article.id}${path}`, { method, cookie: article.cookie });

test('leads to the live page when its article is published', async () => {
  const follows = await share();
  const pinned = await share({ revision: 1 });
  await save({ slug: 'nieuw-adres', isPublished: true });
  const live = { status: 'moved', to: { type: 'article', slug: 'nieuw-adres' } };
  expect([await open(follows.token), await open(pinned.token)]).toEqual([live, live]);
  expect((await list()).links).toEqual([]);
});

test('ends when a schedule or a person publishes one of its versions', async () => {
  for (const reason of ['published', 'published-as-scheduled'] as const) {
    await setPublished(true);
    await save({ title: `Live voor ${reason}`, isPublished: true });
    const { token } = await share({ revision: 1 });
    expect(await statusOf(token)).toBe('found');
    await inTransaction(app.system, (tx) => publishRevision(tx, article.id, { number: 1, reason }));
    expect(await statusOf(token)).toBe('moved');
    article.version += 1;
  }
});

test('keeps working when the published text is saved', async () => {
  await setPublished(true);
  const { token } = await share({ revision: 1 });
  await save({ title: 'Rechtstreeks live', isPublished: true });
  expect(await open(token)).toMatchObject({ status: 'found', article: { title: 'Slapen zonder pillen' } });
});

test('shows nothing of an article that is unpublished after that', async () => {
  const { token } = await share();
  await setPublished(true);
  await setPublished(false);
  await save({ title: 'Geheim vervolg' });
  expect(await open(token)).toEqual({ status: 'gone' });
  await setPublished(true);
  expect(await statusOf(token)).toBe('moved');
});

test('stays revoked when its article is published', async () => {
  const { link, token } = await share();
  await revoke(link.id);
  await setPublished(true);
  expect(await open(token)).toEqual({ status: 'gone' });
});

test('is gone while its article is in the bin, and works once it is back', async () => {
  const { token } = await share();
  const pinned = await share({ revision: 1 });
  await remove();
  expect([await statusOf(token), await statusOf(pinned.token)]).toEqual(['gone', 'gone']);
  expect((await bin('/restore', 'POST')).status).toBe(200);
  expect([await statusOf(token), await statusOf(pinned.token)]).toEqual(['found', 'found']);
});

test('does not work again when its article leaves the bin published', async () => {
  const { token } = await share();
  await setPublished(true);
  await remove();
  expect(await statusOf(token)).toBe('gone');
  await bin('/restore', 'POST');
  expect(await statusOf(token)).toBe('moved');
});

test('is deleted with its article', async () => {
  const { token } = await share();
  await remove();
  expect((await bin('', 'DELETE')).status).toBe(204);
  expect(await statusOf(token)).toBe('not-found');
  expect(await app.db.$count(previewLinks)).toBe(0);
});

test('is deleted 90 days after it ended or expired', async () => {
  const expired = await share({ days: 1 });
  const revoked = await share({ days: 30 });
  await revoke(revoked.link.id);
  const both = async () => [await statusOf(revoked.token), await statusOf(expired.token)];
  pass(90 * DAY);
  expect(await runMaintenance(app.system)).toMatchObject({ previewLinksForgotten: 0 });
  expect(await both()).toEqual(['gone', 'gone']);
  pass(1);
  expect(await runMaintenance(app.system)).toMatchObject({ previewLinksForgotten: 1 });
  expect(await both()).toEqual(['not-found', 'gone']);
  pass(DAY);
  expect(await runMaintenance(app.system)).toMatchObject({ previewLinksForgotten: 1 });
  expect(await both()).toEqual(['not-found', 'not-found']);
});

test('keeps working after its creator is erased', { tags: ['slow'] }, async () => {
  const { token } = await share();
  const email = 'anna@clinic.example';
  const found = (await findPerson(app.system, email)).previewLinks;
  expect(found).toMatchObject([{ articleId: article.id, title: 'Slapen zonder pillen' }]);
  await addAccount(app.system, {
    email: 'bas@clinic.example',
    password: 'vier losse woorden samen genoeg',
    role: 'administrator',
  });
  await erasePerson(app.system, email);
  expect((await findPerson(app.system, email)).previewLinks).toEqual([]);
  expect(await app.db.select().from(previewLinks)).toMatchObject([{ staffId: null, actor: null }]);
  expect(await statusOf(token)).toBe('found');
});
