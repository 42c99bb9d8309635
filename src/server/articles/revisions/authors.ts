import { asc, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { articleRevisions } from '../../db/schema/revisions.ts';
import { staff } from '../../db/schema/staff.ts';
import type { Transaction } from '../../db/transaction.ts';

/** The address may have changed since, or belong to an account that was deleted. */
function isBy(email: string): SQL {
  const address = email.trim().toLowerCase();
  return sql`(lower(${articleRevisions.actor}) = ${address}
    or ${articleRevisions.staffId} = (select id from ${staff} where lower(email) = ${address}))`;
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
    .where(isBy(email))
    .orderBy(asc(articleRevisions.id));

/** Takes the person from the revisions, which stay. */
export async function eraseAuthor({ db }: Transaction, email: string): Promise<void> {
  await db.update(articleRevisions).set({ staffId: null, actor: null }).where(isBy(email));
}
