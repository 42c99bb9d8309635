import { isDeepStrictEqual } from 'node:util';
import { newDangers } from '../../../shared/text-check/dangers.ts';
import type { Transaction } from '../../transaction.ts';
import { type ArticleTexts, toCheckedText } from './checked-text.ts';
import { requireReason } from './require-reason.ts';

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
  await requireReason(tx, dangers, { kind: 'article', id, name: text.title, overrideReason });
}
