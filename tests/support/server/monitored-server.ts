import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { SERVER_FLAGS } from '../../../scripts/serve/process.mjs';
import { preparedFolder } from './prepared-folder.ts';
import { type RunningServer, removeFolder, SERVE_SCRIPT, startServer } from './server.ts';

/** What a server holds: bytes of its heap after a collection, and open files, connections included. */
type Use = { heap: number; files: number };
export type MonitoredServer = RunningServer & {
  use: () => Promise<Use>;
  /** Asks until it holds no more open files than this, for some seconds; gives the last count. */
  waitForOpenFiles: (most: number) => Promise<number>;
};

const PATIENCE_MS = 8_000;
const PAUSE_MS = 100;

/** The built server with the starter magazine, which says what it holds. `openFiles`: the most that the system lets it open. */
export async function startMonitoredServer({ openFiles }: { openFiles?: number } = {}): Promise<MonitoredServer> {
  const folder = await preparedFolder();
  const node = [...SERVER_FLAGS, '--expose-gc', '--import', './tests/support/server/report-usage.mjs', SERVE_SCRIPT];
  const limited = ['sh', '-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, process.execPath, ...node];
  const site = await startServer(folder, { LOG_LEVEL: 'error' }, openFiles ? limited : [process.execPath, ...node]);
  const use = async () => {
    site.process.send('use');
    const [found] = (await once(site.process, 'message')) as [Use];
    return found;
  };
  return {
    ...site,
    use,
    waitForOpenFiles: async (most) => {
      const until = Date.now() + PATIENCE_MS;
      for (;;) {
        const { files } = await use();
        if (files <= most || Date.now() > until) return files;
        await setTimeout(PAUSE_MS);
      }
    },
    stop: async (signal) => {
      const code = await site.stop(signal);
      await removeFolder(folder);
      return code;
    },
  };
}
