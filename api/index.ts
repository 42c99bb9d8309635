import { functionErrorResponse } from '../src/server/api/function-error.ts';
import { createApp } from '../src/server/app.ts';
import { runningDependencies } from '../src/server/running.ts';

let app: Promise<ReturnType<typeof createApp>> | undefined;

/** Vercel's function for all of /api (architecture §3): one warm instance, one pool. */
export default {
  async fetch(request: Request): Promise<Response> {
    app ??= runningDependencies().then(createApp);
    try {
      return await (await app).fetch(request);
    } catch (error) {
      app = undefined;
      return functionErrorResponse(error);
    }
  },
};
