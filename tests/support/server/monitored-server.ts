import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { NODE_FLAGS } from '../../../scripts/serve/exec-server.mjs';
import { withinAMinute } from '../timing/within-a-minute.ts';
import { preparedFolder } from './prepared-folder.ts';
import { type RunningServer, removeFolder, SERVE_SCRIPT, startServer } from './server.ts';

/** Bytes of the heap after a collection, and the number of open files and connections. */
type Usage = { heap: number; files: number };
export type MonitoredServer = RunningServer & {
  usage: () => Promise<Usage>;
  /** Waits some seconds until at most this many files are open. Resolves to the last count. */
  waitForOpenFiles: (limit: number) => Promise<number>;
};

const TIMEOUT_MS = 8_000;
const PAUSE_MS = 100;

/** The built server with the starter magazine. `openFiles`: its limit of open files (`ulimit`). */
export async function startMonitoredServer({ openFiles }: { openFiles?: number } = {}): Promise<MonitoredServer> {
  const folder = await preparedFolder();
  const node = [...NODE_FLAGS, '--expose-gc', '--import', './tests/support/server/report-usage.mjs', SERVE_SCRIPT];
  const limited = ['sh', '-c', `ulimit -n ${openFiles}; exec "$0" "$@"`, process.execPath, ...node];
  const site = await startServer(
    folder,
    { LOG_LEVEL: 'error', SEARCHES_PER_MINUTE: '0' },
    openFiles ? limited : [process.execPath, ...node],
  );
  const usage = async () => {
    site.process.send('usage');
    const answer = once(site.process, 'message') as Promise<[Usage]>;
    const [found] = await withinAMinute(answer, () => `the server's usage. It printed:\n${site.output()}`);
    return found;
  };
  return {
    ...site,
    usage,
    waitForOpenFiles: async (limit) => {
      const deadline = Date.now() + TIMEOUT_MS;
      for (;;) {
        const { files } = await usage();
        if (files <= limit || Date.now() > deadline) return files;
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
