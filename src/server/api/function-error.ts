import { isDatabaseUnavailable } from '../db/postgres-errors.ts';
import { createLog } from '../log/log.ts';
import { messagesAt } from './messages.ts';

const NO_STORE = { 'cache-control': 'no-store' };

/**
 * The response of a Vercel function that failed before the API could handle the request, for example for lack of a
 * setting. An uncaught error would appear in Vercel's log with the values of SQL statements.
 */
export function functionErrorResponse(
  error: unknown,
  { url }: Request,
  log = createLog({ level: 'error', readable: false }),
): Response {
  const requestId = crypto.randomUUID();
  log.error('function', { requestId, error });
  const { databaseUnavailable, unexpected } = messagesAt(new URL(url).pathname);
  return isDatabaseUnavailable(error)
    ? Response.json(
        { error: databaseUnavailable, requestId },
        { status: 503, headers: { ...NO_STORE, 'retry-after': '5' } },
      )
    : Response.json({ error: unexpected, requestId }, { status: 500, headers: NO_STORE });
}
