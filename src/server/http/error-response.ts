import type { Context as HonoContext } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorAnswer } from '../../shared/contract/errors.ts';
import { isDatabaseAway } from '../db/faults.ts';
import { isDomainError, STATUS_OF } from '../errors.ts';
import type { Log } from '../log.ts';
import { plainFormOf, refusalOf } from './plain-form.ts';
import { sentencesFor } from './sentences.ts';

type Refusal = { status: ContentfulStatusCode; body: ErrorAnswer; retryAfterSeconds?: number | undefined };

/** Turns whatever went wrong into an answer: a refusal as it is, anything else as a fixed sentence and a request id. */
export function errorResponse(log: Log) {
  return (error: Error, c: HonoContext): Response => {
    const { status, body, retryAfterSeconds } = refusalFor(error, c, log);
    c.header('cache-control', 'no-store');
    const form = plainFormOf(c);
    if (form) return c.redirect(refusalOf(form, error), 303);
    if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds));
    return c.json(body, status);
  };
}

function refusalFor(error: Error, c: HonoContext, log: Log): Refusal {
  const requestId = c.get('requestId') as string;
  const sentences = sentencesFor(c);
  if (isDomainError(error)) {
    const body = { error: error.message, ...(error.fields && { fields: error.fields }) };
    return { status: STATUS_OF[error.code], body, retryAfterSeconds: error.retryAfterSeconds };
  }
  if (error instanceof HTTPException) return { status: error.status, body: { error: error.message } };
  if (isDatabaseAway(error)) {
    log.error('database-away', { requestId });
    return { status: 503, body: { error: sentences.databaseAway, requestId }, retryAfterSeconds: 5 };
  }
  log.error('unexpected', { requestId, path: c.req.path, error: traceOf(error) });
  return { status: 500, body: { error: sentences.unexpected, requestId } };
}

/** Drizzle's message repeats the values of the query, which may be a visitor's; what caused it says enough. */
function traceOf(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  return cause.stack ?? String(cause);
}
