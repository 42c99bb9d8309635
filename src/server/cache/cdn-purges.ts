import { addMilliseconds } from 'date-fns/addMilliseconds';
import type { Context } from '../context.ts';
import type { Dependencies } from '../dependencies.ts';
import { safeMessage } from '../errors/error-message.ts';
import { type Delivery, enqueue, type OutboxPayload } from '../outbox/outbox.ts';
import { type CacheChange, CDN_SECONDS } from './public-cache.ts';
import { EVERYTHING_TAG } from './tag-versions.ts';

/** A response whose rendering began before the change may reach the CDN after the purge: purge once more. */
export const REPEAT_AFTER_MS = 5000;
/** Above this number one call purges everything, because the CDN accepts sixteen tags per call. */
const MAX_TAGS = 100;
const SECOND = 1000;

type Purge = OutboxPayload['cdn-purge'];

/** Adds the purges of these tags to the outbox, for now and for {@link REPEAT_AFTER_MS} later. */
export async function enqueuePurges(tx: Context, changes: ReadonlyMap<string, CacheChange>): Promise<void> {
  const tags = [...changes.keys()];
  const payload = merge([
    {
      purge: tags.filter((tag) => changes.get(tag) === 'purge'),
      invalidate: tags.filter((tag) => changes.get(tag) === 'invalidate'),
    },
  ]);
  const now = tx.clock();
  await enqueue(
    tx,
    'cdn-purge',
    [now, addMilliseconds(now, REPEAT_AFTER_MS)].map((dueAt) => ({ payload, dueAt })),
  );
}

/** The content expires on the CDN without a purge. */
export const cdnPurges: Delivery<'cdn-purge'> = {
  receiver: 'The CDN',
  maxRows: 500,
  deadlineMs: 10 * SECOND,
  firstRetryMs: 2 * SECOND,
  longestRetryMs: 60 * SECOND,
  maxAgeMs: CDN_SECONDS * SECOND,
  isAvailable: ({ cache }) => cache.cdn !== undefined,
  deliver: sendPurges,
  describeError: (error) => `${safeMessage(error) ?? 'The CDN did not take the purge'}.`,
};

async function sendPurges({ cache: { cdn } }: Dependencies, payloads: Purge[]): Promise<undefined[]> {
  const { purge, invalidate } = merge(payloads);
  if (purge.length > 0) await cdn?.purge(purge);
  if (invalidate.length > 0) await cdn?.invalidate(invalidate);
  return payloads.map(() => undefined);
}

/** Each tag once; a purge replaces an invalidation of the same tag. */
function merge(payloads: readonly Purge[]): Purge {
  const purge = new Set(payloads.flatMap((payload) => payload.purge));
  const invalidate = new Set(payloads.flatMap((payload) => payload.invalidate));
  if (purge.size > MAX_TAGS || purge.has(EVERYTHING_TAG)) return { purge: [EVERYTHING_TAG], invalidate: [] };
  const changed = [...invalidate].filter((tag) => !purge.has(tag));
  const isEverything = changed.length > MAX_TAGS || invalidate.has(EVERYTHING_TAG);
  return { purge: [...purge], invalidate: isEverything ? [EVERYTHING_TAG] : changed };
}
