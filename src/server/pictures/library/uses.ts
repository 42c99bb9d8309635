import type { ArticleLanguage } from '../../../shared/contract/articles/articles.ts';
import type { PictureDetails, PictureUse } from '../../../shared/contract/pictures/pictures.ts';
import { languageOfNewest } from '../../articles/bin/bin.ts';
import { selectScheduledRevisions } from '../../articles/schedules/schedule-row.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { and, asc, countDistinct, eq, inArray, or, sql } from '../../db/drizzle.ts';
import { rowsOf } from '../../db/rows-of.ts';
import { articles } from '../../db/schema/articles/articles.ts';
import { articleBin } from '../../db/schema/articles/bin.ts';
import { articleRevisions } from '../../db/schema/articles/revisions.ts';
import { documentVersions } from '../../db/schema/document-versions.ts';
import { images, pictureUses } from '../../db/schema/images.ts';
import { staff } from '../../db/schema/staff.ts';
import { writers } from '../../db/schema/writers.ts';
import { nameOf } from '../picture-name.ts';

/** The most uses that are listed; all are counted. */
const MAX_LISTED = 50;

type Uses = { uses: PictureUse[]; usesTotal: number };

/** What uses a picture: articles first, then texts of the clinic, versions, writers, accounts, and what it replaced. */
export async function findUses(context: Context, hash: string): Promise<Uses> {
  const { db } = context;
  const groups = [
    await findArticles(db, hash),
    await findDocuments(context, hash),
    await findHistories(db, hash),
    await findWriters(db, hash),
    await findAccounts(db, hash),
    await findReplaced(db, hash),
  ];
  const uses = groups.flat();
  return { uses: uses.slice(0, MAX_LISTED), usesTotal: uses.length };
}

const use = (kind: PictureUse['kind'], title: string, rest: Partial<PictureUse> = {}): PictureUse => ({
  kind,
  id: null,
  path: null,
  title,
  language: null,
  count: 1,
  isPublished: false,
  isInBin: false,
  ...rest,
});

const usesBy = (kind: typeof pictureUses.$inferSelect.ownerKind, hash: string) =>
  and(eq(pictureUses.picture, hash), eq(pictureUses.ownerKind, kind));

async function findArticles(db: Database, hash: string): Promise<PictureUse[]> {
  const rows = await db
    .selectDistinct({
      id: articles.id,
      title: articles.title,
      language: articles.language,
      isPublished: articles.isPublished,
    })
    .from(pictureUses)
    .innerJoin(articles, eq(articles.id, pictureUses.ownerId))
    .where(usesBy('article', hash))
    .orderBy(asc(articles.id));
  return rows.map(({ title, ...row }) => use('article', title, row));
}

/** Those that visitors see first. */
async function findDocuments(context: Context, hash: string): Promise<PictureUse[]> {
  const titleOf = context.publishedSite?.content.titleOf ?? ((path: string) => path);
  const found = await findDocumentsWith(context, hash);
  return found.map(({ path, text, ...rest }) => use('document', titleOf(path, text), { path, ...rest }));
}

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
const findDocumentsWith = ({ db, clock }: Pick<Context, 'db' | 'clock'>, hash: string): Promise<DocumentWith[]> =>
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

/** Leaves out versions of articles that still use it. */
async function findHistories(db: Database, hash: string): Promise<PictureUse[]> {
  const id = articleRevisions.articleId;
  const title = sql<string>`coalesce(${articles.title}, ${articleBin.title}, '')`;
  const rows = await db
    .select({
      id,
      title,
      language: sql<ArticleLanguage>`coalesce(${articles.language}, ${languageOfNewest(id)})`,
      count: countDistinct(articleRevisions.id),
      isInBin: sql<boolean>`${articles.id} is null`,
    })
    .from(pictureUses)
    .innerJoin(articleRevisions, eq(articleRevisions.id, pictureUses.ownerId))
    .leftJoin(articles, eq(articles.id, id))
    .leftJoin(articleBin, eq(articleBin.articleId, id))
    .where(
      and(
        usesBy('revision', hash),
        sql`not exists (select 1 from picture_uses as now where now.picture = ${hash} and now.owner_kind = 'article' and now.owner_id = ${id})`,
      ),
    )
    .groupBy(id, articles.id, articles.title, articles.language, articleBin.title)
    .orderBy(asc(id));
  return rows.map(({ title, ...row }) => use('history', title, row));
}

async function findWriters(db: Database, hash: string): Promise<PictureUse[]> {
  const rows = await db
    .selectDistinct({ id: writers.id, name: writers.name })
    .from(pictureUses)
    .innerJoin(writers, eq(writers.id, pictureUses.ownerId))
    .where(usesBy('writer', hash))
    .orderBy(asc(writers.id));
  return rows.map(({ id, name }) => use('writer', name, { id }));
}

async function findAccounts(db: Database, hash: string): Promise<PictureUse[]> {
  const rows = await db
    .selectDistinct({ id: staff.id, name: staff.name })
    .from(pictureUses)
    .innerJoin(staff, eq(staff.id, pictureUses.ownerId))
    .where(usesBy('staff', hash))
    .orderBy(asc(staff.id));
  return rows.map(({ id, name }) => use('account', name, { id }));
}

async function findReplaced(db: Database, hash: string): Promise<PictureUse[]> {
  const rows = await db
    .select({ hash: images.hash, name: images.name })
    .from(images)
    .where(or(eq(images.replacedBy, hash), eq(images.shownAs, hash)))
    .orderBy(asc(images.hash));
  return rows.map((row) => use('picture', nameOf(row)));
}

/**
 * Where readers see a picture: the published articles with it, and the writers with this portrait. Also whether a
 * schedule will publish a version with it, and whether visitors see it in a document, or will.
 */
export async function findShownOn(context: Pick<Context, 'db' | 'clock'>, hash: string) {
  const { db } = context;
  const published = await db
    .selectDistinct({ id: articles.id, slug: articles.slug })
    .from(pictureUses)
    .innerJoin(articles, eq(articles.id, pictureUses.ownerId))
    .where(and(usesBy('article', hash), eq(articles.isPublished, true)));
  const people = await db
    .select({ name: writers.name })
    .from(writers)
    .where(inArray(writers.id, db.select({ id: pictureUses.ownerId }).from(pictureUses).where(usesBy('writer', hash))));
  const documents = await findDocumentsWith(context, hash);
  return {
    published,
    writers: people,
    isScheduled: await findScheduled(db, hash),
    isInDocument: documents.some(({ isPublished }) => isPublished),
  };
}

/** The places of this picture, and of others that show its file. */
export async function countPlaces(db: Database, hash: string): Promise<PictureDetails['placedIn']> {
  const shownAsThis = db.select({ hash: images.hash }).from(images).where(eq(images.replacedBy, hash));
  const owners = (...kinds: string[]) =>
    sql<number>`(count(distinct ${pictureUses.ownerId}) filter (where ${inArray(pictureUses.ownerKind, kinds as never[])}))::integer`;
  const [row] = await db
    .select({
      articles: owners('article'),
      documents: sql<number>`(count(distinct ${documentVersions.path}))::integer`,
      versions: owners('revision'),
      writers: owners('writer'),
      staff: owners('staff'),
    })
    .from(pictureUses)
    .leftJoin(
      documentVersions,
      and(eq(pictureUses.ownerKind, 'document'), eq(documentVersions.id, pictureUses.ownerId)),
    )
    .where(or(eq(pictureUses.picture, hash), inArray(pictureUses.picture, shownAsThis)));
  const { articles = 0, documents = 0, versions = 0, writers = 0, staff: accounts = 0 } = row ?? {};
  return { articles, documents, versions, profiles: writers + accounts };
}

async function findScheduled(db: Database, hash: string): Promise<boolean> {
  const found = await selectScheduledRevisions(db)
    .innerJoin(pictureUses, and(usesBy('revision', hash), eq(pictureUses.ownerId, articleRevisions.id)))
    .limit(1);
  return found.length > 0;
}
