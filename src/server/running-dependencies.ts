import { vercelCache } from './cache/vercel-cache.ts';
import type { Dependencies } from './dependencies.ts';
import { parseEnvironment } from './environment.ts';
import { openDependencies } from './open-dependencies.ts';
import { deliverSoon } from './outbox/deliver-now.ts';
import { providedDependencies } from './provided-dependencies.ts';
import { readSiteIndex, SITE_INDEX_OF_FUNCTIONS } from './search/site/read-site-index.ts';

let opened: Promise<Dependencies> | undefined;

/**
 * The dependencies of this process: those of the long-running server, else opened from the environment once. Call it
 * for each request: a function, which has no timer, then also looks at the outbox and at schedules that are due.
 */
export async function runningDependencies(): Promise<Dependencies> {
  const provided = providedDependencies();
  if (provided) return provided;
  opened ??= openFromEnvironment();
  const dependencies = await opened;
  await deliverSoon(dependencies);
  return dependencies;
}

async function openFromEnvironment(): Promise<Dependencies> {
  try {
    const { dependencies } = await openDependencies(parseEnvironment(process.env), vercelCache);
    return { ...dependencies, siteIndex: readSiteIndex(SITE_INDEX_OF_FUNCTIONS) };
  } catch (error) {
    // The next request tries again.
    opened = undefined;
    throw error;
  }
}
