import { eq } from 'drizzle-orm';
import type { ArticleInput } from '../../shared/contract/articles.ts';
import type { Database } from '../db/database.ts';
import { categories, writers } from '../db/schema/magazine.ts';
import { DomainError } from '../errors/errors.ts';
import { assertElementLimits } from './body/element-limits.ts';
import { plainText, sanitiseHtml } from './body/sanitise.ts';

/** The author of an article without author text and writer. */
const DEFAULT_AUTHOR = 'Redactie Dommelhart';

/**
 * The column values for an article's input: category and writer looked up, HTML sanitised, search text extracted.
 * Throws `invalid` for an unknown category or writer, for a body that is empty after sanitising, and for one with too
 * many elements.
 */
export async function toColumnValues(db: Database, input: ArticleInput) {
  assertElementLimits(input.content);
  const content = await sanitiseHtml(input.content);
  // Locked until the commit: a concurrent rename then updates this article as well.
  const [category] = await db.select().from(categories).where(eq(categories.name, input.category)).for('share');
  const writer = input.writerId ? await findWriter(db, input.writerId) : undefined;
  if (!category) throw invalid('category', `There is no category "${input.category}". Choose one from the list.`);
  const contentText = await plainText(content);
  if (!contentText && !/<img /.test(content)) throw invalid('content', 'Content is required');
  const author = input.author ?? writer?.name ?? DEFAULT_AUTHOR;
  const { category: _name, slug: _slug, isPublished: _isPublished, ...columns } = input;
  return {
    ...columns,
    content,
    contentText: searchablePart(contentText),
    author,
    byline: bylineOf({ author, writer: writer?.name }),
    categoryId: category.id,
    labels: searchLabels({ category: category.name, author, writer: writer?.name, tags: input.tags }),
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

/** Copied into the article's row, so that a search reads one table. */
export function searchLabels(names: {
  category: string;
  author: string;
  writer: string | undefined;
  tags: string[];
}): string {
  return [...new Set([names.category, names.writer, names.author, ...names.tags])].filter(Boolean).join(' ');
}

/** The name that readers see. */
export const bylineOf = ({ author, writer }: { author: string; writer: string | undefined }) => writer ?? author;

async function findWriter(db: Database, id: number) {
  const [writer] = await db.select().from(writers).where(eq(writers.id, id)).for('share');
  if (!writer) throw invalid('writerId', 'This writer does not exist any more. Choose another one.');
  return writer;
}

const invalid = (field: string, message: string) =>
  new DomainError('invalid', message, { fields: { [field]: message } });
