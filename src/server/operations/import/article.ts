import { ArticleInput } from '../../../shared/contract/articles/articles.ts';
import { assertElementLimits } from '../../articles/body/limits.ts';
import { createArticle } from '../../articles/create.ts';
import type { Context } from '../../context.ts';
import { slugRedirects } from '../../db/schema/articles/articles.ts';
import { CommandError } from '../../errors/errors.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { importBody } from './body.ts';
import type { PictureImporter } from './pictures.ts';
import type { PlannedArticle } from './plan.ts';
import { schedulePublication } from './schedule-publication.ts';
import type { ImportedWriter } from './writers.ts';

export type ImportLookups = {
  pictures: PictureImporter;
  /** The new address of an article by its address on the source site. */
  articleAddress: (sourceAddress: string) => string | undefined;
  /** By the key of the source site. */
  writers: ReadonlyMap<string, ImportedWriter>;
};

/**
 * Saves one article with its original dates, its former slugs and its schedule, in one transaction. Returns messages for the
 * operator.
 */
export async function importArticle(
  context: Context,
  source: PlannedArticle,
  lookups: ImportLookups,
): Promise<string[]> {
  const input = await toArticleInput(source, lookups);
  return inTransaction(context, async (tx) => {
    const article = await createArticle(tx, input, source);
    await insertSlugRedirects(tx, article.id, source);
    const note = source.scheduledFor && (await schedulePublication(tx, article, source.scheduledFor));
    return note ? [...source.notes, note] : source.notes;
  });
}

async function toArticleInput(
  source: PlannedArticle,
  { pictures, articleAddress, writers }: ImportLookups,
): Promise<ArticleInput> {
  if (source.failure) throw new CommandError(source.failure);
  assertElementLimits(source.html);
  const html = await importBody(source.html, { importPicture: pictures.importPicture, articleAddress });
  const writer = writers.get(source.writer ?? '');
  const parsed = ArticleInput.safeParse({
    title: source.title.slice(0, 200),
    slug: source.target.slug,
    content: html,
    excerpt: source.excerpt.slice(0, 500),
    category: source.target.category,
    type: source.type,
    language: source.language,
    sources: source.sources,
    author: writer?.name.slice(0, 120),
    writerId: writer?.id,
    isPublished: source.isPublished,
    image: source.image && (await pictures.importPicture(source.image, source.imageAlt)),
    imageAlt: source.imageAlt.slice(0, 300),
    videoUrl: source.videoUrl,
    seoTitle: source.seoTitle.slice(0, 200),
    seoDescription: source.seoDescription.slice(0, 320),
    tags: [...new Set(source.target.tags.map((tag) => tag.trim().slice(0, 50).trim()))].filter(Boolean).slice(0, 20),
  });
  if (parsed.success) return parsed.data;
  throw new CommandError(parsed.error.issues[0]?.message);
}

/** Stores the key, by which later runs recognise the article, and the former slugs of a published one. */
async function insertSlugRedirects({ db, clock }: Transaction, articleId: number, source: PlannedArticle) {
  const formerSlugs = source.isPublished ? [source.slug, ...source.formerSlugs] : [];
  const slugs = [source.key, ...formerSlugs.filter((slug) => slug && slug !== source.target.slug)];
  await db
    .insert(slugRedirects)
    .values([...new Set(slugs)].map((slug) => ({ slug, articleId, createdAt: clock() })))
    .onConflictDoNothing();
}
