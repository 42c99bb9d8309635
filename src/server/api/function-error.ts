import { isDatabaseUnavailable } from '../db/postgres-errors.ts';
import { createLog } from '../log/log.ts';

const NO_STORE = { 'cache-control': 'no-store' };

/**
 * The response of a Vercel function that failed before the API could handle the request, for example for lack of a
 * setting. An uncaught error would appear in Vercel's log with the values of SQL statements.
 */
export function functionErrorResponse(error: unknown, log = createLog({ level: 'error', readable: false })): Response {
  log.error('function', { error });
  const message = 'Something went wrong on our side. Please try again.';
  return Response.json({ error: message }, { status: isDatabaseUnavailable(error) ? 503 : 500, headers: NO_STORE });
}
