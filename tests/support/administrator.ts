import type { Database } from '../../src/server/db/database.ts';
import { staff } from '../../src/server/db/schema/staff.ts';

/** The last administrator cannot be removed: with this one, tests can remove the other. */
export async function addAdministrator(db: Database, email = 'beheer@clinic.example'): Promise<number> {
  const [added] = await db
    .insert(staff)
    .values({ email, name: 'Beheer', passwordHash: '', role: 'administrator' })
    .returning({ id: staff.id });
  return added?.id ?? 0;
}
