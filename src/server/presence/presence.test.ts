import { beforeEach, expect, test } from 'vitest';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { PRESENCE_SECONDS } from '../../shared/constants.ts';
import type { Presence } from '../../shared/contract/articles/presence.ts';
import { DAY_MS } from '../../shared/dates/durations.ts';
import { articlePresence } from '../db/schema/articles/presence.ts';
import { staff } from '../db/schema/staff.ts';
import { deactivateAccount } from '../staff/people/change.ts';
import { openSession } from '../staff/session.ts';
import { deleteExpiredPresence } from './presence.ts';

const app = setUpTestApp();
type Person = { cookie: string; staffId: number };
let anna: Person;
let bas: Person;
const BAS = 'bas@clinic.example';
beforeEach(async () => {
  anna = await app.logIn();
  const account = { email: BAS, name: 'Bas', passwordHash: 'none' };
  const [row] = await app.db.insert(staff).values(account).returning({ id: staff.id });
  const staffId = row?.id ?? 0;
  bas = { staffId, cookie: `session=${(await openSession(app.system, staffId)).token}` };
});

const request = (method: string, { cookie }: { cookie?: string }, tab: string, id: number | string = 7) =>
  app.request(`/api/admin/articles/${id}/presence/${tab}`, { method, cookie });
async function announce(person: Person, tab: string, id = 7): Promise<Presence> {
  const response = await request('PUT', person, tab, id);
  expect(response.status).toBe(200);
  return (await response.json()) as Presence;
}
const pass = (seconds: number) => {
  app.time.now = new Date(app.time.now.getTime() + seconds * 1000);
};
const [first, second, third] = ['a', 'b', 'c'].map((digit) => digit.repeat(32)) as [string, string, string];

test('names the others who have the same article open', async () => {
  expect(await announce(anna, first)).toEqual({ others: [], isOpenTwice: false });
  expect(await announce(bas, second)).toEqual({
    others: [{ staffId: anna.staffId, name: 'Anna' }],
    isOpenTwice: false,
  });
  expect(await announce(anna, first)).toEqual({ others: [{ staffId: bas.staffId, name: 'Bas' }], isOpenTwice: false });
  expect(await announce(bas, third, 8)).toEqual({ others: [], isOpenTwice: false });
});

test('names a colleague with two tabs once, and reports their other tab', async () => {
  await announce(bas, first);
  expect(await announce(bas, second)).toEqual({ others: [], isOpenTwice: true });
  expect(await announce(anna, third)).toEqual({ others: [{ staffId: bas.staffId, name: 'Bas' }], isOpenTwice: false });
});

test('removes users who closed the article, or sent nothing for a minute', async () => {
  await announce(anna, first);
  expect((await request('DELETE', anna, first)).status).toBe(204);
  expect(await announce(bas, second)).toMatchObject({ others: [] });
  pass(PRESENCE_SECONDS - 1);
  expect(await announce(anna, first)).toMatchObject({ others: [{ name: 'Bas' }] });
  pass(1);
  expect(await announce(anna, first)).toMatchObject({ others: [] });
});

test('keeps nothing: rows are deleted after a minute', async () => {
  await announce(anna, first);
  pass(PRESENCE_SECONDS - 1);
  await announce(bas, second);
  expect(await deleteExpiredPresence(app.system)).toBe(0);
  pass(1);
  expect(await deleteExpiredPresence(app.system)).toBe(1);
  expect(await app.db.select().from(articlePresence)).toHaveLength(1);
  pass(PRESENCE_SECONDS);
  await announce(anna, third, 9);
  expect(await app.db.select().from(articlePresence)).toMatchObject([{ articleId: 9 }]);
});

test('ends nobody else’s presence', async () => {
  await announce(anna, first);
  expect((await request('DELETE', bas, first)).status).toBe(204);
  expect(await announce(bas, second)).toMatchObject({ others: [{ name: 'Anna' }] });
});

test('does not name a deactivated account', async () => {
  await announce(bas, first);
  await deactivateAccount(app.system, BAS);
  expect(await announce(anna, second)).toMatchObject({ others: [] });
});

test('refuses visitors, other methods and odd input', async () => {
  for (const method of ['PUT', 'DELETE']) expect((await request(method, {}, first)).status).toBe(401);
  expect((await request('GET', anna, first)).status).toBe(405);
  for (const tab of ['x', `${first}x`, '%00']) expect((await request('PUT', anna, tab)).status).toBe(400);
  for (const id of ['0', '-1', 'new', '2147483648']) expect((await request('PUT', anna, first, id)).status).toBe(400);
});

test('forgets a tab that was announced while the clock was ahead', async () => {
  const seenAt = new Date(app.time.now.getTime() + 365 * DAY_MS);
  await app.db.insert(articlePresence).values({ articleId: 7, tab: second, staffId: bas.staffId, seenAt });
  expect(await announce(anna, first)).toEqual({ others: [], isOpenTwice: false });
});
