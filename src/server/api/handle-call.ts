import type { Context as HonoContext } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { ACCOUNT_HEADER, AUTOMATIC_HEADER } from '../../shared/account-header.ts';
import { asItIs, type Said } from '../../shared/errors/sentence.ts';
import { beforeReading, type CacheTime } from '../articles/schedules/before-reading.ts';
import { etagOf } from '../cache/cache-response.ts';
import { type Actor, type Context, requireLogin } from '../context.ts';
import type { Dependencies } from '../dependencies.ts';
import { DomainError } from '../errors/errors.ts';
import { clientAddressOf } from '../limits/client-address.ts';
import { logWith } from '../log/log.ts';
import { requirePermission } from '../permissions.ts';
import type { Route } from '../route.ts';
import { browserCookieOf, cookieOf } from '../session-cookie-names.ts';
import { BROWSER_SECONDS } from '../staff/known-browsers.ts';
import { readSession, SESSION_SECONDS } from '../staff/session.ts';
import { htmlFormOf, successLocation } from './html-form.ts';
import { messagesFor } from './messages.ts';

/** Handles a request as the endpoint's contract says: checks access, parses the input, calls the handler, responds. */
export async function handleCall(
  dependencies: Dependencies,
  { endpoint, handle, tags, anonymous }: Route,
  c: HonoContext,
): Promise<Response> {
  const actor =
    (endpoint.access !== 'public' || endpoint.path.startsWith('/api/admin/')) && !anonymous
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

/** Parses a part of the request. Throws `invalid` with a message for each invalid field. */
function parse(schema: z.core.$ZodType, value: unknown, { nulCharacter }: { nulCharacter: Said }): unknown {
  const parsed = z.safeParse(schema, value);
  // Checks the parsed value, which is only as deep as the schema; the raw input may be nested without end.
  if (parsed.success && containsNul(parsed.data)) throw new DomainError('invalid', nulCharacter);
  if (parsed.success) return parsed.data;
  const fields: Record<string, Said> = {};
  // That the contract's messages have a Dutch sentence, a test sees to.
  for (const issue of parsed.error.issues) fields[issue.path.join('.') || 'body'] ??= asItIs(issue.message);
  throw new DomainError('invalid', [...new Set(Object.values(fields))], { fields });
}

/** Postgres cannot store NUL characters. */
function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some(containsNul);
}

/**
 * The actor of a request, by its session cookie; renews the cookie when the session is renewed. A visitor when the request
 * names another account than the session's.
 */
async function readActor(dependencies: Dependencies, c: HonoContext): Promise<Actor> {
  const token = getCookie(c, cookieOf(dependencies).name);
  const isUse = c.req.header(AUTOMATIC_HEADER) === undefined;
  const session = token ? await readSession(dependencies, token, { isUse }) : undefined;
  if (!session || isOfOtherAccount(session.actor, c.req.header(ACCOUNT_HEADER))) return { kind: 'visitor' };
  if (session.renew && token) writeSessionCookie(dependencies, c, token);
  return session.actor;
}

const isOfOtherAccount = (actor: Actor, account: string | undefined) =>
  account !== undefined && actor.kind === 'staff' && account !== String(actor.staffId);

function writeSessionCookie(dependencies: Dependencies, c: HonoContext, token: string | undefined): void {
  const { name, attributes } = cookieOf(dependencies);
  if (token) setCookie(c, name, token, { ...attributes, maxAge: SESSION_SECONDS });
  else deleteCookie(c, name, attributes);
}

const readBrowserCookie = (dependencies: Dependencies, c: HonoContext): string | undefined =>
  getCookie(c, browserCookieOf(dependencies).name);

function writeBrowserCookie(dependencies: Dependencies, c: HonoContext, value: string): void {
  const { name, attributes } = browserCookieOf(dependencies);
  setCookie(c, name, value, { ...attributes, maxAge: BROWSER_SECONDS });
}
