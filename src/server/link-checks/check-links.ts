import { addHours } from 'date-fns/addHours';
import { paths } from '../../shared/paths.ts';
import { isOwnPath, type LinkAnswer } from '../../shared/text-check/document/link-answer.ts';
import { currentAddresses } from '../articles/slugs/current-links.ts';
import { type Context, requireAccount } from '../context.ts';
import { consumeRateLimit } from '../limits/rate-limit.ts';
import { requirePermission } from '../permissions.ts';
import { findAnswers, type StoredAnswer, storeAnswer } from './answers.ts';
import type { CheckLink, HostQueue } from './check-link.ts';

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
  // One that was asked while the clock was ahead says nothing of its age.
  return askedAt <= now && now < addHours(askedAt, isWell ? FRESH_HOURS.well : FRESH_HOURS.otherwise);
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** This process's way to check other websites. */
export type LinkChecker = { checkLink: CheckLink; hostQueue: HostQueue };

/**
 * Checks each address once, in the order of the host queue, until the signal aborts. Calls `onAnswer` for each result.
 */
export async function checkAddresses(
  addresses: Iterable<string>,
  { checkLink, hostQueue }: LinkChecker,
  onAnswer: (address: string, answer: LinkAnswer) => void | Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const checkOne = (address: string) =>
    hostQueue(new URL(address).host, async () => onAnswer(address, await checkLink(address)), signal);
  await Promise.all(Array.from(new Set(addresses), checkOne));
}

const ITEM = /^\/magazine\/(?:article|video)\/([^/]+)$/;
/** Files, calls, screens of staff and previews: no pages for readers. */
const NO_PAGES = /\.[a-z0-9]+$|^\/(?:api|_astro|admindash|magazine\/preview)(?:\/|$)/i;

/**
 * Whether these paths lead readers to a page of this site: a published article or video by any of its addresses, or a
 * page of the build. The result lacks paths that are no pages, and without an index of the build's pages all others too.
 */
export async function ownPathAnswers(context: Context, own: readonly string[]): Promise<Map<string, LinkAnswer>> {
  const slugOf = (path: string) => ITEM.exec(path)?.[1];
  const slugs = own.flatMap((path) => slugOf(path) ?? []);
  const items = slugs.length > 0 ? await currentAddresses(context, slugs) : new Map<string, unknown>();
  const pages = await pagesOf(context);
  const answers = new Map<string, LinkAnswer>();
  for (const path of own) {
    const slug = slugOf(path);
    if (slug === undefined && (!pages || NO_PAGES.test(path))) continue;
    const isThere = slug === undefined ? pages?.has(path) : items.has(slug);
    answers.set(path, isThere ? { outcome: 'fine' } : { outcome: 'gone', status: 404 });
  }
  return answers;
}

async function pagesOf({ siteIndex }: Context): Promise<ReadonlySet<string> | undefined> {
  const index = await siteIndex().catch(() => undefined);
  return index?.paths && new Set([paths.magazine, paths.search, ...index.paths]);
}
