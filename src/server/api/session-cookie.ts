import type { Context as HonoContext } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { ACCOUNT_HEADER } from '../../shared/account-header.ts';
import type { Actor } from '../context.ts';
import type { Dependencies } from '../dependencies.ts';
import { BROWSER_SECONDS } from '../staff/browsers/known-browsers.ts';
import { readSession, SESSION_SECONDS } from '../staff/session.ts';
import { browserCookieOf, cookieOf } from './session-cookie-names.ts';

/**
 * The actor of a request, by its session cookie; renews the cookie when the session is renewed. A visitor when the request
 * names another account than the session's.
 */
export async function readActor(dependencies: Dependencies, c: HonoContext): Promise<Actor> {
  const token = getCookie(c, cookieOf(dependencies).name);
  const session = token ? await readSession(dependencies, token) : undefined;
  if (!session || isOfOtherAccount(session.actor, c.req.header(ACCOUNT_HEADER))) return { kind: 'visitor' };
  if (session.renew && token) writeSessionCookie(dependencies, c, token);
  return session.actor;
}

const isOfOtherAccount = (actor: Actor, account: string | undefined) =>
  account !== undefined && actor.kind === 'staff' && account !== String(actor.staffId);

export function writeSessionCookie(dependencies: Dependencies, c: HonoContext, token: string | undefined): void {
  const { name, attributes } = cookieOf(dependencies);
  if (token) setCookie(c, name, token, { ...attributes, maxAge: SESSION_SECONDS });
  else deleteCookie(c, name, attributes);
}

export const readBrowserCookie = (dependencies: Dependencies, c: HonoContext): string | undefined =>
  getCookie(c, browserCookieOf(dependencies).name);

export function writeBrowserCookie(dependencies: Dependencies, c: HonoContext, value: string): void {
  const { name, attributes } = browserCookieOf(dependencies);
  setCookie(c, name, value, { ...attributes, maxAge: BROWSER_SECONDS });
}
