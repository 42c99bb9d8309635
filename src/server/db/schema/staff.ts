import { boolean, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The people who may log in (§6). */
export const staff = pgTable('staff', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  /** Lower case. */
  email: text().notNull().unique(),
  name: text().notNull(),
  /** `scrypt$N$r$p$salt$key`, see staff/password.ts. */
  passwordHash: text().notNull(),
  /** Made by the site for the first login: good for nothing but choosing another. */
  passwordIsTemporary: boolean().notNull().default(false),
  isActive: boolean().notNull().default(true),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** An open session; without its row a session cookie is worth nothing. */
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

/** The second step of logging in: a code from an app on the phone (RFC 6238). */
export const secondFactors = pgTable('second_factors', {
  staffId: integer()
    .primaryKey()
    .references(() => staff.id, { onDelete: 'cascade' }),
  /** Base32. What the app has too; a code cannot be checked without it. */
  secret: text().notNull(),
  /** Null until the first code was right: till then nobody is asked for one. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The half minute of the last code that was used. No code counts twice. */
  lastStep: integer(),
  /** SHA-256, in base64url; one is taken out when it is used. */
  recoveryCodeHashes: text().array().notNull().default([]),
});
