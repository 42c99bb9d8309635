import { cacheOfAnotherProcess, noCache } from '../../src/server/cache/public-cache.ts';
import { COMMAND_LIMITS } from '../../src/server/db/limited-pool.ts';
import { DataFolderInUseError } from '../../src/server/db/lock-data-folder.ts';
import { parseEnvironment } from '../../src/server/environment.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { type OpenDependencies, openDependencies } from '../../src/server/open-dependencies.ts';
import { exitOnUncaughtError, printError } from '../print.ts';

/** Runs a command on the configured database. A failure prints one line and sets exit code 1. */
export async function withDependencies(command: (open: OpenDependencies) => Promise<void>): Promise<void> {
  exitOnUncaughtError();
  try {
    const environment = parseEnvironment(process.env);
    const isEmbedded = environment.database.driver === 'pglite';
    const open = await openDependencies(environment, isEmbedded ? noCache : cacheOfAnotherProcess, COMMAND_LIMITS);
    try {
      await command(open);
    } finally {
      await open.close();
    }
  } catch (error) {
    printError(error instanceof DataFolderInUseError ? stopServerFirst(error) : error);
    process.exitCode = 1;
  }
}

/** The error's own message suggests another DATA_DIR, but that would be another database. */
function stopServerFirst({ pid }: DataFolderInUseError): CommandError {
  const process = pid ? ` (process ${pid})` : '';
  return new CommandError(
    `The site is running on this data folder${process}, and an embedded database belongs to one process at a time: stop it, run this again, then start it`,
  );
}
