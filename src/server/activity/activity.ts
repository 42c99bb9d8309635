import type { SQL } from 'drizzle-orm';
import { AUDIT_ACTIONS, type AuditAction, WITHOUT_ACCOUNT } from '../../shared/activity/audit-actions.ts';
import type { ActivityEntry, ActivityFilters, ActivityPage } from '../../shared/contract/activity.ts';
import type { ArticleLanguage } from '../../shared/contract/articles/articles.ts';
import { addDays, instantsOf } from '../../shared/dates/wall-time.ts';
import { articleNotFound } from '../articles/article-row.ts';
import { languageOfNewest } from '../articles/bin/bin.ts';
import { changesInWords } from '../audit/field-changes.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import { and, asc, desc, eq, gte, inArray, isNull, lt, sql } from '../db/drizzle.ts';
import { articles } from '../db/schema/articles/articles.ts';
import { auditLog } from '../db/schema/audit.ts';
import { staff } from '../db/schema/staff.ts';
import { requirePermission } from '../permissions.ts';

const PAGE_SIZE = 50;

const ACTIONS = Object.keys(AUDIT_ACTIONS) as AuditAction[];
const ARTICLE_ACTIONS = ACTIONS.filter((action) => action.startsWith('article.'));
/** For the history of an article, whose versions already show who saved what. */
const ARTICLE_EVENTS = ARTICLE_ACTIONS.filter((action) => AUDIT_ACTIONS[action][0] !== 'writing');

/** A page of what staff and the site did, newest first. */
export async function listActivity(
  context: Context,
  { before, ...filters }: ActivityFilters & { before?: number | undefined },
): Promise<ActivityPage> {
  requirePermission(context, 'audit.read');
  return pageOf(context.db, isWanted(filters), before);
}

/** A page of what happened to an article, except for changes of its text. Throws `not-found`. */
export async function listArticleActivity(
  context: Context,
  id: number,
  before: number | undefined,
): Promise<ActivityPage> {
  requirePermission(context, 'articles.write');
  const [found] = await context.db.select({ id: articles.id }).from(articles).where(eq(articles.id, id));
  if (!found) throw articleNotFound();
  return pageOf(context.db, and(eq(auditLog.subjectId, id), inArray(auditLog.action, ARTICLE_EVENTS)), before);
}

/** The accounts to filter by. An erased person is found by e-mail address in the CSV. */
export async function listActivityPeople(context: Context): Promise<{ id: number; name: string; email: string }[]> {
  requirePermission(context, 'audit.read');
  const { id, name, email } = staff;
  return context.db.select({ id, name, email }).from(staff).orderBy(asc(name), asc(email));
}

async function pageOf(db: Database, condition: SQL | undefined, before: number | undefined): Promise<ActivityPage> {
  const rows = await selectEntries(db, { condition, before, limit: PAGE_SIZE + 1 });
  const shown = rows.slice(0, PAGE_SIZE);
  return { entries: shown.map(toEntry), next: rows.length > PAGE_SIZE ? (shown.at(-1)?.id ?? null) : null };
}

/** Entries are never deleted, so the last entry of a page is the cursor of the next. */
export function selectEntries(
  db: Database,
  { condition, before, limit }: { condition: SQL | undefined; before: number | undefined; limit: number },
) {
  const isOlder = isSet(
    before,
    (entry) => sql`(${auditLog.at}, ${auditLog.id}) < (select at, id from audit_log where id = ${entry})`,
  );
  const page = db
    .select()
    .from(auditLog)
    .where(and(condition, isOlder))
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(limit)
    .as('page');
  return db
    .select({
      id: page.id,
      at: page.at,
      action: page.action,
      actor: page.actor,
      name: staff.name,
      subject: page.subject,
      subjectId: page.subjectId,
      changes: page.changes,
      existingArticle: articles.id,
      articleTitle: articles.title,
      language: sql<ArticleLanguage>`coalesce(${articles.language}, ${languageOfNewest(page.subjectId)})`,
    })
    .from(page)
    .leftJoin(staff, eq(staff.id, page.staffId))
    .leftJoin(articles, eq(articles.id, page.subjectId))
    .orderBy(desc(page.at), desc(page.id));
}
type Row = Awaited<ReturnType<typeof selectEntries>>[number];

export function isWanted({ who, group, article, from, to }: ActivityFilters): SQL | undefined {
  const actions = group && ACTIONS.filter((action) => AUDIT_ACTIONS[action][0] === group);
  return and(
    who === 'site' ? isNull(auditLog.staffId) : isSet(who, (id) => eq(auditLog.staffId, id)),
    actions && inArray(auditLog.action, actions),
    isSet(article, (id) => and(eq(auditLog.subjectId, id), inArray(auditLog.action, ARTICLE_ACTIONS))),
    isSet(from, (day) => gte(auditLog.at, startOf(day))),
    isSet(to, (day) => lt(auditLog.at, startOf(addDays(day, 1)))),
  );
}

const isSet = <T>(filter: T | undefined, condition: (value: T) => SQL | undefined) =>
  filter === undefined ? undefined : condition(filter);

/** Always defined, because Amsterdam's clocks never skip midnight. */
const startOf = (day: string): Date => instantsOf(`${day}T00:00`)[0] as Date;

export function toEntry(row: Row): ActivityEntry {
  const { id, at, action, name, subject, subjectId, existingArticle } = row;
  const hasReason = action.endsWith('.dangers-overridden');
  const isArticle = action.startsWith('article.') && subjectId !== null;
  const title = isArticle ? row.articleTitle : null;
  return {
    id,
    at: at.toISOString(),
    who: name ?? nameOf(row.actor),
    what: wordsOf(action),
    subject: hasReason ? title : subjectOf(row),
    note: hasReason ? withoutTitle(subject ?? '', title) : changesOf(row),
    changes: (row.changes ?? []).map(({ field, from, to }) => ({ field, from, to })),
    article: isArticle ? { id: subjectId, exists: existingArticle !== null, language: row.language } : null,
  };
}

/** A later version of the site may have logged an action that this version does not know. */
const wordsOf = (action: string): string =>
  (AUDIT_ACTIONS[action as AuditAction] as readonly string[] | undefined)?.[1] ?? action;

const nameOf = (actor: string): string => (WITHOUT_ACCOUNT as Readonly<Record<string, string>>)[actor] ?? actor;

const changesOf = ({ changes }: Row): string | null => (changes && changesInWords(changes)) || null;

const withoutTitle = (reason: string, title: string | null): string =>
  title !== null && reason.startsWith(`${title} (`) ? reason.slice(title.length + 1) : reason;

function subjectOf(row: Row): string | null {
  if (isOwn(row)) return null;
  return row.subject ?? (row.subjectId === null ? null : `number ${row.subjectId}`);
}

/** The subject of a login is the account itself. */
const isOwn = ({ action, actor, subject }: Row): boolean => action.startsWith('account.') && subject === actor;
