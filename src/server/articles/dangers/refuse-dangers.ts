import { isDeepStrictEqual } from 'node:util';
import type { Source } from '../../../shared/contract/articles/sources.ts';
import type { Phrase } from '../../../shared/contract/errors.ts';
import { sentence } from '../../../shared/errors/sentence.ts';
import { newDangers } from '../../../shared/text-check/dangers.ts';
import type { CheckedText, Language } from '../../../shared/text-check/document/document.ts';
import { articleText } from '../../../shared/text-check/document/from-article.ts';
import { blocksOfHtml } from '../../../shared/text-check/document/from-html.ts';
import type { Finding } from '../../../shared/text-check/finding.ts';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import { eq } from '../../db/drizzle.ts';
import { writers } from '../../db/schema/writers.ts';
import { DomainError } from '../../errors/errors.ts';
import { picturesOf } from '../../pictures/shown.ts';
import type { Transaction } from '../../transaction.ts';

type Publication = {
  id: number;
  text: ArticleTexts;
  /** The published text: its dangers were decided on before. */
  published: ArticleTexts | undefined;
  overrideReason: string | undefined;
};

/**
 * Throws `dangerous` when staff would publish a new danger without a reason; the audit log keeps the reason. An import,
 * a restore and a schedule need none: their texts were decided on before, a scheduled one when it was scheduled.
 */
export async function refuseDangers(
  tx: Transaction,
  { id, text, published, overrideReason }: Publication,
): Promise<void> {
  if (tx.actor.kind !== 'staff') return;
  const after = await toCheckedText(tx, text);
  const before = published && (await toCheckedText(tx, published));
  if (isDeepStrictEqual(after, before)) return;
  const dangers = newDangers(after, before);
  await requireReason(tx, dangers, { kind: 'article', id, name: text.title, overrideReason });
}

/** What the check read, as the audit log names it. */
export type CheckedEntry = {
  kind: 'article' | 'writer' | 'category' | 'picture' | 'document';
  id?: number;
  name: string;
};

/** Without a reason it throws `dangerous`, with the dangers; with one the audit log keeps it. */
export async function requireReason(
  tx: Transaction,
  dangers: readonly Finding[],
  { kind, id, name, overrideReason }: CheckedEntry & { overrideReason: string | undefined },
): Promise<void> {
  if (dangers.length === 0) return;
  if (overrideReason === undefined) throw refusal(kind, dangers);
  const rules = [...new Set(dangers.map(({ rule }) => rule))].join(', ');
  const subject = `${name} (${rules}): ${overrideReason}`;
  await audit(tx, `${kind}.dangers-overridden`, { ...(id !== undefined && { id }), name: subject });
}

/** For one danger, and for several. */
const REFUSALS = {
  article: [
    'Not published: {what} Correct it in the editor, or give a reason there.',
    'Not published: {what} And {more} more. Correct it in the editor, or give a reason there.',
  ],
  document: [
    'Not published: {what} Correct it, or give a reason.',
    'Not published: {what} And {more} more. Correct it, or give a reason.',
  ],
  shared: [
    'Not saved: {what} Readers see it in published articles. Correct it, or give a reason.',
    'Not saved: {what} And {more} more. Readers see it in published articles. Correct it, or give a reason.',
  ],
} as const;

const whatOf = ({ words: { what, values } }: Finding): Phrase => ({ text: what, values });

function refusal(kind: CheckedEntry['kind'], dangers: readonly Finding[]): DomainError {
  const what = dangers.slice(0, 1).map(whatOf);
  const more = dangers.length - 1;
  const [only, first] = REFUSALS[kind === 'article' || kind === 'document' ? kind : 'shared'];
  const message = more === 0 ? sentence(only, { what }) : sentence(first, { what, more: String(more) });
  const list = dangers.map(({ severity: _severity, ...danger }) => danger);
  if (kind === 'article') return new DomainError('dangerous', message, { dangers: list });
  const fields = Object.fromEntries(dangers.map((danger) => [danger.place.part, whatOf(danger)]).toReversed());
  return new DomainError('dangerous', message, { dangers: list, fields });
}

/** An article or one of its versions. */
type ArticleTexts = {
  title: string;
  content: string;
  excerpt: string | null;
  category: string;
  author: string;
  writerId: number | null;
  type: string;
  language: Language;
  image: string | null;
  imageAlt: string | null;
  imageIsDecorative: boolean;
  seoTitle: string | null;
  seoDescription: string | null;
  tags: string[];
  sources: Source[];
};

/** An article with everything that readers see of it: also its writer, and what the library says of its pictures. */
export async function toCheckedText(context: Context, article: ArticleTexts): Promise<CheckedText> {
  const { name, bio, profileImage } = writers;
  const [writer = null] =
    article.writerId === null
      ? []
      : await context.db.select({ name, bio, profileImage }).from(writers).where(eq(writers.id, article.writerId));
  const pictures = await picturesOf(context, [{ ...article, writer }]);
  return articleText({ ...article, writer, pictures }, blocksOfHtml(article.content));
}
