import type { ToDoGroups } from '../../../shared/contract/to-do.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { desc, eq, or, sql } from '../../db/drizzle.ts';
import { articleCounts, articles } from '../../db/schema/articles/articles.ts';
import { articleColumns, MAX_LISTED } from '../bounds.ts';

/** No index finds these articles, and each text must be read: of a larger magazine only the newest part is checked. */
const MAX_CHECKED = 500;

/**
 * An `<img>` whose `alt` is missing or blank, and that is not marked as decoration. The sanitiser writes attributes in
 * double quotes, without `>`.
 */
const UNDESCRIBED = String.raw`<img(?![^>]* alt="[^"]*[^"\s])(?![^>]* data-decorative)`;

/** Published articles with pictures that have no description, last changed first. */
export async function undescribedPictures({ db }: Context): Promise<ToDoGroups['undescribedPictures']> {
  const { content, image, imageAlt, imageIsDecorative, updatedAt } = articles;
  const checked = db
    .select({ ...articleColumns, content, image, imageAlt, imageIsDecorative, updatedAt })
    .from(articles)
    .where(eq(articles.isPublished, true))
    .orderBy(desc(updatedAt), desc(articles.id))
    .limit(MAX_CHECKED)
    .as('checked');
  const inText = sql<number>`case when ${checked.content} like '%<img%' then regexp_count(${checked.content}, ${UNDESCRIBED}) else 0 end`;
  // The cover of a video is not shown as an `<img>` with a description.
  const isCoverUndescribed = sql<boolean>`(${checked.type} = 'article' and coalesce(${checked.image}, '') <> '' and coalesce(trim(${checked.imageAlt}), '') = '' and not ${checked.imageIsDecorative})`;
  const rows = await db
    .select({
      id: checked.id,
      title: checked.title,
      type: checked.type,
      language: checked.language,
      isPublished: checked.isPublished,
      version: checked.version,
      inText,
      isCoverUndescribed,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(checked)
    .where(or(sql`${inText} > 0`, isCoverUndescribed))
    .orderBy(desc(checked.updatedAt), desc(checked.id))
    .limit(MAX_LISTED);
  return {
    total: rows[0]?.total ?? 0,
    unchecked: Math.max(0, (await countPublished(db)) - MAX_CHECKED),
    entries: rows.map(({ total: _total, ...entry }) => entry),
  };
}

/** A trigger counts them. */
async function countPublished(db: Database): Promise<number> {
  const [counted] = await db
    .select({ total: sql<number>`coalesce(sum(${articleCounts.total}), 0)::int` })
    .from(articleCounts)
    .where(eq(articleCounts.isPublished, true));
  return counted?.total ?? 0;
}
