import type { AstroLoggerMessage } from 'astro';
import { withoutValues } from './server/fault.ts';
import { createLog, type Log } from './server/log.ts';
import { runningDependencies } from './server/running.ts';

/** What Astro has to say while it serves pages, in the site's own log, and without the addresses that were asked for. */
export default () => ({
  write: ({ level, label, message }: Pick<AstroLoggerMessage, 'level' | 'label' | 'message'>) =>
    void runningLog().then((log) =>
      log[level === 'error' || level === 'warn' ? 'error' : 'info']('astro', { label, text: withoutTrace(message) }),
    ),
});

/** Why a page could not be made; its reader gets a page that says so. */
export async function logPageFault(route: string, error: unknown): Promise<void> {
  (await runningLog()).error('page', { route, error });
}

const runningLog = (): Promise<Log> =>
  runningDependencies().then(
    ({ log }) => log,
    () => createLog({ level: 'info', readable: false }),
  );

/** The values are in the sentence, the way through the code in the frames. */
function withoutTrace(message: string): string {
  const frames = message.search(/\n\s+at /);
  if (frames < 0) return withoutValues(message);
  return withoutValues(message.slice(0, frames)) + message.slice(frames);
}
