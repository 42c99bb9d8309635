import { beforeEach, describe, expect, test } from 'vitest';
import { addAdministrator } from '../../../../tests/support/administrator.ts';
import { STAFF, setUpTestApp } from '../../../../tests/support/api/test-app.ts';
import { DOCTOR } from '../../../../tests/support/articles/reviews.ts';
import type { Person } from '../../../shared/contract/accounts/people.ts';
import type { ActivityPage } from '../../../shared/contract/activity.ts';
import { ROLES } from '../../../shared/permissions.ts';
import { auditLog } from '../../db/schema/audit.ts';
import { accountLinks, secondFactors } from '../../db/schema/staff.ts';
import { erasePerson } from '../../operations/privacy/erase.ts';
import { findPerson } from '../../operations/privacy/person.ts';
import { invite } from '../account-links/invitations.ts';
import { newSecret } from '../second-factor/verify.ts';
import { openSession } from '../session.ts';

const app = setUpTestApp();
const ROLE_ONLY = { readsMessages: false, reviewer: null };
const EVA = { email: 'eva@clinic.example', name: 'Eva', role: 'writer', readsMessages: false } as const;
let anna = { cookie: '', staffId: 0 };
/** An administrator with a session acts; Anna is the account that changes. */
let chief = { cookie: '', staffId: 0 };
beforeEach(async () => {
  anna = await app.logIn();
  const staffId = await addAdministrator(app.db);
  chief = { staffId, cookie: `session=${(await openSession(app.system, staffId)).token}` };
});

const call = async (
  method: string,
  path: string,
  { body, cookie = chief.cookie }: { body?: object; cookie?: string } = {},
) => (await app.request(`/api/admin/people/${path}`, { method, ...(body && { body }), cookie })).status;
const list = async () => (await (await app.request('/api/admin/people', { cookie: chief.cookie })).json()) as Person[];
const articles = async () => {
  const response = await app.request('/api/admin/articles', {
    method: 'POST',
    body: { title: 'Slaap', content: '<p>Tekst</p>', category: 'Hormonen', isPublished: true },
    cookie: anna.cookie,
  });
  return [response.status, ((await response.json()) as { error?: string }).error];
};

test('lists everybody’s account with what an administrator needs to know', async () => {
  await app.db.insert(secondFactors).values({ staffId: anna.staffId, secret: newSecret(), confirmedAt: app.time.now });
  expect(await list()).toEqual([
    {
      id: anna.staffId,
      email: STAFF.email,
      name: 'Anna',
      portrait: null,
      role: 'administrator',
      language: 'en',
      readsMessages: true,
      reviewer: null,
      isActive: true,
      lastSeenAt: '2026-11-21T10:00:00.000Z',
      hasSecondFactor: true,
      openSessions: 1,
      resetLinkUntil: null,
    },
    expect.objectContaining({ name: 'Beheer', hasSecondFactor: false, openSessions: 1 }),
  ]);
});

test('a role applies to the next request, and a 403 names the missing right', async () => {
  expect((await articles())[0]).toBe(201);
  expect(await call('PUT', `${anna.staffId}`, { body: { role: 'writer', ...ROLE_ONLY } })).toBe(204);
  expect(await articles()).toEqual([
    403,
    'You may not publish articles, or change what readers see. Your role is Writer. An administrator can change that.',
  ]);
  expect((await app.request('/api/admin/messages', { cookie: anna.cookie })).status).toBe(403);
  const log = await app.db.select().from(auditLog).orderBy(auditLog.id);
  expect(log.slice(-2).map(({ action, actor, subject }) => [action, actor, subject])).toEqual([
    ['account.role-changed', 'beheer@clinic.example', STAFF.email],
    ['account.messages-right-changed', 'beheer@clinic.example', STAFF.email],
  ]);
});

test('a right that is not sent stays, as another administrator made it', async () => {
  const rights = async () => (await list()).find(({ id }) => id === anna.staffId);
  expect(await call('PUT', `${anna.staffId}`, { body: { role: 'writer', reviewer: DOCTOR } })).toBe(204);
  expect(await call('PUT', `${anna.staffId}`, { body: { readsMessages: false } })).toBe(204);
  expect(await rights()).toMatchObject({ role: 'writer', readsMessages: false, reviewer: DOCTOR });
});

test('deactivating ends the sessions; reactivating keeps the password', async () => {
  expect(await call('POST', `${anna.staffId}/deactivate`)).toBe(204);
  expect((await articles())[0]).toBe(401);
  const logIn = async () => (await app.request('/api/admin/login', { method: 'POST', body: STAFF })).status;
  expect(await logIn()).toBe(401);
  expect(await call('POST', `${anna.staffId}/reactivate`)).toBe(204);
  expect(await logIn()).toBe(200);
});

test('ends all sessions of a colleague, and turns off their two-step login', async () => {
  expect(await call('DELETE', `${anna.staffId}/sessions`)).toBe(204);
  expect((await articles())[0]).toBe(401);
  await app.db.insert(secondFactors).values({ staffId: anna.staffId, secret: newSecret(), confirmedAt: app.time.now });
  expect(await call('DELETE', `${anna.staffId}/second-factor`)).toBe(204);
  expect(await app.db.$count(secondFactors)).toBe(0);
});

describe('the last administrator', () => {
  beforeEach(async () => {
    expect(await call('PUT', `${anna.staffId}`, { body: { role: 'editor', ...ROLE_ONLY } })).toBe(204);
  });

  test.each([
    ['PUT', '', { role: 'editor', ...ROLE_ONLY }],
    ['POST', '/deactivate', undefined],
  ])('is neither demoted nor deactivated by %s %s', async (method, action, body) => {
    const path = `/api/admin/people/${chief.staffId}${action}`;
    const response = await app.request(path, { method, ...(body && { body }), cookie: chief.cookie });
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { error: 'This is the last administrator who can log in. Make somebody else administrator first.' },
    ]);
    expect(await list()).toMatchObject([{}, { role: 'administrator', isActive: true }]);
  });

  test('cannot be erased, while others can', async () => {
    await expect(erasePerson(app.system, 'beheer@clinic.example')).rejects.toMatchObject({ code: 'conflict' });
    await erasePerson(app.system, STAFF.email);
    expect(await list()).toMatchObject([{ email: 'beheer@clinic.example' }]);
  });

  test('can change everything else about their own account', async () => {
    const body = { role: 'administrator', readsMessages: true, reviewer: null };
    expect(await call('PUT', `${chief.staffId}`, { body })).toBe(204);
  });
});

test('sets who may review, and refuses an invalid BIG number at its field', async () => {
  const body = {
    role: 'editor',
    readsMessages: false,
    reviewer: { profession: 'huisarts', bigNumber: '1901 2345 601' },
  };
  expect(await call('PUT', `${anna.staffId}`, { body })).toBe(204);
  expect((await list())[0]).toMatchObject({ reviewer: { profession: 'huisarts', bigNumber: '19012345601' } });
  const response = await app.request(`/api/admin/people/${anna.staffId}`, {
    method: 'PUT',
    body: { ...body, reviewer: { profession: 'huisarts', bigNumber: '123' } },
    cookie: chief.cookie,
  });
  expect(await response.json()).toMatchObject({
    fields: { 'reviewer.bigNumber': expect.stringContaining('11 digits') },
  });
});

test('the activity says what a change of rights or profile replaced', async () => {
  const person = { role: 'editor', readsMessages: true };
  await call('PUT', `${anna.staffId}`, { body: { ...person, reviewer: DOCTOR } });
  await call('PUT', `${anna.staffId}`, { body: { ...person, reviewer: { ...DOCTOR, bigNumber: '29012345601' } } });
  const profile = { name: 'Hanna', portrait: null, writerId: null };
  await app.request('/api/admin/account/profile', { method: 'PUT', body: profile, cookie: anna.cookie });
  const response = await app.request('/api/admin/activity?group=accounts', { cookie: chief.cookie });
  const { entries } = (await response.json()) as ActivityPage;
  expect(entries.map(({ note }) => note)).toEqual([
    'name: Anna → Hanna',
    'BIG number: 19012345601 → 29012345601',
    'profession: none → huisarts; BIG number: none → 19012345601',
    'role: Administrator → Editor',
  ]);
});

test.each(ROLES.filter((role) => role !== 'administrator'))('lets no %s manage anybody', async (role) => {
  const { cookie, staffId } = await app.logIn(role);
  for (const [method, path, body] of [
    ['GET', ''],
    ['PUT', `${staffId}`, { role: 'administrator', ...ROLE_ONLY }],
    ['POST', `${chief.staffId}/deactivate`],
    ['POST', `${chief.staffId}/reactivate`],
    ['DELETE', `${chief.staffId}/sessions`],
    ['DELETE', `${chief.staffId}/second-factor`],
    ['POST', `${chief.staffId}/reset-link`],
  ] as const)
    expect(await call(method, path, { cookie, ...(body && { body }) })).toBe(403);
  expect(await list()).toMatchObject([{ role }, { role: 'administrator', isActive: true, openSessions: 1 }]);
});

test('responds 404 with a message for a deleted account', async () => {
  for (const [method, path] of [
    ['POST', '999/deactivate'],
    ['POST', '999/reset-link'],
    ['DELETE', '999/sessions'],
  ] as const)
    expect(await call(method, path)).toBe(404);
});

test('one’s own profile has a name, a portrait and a writer who exists', async () => {
  const { id } = (await (
    await app.request('/api/admin/writers', {
      method: 'POST',
      body: { name: 'Anna de Wit', email: 'anna@schrijft.example' },
      cookie: anna.cookie,
    })
  ).json()) as { id: number };
  const put = (body: object) => app.request('/api/admin/account/profile', { method: 'PUT', body, cookie: anna.cookie });
  expect((await put({ name: 'Anna', portrait: null, writerId: 999 })).status).toBe(400);
  expect((await put({ name: ' ', portrait: null, writerId: null })).status).toBe(400);
  const profile = { name: 'Anna de Wit', portrait: '/api/admin/download/a.webp', writerId: id };
  expect(await (await put(profile)).json()).toEqual(profile);
  expect((await list())[0]).toMatchObject({ name: 'Anna de Wit', portrait: profile.portrait });
  await app.request(`/api/admin/writers/${id}`, { method: 'DELETE', cookie: anna.cookie });
  const read = await app.request('/api/admin/account/profile', { cookie: anna.cookie });
  expect(await read.json()).toEqual({ ...profile, writerId: null });
});

test('everybody chooses a language of their own; who is invited gets that of the invitation', async () => {
  const choose = (language: string) =>
    app.request('/api/admin/account/language', { method: 'PUT', body: { language }, cookie: chief.cookie });
  const invited = async (email: string, body: object = {}) => {
    const input = { ...EVA, email, ...body };
    await app.request('/api/admin/invitations', { method: 'POST', body: input, cookie: chief.cookie });
    const links = await app.db.select().from(accountLinks);
    return links.find((link) => link.email === email)?.language;
  };
  expect((await choose('fr')).status).toBe(400);
  expect(await invited('an@clinic.example')).toBe('en');
  expect([(await choose('nl')).status, (await choose('nl')).status]).toEqual([204, 204]);
  const me = await app.request('/api/admin/me', { cookie: chief.cookie });
  expect(await me.json()).toMatchObject({ user: { language: 'nl' } });
  expect(await invited('bo@clinic.example')).toBe('nl');
  expect(await invited('ed@clinic.example', { language: 'en' })).toBe('en');
  const log = (await app.db.select().from(auditLog)).filter(({ action }) => action === 'account.profile-changed');
  expect(log.map(({ changes }) => changes)).toEqual([[{ field: 'language', from: 'English', to: 'Dutch' }]]);
  const url = (await invite(app.system, { ...EVA, language: 'nl' })).url;
  const follow = { token: url.split('#')[1], password: 'vier losse woorden uit de kast' };
  const joined = await app.request('/api/admin/account-links/use', { method: 'POST', body: follow });
  expect(await joined.json()).toMatchObject({ user: { language: 'nl' } });
});

test('a privacy export has role and invitations, and erasing deletes both', async () => {
  await invite(app.system, { ...EVA, email: 'eva@clinic.example' });
  await invite(
    { ...app.system, actor: { ...chiefActor(), staffId: anna.staffId, email: STAFF.email } },
    { ...EVA, email: 'x@clinic.example' },
  );
  expect(await findPerson(app.system, STAFF.email)).toMatchObject({
    account: { role: 'administrator', language: 'en', readsMessages: true, knownBrowsers: [] },
    accountLinks: [{ email: 'x@clinic.example', createdByEmail: STAFF.email }],
  });
  await erasePerson(app.system, 'eva@clinic.example');
  await erasePerson(app.system, STAFF.email);
  for (const email of ['eva@clinic.example', STAFF.email])
    expect((await findPerson(app.system, email)).accountLinks).toEqual([]);
  expect((await findPerson(app.system, 'x@clinic.example')).accountLinks).toMatchObject([
    { createdByEmail: 'a former colleague' },
  ]);
});

const chiefActor = () =>
  ({
    kind: 'staff',
    staffId: chief.staffId,
    sessionId: '',
    email: 'beheer@clinic.example',
    name: 'Beheer',
    role: 'administrator',
    language: 'en',
    permissions: ['people.manage'],
  }) as const;
