import { isDeepStrictEqual } from 'node:util';
import { newDangers } from '../../../shared/text-check/dangers.ts';
import type { Finding } from '../../../shared/text-check/finding.ts';
import { audit } from '../../audit/record.ts';
import type { Transaction } from '../../db/transaction.ts';
import { DomainError } from '../../errors/errors.ts';
import { type ArticleTexts, toCheckedText } from './checked-text.ts';

type Publication = {
  id: number;
  text: ArticleTexts;
  /** The published text: its dangers were decided on before. */
  published: ArticleTexts | undefined;
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
  const after = await toCheckedText(tx, text);
  const before = published && (await toCheckedText(tx, published));
  if (isDeepStrictEqual(after, before)) return;
  const dangers = newDangers(after, before);
  if (dangers.length === 0) return;
  if (overrideReason === undefined) throw refusal(dangers);
  const rules = [...new Set(dangers.map(({ rule }) => rule))].join(', ');
  await audit(tx, 'article.dangers-overridden', { id, name: `${text.title} (${rules}): ${overrideReason}` });
}

function refusal(dangers: readonly Finding[]): DomainError {
  const [first, ...more] = dangers.map(({ what }) => what);
  const others = more.length === 0 ? '' : ` And ${more.length} more.`;
  return new DomainError(
    'dangerous',
    `Not published: ${first}${others} Correct it in the editor, or give a reason there.`,
    {
      dangers: dangers.map(({ severity: _severity, ...danger }) => danger),
    },
  );
}
