import type { AccountLink } from '../../../shared/contract/accounts/account-links.ts';
import type { StaffUser } from '../../../shared/contract/accounts/session.ts';
import { sentence } from '../../../shared/errors/sentence.ts';
import { audit } from '../../audit/record.ts';
import type { Context, StaffActor } from '../../context.ts';
import { eq } from '../../db/drizzle.ts';
import { accountLinks, sessions, staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';
import { consumeRateLimit } from '../../limits/rate-limit.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { type LoginBrowser, rememberBrowser } from '../known-browsers.ts';
import { lockAccount } from '../lock-account.ts';
import { assertStrongPassword, hashPassword } from '../password.ts';
import type { Account } from '../people/people.ts';
import { permissionsOfAccount } from '../permissions-of-account.ts';
import { deleteUnconfirmedFactor, loadConfirmedFactor } from '../second-factor/verify.ts';
import { endSessions, openSession, requiredActionOf, userOf } from '../session.ts';
import { type AccountLinkRow, findWorkingLink } from './account-link.ts';
import { revokeResetLinks } from './invitations.ts';

type Chosen = { token: string; password: string };

/**
 * Accepts an invitation, or sets the password of a reset link, which ends all sessions of the account. Ends the session
 * of the request and opens a new one, except for an account with a second factor, which a link alone must not open.
 * Throws `not-found`, `conflict`, `invalid` for a weak password, and `too-many`.
 */
export async function followLink(
  context: Context,
  { token, password }: Chosen,
  clientAddress: string,
  browser: LoginBrowser,
): Promise<{ user: StaffUser | null; session?: string; browserCookie?: string }> {
  await limitAccountLinks(context, clientAddress);
  const { email, name, staffId } = await findWorkingLink(context, token);
  const [known] = await context.db
    .select({ name: staff.name })
    .from(staff)
    .where(eq(staff.id, staffId ?? 0));
  await assertStrongPassword(password, [email, known?.name ?? name ?? ''], 'password');
  const passwordHash = await hashPassword(password);
  return inTransaction(context, async (tx) => {
    // Locks in the same order as making a link does: first the account, then the link.
    if (staffId !== null) await lockAccount(tx, staffId);
    const link = await findWorkingLink(tx, token, { lock: true });
    const account =
      link.kind === 'invitation' ? await join(tx, link, passwordHash) : await reset(tx, link, passwordHash);
    await tx.db.update(accountLinks).set({ usedAt: tx.clock() }).where(eq(accountLinks.id, link.id));
    if (tx.actor.kind === 'staff') await tx.db.delete(sessions).where(eq(sessions.id, tx.actor.sessionId));
    if (await loadConfirmedFactor(tx, account.id)) return { user: null };
    return logIn(tx, account, browser);
  });
}

/** A command may have added an account since the invitation. */
async function join(tx: Transaction, link: AccountLinkRow, passwordHash: string): Promise<Account> {
  const { email, name, role, language, readsMessages } = link;
  const [account] = await tx.db
    .insert(staff)
    .values({
      email,
      name: name || email,
      role: role ?? 'writer',
      language: language ?? 'en',
      readsMessages: readsMessages ?? false,
      passwordHash,
      createdAt: tx.clock(),
    })
    .onConflictDoNothing()
    .returning();
  if (!account)
    throw new DomainError(
      'conflict',
      sentence(
        'There is an account {email} already. Log in with it, or ask an administrator for a link to choose a new password.',
        { email },
      ),
    );
  await audit({ ...tx, actor: actorOf(account) }, 'account.joined', { id: account.id, name: email });
  return account;
}

async function reset(tx: Transaction, { staffId }: AccountLinkRow, passwordHash: string): Promise<Account> {
  const account = staffId === null ? undefined : await lockAccount(tx, staffId);
  if (!account?.isActive)
    throw new DomainError('conflict', 'This account is deactivated. Ask an administrator to reactivate it.');
  const { id, email } = account;
  await tx.db.update(staff).set({ passwordHash, passwordIsTemporary: false }).where(eq(staff.id, id));
  await deleteUnconfirmedFactor(tx, id);
  await endSessions(tx, id);
  await revokeResetLinks(tx, id);
  await audit({ ...tx, actor: actorOf(account) }, 'account.password-changed', { id, name: email });
  return { ...account, passwordHash, passwordIsTemporary: false };
}

async function logIn(tx: Transaction, account: Account, browser: LoginBrowser) {
  const browserCookie = await rememberBrowser(tx, account.id, browser);
  const opened = await openSession(tx, account.id, browser.name);
  const actor = actorOf(account, opened.id);
  await audit({ ...tx, actor }, 'account.logged-in', { id: account.id, name: account.email });
  const user = userOf(actor, requiredActionOf(account, false, tx));
  return { user, session: opened.token, browserCookie };
}

/** The person with the link acts as the account. */
const actorOf = (account: Account, sessionId = ''): StaffActor => ({
  kind: 'staff',
  staffId: account.id,
  sessionId,
  email: account.email,
  name: account.name,
  role: account.role,
  language: account.language,
  permissions: permissionsOfAccount(account),
});

/**
 * The person whom the link is for, and who made it. Changes nothing, so mail scanners may open it. Throws `not-found` and
 * `conflict`.
 */
export async function getAccountLink(context: Context, token: string, clientAddress: string): Promise<AccountLink> {
  await limitAccountLinks(context, clientAddress);
  const link = await findWorkingLink(context, token);
  const { actor } = context;
  const [account] = await context.db
    .select({ name: staff.name, role: staff.role, language: staff.language })
    .from(staff)
    .where(eq(staff.id, link.staffId ?? 0));
  return {
    kind: link.kind,
    email: link.email,
    name: account?.name ?? link.name ?? '',
    role: account?.role ?? link.role ?? 'writer',
    language: account?.language ?? link.language ?? 'en',
    madeBy: link.createdBy === null ? null : link.createdByEmail,
    expiresAt: link.expiresAt.toISOString(),
    loggedInAs: actor.kind === 'staff' && actor.staffId !== link.staffId ? actor.email : null,
  };
}

/** Hashing a password is costly, and people rarely open links so often. */
const PER_ADDRESS = { max: 30, windowSeconds: 15 * 60 };

const limitAccountLinks = (context: Context, clientAddress: string) =>
  consumeRateLimit(
    context,
    { key: `account-link:${clientAddress}`, ...PER_ADDRESS },
    'Too many attempts. Please try again in a quarter of an hour.',
  );
