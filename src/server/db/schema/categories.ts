import { backedUpTable, integer, text } from '../pg-core.ts';

export const categories = backedUpTable('categories', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  name: text().notNull().unique(),
  slug: text().notNull().unique(),
  description: text(),
});
