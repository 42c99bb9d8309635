import { asc, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { staff } from '../../db/schema/staff.ts';
import type { Transaction } from '../../db/transaction.ts';

/** The address may have changed, or belong to a deleted account. */
export function isBy({ actor, staffId }: { actor: PgColumn; staffId: PgColumn }, email: string): SQL {
  const address = email.trim().toLowerCase();
  return sql`(lower(${actor}) = ${address}
    or ${staffId} = (select id from ${staff} where lower(email) = ${address}))`;
}

/** The revisions that the person with this e-mail address made. */
export const findRevisionsBy = (db: Database, email: string) =>
  db
    .select({
      articleId: articleRevisions.articleId,
      number: articleRevisions.number,
      title: articleRevisions.title,
      createdAt: articleRevisions.createdAt,
    })
    .from(articleRevisions)
    .where(isBy(articleRevisions, email))
    .orderBy(asc(articleRevisions.id));

/** Removes the person from the revisions, which stay. */
export async function eraseAuthor({ db }: Transaction, email: string): Promise<void> {
  await db.update(articleRevisions).set({ staffId: null, actor: null }).where(isBy(articleRevisions, email));
}
