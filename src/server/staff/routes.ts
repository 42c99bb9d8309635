import * as accountCalls from '../../shared/contract/accounts/account.ts';
import * as secondFactorCalls from '../../shared/contract/accounts/second-factor.ts';
import * as sessionCalls from '../../shared/contract/accounts/session.ts';
import { type Context, requireAccount } from '../context.ts';
import { route } from '../route.ts';
import { loginBrowserOf } from './browsers/known-browsers.ts';
import { changePassword } from './change-password.ts';
import { login } from './login.ts';
import { endSession, listSessions, logout } from './own-sessions.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, getSecondFactor } from './second-factor/set-up.ts';

const isCurrent = ({ actor }: Context, id: string) => actor.kind === 'staff' && actor.sessionId === id;

/** Login, logout, and everything on the account page. */
export const staffRoutes = [
  route(sessionCalls.getSession, async (context) => {
    const { staffId, email, name, role, permissions, requiredAction } = requireAccount(context);
    return {
      user: {
        id: staffId,
        email,
        name,
        role,
        permissions: [...permissions],
        ...(requiredAction && { requiredAction }),
      },
    };
  }),
  route(sessionCalls.login, async (context, { body }, exchange) => {
    const { token, user, browserCookie } = await login(context, body, exchange.clientAddress, loginBrowserOf(exchange));
    exchange.setSession(token);
    exchange.setBrowserCookie(browserCookie);
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
  route(secondFactorCalls.getSecondFactor, (context) => getSecondFactor(context)),
  route(secondFactorCalls.beginSecondFactor, (context, { body }) => beginSecondFactor(context, body.currentPassword)),
  route(secondFactorCalls.confirmSecondFactor, (context, { body }) => confirmSecondFactor(context, body.code)),
  route(secondFactorCalls.endSecondFactor, (context, { body }) => endSecondFactor(context, body.currentPassword)),
];
