import { boolean, integer, pgTable, text } from '../pg-core.ts';

export const writers = pgTable('writers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  email: text().notNull().unique(),
  bio: text(),
  profileImage: text(),
  isActive: boolean().notNull().default(true),
});
