import { randomBytes } from 'node:crypto';
import { asc, count, eq } from 'drizzle-orm';
import { audit } from '../audit/record.ts';
import { type Context, requireStaff } from '../context.ts';
import { staff } from '../db/schema/staff.ts';
import { inTransaction, type Transaction } from '../db/transaction.ts';
import { DomainError } from '../errors/errors.ts';
import { lockAccount } from './lock-account.ts';
import { hashPassword, verifyPassword } from './password.ts';
import { deleteUnconfirmedFactor } from './second-factor/factor.ts';
import { endSessions } from './session.ts';
import { assertStrongPassword } from './strong-password.ts';

type NewAccount = { email: string; name?: string | undefined; password: string; passwordIsTemporary?: boolean };

/**
 * Makes sure that the account exists and has this password: runs at every start for STAFF_EMAIL. Writes only what
 * differs, so that a restart ends no session. A deactivated account stays as it is, or a setting that was forgotten
 * would let its owner in again. Resolves to whether the account is active.
 */
export async function upsertAccount(context: Context, account: NewAccount): Promise<boolean> {
  requireStaff(context);
  const email = normaliseEmail(account.email);
  const [existing] = await context.db.select().from(staff).where(eq(staff.email, email));
  if (!existing) {
    await insertAccount(context, account);
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

/** Throws `conflict` when the e-mail address has an account already, and `invalid` for a weak password. */
export async function addAccount(context: Context, account: NewAccount): Promise<void> {
  requireStaff(context);
  const email = normaliseEmail(account.email);
  await assertStrongPassword(account.password, [email, account.name ?? ''], 'password');
  const [existing] = await context.db.select().from(staff).where(eq(staff.email, email));
  if (existing) throw new DomainError('conflict', `There is already an account ${email}`);
  await insertAccount(context, account);
}

/** Sets a new password, activates the account and ends its sessions. Throws `not-found` and `invalid`. */
export async function resetPassword(context: Context, email: string, password: string): Promise<void> {
  requireStaff(context);
  const account = await loadAccount(context, email);
  await assertStrongPassword(password, [account.email, account.name], 'password');
  const passwordHash = await hashPassword(password);
  await inTransaction(context, async (tx) => {
    await lockAccount(tx, account.id);
    await tx.db.update(staff).set({ isActive: true }).where(eq(staff.id, account.id));
    await setPasswordHash(tx, account, passwordHash);
  });
}

/** Blocks logins and ends the account's sessions. Throws `not-found`. */
export async function deactivateAccount(context: Context, email: string): Promise<void> {
  requireStaff(context);
  const { id, ...account } = await loadAccount(context, email);
  await inTransaction(context, async (tx) => {
    await lockAccount(tx, id);
    await tx.db.update(staff).set({ isActive: false }).where(eq(staff.id, id));
    await endSessions(tx, id);
    await audit(tx, 'account.deactivated', { id, name: account.email });
  });
}

/** All accounts by e-mail address, without password hashes. */
export async function listAccounts(context: Context) {
  requireStaff(context);
  const { id, email, name, isActive, createdAt } = staff;
  return context.db.select({ id, email, name, isActive, createdAt }).from(staff).orderBy(asc(staff.email));
}

/** Creates a first account when there is none, and returns its temporary password, which is stored only as a hash. */
export async function ensureFirstAccount(context: Context): Promise<{ email: string; password: string } | undefined> {
  requireStaff(context);
  const [row] = await context.db.select({ total: count() }).from(staff);
  if (row && row.total > 0) return undefined;
  const account = { email: 'admin@clinic.example', password: randomBytes(15).toString('base64url') };
  await insertAccount(context, { ...account, passwordIsTemporary: true });
  return account;
}

async function insertAccount(context: Context, account: NewAccount): Promise<void> {
  const email = normaliseEmail(account.email);
  const passwordHash = await hashPassword(account.password);
  await inTransaction(context, async (tx) => {
    const [created] = await tx.db
      .insert(staff)
      .values({
        email,
        name: account.name || nameFromEmail(email),
        passwordHash,
        passwordIsTemporary: account.passwordIsTemporary ?? false,
        createdAt: tx.clock(),
      })
      .returning({ id: staff.id });
    await audit(tx, 'account.created', { ...created, name: email });
  });
}

/** The transaction must hold the account's lock. */
async function setPasswordHash(tx: Transaction, { id, email }: Account, passwordHash: string): Promise<void> {
  await tx.db.update(staff).set({ passwordHash, passwordIsTemporary: false }).where(eq(staff.id, id));
  await deleteUnconfirmedFactor(tx, id);
  await endSessions(tx, id);
  await audit(tx, 'account.password-changed', { id, name: email });
}

type Account = typeof staff.$inferSelect;

async function loadAccount({ db }: Context, email: string): Promise<Account> {
  const [account] = await db
    .select()
    .from(staff)
    .where(eq(staff.email, normaliseEmail(email)));
  if (!account) throw new DomainError('not-found', `There is no account ${normaliseEmail(email)}`);
  return account;
}

const normaliseEmail = (email: string) => email.trim().toLowerCase();

/** anna.de-vries@example.nl → Anna De Vries */
function nameFromEmail(email: string): string {
  return (email.split('@')[0] ?? email)
    .split(/[._-]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
