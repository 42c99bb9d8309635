import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import type { Context } from '../context.ts';
import type { SearchKind } from '../db/schema/daily-counts.ts';
import { networkTag } from './network-tag.ts';
import { tellsOfNobody } from './tells-of-nobody.ts';
import { writeCounts } from './write-counts.ts';

const MAX_TERM_LENGTH = 200;

/**
 * Increments the counter of a search today, by the date in the Netherlands, unless its words may be about a person. Of
 * the visitor it stores a few bits that tell networks apart. Never throws: a lost increment does no harm.
 */
export async function addToCount(
  context: Context,
  kind: SearchKind,
  words: string,
  clientAddress: string,
): Promise<void> {
  if (!context.countsVisits) return;
  const name = words.slice(0, MAX_TERM_LENGTH).toWellFormed();
  const isAllowed = await tellsOfNobody(context, [name]).catch((error: unknown) =>
    context.log.error('counts', { error }),
  );
  if (!isAllowed?.has(name)) return;
  const network = networkTag(context, name, clientAddress);
  await writeCounts(context, [{ day: dayInAmsterdam(context.clock()), kind, name, network }]);
}
