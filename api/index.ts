import { siteContent } from '../src/content/site-content.ts';
import { functionErrorResponse } from '../src/server/api/function-error.ts';
import { createApp } from '../src/server/app.ts';
import type { Dependencies } from '../src/server/dependencies.ts';
import { parseEnvironment } from '../src/server/environment.ts';
import { handleCron } from '../src/server/maintenance/cron.ts';
import { runningDependencies } from '../src/server/running-dependencies.ts';
import { openSiteOnVercel } from '../src/server/site-documents/site-on-vercel.ts';

/** What Vercel's timer calls, on the schedule in vercel.json (`crons`). A self-hosted server has its own timer. */
const CRON_PATH = '/api/cron';

let app: ReturnType<typeof createApp> | undefined;

async function open(): Promise<Dependencies> {
  const dependencies = await runningDependencies();
  if (dependencies.deployHook) dependencies.publishedSite ??= await openSiteOnVercel(dependencies, siteContent);
  return dependencies;
}

/** The Vercel function for all of `/api`. A warm instance keeps its app, and with it its database connections. */
export default {
  async fetch(request: Request): Promise<Response> {
    try {
      if (new URL(request.url).pathname === CRON_PATH)
        return await handleCron(request, parseEnvironment(process.env).cronSecret, open);
      const dependencies = await open();
      app ??= createApp(dependencies);
      return await app.fetch(request);
    } catch (error) {
      return functionErrorResponse(error, request);
    }
  },
};
