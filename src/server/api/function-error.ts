import { isDatabaseUnavailable } from '../db/postgres-errors.ts';
import { createLog } from '../log/log.ts';

const NO_STORE = { 'cache-control': 'no-store' };

/**
 * What a function answers when it could not even begin, such as without its settings. Left to the host, the whole error
 * would stand in its log, with the values of a statement.
 */
export function functionErrorResponse(error: unknown, log = createLog({ level: 'error', readable: false })): Response {
  log.error('function', { error });
  const sentence = 'Something went wrong on our side. Please try again.';
  return Response.json({ error: sentence }, { status: isDatabaseUnavailable(error) ? 503 : 500, headers: NO_STORE });
}
