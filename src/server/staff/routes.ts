import { getSession, login as loginEndpoint, logout as logoutEndpoint } from '../../shared/contract/session.ts';
import { DomainError } from '../errors.ts';
import { route } from '../http/route.ts';
import { login } from './login.ts';
import { closeSession } from './session.ts';

/** §7: me, login, logout. */
export const staffRoutes = [
  route(getSession, async ({ actor }) => {
    if (actor.kind !== 'staff') throw new DomainError('unauthenticated', 'Please log in first');
    return { user: { id: actor.staffId, email: actor.email, name: actor.name } };
  }),
  route(loginEndpoint, async (context, { body }, exchange) => {
    const { token, user } = await login(context, body, exchange.clientAddress);
    exchange.setSession(token);
    return { user };
  }),
  route(logoutEndpoint, async (context, _, exchange) => {
    if (context.actor.kind === 'staff') await closeSession(context, context.actor.sessionId);
    exchange.setSession(undefined);
    return { success: true as const };
  }),
];
