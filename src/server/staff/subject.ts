import * as accountCalls from '../../shared/contract/accounts/account.ts';
import * as linkCalls from '../../shared/contract/accounts/account-links.ts';
import * as invitationCalls from '../../shared/contract/accounts/invitations.ts';
import * as peopleCalls from '../../shared/contract/accounts/people.ts';
import * as secondFactorCalls from '../../shared/contract/accounts/second-factor.ts';
import * as sessionCalls from '../../shared/contract/accounts/session.ts';
import { type Context, requireAccount } from '../context.ts';
import { accountLinks, knownBrowsers, secondFactors, sessions, staff } from '../db/schema/staff.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { followLink, getAccountLink } from './account-links/follow-link.ts';
import { forgotPassword } from './account-links/forgotten.ts';
import {
  invite,
  listInvitations,
  makeResetLink,
  resendInvitation,
  revokeInvitation,
} from './account-links/invitations.ts';
import { deleteOldAccountLinks, eraseFromAccountLinks, findAccountLinksOf } from './account-links/personal-data.ts';
import { changePassword } from './change-password.ts';
import { deleteOldBrowsers, loginBrowserOf } from './known-browsers.ts';
import { login } from './login.ts';
import { endSession, listSessions, logout } from './own-sessions.ts';
import { changePerson, deactivateAccount, endSessionsOfAccount, reactivateAccount } from './people/change.ts';
import { chooseLanguage, getProfile, listPeople, updateProfile } from './people/people.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  getSecondFactor,
  removeSecondFactor,
} from './second-factor/set-up.ts';
import { deleteExpiredSessions, userOf } from './session.ts';

const isCurrent = ({ actor }: Context, id: string) => actor.kind === 'staff' && actor.sessionId === id;

/** Login, logout, and everything on the account page. */
export const subject = {
  tables: [staff, secondFactors, sessions, accountLinks, knownBrowsers],
  routes: [
    route(sessionCalls.getSession, async (context) => {
      const account = requireAccount(context);
      return { user: userOf(account, account.requiredAction) };
    }),
    route(sessionCalls.login, async (context, { body }, exchange) => {
      const { token, user, browserCookie } = await login(
        context,
        body,
        exchange.clientAddress,
        loginBrowserOf(exchange),
      );
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
    route(peopleCalls.listPeople, (context) => listPeople(context)),
    route(peopleCalls.changePerson, (context, { params, body }) => changePerson(context, params.id, body)),
    route(peopleCalls.deactivatePerson, (context, { params }) => deactivateAccount(context, params.id)),
    route(peopleCalls.reactivatePerson, (context, { params }) => reactivateAccount(context, params.id)),
    route(peopleCalls.signOutPerson, (context, { params }) => endSessionsOfAccount(context, params.id)),
    route(peopleCalls.removePersonsSecondFactor, (context, { params }) => removeSecondFactor(context, params.id)),
    route(peopleCalls.makeResetLink, (context, { params }) => makeResetLink(context, params.id)),
    route(accountCalls.getProfile, (context) => getProfile(context)),
    route(accountCalls.updateProfile, (context, { body }) => updateProfile(context, body)),
    route(accountCalls.chooseLanguage, (context, { body }) => chooseLanguage(context, body.language)),
    route(invitationCalls.listInvitations, (context) => listInvitations(context)),
    route(invitationCalls.invite, (context, { body }) => invite(context, body)),
    route(invitationCalls.resendInvitation, (context, { params }) => resendInvitation(context, params.id)),
    route(invitationCalls.revokeInvitation, (context, { params }) => revokeInvitation(context, params.id)),
    route(linkCalls.forgotPassword, (context, { body }, exchange) =>
      forgotPassword(context, body, exchange.clientAddress),
    ),
    route(linkCalls.readAccountLink, (context, { body }, exchange) =>
      getAccountLink(context, body.token, exchange.clientAddress),
    ),
    route(linkCalls.followAccountLink, async (context, { body }, exchange) => {
      const { user, session, browserCookie } = await followLink(
        context,
        body,
        exchange.clientAddress,
        loginBrowserOf(exchange),
      );
      // A reset ends all sessions of the account, which may include this browser's.
      exchange.setSession(session);
      if (browserCookie) exchange.setBrowserCookie(browserCookie);
      return { user };
    }),
  ],
  jobsOfEachRun: { sessionsEnded: deleteExpiredSessions },
  hourlyJobs: { accountLinksForgotten: deleteOldAccountLinks, browsersForgotten: deleteOldBrowsers },
  personalData: {
    /** Invitations and links for a new password, for them or by them. */
    accountLinks: {
      find: (db, { email }) => findAccountLinksOf(db, email),
      erase: (tx, { email }) => eraseFromAccountLinks(tx, email),
    },
  },
} satisfies Subject;
