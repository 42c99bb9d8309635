import { DEFAULT_AUTHOR } from '../../../shared/constants.ts';
import type { ArticleInput } from '../../../shared/contract/articles/articles.ts';
import { type Said, sentence } from '../../../shared/errors/sentence.ts';
import { leftOutList } from '../../../shared/rich-text/conversion/left-out.ts';
import type { Database } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { categories } from '../../db/schema/categories.ts';
import { writers } from '../../db/schema/writers.ts';
import { wellFormed } from '../../db/well-formed.ts';
import { DomainError } from '../../errors/errors.ts';
import { convertHtml, plainText } from '../body/convert-html.ts';
import { assertElementLimits, assertLengthWhenStored, assertStoredLength } from '../body/limits.ts';

export type ConvertedBody = {
  columns: { content: string; contentText: string };
  /** What of the HTML cannot be kept, in words; empty when all was. */
  leftOut: string;
};

/**
 * Converts a body and extracts its text. Before the transaction, because a long body takes a while. Throws `invalid` for
 * one that is empty or too long after that, and for one with too many elements.
 */
export async function convertBody(html: string): Promise<ConvertedBody> {
  assertLengthWhenStored(html);
  assertElementLimits(html);
  const { html: content, leftOut } = await convertHtml(html);
  assertStoredLength(content);
  const contentText = await plainText(content);
  if (!contentText && !/<(?:img|s)\b/.test(content)) throw invalid('content', 'Content is required');
  return { columns: { content, contentText: searchablePart(contentText) }, leftOut: leftOutList(leftOut) };
}

/**
 * The column values for an article's input. Throws `invalid` for an unknown category or writer. Call it before the
 * article is locked: a rename of a writer locks the writer first, then the articles.
 */
export async function toColumnValues(db: Database, input: ArticleInput, { columns: body }: ConvertedBody) {
  const category = await findCategory(db, input.category);
  const writer = input.writerId ? await findWriter(db, input.writerId) : undefined;
  const author = input.author ?? writer?.name ?? DEFAULT_AUTHOR;
  const { category: _name, slug: _slug, isPublished: _isPublished, ...columns } = input;
  return {
    ...columns,
    ...body,
    sources: wellFormed(input.sources),
    author,
    byline: writer?.name ?? author,
    categoryId: category.id,
  };
}

/** About 30,000 words. A Postgres tsvector holds at most 1 MB, and parts of compounds are indexed as well. */
const MAX_SEARCHABLE_BYTES = 250_000;

function searchablePart(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= MAX_SEARCHABLE_BYTES) return text;
  // Drops the word, or at least the character, that the limit cuts in two.
  const part = bytes.toString('utf8', 0, MAX_SEARCHABLE_BYTES);
  return part.slice(0, part.lastIndexOf(' ') + 1 || -1).trimEnd();
}

/**
 * Locks the category until the commit, so that a concurrent rename comes before or after it. Throws `invalid` for an
 * unknown one.
 */
export async function findCategory(db: Database, name: string) {
  const [category] = await db.select().from(categories).where(eq(categories.name, name)).for('share');
  if (!category)
    throw invalid('category', sentence('There is no category "{name}". Choose one from the list.', { name }));
  return category;
}

async function findWriter(db: Database, id: number) {
  const [writer] = await db.select().from(writers).where(eq(writers.id, id)).for('share');
  if (!writer) throw invalid('writerId', 'This writer was deleted. Choose another one.');
  return writer;
}

const invalid = (field: string, message: Said) => new DomainError('invalid', message, { fields: { [field]: message } });
