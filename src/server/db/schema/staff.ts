import type { Role } from '../../../shared/permissions.ts';
import type { Language } from '../../../shared/words/words.ts';
import { sql } from '../drizzle.ts';
import {
  backedUpTable,
  boolean,
  index,
  integer,
  leftOutTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from '../pg-core.ts';

export const staff = backedUpTable('staff', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  /** `scrypt$N$r$p$salt$key`, see staff/password.ts. */
  passwordHash: text().notNull(),
  /** A generated first password: the account must choose another before it can do anything else. */
  passwordIsTemporary: boolean().notNull().default(false),
  isActive: boolean().notNull().default(true),
  role: text().$type<Role>().notNull().default('writer'),
  /** Of the admin area, and of what the site mails to them. */
  language: text().$type<Language>().notNull().default('en'),
  /** Contact messages are about people's health, so reading them is a right of its own. */
  readsMessages: boolean().notNull().default(false),
  /** The address of an uploaded picture, which colleagues see. */
  portrait: text(),
  /** The person's own writer profile. No foreign key: a writer can be deleted and restored. */
  writerId: integer(),
  /** The last request, give or take five minutes; sessions are deleted. */
  lastSeenAt: timestamp({ withTimezone: true }),
  /** A medical reviewer's profession, as readers see it; null for other staff. */
  profession: text(),
  /** A medical reviewer's number in the BIG register of care professionals, 11 digits; null for other staff. */
  bigNumber: text(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Open sessions. A session cookie without its row is invalid. */
export const sessions = leftOutTable('a session that was ended since the backup must not become valid again')(
  'sessions',
  {
    id: uuid().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Such as “Firefox on Windows”, for the list of sessions. */
    browser: text(),
  },
  (table) => [index().on(table.staffId), index().on(table.expiresAt)],
);

/** Browsers that an account has logged in with before. A login from any other sends a mail. */
export const knownBrowsers = leftOutTable(
  'which browsers somebody uses; after a restore, the next login in each is mailed once more',
)(
  'known_browsers',
  {
    /** SHA-256 in base64url of the value of the browser's cookie. */
    cookieHash: text().notNull(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    lastUsedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.staffId, table.cookieHash] }), index().on(table.lastUsedAt)],
);

/** Links with which a person joins, or chooses a new password. Each works once. */
export const accountLinks = leftOutTable('a link that was used or revoked since the backup must not work again')(
  'account_links',
  {
    id: uuid().primaryKey(),
    /** `reset` was made by an administrator or a command, `forgotten` was asked for on the login page. */
    kind: text({ enum: ['invitation', 'reset', 'forgotten'] }).notNull(),
    /** SHA-256 in hex. */
    tokenHash: text().notNull().unique(),
    /** Lower case. */
    email: text().notNull(),
    /** The account of a reset; an invitation has none until it is accepted. */
    staffId: integer().references(() => staff.id, { onDelete: 'cascade' }),
    /** The role, language and rights that the invited person's account will have. */
    name: text(),
    language: text().$type<Language>(),
    role: text().$type<Role>(),
    readsMessages: boolean(),
    /** The account that made it, and its e-mail address at the time. */
    createdBy: integer(),
    createdByEmail: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex('account_links_open').on(table.email, table.kind).where(sql`used_at is null and revoked_at is null`),
    index().on(table.staffId),
    index().on(table.expiresAt),
  ],
);

/** Two-step login with the time-based codes of an authenticator app (RFC 6238). */
export const secondFactors = backedUpTable('second_factors', {
  staffId: integer()
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** Base32. Shared with the app, so it cannot be stored as a hash. */
  secret: text().notNull(),
  /** Null until a first code was correct; until then login asks for no code. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The time step of the last accepted code: a code is accepted once. */
  lastStep: integer(),
  /** SHA-256 in base64url. A used code is removed. */
  recoveryCodeHashes: text().array().notNull().default([]),
});
