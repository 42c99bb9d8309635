import type { Context } from '../../context.ts';
import { sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';

type DocumentWith = {
  path: string;
  /** Of its newest version with the picture. */
  text: string;
  /** How many versions have it. */
  count: number;
  /** Whether visitors see one of them, or will at a time that is set. */
  isPublished: boolean;
};

/** The documents of the site with a picture in any version, those that visitors see first. */
export const findDocumentsWith = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  hash: string,
): Promise<DocumentWith[]> =>
  rowsOf(
    db,
    sql`
      with online as (
        select distinct on (path) id from document_versions where publish_at <= ${clock().toISOString()}::timestamptz
          order by path, publish_at desc, number desc)
      select path, count(*)::integer as count, (array_agg(text order by number desc))[1] as text,
          bool_or(id in (select id from online) or coalesce(publish_at > ${clock().toISOString()}::timestamptz, false)) as "isPublished"
        from document_versions
        where id in (select owner_id from picture_uses where picture = ${hash} and owner_kind = 'document')
        group by path order by "isPublished" desc, path`,
  );
