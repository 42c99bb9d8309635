import type { AstroGlobal } from 'astro';
import { cookieOf } from '../../../server/api/session-cookie-names.ts';
import type { Actor } from '../../../server/context.ts';
import type { Dependencies } from '../../../server/dependencies.ts';
import { readSession, SESSION_SECONDS } from '../../../server/staff/session.ts';

/**
 * The actor of a page's request, by the session cookie; renews the cookie when the session is renewed, like the API.
 */
export async function readActor(dependencies: Dependencies, { cookies }: AstroGlobal): Promise<Actor> {
  const { name, attributes } = cookieOf(dependencies);
  const token = cookies.get(name)?.value;
  const session = token ? await readSession(dependencies, token) : undefined;
  if (!session) return { kind: 'visitor' };
  if (session.renew && token) cookies.set(name, token, { ...attributes, sameSite: 'lax', maxAge: SESSION_SECONDS });
  return session.actor;
}
