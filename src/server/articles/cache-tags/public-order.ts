import { RELATED_ITEMS } from '../../../shared/constants.ts';
import { ADVISORY_LOCKS } from '../../db/advisory-locks.ts';
import type { Database } from '../../db/database.ts';
import { sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import type { ArticleRow } from '../article-row.ts';
import { articleTag, NEWEST_TAG, newestTag } from './article-tags.ts';

/**
 * Locks the public order until the commit: two articles published at once between the same neighbours would miss each
 * other’s pages.
 */
export async function lockPublicOrder(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.publicOrder})`);
}

type Position = { previous: string | null; next: string | null; newer: number; newerInCategory: number };

/** A page leaves out its own item, so it may show one item beyond the newest {@link RELATED_ITEMS}. */
const NEWEST = sql.raw(String(RELATED_ITEMS + 1));

/**
 * The tags of the pages that show a public article after the change: those of the items before and after it, and those
 * of its category or of all, when it is among their newest. The article need not be stored yet.
 */
export async function tagsOfNewPosition(
  db: Database,
  { id, category, categoryId, publishedAt }: ArticleRow,
): Promise<string[]> {
  const older = sql`from articles where is_published and (shown_at, id) < (own.shown_at, own.id)`;
  const newer = sql`from articles where is_published and (shown_at, id) > (own.shown_at, own.id)`;
  const [position] = await rowsOf<Position>(
    db,
    sql`select
          (select slug ${older} order by shown_at desc, id desc limit 1) as previous,
          (select slug ${newer} order by shown_at, id limit 1) as next,
          (select count(*)::int from (select ${newer} limit ${NEWEST}) as few) as newer,
          (select count(*)::int from (select ${newer} and category_id = own.category_id limit ${NEWEST}) as few)
            as "newerInCategory"
        from (select id, ${categoryId}::integer as category_id,
            case when published_at is null then coalesce(${publishedAt?.toISOString() ?? null}::timestamptz, shown_at)
              else shown_at end as shown_at
          from articles where id = ${id}) as own`,
  );
  if (!position) return [];
  return [
    ...[position.previous, position.next].filter((slug) => slug !== null).map(articleTag),
    ...(position.newerInCategory <= RELATED_ITEMS ? [newestTag(category)] : []),
    ...(position.newer <= RELATED_ITEMS ? [NEWEST_TAG] : []),
  ];
}
