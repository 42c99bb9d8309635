import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const staff = pgTable('staff', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  /** `scrypt$N$r$p$salt$key`, see staff/password.ts. */
  passwordHash: text().notNull(),
  /** Generated for the first login: the account must choose another before it can do anything else. */
  passwordIsTemporary: boolean().notNull().default(false),
  isActive: boolean().notNull().default(true),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Open sessions. A session cookie without its row is invalid. */
export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey(),
    staffId: integer()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.staffId), index().on(table.expiresAt)],
);

/** Two-step login with the time-based codes of an authenticator app (RFC 6238). */
export const secondFactors = pgTable('second_factors', {
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
