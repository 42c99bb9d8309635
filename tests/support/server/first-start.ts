import { noCache } from '../../../src/server/cache/public-cache.ts';
import { eq } from '../../../src/server/db/drizzle.ts';
import { staff } from '../../../src/server/db/schema/staff.ts';
import { parseEnvironment } from '../../../src/server/environment.ts';
import { openForServing } from '../../../src/server/open-for-serving.ts';
import { hashPassword } from '../../../src/server/staff/password.ts';
import { TEST_COST } from '../api/test-dependencies.ts';
import { STAFF } from './server.ts';

/**
 * `node tests/support/server/first-start.ts FOLDER`: prepares an empty folder as a first start does, with STAFF's
 * account. Its password is cheap to verify, because nearly every test logs in.
 */
const [DATA_DIR = ''] = process.argv.slice(2);
const environment = parseEnvironment({ DATA_DIR, STAFF_EMAIL: STAFF.email, STAFF_PASSWORD: STAFF.password });
const { dependencies, close } = await openForServing(environment, noCache, () => {});
await dependencies.db
  .update(staff)
  .set({ passwordHash: await hashPassword(STAFF.password, TEST_COST) })
  .where(eq(staff.email, STAFF.email));
await close();
