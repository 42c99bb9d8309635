import { once } from 'node:events';
import { NODE_FLAGS } from '../../../scripts/serve/exec-server.mjs';
import { withinAMinute } from '../timing/within-a-minute.ts';
import { type RunningServer, SERVE_SCRIPT, startServer } from './server.ts';

export type ClockedServer = RunningServer & {
  /** Sets the server's clock, which stands still otherwise. */
  setClock: (time: Date) => Promise<void>;
};

/** The built server at a time of the test's choice. */
export async function startClockedServer(dataFolder: string, start: Date): Promise<ClockedServer> {
  const node = [process.execPath, ...NODE_FLAGS, '--import', './tests/support/server/settable-clock.mjs', SERVE_SCRIPT];
  const server = await startServer(dataFolder, { CLOCK: start.toISOString() }, node);
  return {
    ...server,
    setClock: async (time) => {
      server.process.send(time.getTime());
      const done = once(server.process, 'message');
      await withinAMinute(done, () => `the server to set its clock. It printed:\n${server.output()}`);
    },
  };
}
