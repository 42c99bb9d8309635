import * as accountCalls from '../../shared/contract/account.ts';
import * as sessionCalls from '../../shared/contract/session.ts';
import { type Context, requireAccount } from '../context.ts';
import { route } from '../http/route.ts';
import { changePassword } from './change-password.ts';
import { login } from './login.ts';
import { endSession, listSessions, logout } from './own-sessions.ts';

const isCurrent = ({ actor }: Context, id: string) => actor.kind === 'staff' && actor.sessionId === id;

/** §7: me, login, logout; and the own account. */
export const staffRoutes = [
  route(sessionCalls.getSession, async (context) => {
    const { staffId, email, name } = requireAccount(context);
    return { user: { id: staffId, email, name } };
  }),
  route(sessionCalls.login, async (context, { body }, exchange) => {
    const { token, user } = await login(context, body, exchange.clientAddress);
    exchange.setSession(token);
    return { user };
  }),
  route(sessionCalls.logout, async (context, _, exchange) => {
    await logout(context);
    exchange.setSession(undefined);
    return { success: true as const };
  }),
  route(accountCalls.changePassword, (context, { body }) => changePassword(context, body)),
  route(accountCalls.listSessions, (context) => listSessions(context)),
  route(accountCalls.endSession, async (context, { params }, exchange) => {
    await endSession(context, params.id);
    if (isCurrent(context, params.id)) exchange.setSession(undefined);
    return undefined;
  }),
];
