import { addHours } from 'date-fns/addHours';
import { isOwnPath, type LinkAnswer } from '../../shared/text-check/document/link-answer.ts';
import { type Context, requireAccount } from '../context.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requirePermission } from '../permissions.ts';
import { checkAddresses } from './check-addresses.ts';
import { ownPathAnswers } from './own-path-answers.ts';
import { findAnswers, type StoredAnswer, storeAnswer } from './stored-answers.ts';

/** Good results last a day; bad ones an hour, because the page may be repaired. */
const FRESH_HOURS = { well: 24, otherwise: 1 };
/** A response waits this long; the next request checks what is left. */
const PATIENCE_MS = 5000;
/** An article with 300 links to one website takes some 60 requests. */
const RATE_LIMIT = { max: 120, windowSeconds: 600 };
const RATE_EXCEEDED = 'Many links were checked in the last minutes. Please wait a moment.';

type Answers = { answers: { address: string; answer: LinkAnswer }[]; waiting: string[] };

/**
 * Results for some addresses: stored ones when they are recent, new ones as far as the time allows. The rest is
 * `waiting`. Throws `too-many`.
 */
export async function checkLinks(
  context: Context,
  addresses: readonly string[],
  signal: AbortSignal = AbortSignal.timeout(PATIENCE_MS),
): Promise<Answers> {
  requirePermission(context, 'articles.write-own');
  const { staffId } = requireAccount(context);
  await consumeRateLimit(context, { key: `link-checks:${staffId}`, ...RATE_LIMIT }, RATE_EXCEEDED);
  const answers = await ownPathAnswers(context, addresses.filter(isOwnPath));
  const elsewhere = addresses.filter((address) => !isOwnPath(address));
  const stored = await findAnswers(context.db, elsewhere);
  for (const [address, known] of stored) if (isFresh(known, context.clock())) answers.set(address, known.answer);
  const due = elsewhere.filter((address) => !answers.has(address));
  if (due.length > 0) {
    const checking = checkAndStore(context, due, (address, answer) => answers.set(address, answer), signal);
    // Links in progress are still finished and stored after the response.
    await context.background(() => checking);
    await Promise.race([checking, aborted(signal)]);
  }
  return {
    answers: Array.from(answers, ([address, answer]) => ({ address, answer })),
    waiting: due.filter((address) => !answers.has(address)),
  };
}

/** Checks links and stores the results. */
export const checkAndStore = (
  context: Context,
  addresses: Iterable<string>,
  onAnswer: (address: string, answer: LinkAnswer) => void,
  signal: AbortSignal,
): Promise<void> =>
  checkAddresses(
    addresses,
    context.linkChecker,
    async (address, answer) => {
      onAnswer(address, await storeAnswer(context, address, answer));
    },
    signal,
  );

function isFresh({ answer, askedAt }: StoredAnswer, now: Date): boolean {
  const isWell = answer.outcome === 'fine' || answer.outcome === 'moved';
  return now < addHours(askedAt, isWell ? FRESH_HOURS.well : FRESH_HOURS.otherwise);
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
