import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ErrorAnswer } from '../../shared/contract/errors.ts';
import { isDatabaseAway } from '../db/faults.ts';
import { isDomainError, STATUS_OF } from '../errors.ts';
import type { Log } from '../log.ts';

/** Turns whatever went wrong into an answer: a refusal as it is, anything else as a fixed sentence and a request id. */
export function errorResponse(log: Log) {
  return (error: Error, c: HonoContext): Response => {
    const requestId = c.get('requestId') as string;
    const errorFields = c.get('errorFields') as Record<string, unknown> | undefined;
    c.header('cache-control', 'no-store');
    if (isDomainError(error)) {
      if (error.retryAfterSeconds) c.header('retry-after', String(error.retryAfterSeconds));
      return c.json(
        { ...errorFields, error: error.message, ...(error.fields && { fields: error.fields }) } satisfies ErrorAnswer,
        STATUS_OF[error.code],
      );
    }
    if (error instanceof HTTPException)
      return c.json({ ...errorFields, error: error.message } satisfies ErrorAnswer, error.status);
    if (isDatabaseAway(error)) {
      log.error('database-away', { requestId });
      c.header('retry-after', '5');
      return c.json(
        {
          ...errorFields,
          error: 'The server cannot reach its database. Please try again in a moment.',
          requestId,
        } satisfies ErrorAnswer,
        503,
      );
    }
    log.error('unexpected', { requestId, path: new URL(c.req.url).pathname, error: error.stack ?? String(error) });
    return c.json(
      { ...errorFields, error: 'Something went wrong on our side. Please try again.', requestId } satisfies ErrorAnswer,
      500,
    );
  };
}

/** What the errors of an address say beside `error` (§3, Upload response). */
export const withErrorFields =
  (errorFields: Record<string, unknown>): MiddlewareHandler =>
  async (c, next) => {
    c.set('errorFields', errorFields);
    await next();
  };
