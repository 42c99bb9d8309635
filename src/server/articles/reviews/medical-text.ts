import type { SQL } from 'drizzle-orm';
import { sql } from '../../db/drizzle.ts';
import { articles } from '../../db/schema/articles/articles.ts';

/*
 * What a medical reviewer reads: title, excerpt, text, pictures, video and sources. A change of address, tags or SEO
 * texts does not count as a change since the review.
 */

/** From a snapshot; the oldest shape has no sources. */
export const medicalTextOf = (snapshot: SQL): SQL => sql`jsonb_build_array(
  ${snapshot}->'title', ${snapshot}->'excerpt', ${snapshot}->'content', ${snapshot}->'image', ${snapshot}->'imageAlt',
  ${snapshot}->'videoUrl', coalesce(${snapshot}->'sources', '[]'::jsonb))`;

/** From a row of `articles`. */
export const medicalTextOfArticle: SQL = sql`jsonb_build_array(
  ${articles.title}, ${articles.excerpt}, ${articles.content}, ${articles.image}, ${articles.imageAlt},
  ${articles.videoUrl}, ${articles.sources})`;
