import { eq } from 'drizzle-orm';
import { normaliseLink } from '../../../shared/addresses/web-address.ts';
import { ArticleInput } from '../../../shared/contract/articles.ts';
import { assertElementLimits } from '../../articles/body/element-limits.ts';
import { createArticle } from '../../articles/create.ts';
import type { Context } from '../../context.ts';
import { articles, slugRedirects } from '../../db/schema/magazine.ts';
import { inTransaction, type Transaction } from '../../db/transaction.ts';
import { CommandError } from '../../errors/errors.ts';
import { importBody } from './body.ts';
import type { Pictures } from './pictures.ts';
import type { PlannedArticle } from './plan.ts';
import { shortText } from './short-text.ts';

export type Surroundings = {
  pictures: Pictures;
  /** Where an article of the old site stands here. */
  article: (address: string) => string | undefined;
  /** The writer's id here, by their key there. */
  writers: ReadonlyMap<string, { id: number | null; name: string }>;
};

/** Saves one article of another system, under its own dates and with its former addresses. All of it, or nothing. */
export async function importArticle(context: Context, source: PlannedArticle, around: Surroundings): Promise<void> {
  const input = await inputOf(source, around);
  await inTransaction(context, async (tx) => {
    const { id } = await createArticle(tx, input);
    const { createdAt, updatedAt, publishedAt } = source;
    await tx.db.update(articles).set({ createdAt, updatedAt, publishedAt }).where(eq(articles.id, id));
    await rememberAddresses(tx, id, source);
  });
}

async function inputOf(source: PlannedArticle, { pictures, article, writers }: Surroundings): Promise<ArticleInput> {
  assertElementLimits(source.html);
  const { html, frames } = await importBody(source.html, { picture: pictures.here, article });
  const writer = writers.get(source.writer ?? '');
  const isVideo = source.type === 'video';
  const parsed = ArticleInput.safeParse({
    title: source.title.slice(0, 200),
    slug: source.here.slug,
    content: html,
    excerpt: (await shortText(source.excerpt)).slice(0, 500),
    category: source.here.category,
    type: source.type,
    author: writer?.name.slice(0, 120),
    writerId: writer?.id,
    isPublished: source.isPublished,
    image: source.image && (await pictures.here(source.image)),
    imageAlt: source.imageAlt.slice(0, 300),
    videoUrl: isVideo ? frames.map(normaliseLink).find((frame) => frame?.startsWith('https:')) : undefined,
    seoTitle: source.seoTitle.slice(0, 200),
    seoDescription: source.seoDescription.slice(0, 320),
    tags: [...new Set(source.here.tags.map((tag) => tag.trim().slice(0, 50).trim()))].filter(Boolean).slice(0, 20),
  });
  if (parsed.success) return parsed.data;
  throw new CommandError(parsed.error.issues[0]?.message);
}

/** Its key, by which a second run knows it; and, for readers, the addresses that differ from the one it has now. */
async function rememberAddresses({ db, clock }: Transaction, articleId: number, source: PlannedArticle): Promise<void> {
  const former = source.isPublished ? [source.slug, ...source.formerSlugs] : [];
  const slugs = [source.key, ...former.filter((slug) => slug && slug !== source.here.slug)];
  await db
    .insert(slugRedirects)
    .values([...new Set(slugs)].map((slug) => ({ slug, articleId, createdAt: clock() })))
    .onConflictDoNothing();
}
