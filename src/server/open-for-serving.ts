import type { PublicCache } from './cache/public-cache.ts';
import { asSystem } from './context.ts';
import type { Dependencies } from './dependencies.ts';
import type { Environment } from './environment.ts';
import { errorMessage } from './errors/error-message.ts';
import { CommandError } from './errors/errors.ts';
import { type OpenDependencies, openDependencies } from './open-dependencies.ts';
import { fillWithStarterMagazine, isUntouched, STARTER_FOLDER } from './operations/starter/fill.ts';
import { ensureFirstAccount, upsertAccount } from './staff/accounts.ts';

/**
 * Opens the dependencies and prepares the database: migrates it, fills it with the starter magazine when it is embedded
 * and empty, and makes sure that a staff account exists. One process at a time, so that several may start at once on a
 * new database. `print` gets lines for the operator.
 */
export async function openForServing(
  environment: Environment,
  cache: PublicCache,
  print: (line: string) => void,
): Promise<OpenDependencies> {
  const open = await openDependencies(environment, cache);
  try {
    await open.exclusively((migrate) => prepare(open.dependencies, migrate, environment, print));
    return open;
  } catch (error) {
    await open.close();
    throw error;
  }
}

async function prepare(
  dependencies: Dependencies,
  migrate: () => Promise<void>,
  { database, firstStaff }: Environment,
  print: (line: string) => void,
): Promise<void> {
  await migrate().catch((cause: unknown) => {
    throw new CommandError(`The database could not be migrated, nothing was changed: ${errorMessage(cause)}`, {
      cause,
    });
  });
  const system = asSystem(dependencies);
  if (database.driver === 'pglite' && (await isUntouched(system))) {
    const items = await fillWithStarterMagazine(system, STARTER_FOLDER);
    print(`Filled the empty database with the starter magazine: ${items} items`);
  }
  if (firstStaff && !(await upsertAccount(system, firstStaff)))
    print(
      `STAFF_EMAIL: the account ${firstStaff.email} is deactivated and stays deactivated. Remove STAFF_EMAIL and STAFF_PASSWORD; \`npm run staff -- password ${firstStaff.email}\` reactivates it`,
    );
  const created = await ensureFirstAccount(system);
  if (created) print(`First staff account: ${created.email}, password ${created.password} (shown this once)`);
}
