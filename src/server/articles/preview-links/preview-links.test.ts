import { expect, test } from 'vitest';
import { setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { setUpHistory } from '../../../../tests/support/articles/history.ts';
import { setUpPreviewLinks } from '../../../../tests/support/articles/preview-links.ts';
import { asVisitor } from '../../context.ts';
import { previewLinks } from '../../db/schema/articles/preview-links.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { createPreviewLink, deleteOldPreviewLinks, listPreviewLinks, revokePreviewLink } from './preview-links.ts';
import { previewForStaff, resolvePreviewLink } from './resolve.ts';

const app = setUpTestApp();
const history = setUpHistory(app);
const { article, save, setPublished, pass } = history;
const { request, share, list, revoke } = setUpPreviewLinks(app, history);
const DAY = 24 * 60;

const open = (token: string) => resolvePreviewLink(asVisitor(app.system), token);
const statusOf = async (token: string) => (await open(token)).status;
const errorOf = async (response: Response) => [response.status, ((await response.json()) as { error: string }).error];

test('makes a link that shows a draft to a visitor without account', async () => {
  const { link, url, token } = await share();
  expect(url).toBe(`http://localhost:4321/magazine/preview/${token}`);
  const createdBy = { staffId: article.staffId, name: 'Anna' };
  const times = { createdAt: '2026-11-21T10:00:00.000Z', expiresAt: '2026-11-28T10:00:00.000Z', lastUsedAt: null };
  expect(link).toEqual({ id: expect.any(Number), revision: null, createdBy, ...times });
  await save({ title: 'Later getypt' });
  const opened = await open(token);
  expect(opened).toMatchObject({ status: 'found', of: 'draft', article: { title: 'Later getypt' } });
  expect((await list()).links).toEqual([{ ...link, lastUsedAt: '2026-11-21T10:00:00.000Z' }]);
});

test('stores no token', async () => {
  const { token } = await share();
  expect(JSON.stringify(await app.db.select().from(previewLinks))).not.toContain(token);
  expect(JSON.stringify(await list())).not.toContain(token);
});

test('ends a link when its time is over', async () => {
  const { token } = await share({ days: 2 });
  pass(2 * DAY - 1);
  expect(await statusOf(token)).toBe('found');
  pass(1);
  expect(await statusOf(token)).toBe('gone');
  // The session has expired too.
  Object.assign(article, await app.logIn());
  expect((await list()).links).toEqual([]);
});

test('ends a link when it is revoked, once', async () => {
  const { link, token } = await share();
  const other = await share();
  expect((await revoke(link.id)).status).toBe(204);
  expect((await revoke(link.id)).status).toBe(204);
  expect([await statusOf(token), await statusOf(other.token)]).toEqual(['gone', 'found']);
  expect((await list()).links).toEqual([other.link].map((link) => ({ ...link, lastUsedAt: expect.any(String) })));
  const actions = (await app.db.select().from(auditLog)).map(({ action }) => action);
  expect(actions.filter((action) => action.includes('preview'))).toEqual([
    'article.preview-shared',
    'article.preview-shared',
    'article.preview-revoked',
  ]);
});

test('keeps showing the version that it is pinned to', async () => {
  await save({ title: 'Eerste' });
  const current = await share({ revision: 'current' });
  const first = await share({ revision: 1 });
  expect([current.link.revision, first.link.revision]).toEqual([2, 1]);
  await save({ title: 'Tweede' });
  expect(await open(current.token)).toMatchObject({ of: 'version', article: { title: 'Eerste' } });
  expect(await open(first.token)).toMatchObject({ of: 'version', article: { title: 'Slapen zonder pillen' } });
});

test('opens no other article, nor a version of another', async () => {
  const { link, token } = await share();
  const own = article.id;
  Object.assign(article, await app.article(article.cookie, { title: 'Ander' }));
  await save({ title: 'Nog een' });
  expect((await list()).links).toEqual([]);
  expect((await revoke(link.id)).status).toBe(404);
  const another = article.id;
  article.id = own;
  expect((await request('', 'POST', { revision: 2 })).status).toBe(404);
  expect(await open(token)).toMatchObject({ status: 'found', article: { id: own } });
  expect(own).not.toBe(another);
});

test('does not find a link by any other text', async () => {
  await share();
  const almost = 'a'.repeat(42);
  const texts = ['', 'a', `${almost}a`, `${almost}aa`, 'a'.repeat(10_000), `${almost}é`, `${almost}\0`, "' or 1=1 --"];
  for (const text of texts) expect(await statusOf(text)).toBe('not-found');
});

test('does not find a link by its hash, or by another spelling', async () => {
  const { token } = await share();
  const [stored] = await app.db.select().from(previewLinks);
  for (const wrong of [stored?.tokenHash ?? '', token.toUpperCase(), token.toLowerCase(), ` ${token}`, `${token}=`])
    expect(await statusOf(wrong)).toBe('not-found');
});

test('stores the last use at most once a minute', async () => {
  const { token } = await share();
  const lastUse = async () => (await list()).links[0]?.lastUsedAt;
  await Promise.all(Array.from({ length: 10 }, () => open(token)));
  expect(await lastUse()).toBe('2026-11-21T10:00:00.000Z');
  pass(1);
  await open(token);
  expect(await lastUse()).toBe('2026-11-21T10:00:00.000Z');
  pass(1);
  await open(token);
  expect(await lastUse()).toBe('2026-11-21T10:02:00.000Z');
  pass(-60);
  await open(token);
  expect(await lastUse()).toBe('2026-11-21T09:02:00.000Z');
});

test('refuses to share what readers see already, and says what to do', async () => {
  await setPublished(true);
  const message =
    'Readers already see everything that was saved of this article. Save your changes as a draft first, or share a version from its history.';
  expect(await errorOf(await request('', 'POST', {}))).toEqual([409, message]);
  expect(await errorOf(await request('', 'POST', { revision: 'current' }))).toEqual([409, message]);
  expect(await list()).toEqual({ links: [], hasUnpublishedText: false });
  expect((await share({ revision: 1 })).link.revision).toBe(1);
});

test('allows twenty working links per article, also when made in parallel', async () => {
  const made = await Promise.all(Array.from({ length: 22 }, () => request('', 'POST', {})));
  expect(made.map(({ status }) => status).filter((status) => status === 201)).toHaveLength(20);
  const { links } = await list();
  expect(await errorOf(await request('', 'POST', {}))).toEqual([
    409,
    'This article already has 20 working preview links. Revoke one first.',
  ]);
  await revoke(links[0]?.id ?? 0);
  expect((await request('', 'POST', {})).status).toBe(201);
});

test.each([
  [{ days: 0 }, 'A link is valid for at least 1 day'],
  [{ days: 31 }, 'A link is valid for at most 30 days'],
  [{ days: 1.5 }, 'days must be a whole number'],
  [{ days: '7' }, 'days must be a whole number'],
  [{ revision: 'newest' }, 'revision must be a number, current or null'],
  [{ revision: 0 }, 'revision must be a whole number'],
])('refuses %j in words', async (body, message) => {
  expect(await errorOf(await request('', 'POST', body))).toEqual([400, message]);
  expect((await list()).links).toEqual([]);
});

test('refuses visitors, in the API and in each function', async () => {
  const { link } = await share();
  const path = `/api/admin/articles/${article.id}/preview-links`;
  for (const [method, address] of [
    ['GET', path],
    ['POST', path],
    ['DELETE', `${path}/${link.id}`],
  ] as const)
    expect((await app.request(address, { method, ...(method === 'POST' && { body: {} }) })).status).toBe(401);
  const visitor = asVisitor(app.system);
  const refused = { code: 'unauthenticated' };
  await expect(createPreviewLink(visitor, article.id, { days: 7, revision: null })).rejects.toMatchObject(refused);
  await expect(listPreviewLinks(visitor, article.id)).rejects.toMatchObject(refused);
  await expect(revokePreviewLink(visitor, article.id, link.id)).rejects.toMatchObject(refused);
  await expect(previewForStaff(visitor, article.id)).rejects.toMatchObject(refused);
  await expect(deleteOldPreviewLinks(visitor)).rejects.toMatchObject(refused);
  expect((await list()).links).toHaveLength(1);
});
