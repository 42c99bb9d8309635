import { beforeEach, describe, expect, test } from 'vitest';
import { colleague } from '../../../tests/support/api/colleague.ts';
import { setUpTestApp } from '../../../tests/support/api/test-app.ts';
import { PERMISSION_NAMES, PERMISSIONS, type Permission, ROLE_NAMES } from '../../shared/permissions.ts';
import { routes } from '../app.ts';
import { sql } from '../db/drizzle.ts';
import { rowsOf } from '../db/rows-of.ts';
import { permissionsOfAccount } from '../staff/permissions-of-account.ts';

/** Makes every staff call as every actor who may not make it. The contract says who may. */
const app = setUpTestApp();

const PEOPLE = {
  writer: { role: 'writer', readsMessages: false, bigNumber: null },
  'writer who reviews': { role: 'writer', readsMessages: false, bigNumber: '19012345678' },
  editor: { role: 'editor', readsMessages: false, bigNumber: null },
  'editor who reads messages': { role: 'editor', readsMessages: true, bigNumber: null },
  'administrator without messages': { role: 'administrator', readsMessages: false, bigNumber: null },
} as const;

const calls = routes.map(({ endpoint }) => endpoint);
const isPermission = (access: string): access is Permission => access in PERMISSIONS;

/**
 * Sends parameters that fit no schema and a body that is not JSON, to catch a call that parses before it authorises.
 */
const call = (method: string, path: string, cookie?: string) =>
  app.request(path.replace(/:\w+/g, 'no-such-parameter'), {
    method,
    cookie,
    ...(method !== 'GET' && { body: '{"half', headers: { 'content-type': 'application/json' } }),
  });

/** A checksum of each table. */
async function stored(): Promise<Record<string, string>> {
  const tables = await rowsOf<{ name: string }>(
    app.db,
    sql`select table_name::text as name from information_schema.tables where table_schema = 'public'`,
  );
  const checksums = tables.map(async ({ name }) => {
    const [row] = await rowsOf<{ sum: string }>(
      app.db,
      sql`select md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from ${sql.identifier(name)} t`,
    );
    return [name, row?.sum ?? ''] as const;
  });
  return Object.fromEntries(await Promise.all(checksums));
}

let anna: { cookie: string };
beforeEach(async () => {
  anna = await app.logIn();
  await app.article(anna.cookie, { isPublished: true });
});

describe.each(Object.entries(PEOPLE))('%s', (_, person) => {
  const allowed: readonly string[] = permissionsOfAccount(person);

  test('gets an error that names the missing right, and changes nothing', async () => {
    const { cookie } = await colleague(app, { ...person });
    const before = await stored();
    const refused = calls.filter(({ access }) => isPermission(access) && !allowed.includes(access));
    expect(refused.length).toBeGreaterThan(0);
    for (const { method, path, access } of refused) {
      const response = await call(method, path, cookie);
      const right = PERMISSIONS[access as Permission];
      const error = `You may not ${right}. Your role is ${ROLE_NAMES[person.role]}. An administrator can change that.`;
      const told = { status: response.status, ...((await response.json()) as object) };
      expect(told, `${method} ${path}`).toMatchObject({ status: 403, error });
    }
    expect(await stored()).toEqual(before);
  });

  test('is let through to the input of every other call', async () => {
    const { cookie } = await colleague(app, { ...person });
    for (const { method, path, access } of calls.filter((one) => allowed.includes(one.access)))
      expect((await call(method, path, cookie)).status, `${method} ${path} (${access})`).not.toBe(403);
  });
});

test('visitors cannot make calls of staff', async () => {
  const before = await stored();
  for (const { method, path } of calls.filter(({ access }) => access !== 'public'))
    expect((await call(method, path)).status, `${method} ${path}`).toBe(401);
  expect(await stored()).toEqual(before);
});

test('a right that was taken away is missing at the next request', async () => {
  const bas = await colleague(app, { role: 'editor', readsMessages: true });
  const status = async (path: string) => (await app.request(path, { cookie: bas.cookie })).status;
  expect([await status('/api/admin/messages'), await status('/api/admin/articles/1/activity')]).toEqual([200, 200]);
  await app.db.execute(sql`update staff set role = 'writer', reads_messages = false where id = ${bas.staffId}`);
  expect([await status('/api/admin/messages'), await status('/api/admin/articles/1/activity')]).toEqual([403, 403]);
});

test('every permission is required by a call', () => {
  const named: string[] = calls.map(({ access }) => access);
  expect(PERMISSION_NAMES.filter((right) => !named.includes(right))).toEqual([]);
});

test('calls under /api/admin need a session, except login and pictures', () => {
  const open = calls.filter(({ path, access }) => path.startsWith('/api/admin/') && access === 'public');
  expect(open.map(({ path }) => path).toSorted()).toEqual([
    '/api/admin/account-links/look',
    '/api/admin/account-links/use',
    '/api/admin/download/:file',
    '/api/admin/download/:hash/:file',
    '/api/admin/forgotten-password',
    '/api/admin/login',
    '/api/admin/logout',
  ]);
});
