import { enqueuePurges } from '../../cache/cdn-purges.ts';
import { raiseTags } from '../../cache/tag-versions.ts';
import { asSystem } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { eq } from '../../db/drizzle.ts';
import { writers } from '../../db/schema/writers.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Delivery, OutboxPayload } from '../../outbox/outbox.ts';
import { enqueue } from '../../outbox/outbox.ts';
import { authorTag } from '../cache-tags/article-tags.ts';
import { updateWriterName } from './change-many.ts';

type Renamed = OutboxPayload['writer-name'];

/** A function on Vercel has 15 s. */
const TURN_MS = 8000;
const SECOND = 1000;

/**
 * Copies a renamed writer's name to the articles that the rename itself left out, so that the editor did not have to
 * wait. Pages and searches have the new name at once; the filter by author follows.
 */
export const writerNames: Delivery<'writer-name'> = {
  receiver: 'The database',
  maxRows: 1,
  deadlineMs: 30 * SECOND,
  firstRetryMs: SECOND,
  longestRetryMs: 60 * SECOND,
  maxAgeMs: 24 * 60 * 60 * SECOND,
  isAvailable: () => true,
  deliver: copyNames,
  describeError: () => 'The name of a writer could not be copied to all articles.',
};

async function copyNames(dependencies: Dependencies, payloads: Renamed[]): Promise<undefined[]> {
  const endsAt = performance.now() + TURN_MS;
  for (const payload of payloads) {
    let next: Renamed | undefined = payload;
    while (next && performance.now() < endsAt) next = await copyToNext(dependencies, next);
    await endTurn(dependencies, payload, next);
  }
  return payloads.map(() => undefined);
}

async function copyToNext({ db }: Dependencies, renamed: Renamed): Promise<Renamed | undefined> {
  const last = await db.transaction((tx) => updateWriterName(tx as unknown as Database, renamed));
  return last === undefined ? undefined : { ...renamed, afterId: last };
}

/** Invalidates lists by author, and leaves the rest to the next run. */
async function endTurn(dependencies: Dependencies, { writerId }: Renamed, next: Renamed | undefined): Promise<void> {
  const { cache } = dependencies;
  const versions = await dependencies.db.transaction(async (transaction) => {
    const tx = asSystem({ ...dependencies, db: transaction as unknown as Database });
    if (next) await enqueue(tx, 'writer-name', [{ payload: next, dueAt: tx.clock() }]);
    const [writer] = await tx.db.select().from(writers).where(eq(writers.id, writerId));
    const tags = writer ? [authorTag(writer.name)] : [];
    if (cache.mayHaveCdn) await enqueuePurges(tx, new Map(tags.map((tag) => [tag, 'invalidate'])));
    return raiseTags(tx.db, tags);
  });
  cache.learn(versions);
}
