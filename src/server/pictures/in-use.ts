import { sql } from '../db/drizzle.ts';
import { images } from '../db/schema/images.ts';

/*
 * Three conditions, each with an index: an article, a version, a writer or an account uses the picture; the file
 * replaced a picture; the file is an edited picture.
 */
const isPlaced = sql`exists (select 1 from picture_uses where picture = ${images.hash})`;
const isReplacement = sql`exists (select 1 from images as other where other.replaced_by = ${images.hash})`;
const isEdit = sql`exists (select 1 from images as other where other.shown_as = ${images.hash})`;

/** SQL condition on `images`. */
export const isInUse = sql`(${isPlaced} or ${isReplacement} or ${isEdit})`;
/** The opposite, in the form that Postgres plans as joins over the whole library. */
export const isNotInUse = sql`(not ${isPlaced} and not ${isReplacement} and not ${isEdit})`;
