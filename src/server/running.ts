import { vercelCache } from './cache/vercel-cache.ts';
import type { Dependencies } from './dependencies.ts';
import { parseEnvironment } from './environment.ts';
import { openDependencies } from './open-dependencies.ts';

/**
 * The dependencies of the running process, shared by the API and the pages. On the global object, because a server
 * and the pages it serves are bundled apart, and because hot reload loads this file again.
 */
const KEY = Symbol.for('clinic.dependencies');
type Holder = { [KEY]?: Promise<Dependencies> | undefined };

/** Hands in the dependencies that a long-running server has opened. */
export function provideDependencies(dependencies: Promise<Dependencies>): void {
  (globalThis as Holder)[KEY] = dependencies;
}

/** What was handed in; in a function, where nothing was, opened from the environment at the first request. */
export function runningDependencies(): Promise<Dependencies> {
  const holder = globalThis as Holder;
  holder[KEY] ??= openFromEnvironment().catch((error: unknown) => {
    holder[KEY] = undefined;
    throw error;
  });
  return holder[KEY];
}

async function openFromEnvironment(): Promise<Dependencies> {
  const { dependencies } = await openDependencies(parseEnvironment(process.env), vercelCache);
  return dependencies;
}
