import type { Context } from '../context.ts';
import { countableTerm } from '../search/count-search.ts';
import { addToCount } from './add-to-count.ts';
import { mayCount, type Sender } from './counted-sender.ts';

/** Counts words that the magazine has nothing for. The response does not say whether they were counted. */
export async function countMissedSearch(context: Context, words: string, sender: Sender): Promise<void> {
  const term = countableTerm(words);
  if (!term || !mayCount(context, sender) || !(await context.hasDiskSpace())) return;
  await addToCount(context, 'missed-search', term, sender.clientAddress);
}
