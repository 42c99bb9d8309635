import { FolderInUse } from '../src/server/db/lock.ts';
import { parseEnvironment } from '../src/server/environment.ts';
import { noCache } from '../src/server/http/public-cache.ts';
import { type OpenDependencies, openDependencies } from '../src/server/open-dependencies.ts';

/** Runs a command of `scripts/` on the configured database; ends in one line and exit code 1 when it fails. */
export async function withDependencies(command: (open: OpenDependencies) => Promise<void>): Promise<void> {
  try {
    const open = await openDependencies(parseEnvironment(process.env), noCache);
    try {
      await command(open);
    } finally {
      await open.close();
    }
  } catch (error) {
    console.error(sentenceOf(error));
    process.exitCode = 1;
  }
}

/** For a command, another data folder would be another database: there the cure is to stop the server for a moment. */
function sentenceOf(error: unknown): string {
  if (error instanceof FolderInUse) {
    const process = error.pid ? ` (process ${error.pid})` : '';
    return `The site is running on this data folder${process}, and an embedded database belongs to one process at a time: stop it, run this again, then start it`;
  }
  return error instanceof Error ? error.message : String(error);
}
