import { functionErrorResponse } from '../src/server/api/function-error.ts';
import { parseEnvironment } from '../src/server/environment.ts';
import { handleCron } from '../src/server/maintenance/cron.ts';
import { runningDependencies } from '../src/server/running-dependencies.ts';

/** Runs the maintenance; Vercel calls it on the schedule in vercel.json (`crons`). */
export async function GET(request: Request): Promise<Response> {
  try {
    return await handleCron(request, parseEnvironment(process.env).cronSecret, runningDependencies);
  } catch (error) {
    return functionErrorResponse(error);
  }
}
