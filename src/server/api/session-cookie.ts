import type { Context as HonoContext } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Actor } from '../context.ts';
import type { Dependencies } from '../dependencies.ts';
import { readSession, SESSION_SECONDS } from '../staff/session.ts';
import { PLAIN_NAME, SECURE_NAME } from './session-cookie-names.ts';

/** The actor of a request, by its session cookie; renews the cookie when the session is renewed. */
export async function readActor(dependencies: Dependencies, c: HonoContext): Promise<Actor> {
  const token = getCookie(c, cookieOf(dependencies).name);
  const session = token ? await readSession(dependencies, token) : undefined;
  if (!session) return { kind: 'visitor' };
  if (session.renew && token) writeSessionCookie(dependencies, c, token);
  return session.actor;
}

export function writeSessionCookie(dependencies: Dependencies, c: HonoContext, token: string | undefined): void {
  const { name, secure } = cookieOf(dependencies);
  const attributes = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const;
  if (token) setCookie(c, name, token, { ...attributes, maxAge: SESSION_SECONDS });
  else deleteCookie(c, name, attributes);
}

/** The prefix `__Host-` ties the cookie to this host; browsers accept it over https only. */
const cookieOf = ({ siteUrl }: Dependencies) =>
  siteUrl.startsWith('https://') ? { name: SECURE_NAME, secure: true } : { name: PLAIN_NAME, secure: false };
