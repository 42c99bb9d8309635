import { randomBytes } from 'node:crypto';
import type { SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Colleague } from '../../shared/contract/articles/hand-ins.ts';
import { sentence } from '../../shared/errors/sentence.ts';
import type { Role } from '../../shared/permissions.ts';
import { capitalise } from '../../shared/text/text.ts';
import type { Language } from '../../shared/words/words.ts';
import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import { and, count, eq, sql } from '../db/drizzle.ts';
import { staff } from '../db/schema/staff.ts';
import { DomainError } from '../errors/errors.ts';
import { requireSystem } from '../permissions.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { revokeInvitationsOf, revokeResetLinks } from './account-links/invitations.ts';
import { lockAccount } from './lock-account.ts';
import { assertStrongPassword, hashPassword, verifyPassword } from './password.ts';
import { type Account, findAccount, normaliseEmail } from './people/people.ts';
import { deleteUnconfirmedFactor } from './second-factor/verify.ts';
import { endSessions } from './session.ts';

type NewAccount = {
  email: string;
  name?: string | undefined;
  password: string;
  passwordIsTemporary?: boolean;
  role?: Role | undefined;
  language?: Language | undefined;
  readsMessages?: boolean | undefined;
};

/**
 * Makes sure that the account exists and has this password: runs at every start for STAFF_EMAIL. Writes only what
 * differs, so that a restart ends no session. A deactivated account stays deactivated, because a forgotten setting must
 * not reopen it. Resolves to whether the account is active.
 */
export async function upsertAccount(context: Context, account: NewAccount): Promise<boolean> {
  requireSystem(context);
  const email = normaliseEmail(account.email);
  const [existing] = await context.db.select().from(staff).where(eq(staff.email, email));
  if (!existing) {
    await insertAccount(context, { ...account, ...ADMINISTRATOR });
    return true;
  }
  if (!existing.isActive) return false;
  if (await verifyPassword(account.password, existing.passwordHash)) return true;
  const passwordHash = await hashPassword(account.password);
  return inTransaction(context, async (tx) => {
    const locked = await lockAccount(tx, existing.id);
    if (!locked?.isActive) return false;
    await setPasswordHash(tx, existing, passwordHash);
    return true;
  });
}

/**
 * For the command line; screens invite people. Without a role the account is a writer, or an administrator who reads
 * messages while the site has no administrator. Returns the role. Throws `conflict` when the e-mail address has an
 * account already, and `invalid` for a weak password.
 */
export async function addAccount(context: Context, account: NewAccount): Promise<Role> {
  requireSystem(context);
  const email = normaliseEmail(account.email);
  await assertStrongPassword(account.password, [email, account.name ?? ''], 'password');
  const [existing] = await context.db.select().from(staff).where(eq(staff.email, email));
  if (existing) throw new DomainError('conflict', sentence('There is already an account {email}', { email }));
  const { role = 'writer', readsMessages = false } = (await hasAdministrator(context)) ? {} : ADMINISTRATOR;
  const added = { ...account, role: account.role ?? role, readsMessages: account.readsMessages ?? readsMessages };
  await insertAccount(context, added);
  return added.role;
}

/**
 * For the command line; administrators make a link instead, so that they learn no password. Sets a new password,
 * activates the account and ends its sessions. Throws `not-found` and `invalid`.
 */
export async function resetPassword(context: Context, email: string, password: string): Promise<void> {
  requireSystem(context);
  const account = await findAccount(context, email);
  await assertStrongPassword(password, [account.email, account.name], 'password');
  const passwordHash = await hashPassword(password);
  await inTransaction(context, async (tx) => {
    await lockAccount(tx, account.id);
    await tx.db.update(staff).set({ isActive: true }).where(eq(staff.id, account.id));
    await setPasswordHash(tx, account, passwordHash);
  });
}

/** Creates a first account when there is none, and returns its temporary password, which is stored only as a hash. */
export async function ensureFirstAccount(context: Context): Promise<{ email: string; password: string } | undefined> {
  requireSystem(context);
  const [row] = await context.db.select({ total: count() }).from(staff);
  if (row && row.total > 0) return undefined;
  const account = { email: 'admin@clinic.example', password: randomBytes(15).toString('base64url') };
  await insertAccount(context, { ...account, ...ADMINISTRATOR, passwordIsTemporary: true });
  return account;
}

const ADMINISTRATOR = { role: 'administrator', readsMessages: true } as const;

const hasAdministrator = async ({ db }: Context): Promise<boolean> =>
  (await db.$count(staff, and(eq(staff.role, 'administrator'), eq(staff.isActive, true)))) > 0;

async function insertAccount(
  context: Context,
  account: NewAccount & Required<Pick<NewAccount, 'role' | 'readsMessages'>>,
): Promise<void> {
  const email = normaliseEmail(account.email);
  const passwordHash = await hashPassword(account.password);
  await inTransaction(context, async (tx) => {
    const [created] = await tx.db
      .insert(staff)
      .values({
        email,
        name: account.name || nameFromEmail(email),
        passwordHash,
        role: account.role,
        language: account.language ?? 'en',
        readsMessages: account.readsMessages,
        passwordIsTemporary: account.passwordIsTemporary ?? false,
        createdAt: tx.clock(),
      })
      .returning({ id: staff.id });
    await revokeInvitationsOf(tx, email);
    await audit(tx, 'account.created', { ...created, name: email });
  });
}

/** The transaction must hold the account's lock. */
async function setPasswordHash(tx: Transaction, { id, email }: Account, passwordHash: string): Promise<void> {
  await tx.db.update(staff).set({ passwordHash, passwordIsTemporary: false }).where(eq(staff.id, id));
  await deleteUnconfirmedFactor(tx, id);
  await endSessions(tx, id);
  await revokeResetLinks(tx, id);
  await audit(tx, 'account.password-changed', { id, name: email });
}

/** anna.de-vries@example.nl → Anna De Vries */
function nameFromEmail(email: string): string {
  return (email.split('@')[0] ?? email)
    .split(/[._-]+/)
    .map(capitalise)
    .join(' ');
}

/**
 * SQL: whether the person with this e-mail address made a row. The address may have changed since, or belong to a deleted
 * account.
 */
export function madeBy({ actor, staffId }: { actor: PgColumn; staffId: PgColumn }, email: string): SQL {
  const address = email.trim().toLowerCase();
  return sql`(lower(${actor}) = ${address}
    or ${staffId} = (select id from ${staff} where lower(email) = ${address}))`;
}

/** An account by its name; without one it was deleted. */
export const colleague = (staffId: number | null, name: string | null): Colleague | null =>
  staffId === null || name === null ? null : { staffId, name };
