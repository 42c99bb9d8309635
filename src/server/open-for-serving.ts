import type { PublicCache } from './cache/public-cache.ts';
import { asSystem } from './context.ts';
import type { Environment } from './environment.ts';
import { errorMessage } from './errors/error-message.ts';
import { CommandError } from './errors/errors.ts';
import { type OpenDependencies, openDependencies } from './open-dependencies.ts';
import { fillWithStarterMagazine, isUntouched, STARTER_FOLDER } from './operations/starter/fill.ts';
import { ensureFirstAccount, upsertAccount } from './staff/accounts.ts';

/**
 * Dependencies made ready to serve: migrated, an empty embedded database filled, and a staff account.
 * `say` gets each line that a person should read. Throws errors whose message is one line.
 */
export async function openForServing(
  environment: Environment,
  cache: PublicCache,
  say: (line: string) => void,
): Promise<OpenDependencies> {
  const { dependencies, migrate, close } = await openDependencies(environment, cache);
  try {
    await migrate().catch((cause: unknown) => {
      throw new CommandError(`The database could not be migrated, nothing was changed: ${errorMessage(cause)}`, {
        cause,
      });
    });
    const system = asSystem(dependencies);
    if (environment.database.driver === 'pglite' && (await isUntouched(system))) {
      const items = await fillWithStarterMagazine(system, STARTER_FOLDER);
      say(`Filled the empty database with the starter magazine: ${items} items`);
    }
    if (environment.firstStaff) await upsertAccount(system, environment.firstStaff);
    const created = await ensureFirstAccount(system);
    if (created) say(`First staff account: ${created.email}, password ${created.password} (shown this once)`);
    return { dependencies, migrate, close };
  } catch (error) {
    await close();
    throw error;
  }
}
