import type { Category, CategoryInput } from '../../shared/contract/categories.ts';
import { slugify } from '../../shared/text/slug.ts';
import type { Database } from '../db/database.ts';
import { and, eq, ne, or, sql } from '../db/drizzle.ts';
import { isDuplicate } from '../db/postgres-errors.ts';
import { categories } from '../db/schema/categories.ts';
import { DomainError } from '../errors/errors.ts';

/** Loads and locks a category until the transaction ends. Throws `not-found`. */
export async function loadCategory(db: Database, id: number): Promise<Category> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id)).for('update');
  if (!row) throw new DomainError('not-found', 'This category does not exist; it may have been deleted.');
  return row;
}

/** The given slug, else one made from the name. Throws `invalid` for a name without letters or digits. */
export function slugOf({ name, slug }: CategoryInput): string {
  const result = slug ?? slugify(name);
  if (result) return result;
  const message = 'No slug can be made from this name. Enter one with letters or digits.';
  throw new DomainError('invalid', message, { fields: { slug: message } });
}

/** Throws `conflict` for the field when another category has this name (case-insensitively) or slug. */
export async function assertFree(db: Database, category: { id?: number; name: string; slug: string }): Promise<void> {
  const same = or(sql`lower(${categories.name}) = lower(${category.name})`, eq(categories.slug, category.slug));
  const [other] = await db
    .select()
    .from(categories)
    .where(category.id ? and(same, ne(categories.id, category.id)) : same)
    .limit(1);
  if (!other) return;
  throw other.slug === category.slug && other.name.toLowerCase() !== category.name.toLowerCase()
    ? slugTaken(category.slug)
    : nameTaken(other.name);
}

/** Concurrent saves can both pass {@link assertFree}; the database's unique constraints then refuse one. */
export function asConflict({ name, slug }: { name: string; slug: string }): (error: unknown) => never {
  return (error) => {
    if (isDuplicate(error, 'categories_name_unique')) throw nameTaken(name);
    if (isDuplicate(error, 'categories_slug_unique')) throw slugTaken(slug);
    throw error;
  };
}

const taken = (field: string, message: string) =>
  new DomainError('conflict', message, { fields: { [field]: message } });
const nameTaken = (name: string) => taken('name', `There is already a category "${name}".`);
const slugTaken = (slug: string) =>
  taken('slug', `The slug "${slug}" is taken by another category. Choose another one.`);
