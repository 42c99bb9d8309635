import { randomBytes } from 'node:crypto';
import { count } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { staff } from '../db/schema/staff.ts';
import { hashPassword } from './password.ts';

/** Makes an account, or gives an existing one this password and makes it active again. */
export async function upsertAccount(
  { db }: Context,
  account: { email: string; name?: string; password: string },
): Promise<void> {
  const email = account.email.trim().toLowerCase();
  const passwordHash = await hashPassword(account.password);
  await db
    .insert(staff)
    .values({ email, name: account.name ?? nameFrom(email), passwordHash })
    .onConflictDoUpdate({ target: staff.email, set: { passwordHash, isActive: true } });
}

/** On an empty database: a first account whose generated password is returned, to be shown once. */
export async function ensureFirstAccount(context: Context): Promise<{ email: string; password: string } | undefined> {
  const [row] = await context.db.select({ total: count() }).from(staff);
  if (row && row.total > 0) return undefined;
  const account = { email: 'admin@clinic.example', password: randomBytes(15).toString('base64url') };
  await upsertAccount(context, account);
  return account;
}

/** anna.de-vries@example.nl → Anna De Vries */
function nameFrom(email: string): string {
  return (email.split('@')[0] ?? email)
    .split(/[._-]+/)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(' ');
}
