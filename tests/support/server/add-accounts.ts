import { noCache } from '../../../src/server/cache/public-cache.ts';
import { staff } from '../../../src/server/db/schema/staff.ts';
import { parseEnvironment } from '../../../src/server/environment.ts';
import { openForServing } from '../../../src/server/open-for-serving.ts';
import { hashPassword } from '../../../src/server/staff/password.ts';
import type { Role } from '../../../src/shared/permissions.ts';
import { TEST_COST } from '../api/test-dependencies.ts';
import { STAFF } from './server.ts';

/** `node tests/support/server/add-accounts.ts FOLDER EMAIL=ROLE…`: accounts with STAFF's password, before a start. */
const [DATA_DIR = '', ...accounts] = process.argv.slice(2);
const { dependencies, close } = await openForServing(parseEnvironment({ DATA_DIR }), noCache, () => {});
const passwordHash = await hashPassword(STAFF.password, TEST_COST);
for (const account of accounts) {
  const [email = '', role = ''] = account.split('=');
  const name = email.charAt(0).toUpperCase() + email.slice(1, email.indexOf('@'));
  await dependencies.db.insert(staff).values({ email, name, passwordHash, role: role as Role });
}
await close();
