import { subMonths } from 'date-fns/subMonths';
import type { SQL } from 'drizzle-orm';
import { TO_DO_MAX_COUNTED } from '../../shared/constants.ts';
import type { ToDoGroups } from '../../shared/contract/to-do.ts';
import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import { remoteHosts } from '../articles/remote-pictures.ts';
import { listPendingReviews, type PendingReview } from '../articles/reviews/pending-reviews.ts';
import { countSchedules, selectSchedules, toScheduledArticle } from '../articles/schedules/schedule-row.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { and, asc, desc, eq, isNotNull, lt, or, sql, sum } from '../db/drizzle.ts';
import { articleCounts, articles, HAS_REMOTE_PICTURES } from '../db/schema/articles/articles.ts';
import { articleSchedules } from '../db/schema/articles/schedules.ts';
import { listDeadLinks } from '../link-checks/dead-links.ts';
import { listPageReviews } from '../site-documents/document-reviews.ts';
import { publishedDocuments } from '../site-documents/published.ts';

/** The most entries that a group lists. */
export const MAX_LISTED = 20;

/** The columns of an article in an entry. */
const articleColumns = {
  id: articles.id,
  title: articles.title,
  type: articles.type,
  language: articles.language,
  isPublished: articles.isPublished,
  version: articles.version,
};

/**
 * The number of articles that match a condition, in the order of its index; counts no further than one above the limit.
 */
const countArticlesUpTo = (db: Database, where: SQL | undefined, order: SQL[]): Promise<number> =>
  db.$count(
    db
      .select({ id: articles.id })
      .from(articles)
      .where(where)
      .orderBy(...order)
      .limit(TO_DO_MAX_COUNTED + 1)
      .as('counted'),
  );

/** Dead links of published articles, the longest unchecked first. */
export const deadLinks = cachedInLargeMagazine(async (context): Promise<ToDoGroups['deadLinks']> => {
  const links = await listDeadLinks(context);
  return {
    total: links.length,
    entries: links.slice(0, MAX_LISTED).map(({ address, askedAt, articles, pages }) => ({
      address,
      askedAt: askedAt.toISOString(),
      articles: articles.slice(0, MAX_LISTED),
      pages: pages.slice(0, MAX_LISTED),
    })),
  };
});

const { articleId, dueAt, failure } = articleSchedules;

/** Schedules that failed, the oldest first. Their number is bounded by what staff scheduled. */
export async function failedSchedules({ db }: Context): Promise<ToDoGroups['failedSchedules']> {
  const rows = await selectSchedules(db)
    .where(isNotNull(failure))
    .orderBy(asc(dueAt), asc(articleId))
    .limit(MAX_LISTED);
  const failed = db
    .select({ articleId })
    .from(articleSchedules)
    .innerJoin(articles, and(eq(articles.id, articleId), isNotNull(failure)));
  const total = rows.length < MAX_LISTED ? rows.length : await db.$count(failed.as('failed'));
  return { total, scheduled: await countSchedules(db), entries: rows.map(toScheduledArticle) };
}

const OLDEST_FIRST = [asc(articles.updatedAt), asc(articles.id)];

/**
 * Drafts without a change for a month and without a schedule, the oldest first. Reads the index of states from its end.
 */
export async function oldDrafts({ db, clock }: Context): Promise<ToDoGroups['oldDrafts']> {
  const isOldDraft = and(
    eq(articles.isPublished, false),
    lt(articles.updatedAt, subMonths(clock(), 1)),
    sql`not exists (select from ${articleSchedules} where ${articleSchedules.articleId} = ${articles.id})`,
  );
  const rows = await db
    .select({ ...articleColumns, updatedAt: articles.updatedAt })
    .from(articles)
    .where(isOldDraft)
    .orderBy(...OLDEST_FIRST)
    .limit(MAX_LISTED);
  const total = rows.length < MAX_LISTED ? rows.length : await countArticlesUpTo(db, isOldDraft, OLDEST_FIRST);
  return { total, entries: rows.map((row) => ({ ...row, updatedAt: row.updatedAt.toISOString() })) };
}

const NEWEST_FIRST = [desc(articles.updatedAt), desc(articles.id)];

/** Articles with pictures on other websites, last changed first: a partial index holds exactly these. */
export async function remotePictures({ db }: Context): Promise<ToDoGroups['remotePictures']> {
  const hasRemotePictures = sql.raw(HAS_REMOTE_PICTURES);
  const first = db
    .select({ id: articles.id })
    .from(articles)
    .where(hasRemotePictures)
    .orderBy(...NEWEST_FIRST)
    .limit(MAX_LISTED);
  const entries = await db
    .select({ ...articleColumns, hosts: remoteHosts })
    .from(articles)
    .where(sql`${articles.id} in (${first})`)
    .orderBy(...NEWEST_FIRST);
  const total =
    entries.length < MAX_LISTED ? entries.length : await countArticlesUpTo(db, hasRemotePictures, NEWEST_FIRST);
  return { total, entries };
}

const group = ({ total, articles }: { total: number; articles: PendingReview[] }) => ({
  total,
  entries: articles.slice(0, MAX_LISTED),
});

/** Pages about care that need a medical review, each in the first group that it belongs to. */
async function pendingPages(context: Context) {
  const today = dayInAmsterdam(context.clock());
  const pages = await reviewedPages(context);
  const left = pages.filter(({ hasLeft }) => hasLeft);
  const due = pages.filter(({ hasLeft, dueOn }) => !hasLeft && dueOn <= today);
  const changed = pages.filter(({ hasLeft, dueOn, hasChanged }) => !hasLeft && dueOn > today && hasChanged);
  const [leftPages, overdue, changedPages] = [left, due, changed].map((found) => ({
    total: found.length,
    entries: found.slice(0, MAX_LISTED).map(({ hasLeft: _left, hasChanged: _changed, ...page }) => page),
  })) as [PageGroup, PageGroup, PageGroup];
  return { leftPages, pages: overdue, changedPages };
}
type PageGroup = ToDoGroups['reviews']['pages'];

/** What is published; where staff cannot publish, as the build found them; none in a command, which has no build. */
async function reviewedPages(context: Context) {
  const { publishedSite, siteIndex, clock } = context;
  if (!publishedSite) {
    const { reviews } = await siteIndex().catch(() => ({ reviews: [] }));
    const unknown = { document: null, reviewedOn: null, reviewer: null, successor: null };
    return reviews.map((page) => ({ ...page, ...unknown, hasLeft: false, hasChanged: false }));
  }
  const { content } = publishedSite;
  const found = await listPageReviews(context, content, await publishedDocuments(context, content, clock()));
  return found.map(({ document, review, reviewer, successor, hasChanged }) => ({
    ...{ document, dueOn: review.volgende, reviewedOn: review.op, hasChanged },
    path: content.pageOf(document) ?? document,
    reviewer: reviewer?.name ?? null,
    successor: successor?.name ?? null,
    hasLeft: reviewer?.leftOn !== undefined,
  }));
}

/** Published articles whose medical review is due, of an older text, or missing, and pages about care whose review is due. */
export const reviews = cachedInLargeMagazine(async (context): Promise<ToDoGroups['reviews']> => {
  const { due, changed, unreviewed } = await listPendingReviews(context);
  const ofCare = await pendingPages(context);
  const pages = Object.values(ofCare).reduce((sum, one) => sum + one.total, 0);
  return {
    // Not counted: a clinic may publish without a review.
    total: due.total + changed.total + pages,
    due: group(due),
    changed: group(changed),
    unreviewed: group(unreviewed),
    ...ofCare,
  };
});

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

const LARGE = 1000;

const CACHED_MS = 5 * 60_000;

/** For a group that reads every article: in a large magazine its result is cached for five minutes. */
export function cachedInLargeMagazine<T>(find: (context: Context) => Promise<T>) {
  const found = new WeakMap<Database, { until: number; group: Promise<T> }>();
  return async (context: Context): Promise<T> => {
    const { db, clock } = context;
    const [articles] = await db.select({ total: sum(articleCounts.total) }).from(articleCounts);
    if (Number(articles?.total ?? 0) <= LARGE) return find(context);
    const now = clock().getTime();
    const last = found.get(db);
    // A clock that was ahead does not extend it.
    if (last && last.until > now && last.until <= now + CACHED_MS) return last.group;
    const group = find(context);
    found.set(db, { until: now + CACHED_MS, group });
    group.catch(() => found.delete(db));
    return group;
  };
}
