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
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
