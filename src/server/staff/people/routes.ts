import * as accountCalls from '../../../shared/contract/accounts/account.ts';
import * as calls from '../../../shared/contract/accounts/people.ts';
import { route } from '../../route.ts';
import { makeResetLink } from '../account-links/reset-link.ts';
import { removeSecondFactor } from '../second-factor/set-up.ts';
import { changePerson } from './change.ts';
import { deactivateAccount, reactivateAccount } from './deactivate.ts';
import { endSessionsOfAccount } from './end-sessions.ts';
import { listPeople } from './list.ts';
import { getProfile, updateProfile } from './profile.ts';

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
