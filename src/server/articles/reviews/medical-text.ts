import { type SQL, sql } from 'drizzle-orm';
import { articles } from '../../db/schema/magazine.ts';

/*
 * What a medical reviewer reads: title, excerpt, text, pictures, video and sources. The address, tags and the texts for
 * search engines are not among it, so that their typing errors are not changes since the review.
 */

/** Of a snapshot; those from before there were sources have none. */
export const medicalTextOf = (snapshot: SQL): SQL => sql`jsonb_build_array(
  ${snapshot}->'title', ${snapshot}->'excerpt', ${snapshot}->'content', ${snapshot}->'image', ${snapshot}->'imageAlt',
  ${snapshot}->'videoUrl', coalesce(${snapshot}->'sources', '[]'::jsonb))`;

/** Of a row of `articles`. */
export const medicalTextOfArticle: SQL = sql`jsonb_build_array(
  ${articles.title}, ${articles.excerpt}, ${articles.content}, ${articles.image}, ${articles.imageAlt},
  ${articles.videoUrl}, ${articles.sources})`;
