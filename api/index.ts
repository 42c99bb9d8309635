import { functionErrorResponse } from '../src/server/api/function-error.ts';
import { createApp } from '../src/server/app.ts';
import { runningDependencies } from '../src/server/running-dependencies.ts';

let app: ReturnType<typeof createApp> | undefined;

/** The Vercel function for all of `/api`. A warm instance keeps its app, and with it its database connections. */
export default {
  async fetch(request: Request): Promise<Response> {
    try {
      const dependencies = await runningDependencies();
      app ??= createApp(dependencies);
      return await app.fetch(request);
    } catch (error) {
      return functionErrorResponse(error);
    }
  },
};
