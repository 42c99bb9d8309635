import { staff } from '../../../src/server/db/schema/staff.ts';
import { openSession } from '../../../src/server/staff/session.ts';
import type { setUpTestApp } from './test-app.ts';

type App = ReturnType<typeof setUpTestApp>;
let count = 0;

/** Another account with an open session; it cannot log in with a password. */
export async function colleague(
  app: App,
  fields: Partial<typeof staff.$inferInsert> = {},
): Promise<{ staffId: number; cookie: string; email: string }> {
  count += 1;
  const email = fields.email ?? `colleague-${count}@clinic.example`;
  const [row] = await app.db
    .insert(staff)
    .values({ name: 'Bas', passwordHash: '', ...fields, email })
    .returning({ id: staff.id });
  const staffId = row?.id ?? 0;
  return { staffId, email, cookie: `session=${(await openSession(app.system, staffId)).token}` };
}
