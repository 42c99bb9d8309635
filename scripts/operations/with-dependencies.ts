import { noCache } from '../../src/server/cache/public-cache.ts';
import { FolderInUse } from '../../src/server/db/lock.ts';
import { parseEnvironment } from '../../src/server/environment.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { type OpenDependencies, openDependencies } from '../../src/server/open-dependencies.ts';
import { exitOnUncaughtError, printError } from '../print-error.ts';

/** Runs a command of `scripts/` on the configured database; ends in one line and exit code 1 when it fails. */
export async function withDependencies(command: (open: OpenDependencies) => Promise<void>): Promise<void> {
  exitOnUncaughtError();
  try {
    const open = await openDependencies(parseEnvironment(process.env), noCache);
    try {
      await command(open);
    } finally {
      await open.close();
    }
  } catch (error) {
    printError(error instanceof FolderInUse ? stopFirst(error) : error);
    process.exitCode = 1;
  }
}

/** For a command, another data folder would be another database: there the cure is to stop the server for a moment. */
function stopFirst({ pid }: FolderInUse): CommandError {
  const process = pid ? ` (process ${pid})` : '';
  return new CommandError(
    `The site is running on this data folder${process}, and an embedded database belongs to one process at a time: stop it, run this again, then start it`,
  );
}
