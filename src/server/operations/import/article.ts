import { ArticleInput } from '../../../shared/contract/articles/articles.ts';
import { instantsOf, wallTimeOf } from '../../../shared/dates/wall-time.ts';
import { convert } from '../../../shared/rich-text/conversion/convert.ts';
import { all, named, remove } from '../../../shared/rich-text/conversion/tree.ts';
import { firstOf } from '../../../shared/text/text.ts';
import { createArticle } from '../../articles/articles.ts';
import { assertElementLimits } from '../../articles/body/limits.ts';
import { parseHtml } from '../../articles/body/parse.ts';
import { scheduleChange } from '../../articles/schedules/schedules.ts';
import type { Context } from '../../context.ts';
import { slugRedirects } from '../../db/schema/articles/articles.ts';
import { errorMessage } from '../../errors/error-message.ts';
import { CommandError, DomainError } from '../../errors/errors.ts';
import { inTransaction, type Transaction } from '../../transaction.ts';
import { LONGEST } from './complete.ts';
import type { PictureImporter } from './pictures.ts';
import type { PlannedArticle } from './plan.ts';
import type { ImportedWriter } from './run-import.ts';

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
    const lostTags = tagsOf(source).slice(MOST_TAGS);
    return [
      ...source.notes,
      ...(note ? [note] : []),
      ...(lostTags.length > 0
        ? [`tags that were left out, because an article has ${MOST_TAGS}: ${lostTags.join(', ')}`]
        : []),
    ];
  });
}

const MOST_TAGS = 20;
const tagsOf = ({ target }: PlannedArticle): string[] =>
  [...new Set(target.tags.map((tag) => firstOf(tag.trim(), 50).trim()))].filter(Boolean);

async function toArticleInput(
  source: PlannedArticle,
  { pictures, articleAddress, writers }: ImportLookups,
): Promise<ArticleInput> {
  if (source.failure) throw new CommandError(source.failure);
  assertElementLimits(source.html);
  const html = await importBody(source.html, { importPicture: pictures.importPicture, articleAddress });
  const writer = writers.get(source.writer ?? '');
  const tags = tagsOf(source);
  const parsed = ArticleInput.safeParse({
    title: firstOf(source.title, LONGEST.title),
    slug: source.target.slug,
    content: html,
    excerpt: firstOf(source.excerpt, LONGEST.excerpt),
    category: source.target.category,
    type: source.type,
    language: source.language,
    sources: source.sources,
    author: writer && firstOf(writer.name, 120),
    writerId: writer?.id,
    isPublished: source.isPublished,
    image: source.image && (await pictures.importPicture(source.image, source.imageAlt)),
    imageAlt: firstOf(source.imageAlt, LONGEST.imageAlt),
    videoUrl: source.videoUrl,
    seoTitle: firstOf(source.seoTitle, LONGEST.seoTitle),
    seoDescription: firstOf(source.seoDescription, LONGEST.seoDescription),
    tags: tags.slice(0, MOST_TAGS),
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

type Lookups = {
  /** Returns the picture's new address; an empty text for one that readers could not see. */
  importPicture: (address: string, alt?: string) => Promise<string>;
  /** The new address of an article of the source site; undefined for any other address. */
  articleAddress: (sourceAddress: string) => string | undefined;
};

/** Gives the pictures of a body, and its links to articles of the source site, their new addresses. */
export async function importBody(html: string, { importPicture, articleAddress }: Lookups): Promise<string> {
  const root = parseHtml(html);
  for (const image of all(root, named('img'))) {
    const { src = '', alt = '', title, 'data-decorative': decorative } = image.attributes;
    const address = await importPicture(src, alt);
    if (!address) remove(image);
    image.attributes = {
      src: address,
      alt,
      ...(title && { title }),
      ...(decorative !== undefined && { 'data-decorative': decorative }),
    };
  }
  for (const link of all(root, named('a'))) {
    const address = articleAddress(link.attributes['href'] ?? '');
    if (address) link.attributes['href'] = address;
  }
  return convert(root).html;
}

type Draft = { id: number; version: number };

/** Schedules a draft for the minute at which the source site would have published it. Returns why not, for the operator. */
async function schedulePublication(tx: Transaction, { id, version }: Draft, at: Date): Promise<string | undefined> {
  const wallTime = wallTimeOf(at);
  const [first, second] = instantsOf(wallTime);
  const occurrence = second && Math.abs(second.getTime() - at.getTime()) < 60_000 ? 'second' : 'first';
  try {
    await scheduleChange(tx, id, {
      action: 'publish',
      wallTime,
      ...(first && second && { occurrence }),
      version,
      draft: null,
    });
    return undefined;
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return `was scheduled for ${at.toISOString()}, is a draft now: publish it then (${errorMessage(error)})`;
  }
}
