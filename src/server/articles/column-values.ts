import { eq } from 'drizzle-orm';
import type { ArticleInput } from '../../shared/contract/articles.ts';
import type { Database } from '../db/database.ts';
import { categories, writers } from '../db/schema/magazine.ts';
import { DomainError } from '../errors/errors.ts';
import { assertElementLimits } from './body/element-limits.ts';
import { plainText, sanitiseHtml } from './body/sanitise.ts';

/** §3: what stands as author where the editor left it empty. */
const DEFAULT_AUTHOR = 'Redactie Dommelhart';

/**
 * What an article's input becomes in its row: names resolved to rows, HTML sanitised, words kept for search.
 * Throws `invalid` for an unknown category or writer, and for a body of which nothing is left or whose parts are too many.
 */
export async function toColumnValues(db: Database, input: ArticleInput) {
  assertElementLimits(input.content);
  const content = await sanitiseHtml(input.content);
  // Held until the article is saved: a name that changes meanwhile finds this article too.
  const [category] = await db.select().from(categories).where(eq(categories.name, input.category)).for('share');
  const writer = input.writerId ? await findWriter(db, input.writerId) : undefined;
  if (!category) throw invalid('category', `There is no category "${input.category}". Choose one from the list.`);
  const contentText = await plainText(content);
  if (!contentText && !/<img /.test(content)) throw invalid('content', 'Content is required');
  const author = input.author ?? writer?.name ?? DEFAULT_AUTHOR;
  const { category: _name, slug: _slug, isPublished: _state, ...kept } = input;
  return {
    ...kept,
    content,
    contentText: searchedPart(contentText),
    author,
    byline: bylineOf({ author, writer: writer?.name }),
    categoryId: category.id,
    labels: searchLabels({ category: category.name, author, writer: writer?.name, tags: input.tags }),
  };
}

/** Search reads so much of a text, which is thirty thousand words; Postgres indexes one megabyte, compounds twice. */
const SEARCHED_BYTES = 250_000;

function searchedPart(text: string): string {
  const bytes = Buffer.from(text);
  if (bytes.length <= SEARCHED_BYTES) return text;
  // Without the word, or at least the character, that the cut goes through.
  const part = bytes.toString('utf8', 0, SEARCHED_BYTES);
  return part.slice(0, part.lastIndexOf(' ') + 1 || -1).trimEnd();
}

/** The words of an article that stand in other tables; kept on it, so that search reads one table. */
export function searchLabels(names: {
  category: string;
  author: string;
  writer: string | undefined;
  tags: string[];
}): string {
  return [...new Set([names.category, names.writer, names.author, ...names.tags])].filter(Boolean).join(' ');
}

/** Whose name a reader sees under an article. */
export const bylineOf = ({ author, writer }: { author: string; writer: string | undefined }) => writer ?? author;

async function findWriter(db: Database, id: number) {
  const [writer] = await db.select().from(writers).where(eq(writers.id, id)).for('share');
  if (!writer) throw invalid('writerId', 'This writer does not exist any more. Choose another one.');
  return writer;
}

const invalid = (field: string, message: string) =>
  new DomainError('invalid', message, { fields: { [field]: message } });
