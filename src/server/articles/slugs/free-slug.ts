import { and, eq, ne, or, sql } from 'drizzle-orm';
import { slugify } from '../../../shared/slug.ts';
import type { Database } from '../../db/database.ts';
import { articles } from '../../db/schema/magazine.ts';

const MAX_LENGTH = 100;

/**
 * A free slug for a title, numbered from -2 when taken; `artikel-1`, `artikel-2` … for a title without letters or
 * digits. The current slug of the article `ownId` counts as free.
 */
export async function findFreeSlug(db: Database, title: string, ownId = 0): Promise<string> {
  const base = slugify(title).slice(0, MAX_LENGTH).replace(/-+$/, '');
  const stem = base || 'artikel';
  const rows = await db
    .select({ slug: articles.slug })
    .from(articles)
    .where(and(or(eq(articles.slug, stem), sql`${articles.slug} ~ ${`^${stem}-[0-9]+$`}`), ne(articles.id, ownId)));
  const taken = new Set(rows.map(({ slug }) => slug));
  if (base && !taken.has(base)) return base;
  let number = base ? 2 : 1;
  while (taken.has(`${stem}-${number}`)) number += 1;
  return `${stem}-${number}`;
}
