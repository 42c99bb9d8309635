import * as linkCalls from '../../../shared/contract/accounts/account-links.ts';
import * as calls from '../../../shared/contract/accounts/invitations.ts';
import { route } from '../../route.ts';
import { loginBrowserOf } from '../browsers/known-browsers.ts';
import { followLink, getAccountLink } from './follow-link.ts';
import { invite, listInvitations, resendInvitation, revokeInvitation } from './invitations.ts';

export const accountLinkRoutes = [
  route(calls.listInvitations, (context) => listInvitations(context)),
  route(calls.invite, (context, { body }) => invite(context, body)),
  route(calls.resendInvitation, (context, { params }) => resendInvitation(context, params.id)),
  route(calls.revokeInvitation, (context, { params }) => revokeInvitation(context, params.id)),
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
];
