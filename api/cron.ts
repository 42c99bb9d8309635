import { functionErrorResponse } from '../src/server/api/function-error.ts';
import { parseEnvironment } from '../src/server/environment.ts';
import { handleCron } from '../src/server/maintenance/cron.ts';
import { runningDependencies } from '../src/server/running.ts';

/** Vercel's timer (vercel.json, `crons`): mail that waits, messages past their retention, sessions that are over. */
export async function GET(request: Request): Promise<Response> {
  try {
    return await handleCron(request, parseEnvironment(process.env).cronSecret, runningDependencies);
  } catch (error) {
    return functionErrorResponse(error);
  }
}
