import { once } from 'node:events';
import { NODE_FLAGS } from '../../../scripts/serve/exec-server.mjs';
import { withinAMinute } from '../timing/within-a-minute.ts';
import { type RunningServer, SERVE_SCRIPT, startServer } from './server.ts';

export type ClockedServer = RunningServer & {
  /** Sets the server's clock, which stands still otherwise. */
  setClock: (time: Date) => Promise<void>;
};

/** The built server at a time of the test's choice. */
export async function startClockedServer(
  dataFolder: string,
  start: Date,
  settings: Record<string, string> = {},
): Promise<ClockedServer> {
  // Also for the build that it starts when staff publish.
  const clock = { CLOCK: start.toISOString(), NODE_OPTIONS: '--import ./tests/support/server/settable-clock.mjs' };
  const server = await startServer(dataFolder, { ...clock, ...settings }, [
    process.execPath,
    ...NODE_FLAGS,
    SERVE_SCRIPT,
  ]);
  return {
    ...server,
    setClock: async (time) => {
      server.process.send(time.getTime());
      const done = once(server.process, 'message');
      await withinAMinute(done, () => `the server to set its clock. It printed:\n${server.output()}`);
    },
  };
}
