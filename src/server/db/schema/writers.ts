import { backedUpTable, boolean, integer, text } from '../pg-core.ts';

export const writers = backedUpTable('writers', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull(),
  email: text().notNull().unique(),
  /** Profession and registration, as readers see them: “huisarts, BIG-nummer 19012345601”. */
  registration: text(),
  bio: text(),
  profileImage: text(),
  isActive: boolean().notNull().default(true),
});
