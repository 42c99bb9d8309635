import type { Context as HonoContext } from 'hono';
import { z } from 'zod';
import { beforeReading, type CacheTime } from '../articles/schedules/carry-out/before-reading.ts';
import { etagOf } from '../cache/etag.ts';
import { type Context, requireLogin } from '../context.ts';
import type { Dependencies } from '../dependencies.ts';
import { DomainError } from '../errors/errors.ts';
import { clientAddressOf } from '../limits/client-address.ts';
import { logWith } from '../log/log.ts';
import { requirePermission } from '../permissions.ts';
import type { Route } from '../route.ts';
import { htmlFormOf, successLocation } from './html-form.ts';
import { messagesFor } from './messages.ts';
import { parse } from './parse.ts';
import { readActor, readBrowserCookie, writeBrowserCookie, writeSessionCookie } from './session-cookie.ts';

/** Handles a request as the endpoint's contract says: checks access, parses the input, calls the handler, responds. */
export async function handleCall(
  dependencies: Dependencies,
  { endpoint, handle, tags, anonymous }: Route,
  c: HonoContext,
): Promise<Response> {
  const actor =
    endpoint.path.startsWith('/api/admin/') && !anonymous
      ? await readActor(dependencies, c)
      : { kind: 'visitor' as const };
  const log = logWith(dependencies.log, { requestId: c.get('requestId') });
  const context: Context = { ...dependencies, log, actor };
  if (endpoint.access !== 'public') requireLogin(context);
  if (endpoint.access !== 'public' && endpoint.access !== 'account') requirePermission(context, endpoint.access);

  const messages = messagesFor(c);
  if (endpoint.method !== 'GET' && !(await dependencies.hasDiskSpace())) {
    throw new DomainError('unavailable', messages.diskFull, { retryAfterSeconds: 60 });
  }
  const input = {
    params: endpoint.params && parse(endpoint.params, c.req.param(), messages),
    query: endpoint.query && parse(endpoint.query, c.req.query(), messages),
    body: endpoint.body && parse(endpoint.body, await readBody(c, endpoint.body), messages),
  } as never;
  const cacheTime = tags && (await beforeReading(dependencies));
  const result = await handle(context, input, {
    clientAddress: clientAddressOf(dependencies, c),
    actor: () => readActor(dependencies, c),
    setSession: (token) => writeSessionCookie(dependencies, c, token),
    browserCookie: () => readBrowserCookie(dependencies, c),
    setBrowserCookie: (value) => writeBrowserCookie(dependencies, c, value),
    header: (name) => c.req.header(name),
    form: () => readForm(c),
  });
  if (result instanceof Response) return c.newResponse(result.body, result);

  setCacheHeaders(dependencies, c, cacheTime && { ...cacheTime, tags: tags?.(input, result as never) ?? [] });
  const form = htmlFormOf(c);
  if (form) return c.redirect(successLocation(form, result), 303);
  if (!endpoint.response) return c.body(null, 204);
  const json = JSON.stringify(z.parse(endpoint.response, result));
  // Not by Hono's middleware, which reads the body back from its stream.
  if (tags) c.header('etag', etagOf(json));
  return c.body(json, endpoint.status === 201 ? 201 : 200, { 'content-type': 'application/json' });
}

async function readBody(c: HonoContext, schema: z.core.$ZodType): Promise<unknown> {
  if (htmlFormOf(c)) return whole(c, c.req.parseBody());
  const type = c.req.header('content-type');
  const isJson = /^application\/json\b/i.test(type ?? '');
  // Many clients name the type of every request, also of one without a body.
  const mayBeLeftOut = (type === undefined || isJson) && z.safeParse(schema, undefined).success;
  if (mayBeLeftOut && (await whole(c, c.req.text())) === '') return undefined;
  const { wrongType, notJson } = messagesFor(c);
  if (!isJson) throw new DomainError('wrong-type', wrongType);
  const text = await whole(c, c.req.text());
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('invalid', notJson);
  }
}

/** The visitor hung up, or the body is not what its type says: the fault of the request, not of this server. */
function whole<T>(c: HonoContext, body: Promise<T>): Promise<T> {
  return body.catch((cause: unknown) => {
    if (cause instanceof DomainError) throw cause;
    throw new DomainError('invalid', messagesFor(c).incomplete, { cause });
  });
}

/** A cached response goes to many clients, so it does not carry the id of the first request. */
function setCacheHeaders(
  { cache }: Dependencies,
  c: HonoContext,
  cached: (CacheTime & { tags: string[] }) | undefined,
): void {
  const headers = cached?.seconds
    ? { ...cache.headers(cached.tags, cached.seconds), 'x-request-id': undefined }
    : { 'cache-control': 'no-store' };
  for (const [name, value] of Object.entries(headers)) c.header(name, value);
}

async function readForm(c: HonoContext): Promise<FormData> {
  if (!/^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '')) {
    throw new DomainError('wrong-type', 'Send the body as multipart/form-data');
  }
  return whole(c, c.req.formData());
}
