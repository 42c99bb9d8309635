import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';

export const writers = pgTable('writers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  email: text().notNull().unique(),
  bio: text(),
  profileImage: text(),
  isActive: boolean().notNull().default(true),
});
