import type { Context } from '../../../src/server/context.ts';
import { listInvitations } from '../../../src/server/staff/account-links/invitations.ts';
import { listPeople } from '../../../src/server/staff/people/people.ts';
import { ROLE_NAMES } from '../../../src/shared/permissions.ts';

/** One line for each account and each open invitation, with tabs between the columns. */
export async function printPeople(context: Context, print: (line: string) => void): Promise<void> {
  const people = await listPeople(context);
  const invitations = await listInvitations(context);
  if (people.length === 0 && invitations.length === 0)
    print('There are no accounts yet. The first start of the site makes one, or: npm run staff -- add anna@example.nl');
  for (const { email, name, isActive, role, readsMessages, reviewer, hasSecondFactor, lastSeenAt } of people) {
    print(
      [
        email,
        name,
        isActive ? 'active' : 'inactive',
        ROLE_NAMES[role],
        lastSeenAt ? `last seen ${lastSeenAt.slice(0, 16).replace('T', ' ')} UTC` : 'never seen',
        ...(readsMessages ? ['reads messages'] : []),
        ...(hasSecondFactor ? ['two-step login'] : []),
        ...(reviewer ? [`${reviewer.profession}, BIG ${reviewer.bigNumber}`] : []),
      ].join('\t'),
    );
  }
  for (const { email, name, role, expiresAt, isExpired } of invitations)
    print(
      [
        email,
        name,
        isExpired ? 'invitation expired' : `invited until ${expiresAt.slice(0, 10)}`,
        ROLE_NAMES[role],
      ].join('\t'),
    );
}
