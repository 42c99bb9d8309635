import { ArticleLanguage } from '../../../shared/contract/articles/articles.ts';
import { newDangers } from '../../../shared/text-check/dangers.ts';
import type { CheckedText, ShownText } from '../../../shared/text-check/document/document.ts';
import type { Finding } from '../../../shared/text-check/finding.ts';
import type { Transaction } from '../../transaction.ts';
import { requireReason, type Subject } from './require-reason.ts';
import { isShownIn, type SharedEntry } from './shown-in.ts';

type Change = SharedEntry & {
  name: string;
  before: ShownText[];
  after: ShownText[];
  overrideReason: string | undefined;
};

/**
 * The rule of {@link refuseDangers} for texts that articles share: a writer, the words of a picture, the name of a
 * category. They are published by saving them when an article with them is published, or will be by a schedule.
 */
export async function refuseSharedDangers(
  tx: Transaction,
  { name, before, after, overrideReason, ...entry }: Change,
): Promise<void> {
  if (tx.actor.kind !== 'staff') return;
  const found: Finding[] = [];
  for (const language of ArticleLanguage.options) {
    const dangers = newDangers(asText(language, after), asText(language, before));
    // Asks the database only about the few texts in which a danger was found.
    if (dangers.length > 0 && (await isShownIn(tx.db, entry, language))) found.push(...dangers);
  }
  await requireReason(tx, withoutRepeats(found), { ...subjectOf(entry), name, overrideReason });
}

const asText = (language: CheckedText['language'], beside: ShownText[]): CheckedText => ({
  language,
  purpose: 'other',
  fields: {},
  body: [],
  beside,
});

/** A citizen service number is one in every language. */
const withoutRepeats = (dangers: Finding[]): Finding[] => [
  ...new Map(dangers.map((danger) => [JSON.stringify([danger.rule, danger.place]), danger])).values(),
];

const subjectOf = ({ kind, id }: SharedEntry): Pick<Subject, 'kind' | 'id'> =>
  kind === 'picture' ? { kind } : { kind, id };
