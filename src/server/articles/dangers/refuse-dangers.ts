import { newDangers } from '../../../shared/text-check/dangers.ts';
import { articleText } from '../../../shared/text-check/document/from-article.ts';
import { blocksOfHtml } from '../../../shared/text-check/document/from-html.ts';
import type { Finding } from '../../../shared/text-check/finding.ts';
import { audit } from '../../audit/record.ts';
import type { Transaction } from '../../db/transaction.ts';
import { DomainError } from '../../errors/errors.ts';
import type { ArticleRow } from '../article-row.ts';

const TEXT_FIELDS = [
  'title',
  'content',
  'excerpt',
  'image',
  'imageAlt',
  'imageIsDecorative',
  'seoTitle',
  'seoDescription',
  'type',
  'language',
] as const;
type Text = Pick<ArticleRow, (typeof TEXT_FIELDS)[number]>;
/** The columns of a change; unchanged ones are left out or undefined. */
type TextChanges = { [Field in keyof Text]?: Text[Field] | undefined };

type Publication = {
  id: number;
  text: Text;
  /** The published text: its dangers were decided on before. */
  published: Text | undefined;
  overrideReason: string | undefined;
};

/**
 * Throws `dangerous` when staff would publish a new danger without a reason; the audit log keeps the reason. Commands
 * need none: an import or a restore brings back texts that were decided on before.
 */
export async function refuseDangers(
  tx: Transaction,
  { id, text, published, overrideReason }: Publication,
): Promise<void> {
  if (tx.actor.kind !== 'staff') return;
  if (published && TEXT_FIELDS.every((field) => text[field] === published[field])) return;
  const dangers = newDangers(checked(text), published && checked(published));
  if (dangers.length === 0) return;
  if (overrideReason === undefined) throw refusal(dangers);
  const rules = [...new Set(dangers.map(({ rule }) => rule))].join(', ');
  await audit(tx, 'article.dangers-overridden', { id, name: `${text.title} (${rules}): ${overrideReason}` });
}

/** A text after a change. */
export const withChanges = (text: Text, changes: TextChanges): Text => ({
  ...text,
  ...Object.fromEntries(
    TEXT_FIELDS.flatMap((field) => (changes[field] === undefined ? [] : [[field, changes[field]]])),
  ),
});

const checked = (text: Text) => articleText(text, blocksOfHtml(text.content));

function refusal(dangers: readonly Finding[]): DomainError {
  const [first, ...more] = dangers.map(({ what }) => what);
  const others = more.length === 0 ? '' : ` And ${more.length} more.`;
  return new DomainError(
    'dangerous',
    `Not published: ${first}${others} Mend it in the editor, or give a reason there.`,
    {
      dangers: dangers.map(({ severity: _severity, ...danger }) => danger),
    },
  );
}
