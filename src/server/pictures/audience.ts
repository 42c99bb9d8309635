import { ARTICLES_TAG, PICTURES_TAG } from '../articles/cache-tags.ts';
import { resolvePreviewLink } from '../articles/preview-links/resolve.ts';
import { CDN_SECONDS } from '../cache/public-cache.ts';
import { type Actor, asVisitor, type Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { sql } from '../db/drizzle.ts';
import { rowsOf } from '../db/rows-of.ts';
import { DomainError } from '../errors/errors.ts';
import { allows } from '../permissions.ts';
import { hashInFileName } from './file-names.ts';
import { picturesOf } from './shown.ts';

/**
 * The people who may have a file of the store. `readers`: it is shown in a published article or as a writer's
 * portrait. `staff`: everything else, such as the pixels behind a crop, replaced files, the bin and drafts. `nobody`:
 * removed for good.
 */
export type Audience = 'readers' | 'staff' | 'nobody';

/** What can change an audience: what is published, which writers there are, and which file a picture shows. */
const AUDIENCE_TAGS = [ARTICLES_TAG, PICTURES_TAG];

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
 * The pictures that show this file, as src/server/pictures/shown.ts decides it. The file itself stands for a picture
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

export const imageNotFound = () => new DomainError('not-found', 'This image does not exist');

type Asking = { actor: () => Promise<Actor>; preview: string | undefined };

/**
 * Whether this person may have a file that readers do not get: staff may, and so may the reader of a preview that shows
 * it.
 */
export async function mayHaveHidden(context: Context, hash: string, { actor, preview }: Asking): Promise<boolean> {
  if ((await findAudience(context, hash)) === 'nobody') return false;
  if (preview !== undefined && (await isInPreview(context, preview, hash))) return true;
  const asking = await actor();
  const isBlocked = asking.kind === 'staff' && asking.requiredAction !== undefined;
  return !isBlocked && allows(asking, 'magazine.read');
}

async function isInPreview(context: Context, token: string, hash: string): Promise<boolean> {
  const visitor = asVisitor(context);
  const resolved = await resolvePreviewLink(visitor, token);
  if (resolved.status !== 'found') return false;
  const shown = Object.values(await picturesOf(visitor, [resolved.article]));
  return shown.some(({ src }) => hashInFileName(src.split('/').at(-1) ?? '') === hash);
}

/** For files that readers do not get: only the requesting browser may cache them, and revalidates each time. */
export const PRIVATE = { 'cache-control': 'private, no-cache' };

/**
 * For a file that readers see. Its bytes never change, so a browser asks once; a proxy on the way asks each minute, because
 * the file may be hidden. The site's own CDN is purged when it is.
 */
export const publicCacheHeaders = ({ cache }: Context, isWhole: boolean): Record<string, string> => ({
  ...(cache.mayHaveCdn && isWhole && cache.headers(AUDIENCE_TAGS, CDN_SECONDS)),
  'cache-control': isWhole ? 'public, max-age=31536000, s-maxage=60, immutable' : 'no-cache',
});
