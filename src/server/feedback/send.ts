import type { FeedbackAnswer } from '../../shared/contract/visitors/feedback.ts';
import type { Context } from '../context.ts';
import { readerFeedback } from '../db/schema/reader-feedback.ts';
import { consumeRateLimit, incrementRateLimit } from '../limits/rate-limit.ts';
import { inTransaction } from '../transaction.ts';
import type { AnsweredPage } from './pages.ts';
import { refusePersonalData } from './refuse-personal-data.ts';

const RATE_LIMIT = { max: 10, windowSeconds: 10 * 60 };
/** A second click within this time is not a second answer. */
const REPEATED_SECONDS = 60;

/**
 * Stores a reader's answer about a page, and nothing about the reader. An answer with a filled honeypot gets the same
 * response and is dropped. Throws `invalid` for a comment that identifies the reader, `too-many`, and `not-found`.
 */
export async function storeAnswer(
  context: Context,
  { clear, words, honeypot }: FeedbackAnswer,
  clientAddress: string,
  findPage: () => Promise<AnsweredPage>,
): Promise<{ page: string }> {
  refusePersonalData(words);
  const limit = { key: `feedback:${clientAddress}`, ...RATE_LIMIT };
  await consumeRateLimit(context, limit, 'Many answers came from your connection. Please try again in ten minutes.');
  const { path, articleId } = await findPage();
  if (honeypot) return { page: path };
  await inTransaction(context, async (tx) => {
    const key = `feedback:${clientAddress}:${path}:${clear}:${words ?? ''}`;
    const { count } = await incrementRateLimit(tx, { key, windowSeconds: REPEATED_SECONDS });
    if (count > 1) return;
    await tx.db
      .insert(readerFeedback)
      .values({ path, articleId, isClear: clear === 'yes', words, createdAt: tx.clock() });
  });
  return { page: path };
}
