import type {
  AdminArticle,
  ArticleInput,
  ArticleUpdate,
  SavedArticle,
} from '../../shared/contract/articles/articles.ts';
import { dayInAmsterdam, instantsOf } from '../../shared/dates/wall-time.ts';
import type { Said } from '../../shared/errors/sentence.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../errors/errors.ts';
import { requirePermission } from '../permissions.ts';
import { inTransaction, type Transaction } from '../transaction.ts';
import { type ArticleRow, toAdminArticle } from './article-row.ts';
import { refuseUnseenDraft } from './draft-changes/draft-changes.ts';
import { findFreeSlug, keepsSlug } from './slugs/slugs.ts';
import { addArticle, changeArticle, slugTaken } from './write-path/change-article.ts';
import { convertBody, toColumnValues } from './write-path/column-values.ts';

/** Concurrent creations with the same title compete for the same slug; each attempt takes the next free one. */
const SLUG_ATTEMPTS = 50;

/** The dates of an imported article. */
export type ArticleDates = { createdAt: Date; updatedAt: Date; publishedAt: Date | null };

/**
 * Creates an article or video, now unless it has other dates. Throws `invalid`, `dangerous`, or `conflict` when the given
 * slug is taken.
 */
export async function createArticle(
  context: Context,
  { overrideReason, ...input }: ArticleInput & { overrideReason?: string | undefined },
  dates?: ArticleDates,
): Promise<SavedArticle> {
  requirePermission(context, 'articles.write-own');
  const body = await convertBody(input.content);
  return inTransaction(context, async (tx) => {
    const values = await toColumnValues(tx.db, input, body);
    const { isPublished } = input;
    const { createdAt, updatedAt, publishedAt } = dates ?? datesOf(tx.clock(), isPublished);
    const row = { ...values, isPublished, createdAt, updatedAt, publishedAt };
    const add: Add = (slug) => addArticle(tx, { ...row, slug }, { isImported: dates !== undefined, overrideReason });
    const added = await (input.slug ? addWithSlug(add, input.slug) : addWithFreeSlug(tx, row.title, add));
    return { ...toAdminArticle(added), ...(body.leftOut && { leftOut: body.leftOut }) };
  });
}

const datesOf = (now: Date, isPublished: boolean): ArticleDates => ({
  createdAt: now,
  updatedAt: now,
  publishedAt: isPublished ? now : null,
});

type Add = (slug: string) => Promise<ArticleRow | undefined>;

async function addWithSlug(add: Add, slug: string): Promise<ArticleRow> {
  const added = await add(slug);
  if (!added) throw slugTaken(slug);
  return added;
}

async function addWithFreeSlug({ db }: Transaction, title: string, add: Add): Promise<ArticleRow> {
  for (let attempt = 0; attempt < SLUG_ATTEMPTS; attempt += 1) {
    const added = await add(await findFreeSlug(db, title));
    if (added) return added;
  }
  throw new DomainError('conflict', 'Many articles get this title at the same time. Please save again.');
}

/**
 * Replaces an article, and publishes or unpublishes it. Throws `not-found`, `invalid`, `dangerous`, and `conflict` when
 * the slug is taken, `version` or `draft` is no longer the current one, or draft changes would be lost; then nothing is
 * written.
 */
export async function updateArticle(context: Context, id: number, input: ArticleUpdate): Promise<SavedArticle> {
  requirePermission(context, 'articles.write-own');
  const { version, restoredFrom, draft, overrideReason, ...rest } = input;
  const { slug, title, isPublished } = rest;
  const body = await convertBody(rest.content);
  return inTransaction(context, async (tx) => {
    const values = await toColumnValues(tx.db, rest, body);
    const after = await changeArticle(tx, id, {
      version,
      action: draft && isPublished ? 'article.draft-changes-published' : 'article.changed',
      reason: draft && isPublished ? 'published' : undefined,
      restoredFrom,
      draft: draft ?? undefined,
      overrideReason,
      apply: async (before) => {
        if (!isPublished && !draft) await refuseUnseenDraft(tx, before);
        const isKept = keepsSlug(before.slug, { from: before.title, to: title });
        return {
          ...values,
          // A writer's article may have another name as its author text, which a request without one leaves.
          author:
            rest.author ?? (values.writerId && values.writerId === before.writerId ? before.author : values.author),
          isPublished,
          slug: slug ?? (isKept ? before.slug : await findFreeSlug(tx.db, title, id)),
        };
      },
    });
    return { ...toAdminArticle(after), ...(body.leftOut && { leftOut: body.leftOut }) };
  });
}

/**
 * Publishes an article as it was saved last; Publish in the editor is {@link updateArticle}. The first publication sets
 * `publishedAt`, which stays. Throws `not-found` and `dangerous`.
 */
export const publishArticle = (context: Context, id: number, overrideReason?: string) =>
  setPublished(context, id, true, overrideReason);

/** Unpublishes an article; readers stop seeing it at once. Throws `not-found`. */
export const unpublishArticle = (context: Context, id: number) => setPublished(context, id, false);

async function setPublished(
  context: Context,
  id: number,
  isPublished: boolean,
  overrideReason?: string,
): Promise<AdminArticle> {
  requirePermission(context, 'articles.publish');
  return inTransaction(context, async (tx) =>
    toAdminArticle(
      await changeArticle(tx, id, {
        overrideReason,
        apply: async (before) => (before.isPublished === isPublished ? undefined : { isPublished }),
      }),
    ),
  );
}

/**
 * Changes the day of the publication that readers see. Throws `not-found`, `conflict`, and `invalid` for a day to come or
 * an article that was never published.
 */
export async function setPublicationDate(
  context: Context,
  id: number,
  { version, date }: { version: number; date: string },
): Promise<AdminArticle> {
  requirePermission(context, 'articles.publish');
  const now = context.clock();
  if (date > dayInAmsterdam(now))
    throw refusedDate('This day is still to come. For a later day, schedule the article.');
  return inTransaction(context, async (tx) =>
    toAdminArticle(
      await changeArticle(tx, id, {
        version,
        action: 'article.changed',
        apply: async ({ publishedAt }) => {
          if (!publishedAt)
            throw refusedDate(
              'This article was never published. Publishing it sets the date, which you can change then.',
            );
          if (dayInAmsterdam(publishedAt) === date) return undefined;
          const [noon = now] = instantsOf(`${date}T12:00`);
          return { publishedAt: new Date(Math.min(noon.getTime(), now.getTime())) };
        },
      }),
    ),
  );
}

const refusedDate = (message: Said) => new DomainError('invalid', message, { fields: { date: message } });
