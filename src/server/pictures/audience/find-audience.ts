import { ARTICLES_TAG, PICTURES_TAG } from '../../articles/cache-tags/article-tags.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';

/**
 * The people who may have a file of the store. `readers`: it is shown in a published article or as a writer's
 * portrait. `staff`: everything else, such as the pixels behind a crop, replaced files, the bin and drafts. `nobody`:
 * removed for good.
 */
export type Audience = 'readers' | 'staff' | 'nobody';

/** What can change an audience: what is published, which writers there are, and which file a picture shows. */
export const AUDIENCE_TAGS = [ARTICLES_TAG, PICTURES_TAG];

/** Needed for every picture that a browser does not have yet, so processes cache it until a tag is raised. */
export const findAudience = ({ db, cache }: Context, hash: string): Promise<Audience> =>
  cache.memoize
    ? cache.memoize(`audience ${hash}`, AUDIENCE_TAGS, () => readAudience(db, hash))
    : readAudience(db, hash);

async function readAudience(db: Database, hash: string): Promise<Audience> {
  const [row] = await rowsOf<{ removed: boolean; shown: boolean }>(
    db,
    sql`
      select
        exists (
          select 1 from images left join images as whole on whole.hash = images.part_of
            where images.hash = ${hash} and 'removed' in (images.state, whole.state)) as removed,
        exists (select 1 from (${picturesShownAs(hash)}) as picture where ${isPublic(sql`picture.hash`)}) as shown`,
  );
  if (row?.removed) return 'nobody';
  return row?.shown ? 'readers' : 'staff';
}

/**
 * The pictures that show this file, as src/server/pictures/shown/find.ts decides it. The file itself stands for a picture
 * that has no row, such as one of an early version.
 */
const picturesShownAs = (hash: string) => sql`
  select images.hash from images
    left join images as file on file.hash = coalesce(images.shown_as, images.replaced_by) and file.state in ('stored', 'removed')
    where (images.hash = ${hash} or images.replaced_by = ${hash} or images.shown_as = ${hash})
      and coalesce(file.hash, images.hash) = ${hash}
  union all
  select ${hash}::text where not exists (select 1 from images where hash = ${hash})`;

const isPublic = (picture: ReturnType<typeof sql>) => sql`
  exists (
    select 1 from picture_uses as placed
      left join articles on articles.id = placed.owner_id and placed.owner_kind = 'article'
      where placed.picture = ${picture} and (placed.owner_kind = 'writer' or articles.is_published))`;
