import type { Context } from '../../context.ts';
import { eq } from '../../db/drizzle.ts';
import { staff } from '../../db/schema/staff.ts';
import { DomainError } from '../../errors/errors.ts';

export type Account = typeof staff.$inferSelect;

/** An account by its id, as screens name it, or by its e-mail address, as commands do. */
export type AccountRef = number | string;

export const normaliseEmail = (email: string) => email.trim().toLowerCase();

/** Throws `not-found`. */
export async function findAccount({ db }: Pick<Context, 'db'>, ref: AccountRef): Promise<Account> {
  const isIt = typeof ref === 'number' ? eq(staff.id, ref) : eq(staff.email, normaliseEmail(ref));
  const [account] = await db.select().from(staff).where(isIt);
  if (account) return account;
  throw new DomainError(
    'not-found',
    typeof ref === 'number'
      ? 'This account does not exist; it may have been deleted.'
      : `There is no account ${normaliseEmail(ref)}`,
  );
}
