import { beforeEach, expect, test } from 'vitest';
import { colleague } from '../../../tests/support/api/colleague.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { picture } from '../../../tests/support/pictures/make-pictures.ts';
import type { ActivityPage } from '../../shared/contract/activity.ts';
import { audit } from '../audit/record.ts';
import { auditLog } from '../db/schema/audit.ts';

const app = setUpTestApp();
let anna: { cookie: string; staffId: number };
beforeEach(async () => {
  anna = await app.logIn();
});

const list = async (query = '', cookie = anna.cookie) => {
  const response = await app.request(`/api/admin/activity${query}`, { cookie });
  return { status: response.status, ...((await response.json()) as ActivityPage & { error?: string }) };
};
const lines = async (query = '') => (await list(query)).entries.map(({ who, what, subject }) => [who, what, subject]);

test('says who did what in words, newest first', async () => {
  const { id } = await app.article(anna.cookie, { title: 'Slaap' });
  await app.request(`/api/admin/articles/${id}/publish`, { method: 'POST', cookie: anna.cookie });
  await app.request('/api/admin/messages', { cookie: anna.cookie });
  await audit(app.system, 'message.read', { id: 7 });
  await app.request(`/api/admin/articles/${id}`, { method: 'DELETE', cookie: anna.cookie });
  const { entries } = await list();
  expect(entries.map(({ who, what, subject }) => [who, what, subject])).toEqual([
    ['Anna', 'moved an article to the bin', 'Slaap'],
    ['The site', 'read a contact message', 'number 7'],
    ['Anna', 'opened the list of contact messages', null],
    ['Anna', 'published an article', 'Slaap'],
    ['Anna', 'added an article', 'Slaap'],
  ]);
  expect(entries.map(({ article }) => article)).toEqual([
    { id, exists: false, language: 'nl' },
    null,
    null,
    { id, exists: false, language: 'nl' },
    { id, exists: false, language: 'nl' },
  ]);
});

test('says what a change of a writer or category replaced, and who uploaded', async () => {
  const send = (method: string, path: string, body: object | FormData) =>
    app.request(`/api/admin/${path}`, { method, body, cookie: anna.cookie });
  const idOf = async (response: Response) => ((await response.json()) as { id: number }).id;
  const writer = { name: 'Bram', email: 'bram@clinic.example', bio: 'Arts' };
  const writerId = await idOf(await send('POST', 'writers', writer));
  await send('PUT', `writers/${writerId}`, { ...writer, bio: '', isActive: false });
  const categoryId = await idOf(await send('POST', 'categories', { name: 'Rust' }));
  await send('PUT', `categories/${categoryId}`, { name: 'Slaap' });
  const form = new FormData();
  form.append('image', new File([new Uint8Array(await picture())], 'bos.png', { type: 'image/png' }));
  for (let times = 0; times < 2; times += 1) expect((await send('POST', 'upload/article', form)).status).toBe(200);
  const { entries } = await list();
  expect(entries.map(({ what, subject, note }) => [what, subject, note])).toEqual([
    ['uploaded a picture', 'bos.png', null],
    ['changed a category', 'Slaap', 'name: Rust → Slaap; slug: rust → slaap'],
    ['added a category', 'Rust', null],
    ['changed a writer', 'Bram', 'biography: Arts → none; active: yes → no'],
    ['added a writer', 'Bram', null],
  ]);
});

test('shows an unknown action of a later version of the site unchanged', async () => {
  await app.db.insert(auditLog).values({ at: app.time.now, actor: 'eva@clinic.example', action: 'article.sung' });
  expect(await lines()).toEqual([['eva@clinic.example', 'article.sung', null]]);
});

test('filters by person, group, article and days of Amsterdam', async () => {
  const bas = await colleague(app, { role: 'editor' });
  const did = (at: string, by: { staffId: number } | null, action: string, subjectId: number, subject?: string) =>
    app.db
      .insert(auditLog)
      .values({ at: new Date(at), staffId: by?.staffId ?? null, actor: 'system', action, subjectId, subject });
  const id = 4;
  await did('2026-11-21T22:59:59.999Z', anna, 'article.created', id, 'Vroeg');
  await did('2026-11-21T23:00:00.000Z', bas, 'article.created', 5, 'Middernacht');
  await did('2026-11-22T22:59:59.999Z', bas, 'article.published', id, 'Vroeg');
  await did('2026-11-22T23:00:00.000Z', null, 'writer.created', id);

  const subjects = async (query: string) => (await lines(query)).map(([, what, subject]) => subject ?? what);
  expect(await subjects(`?who=${bas.staffId}`)).toEqual(['Vroeg', 'Middernacht']);
  expect(await subjects('?who=site')).toEqual([`number ${id}`]);
  expect(await subjects('?group=writing')).toEqual(['Middernacht', 'Vroeg']);
  expect(await subjects(`?group=publishing&who=${bas.staffId}`)).toEqual(['Vroeg']);
  expect(await subjects(`?article=${id}`)).toEqual(['Vroeg', 'Vroeg']);
  expect(await subjects('?from=2026-11-22&to=2026-11-22')).toEqual(['Vroeg', 'Middernacht']);
  expect(await subjects('?to=2026-11-21')).toEqual(['Vroeg']);
  expect(await subjects('?from=2026-11-23&who=all&group=')).toEqual([`number ${id}`]);
});

test.each(['?who=anna', '?group=secrets', '?article=-1', '?from=2026-02-30', '?to=0000-01-01', '?before=1.5'])(
  'refuses the filter %s with a sentence',
  async (query) => {
    const { status, error } = await list(query);
    expect(status).toBe(400);
    expect(error).not.toMatch(/invalid input|regex/i);
  },
);

test('has no gaps or repeats across pages while entries are added', async () => {
  // Several have the same time, and one was added while the clock was ahead.
  const moments = Array.from({ length: 120 }, (_, at) => new Date(Date.UTC(2026, 0, 1, 0, Math.floor(at / 30))));
  await app.db
    .insert(auditLog)
    .values([...moments, new Date('2027-01-01')].map((at) => ({ at, actor: 'system', action: 'backup.made' })));
  // Added while the clock was behind.
  await app.db.insert(auditLog).values({ at: new Date('2025-01-01'), actor: 'system', action: 'backup.made' });
  const first = await list();
  await audit(app.system, 'backup.made');
  const second = await list(`?before=${first.next}`);
  const third = await list(`?before=${second.next}`);
  expect([first, second, third].map(({ entries }) => entries.length)).toEqual([50, 50, 22]);
  expect(third.next).toBeNull();
  const all = [first, second, third].flatMap(({ entries }) => entries);
  expect(new Set(all.map(({ id }) => id)).size).toBe(122);
  expect(all.map(({ at }) => at)).toEqual(
    all
      .map(({ at }) => at)
      .toSorted()
      .toReversed(),
  );
});

test('tells editors what happened to an article, and why a danger was shown', async () => {
  const bas = await colleague(app, { role: 'editor' });
  const { id } = await app.article(bas.cookie, { title: 'Kuur', content: '<p>Deze kuur geneest kanker.</p>' });
  await app.article(bas.cookie, { title: 'Een ander', isPublished: true });
  const published = await app.request(`/api/admin/articles/${id}/publish`, {
    method: 'POST',
    cookie: bas.cookie,
    body: { overrideReason: 'Citaat van een patiënt, met weerwoord' },
  });
  expect(published.status).toBe(200);
  const events = await app.request(`/api/admin/articles/${id}/activity`, { cookie: bas.cookie });
  const { entries } = (await events.json()) as ActivityPage;
  expect(entries.map(({ what }) => what)).toEqual([
    'published an article',
    'published an article despite a warning, with a reason',
  ]);
  expect(entries[1]?.subject).toBe('Kuur');
  expect(entries[1]?.note).toMatch(/^\([\w, -]+\): Citaat van een patiënt, met weerwoord$/);
  expect((await app.request('/api/admin/articles/999/activity', { cookie: bas.cookie })).status).toBe(404);
  const writer = await colleague(app, { role: 'writer' });
  expect((await app.request(`/api/admin/articles/${id}/activity`, { cookie: writer.cookie })).status).toBe(403);
});
