import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ErrorResponse } from '../../shared/contract/errors.ts';
import { isDatabaseUnavailable, isDiskFull, isTooSlow } from '../db/postgres-errors.ts';
import { DomainError, type DomainErrorCode, STATUS_OF } from '../errors/errors.ts';
import type { Log } from '../log/log.ts';
import { failureLocation, htmlFormOf } from './html-form.ts';
import { messagesFor } from './messages.ts';

type ErrorDetails = { status: ContentfulStatusCode; body: ErrorResponse; retryAfterSeconds?: number | undefined };

/** Turns a thrown error into a response. Unforeseen errors get a fixed message and the request id. */
export function errorResponse(log: Log) {
  return (error: Error, c: HonoContext): Response => {
    const { status, body, retryAfterSeconds } = errorDetails(error, c, log);
    c.header('cache-control', 'no-store');
    const form = htmlFormOf(c);
    if (form) return c.redirect(failureLocation(form, error), 303);
    if (retryAfterSeconds) c.header('retry-after', String(retryAfterSeconds));
    return c.json({ ...(c.get('errorFields') as object | undefined), ...body }, status);
  };
}

/** Adds fields to the error responses of a route. */
export const withErrorFields =
  (errorFields: Record<string, unknown>): MiddlewareHandler =>
  async (c, next) => {
    c.set('errorFields', errorFields);
    await next();
  };

/** Codes that are logged, because they may be signs of an attack. */
const LOGGED_CODES = new Set<DomainErrorCode>(['unauthenticated', 'forbidden', 'too-many']);

function errorDetails(error: Error, c: HonoContext, log: Log): ErrorDetails {
  const requestId = c.get('requestId') as string;
  const messages = messagesFor(c);
  if (error instanceof DomainError) {
    if (LOGGED_CODES.has(error.code)) log.info('refused', { requestId, code: error.code });
    const body = {
      error: error.message,
      ...(error.fields && { fields: error.fields }),
      ...(error.sentences && { sentences: error.sentences }),
      ...(error.dangers && { dangers: error.dangers }),
    };
    return { status: STATUS_OF[error.code], body, retryAfterSeconds: error.retryAfterSeconds };
  }
  if (error instanceof HTTPException) return { status: error.status, body: { error: error.message } };
  if (isDiskFull(error)) {
    log.error('disk-full', { requestId, error });
    return { status: 503, body: { error: messages.diskFull, requestId }, retryAfterSeconds: 60 };
  }
  if (isTooSlow(error)) {
    log.error('database-too-slow', { requestId, error });
    return { status: 503, body: { error: messages.tooSlow, requestId }, retryAfterSeconds: 5 };
  }
  if (isDatabaseUnavailable(error)) {
    log.error('database-unavailable', { requestId, error });
    return { status: 503, body: { error: messages.databaseUnavailable, requestId }, retryAfterSeconds: 5 };
  }
  log.error('unexpected', { requestId, error });
  return { status: 500, body: { error: messages.unexpected, requestId } };
}
