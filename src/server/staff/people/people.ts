import type { Profile, ProfileInput } from '../../../shared/contract/accounts/account.ts';
import type { Person } from '../../../shared/contract/accounts/people.ts';
import { sentence } from '../../../shared/errors/sentence.ts';
import { LANGUAGE_NAMES } from '../../../shared/language-names.ts';
import type { Language } from '../../../shared/words/words.ts';
import { changedFields, type FieldChange } from '../../audit/field-changes.ts';
import { audit } from '../../audit/record.ts';
import { type Context, notLoggedIn, requireAccount, requireStaff } from '../../context.ts';
import { and, asc, count, eq, gt, isNull, max, sql } from '../../db/drizzle.ts';
import { accountLinks, secondFactors, sessions, staff } from '../../db/schema/staff.ts';
import { writers } from '../../db/schema/writers.ts';
import { DomainError } from '../../errors/errors.ts';
import { requirePermission } from '../../permissions.ts';
import { refuseRemovedPicture } from '../../pictures/remove-unused.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { lockOwnAccount } from '../lock-account.ts';

/** All accounts by name, without password hashes. */
export async function listPeople(context: Context): Promise<Person[]> {
  requirePermission(context, 'people.manage');
  const { db, clock } = context;
  const now = clock();
  const open = db
    .select({ staffId: sessions.staffId, total: count().as('total') })
    .from(sessions)
    .where(gt(sessions.expiresAt, now))
    .groupBy(sessions.staffId)
    .as('open_sessions');
  const links = db
    .select({ staffId: accountLinks.staffId, until: max(accountLinks.expiresAt).as('until') })
    .from(accountLinks)
    .where(
      and(
        eq(accountLinks.kind, 'reset'),
        isNull(accountLinks.usedAt),
        isNull(accountLinks.revokedAt),
        gt(accountLinks.expiresAt, now),
      ),
    )
    .groupBy(accountLinks.staffId)
    .as('reset_links');
  const rows = await db
    .select({ account: staff, since: secondFactors.confirmedAt, total: open.total, until: links.until })
    .from(staff)
    .leftJoin(secondFactors, eq(secondFactors.staffId, staff.id))
    .leftJoin(open, eq(open.staffId, staff.id))
    .leftJoin(links, eq(links.staffId, staff.id))
    .orderBy(asc(sql`lower(${staff.name})`), asc(staff.id));
  return rows.map(({ account, since, total, until }) => ({
    id: account.id,
    email: account.email,
    name: account.name,
    portrait: account.portrait,
    role: account.role,
    language: account.language,
    readsMessages: account.readsMessages,
    reviewer:
      account.bigNumber === null ? null : { profession: account.profession ?? '', bigNumber: account.bigNumber },
    isActive: account.isActive,
    lastSeenAt: account.lastSeenAt?.toISOString() ?? null,
    hasSecondFactor: since !== null,
    openSessions: total ?? 0,
    resetLinkUntil: until?.toISOString() ?? null,
  }));
}

/** The caller's own profile. A deleted writer counts as none. */
export async function getProfile(context: Context): Promise<Profile> {
  const { staffId } = requireAccount(context);
  const [row] = await context.db
    .select({ name: staff.name, portrait: staff.portrait, writerId: writers.id })
    .from(staff)
    .leftJoin(writers, eq(writers.id, staff.writerId))
    .where(eq(staff.id, staffId));
  if (!row) throw notLoggedIn();
  return row;
}

/**
 * The log keeps former names and writers, because a text under one of them still counts as this person's
 * (reviews/written-by.ts). Throws `invalid` for a writer who does not exist, and for a picture that is being removed.
 */
export async function updateProfile(context: Context, input: ProfileInput): Promise<Profile> {
  requireStaff(context);
  const { staffId, email } = requireAccount(context);
  return inTransaction(context, async (tx) => {
    await lockOwnAccount(tx);
    const before = await loadNames(tx, staffId);
    if (input.writerId !== null && (await tx.db.$count(writers, eq(writers.id, input.writerId))) === 0) {
      const message = 'This writer does not exist; they may have been deleted. Choose another one.';
      throw new DomainError('invalid', message, { fields: { writerId: message } });
    }
    await tx.db.update(staff).set(input).where(eq(staff.id, staffId)).catch(refuseRemovedPicture);
    const changes = changesOf(before, await loadNames(tx, staffId));
    await audit(tx, 'account.profile-changed', { id: staffId, name: email, changes });
    return input;
  });
}

/** Also while an action is required: whoever is to do something must be able to read what. */
export async function chooseLanguage(context: Context, language: Language): Promise<undefined> {
  const { staffId, email } = requireAccount(context);
  await inTransaction(context, async (tx) => {
    await lockOwnAccount(tx);
    const { language: before } = await findAccount(tx, staffId);
    if (before === language) return;
    await tx.db.update(staff).set({ language }).where(eq(staff.id, staffId));
    const changes = changedFields(
      { language: 'language' },
      { language: LANGUAGE_NAMES[before] },
      { language: LANGUAGE_NAMES[language] },
    );
    await audit(tx, 'account.profile-changed', { id: staffId, name: email, changes });
  });
}

async function loadNames({ db }: Transaction, staffId: number) {
  const [row] = await db
    .select({ name: staff.name, portrait: staff.portrait, writerId: staff.writerId, writer: writers.name })
    .from(staff)
    .leftJoin(writers, eq(writers.id, staff.writerId))
    .where(eq(staff.id, staffId));
  if (!row) throw notLoggedIn();
  return row;
}
type Names = Awaited<ReturnType<typeof loadNames>>;

function changesOf(before: Names, after: Names): FieldChange[] {
  const changes = changedFields({ name: 'name', portrait: 'portrait' }, before, after);
  if (before.writerId === after.writerId) return changes;
  return [...changes, { field: 'writer', from: before.writer, to: after.writer, ...fromId(before) }];
}

const fromId = ({ writerId }: Names) => (writerId === null ? {} : { fromId: writerId });

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
      : sentence('There is no account {email}', { email: normaliseEmail(ref) }),
  );
}
