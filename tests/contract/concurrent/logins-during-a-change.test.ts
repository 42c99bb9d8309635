import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Context } from '../../../src/server/context.ts';
import { connect } from '../../../src/server/db/connect.ts';
import { ne } from '../../../src/server/db/drizzle.ts';
import { sessions } from '../../../src/server/db/schema/staff.ts';
import { resetPassword, upsertAccount } from '../../../src/server/staff/accounts.ts';
import { changePassword } from '../../../src/server/staff/change-password.ts';
import { deactivateAccount } from '../../../src/server/staff/people/change.ts';
import { openSession } from '../../../src/server/staff/session.ts';
import { addAdministrator } from '../../support/administrator.ts';
import { STAFF, setUpTestApp } from '../../support/api/test-app.ts';
import { changeBeforeTransaction } from '../../support/database/change-before-transaction.ts';
import { type LocalPostgres, startLocalPostgres } from '../../support/database/local-postgres.ts';
import { PATIENT } from '../../support/database/patience.ts';
import { ALL_RIGHTS } from '../../support/staff-rights.ts';

/** A new password also ends the sessions of logins that are in progress while it is set. */
const NEXT = 'vier losse woorden uit de kast';
const LOGINS = 54;
const FINISHED_BEFORE = 5;
let postgres: LocalPostgres;
beforeAll(async () => {
  postgres = await startLocalPostgres();
}, 60_000);
afterAll(() => postgres.stop());

describe.each([
  ['PGlite', undefined],
  ['Postgres', async () => connect({ driver: 'pg', url: await postgres.createDatabase('logins') }, PATIENT)],
])('%s', (_, open) => {
  const app = setUpTestApp(open && { open });
  const { email, password } = STAFF;

  const logIn = async (person: number): Promise<number> => {
    const headers = { 'x-forwarded-for': `192.0.2.${person}` };
    return (await app.request('/api/admin/login', { method: 'POST', body: { email, password }, headers })).status;
  };

  test.each<[string, (owner: Context) => Promise<unknown>]>([
    ['a new password', (owner) => changePassword(owner, { currentPassword: password, newPassword: NEXT })],
    ['a password reset', (context) => resetPassword({ ...context, actor: { kind: 'system' } }, email, NEXT)],
    [
      'a change of STAFF_PASSWORD',
      (context) => upsertAccount({ ...context, actor: { kind: 'system' } }, { email, password: NEXT }),
    ],
    ['a deactivation', (system) => deactivateAccount(system, email)],
  ])('ends the sessions of 54 simultaneous logins after %s', async (_name, change) => {
    const { staffId } = await app.logIn();
    await addAdministrator(app.db);
    await app.db.delete(sessions);
    const { id: sessionId } = await openSession(app.system, staffId);
    const logins: Promise<number>[] = [];
    const startLogins = () =>
      new Promise<void>((resolve) => {
        let finished = 0;
        for (let person = 0; person < LOGINS; person += 1)
          logins.push(
            logIn(person).finally(() => {
              finished += 1;
              if (finished === FINISHED_BEFORE) resolve();
            }),
          );
      });
    const actor = { kind: 'staff', staffId, sessionId, ...STAFF, ...ALL_RIGHTS } as const;
    await change(changeBeforeTransaction({ ...app.system, actor }, startLogins));
    const statuses = await Promise.all(logins);
    expect(statuses).toHaveLength(LOGINS);
    expect(statuses.filter((status) => status !== 200 && status !== 401)).toEqual([]);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(FINISHED_BEFORE);
    expect(await app.db.select().from(sessions).where(ne(sessions.id, sessionId))).toEqual([]);
  });
});
