import * as accountCalls from '../../../shared/contract/accounts/account.ts';
import * as calls from '../../../shared/contract/accounts/people.ts';
import { route } from '../../route.ts';
import { makeResetLink } from '../account-links/invitations.ts';
import { removeSecondFactor } from '../second-factor/set-up.ts';
import { changePerson, deactivateAccount, endSessionsOfAccount, reactivateAccount } from './change.ts';
import { getProfile, listPeople, updateProfile } from './people.ts';

export const peopleRoutes = [
  route(calls.listPeople, (context) => listPeople(context)),
  route(calls.changePerson, (context, { params, body }) => changePerson(context, params.id, body)),
  route(calls.deactivatePerson, (context, { params }) => deactivateAccount(context, params.id)),
  route(calls.reactivatePerson, (context, { params }) => reactivateAccount(context, params.id)),
  route(calls.signOutPerson, (context, { params }) => endSessionsOfAccount(context, params.id)),
  route(calls.removePersonsSecondFactor, (context, { params }) => removeSecondFactor(context, params.id)),
  route(calls.makeResetLink, (context, { params }) => makeResetLink(context, params.id)),
  route(accountCalls.getProfile, (context) => getProfile(context)),
  route(accountCalls.updateProfile, (context, { body }) => updateProfile(context, body)),
];
