import { startSchedules } from './articles/schedules/start-schedules.ts';
import { processCache } from './cache/process-cache.ts';
import { parseEnvironment } from './environment.ts';
import { startMaintenance } from './maintenance/start-maintenance.ts';
import { openForServing } from './open-for-serving.ts';
import { provideDependencies } from './provided-dependencies.ts';
import { readSiteIndex, SITE_INDEX_IN_DEVELOPMENT } from './search/site/read-site-index.ts';

/** Opens what `npm run dev` needs, in the same set of modules as the pages. Resolves to what closes it. */
export async function openInDevelopment(): Promise<() => Promise<void>> {
  const open = await openForServing(parseEnvironment(process.env), processCache, console.log);
  const { close } = open;
  const dependencies = { ...open.dependencies, siteIndex: readSiteIndex(SITE_INDEX_IN_DEVELOPMENT) };
  provideDependencies(Promise.resolve(dependencies));
  const stopMaintenance = startMaintenance(dependencies);
  const stopSchedules = startSchedules(dependencies);
  return async () => {
    await Promise.all([stopMaintenance(), stopSchedules()]);
    await close();
  };
}
