import type { Overridable } from '../../shared/contract/articles/dangers.ts';
import type { Category, CategoryInput } from '../../shared/contract/categories.ts';
import * as calls from '../../shared/contract/categories.ts';
import { type Said, sentence } from '../../shared/errors/sentence.ts';
import { slugify } from '../../shared/text/text.ts';
import { sharedTexts } from '../../shared/text-check/document/reader-texts.ts';
import { categoryTag, invalidateLists } from '../articles/cache-tags.ts';
import { refuseSharedDangers } from '../articles/dangers/refuse-shared-dangers.ts';
import { changedFields } from '../audit/field-changes.ts';
import { audit } from '../audit/record.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { and, asc, count, eq, ne, or, sql } from '../db/drizzle.ts';
import { isDuplicate } from '../db/postgres-errors.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { categories } from '../db/schema/categories.ts';
import { DomainError } from '../errors/errors.ts';
import { requirePermission } from '../permissions.ts';
import { route } from '../route.ts';
import type { Subject } from '../subject.ts';
import { inTransaction } from '../transaction.ts';
import { storeDeleted, takeDeleted } from '../undo/deleted-entries.ts';

async function listCategories(context: Context): Promise<Category[]> {
  requirePermission(context, 'magazine.read');
  return context.db.select().from(categories).orderBy(asc(categories.name));
}

/** Adds a category. Throws `conflict` when its name or slug is taken. */
export async function createCategory(context: Context, input: CategoryInput): Promise<Category> {
  requirePermission(context, 'magazine.manage');
  const values = { ...input, slug: slugOf(input) };
  return inTransaction(context, async (tx) => {
    await assertFree(tx.db, values);
    const [created] = await tx.db.insert(categories).values(values).returning().catch(asConflict(values));
    if (!created) throw new Error('The insert returned no row');
    await audit(tx, 'category.created', created);
    return created;
  });
}

/**
 * Replaces a category. Throws `not-found`, `conflict` when the name or slug is taken, and `dangerous` for a danger that
 * readers would see.
 */
export async function updateCategory(
  context: Context,
  id: number,
  { overrideReason, ...input }: CategoryInput & Overridable,
): Promise<Category> {
  requirePermission(context, 'magazine.manage');
  return inTransaction(context, async (tx) => {
    const before = await loadCategory(tx.db, id);
    const slug = !input.slug && input.name === before.name ? before.slug : slugOf(input);
    const after = { id, ...input, slug };
    await assertFree(tx.db, after);
    await tx.db
      .update(categories)
      .set({ ...input, slug })
      .where(eq(categories.id, id))
      .catch(asConflict(after));
    await refuseSharedDangers(tx, {
      kind: 'category',
      id,
      name: after.name,
      overrideReason,
      before: sharedTexts.category(before),
      after: sharedTexts.category(after),
    });
    if (after.name !== before.name) invalidateLists(tx, [categoryTag(before.name)]);
    const changes = changedFields({ name: 'name', slug: 'slug', description: 'description' }, before, after);
    await audit(tx, 'category.changed', { id, name: after.name, changes });
    return after;
  });
}

/** Deletes a category, restorable for an hour. Throws `not-found`, and `conflict` while articles use it. */
async function deleteCategory(context: Context, id: number): Promise<undefined> {
  requirePermission(context, 'magazine.manage');
  await inTransaction(context, async (tx) => {
    const category = await loadCategory(tx.db, id);
    const [used] = await tx.db.select({ total: count() }).from(articles).where(eq(articles.categoryId, id));
    if (used?.total) throw inUse(category.name, used.total);
    await tx.db.delete(categories).where(eq(categories.id, id));
    await storeDeleted(tx, 'category', { row: category });
    await audit(tx, 'category.deleted', category);
  });
}

const inUse = (name: string, total: number) =>
  new DomainError(
    'conflict',
    sentence(
      '"{name}" is used by {count} article. Give it another category first.|"{name}" is used by {count} articles. Give them another category first.',
      { name, count: total },
    ),
  );

/** Undoes a deletion. Throws `not-found` after an hour, and `conflict` when the name or slug is taken by now. */
async function restoreCategory(context: Context, id: number): Promise<Category> {
  requirePermission(context, 'magazine.manage');
  return inTransaction(context, async (tx) => {
    const { row } = await takeDeleted(tx, 'category', id);
    await assertFree(tx.db, row);
    await tx.db.insert(categories).overridingSystemValue().values(row).catch(asConflict(row));
    await audit(tx, 'category.restored', row);
    return row;
  });
}

/** Loads and locks a category until the transaction ends. Throws `not-found`. */
async function loadCategory(db: Database, id: number): Promise<Category> {
  const [row] = await db.select().from(categories).where(eq(categories.id, id)).for('update');
  if (!row) throw new DomainError('not-found', 'This category does not exist; it may have been deleted.');
  return row;
}

/** The given slug, else one made from the name. Throws `invalid` for a name without letters or digits. */
function slugOf({ name, slug }: CategoryInput): string {
  const result = slug ?? slugify(name);
  if (result) return result;
  const message = 'No slug can be made from this name. Enter one with letters or digits.';
  throw new DomainError('invalid', message, { fields: { slug: message } });
}

/** Throws `conflict` for the field when another category has this name (case-insensitively) or slug. */
async function assertFree(db: Database, category: { id?: number; name: string; slug: string }): Promise<void> {
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
function asConflict({ name, slug }: { name: string; slug: string }): (error: unknown) => never {
  return (error) => {
    if (isDuplicate(error, 'categories_name_unique')) throw nameTaken(name);
    if (isDuplicate(error, 'categories_slug_unique')) throw slugTaken(slug);
    throw error;
  };
}

const taken = (field: string, message: Said) => new DomainError('conflict', message, { fields: { [field]: message } });

const nameTaken = (name: string) => taken('name', sentence('There is already a category "{name}".', { name }));

const slugTaken = (slug: string) =>
  taken('slug', sentence('The slug "{slug}" is taken by another category. Choose another one.', { slug }));

export const subject = {
  tables: [categories],
  personalData: {},
  routes: [
    route(calls.listCategories, (context) => listCategories(context)),
    route(calls.createCategory, (context, { body }) => createCategory(context, body)),
    route(calls.updateCategory, (context, { params, body }) => updateCategory(context, params.id, body)),
    route(calls.deleteCategory, (context, { params }) => deleteCategory(context, params.id)),
    route(calls.restoreCategory, (context, { params }) => restoreCategory(context, params.id)),
  ],
} satisfies Subject;
