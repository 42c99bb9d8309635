import { createHmac } from 'node:crypto';
import type { SearchResults } from '../../shared/contract/visitors/search.ts';
import { COUNTED_PATHS } from '../../shared/counted-paths.ts';
import { dayInAmsterdam } from '../../shared/dates/wall-time.ts';
import { asksNotToBeCounted } from '../../shared/do-not-track.ts';
import { mayTellOfAPerson } from '../../shared/text/personal-data.ts';
import { plainText } from '../../shared/text/plain-characters.ts';
import type { Context } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { SearchKind } from '../db/schema/daily-counts.ts';
import { tellsOfNobody } from './shown-searches.ts';
import { type Increment, writeCounts } from './write-counts.ts';

export type Sender = { clientAddress: string; header: (name: string) => string | undefined };

const BOT = /bot\b|crawl|spider|slurp|lighthouse|pagespeed|preview/i;

/** Whether a visit or search may be counted: counting is on, and the sender is a person who did not ask to be left out. */
const mayCount = (context: Context, { clientAddress, header }: Sender): boolean =>
  context.countsVisits &&
  !wantsNoCount(header) &&
  !BOT.test(header('user-agent') ?? '') &&
  !isOverLimit(context, clientAddress);

const wantsNoCount = (header: Sender['header']): boolean =>
  asksNotToBeCounted(header('dnt'), header('sec-gpc') === '1');

const MAX_VISITS = 60;
const MINUTE_MS = 60_000;
/** Above this number of addresses the others are not limited, so that memory stays small. */
const MAX_ADDRESSES = 20_000;

type Minute = { startsAt: number; counts: Map<string, number> };

/** The current minute, with its visits by address. */
const minuteOf = new WeakMap<Database, Minute>();

/**
 * Whether one address sends more visits than a person can. Stored in the memory of the process only, for a minute at
 * most, without a trace in the database. Each process has a limit of its own, which does little harm.
 */
function isOverLimit({ db, clock }: Pick<Context, 'db' | 'clock'>, clientAddress: string): boolean {
  const now = clock().getTime();
  const current = minuteOf.get(db);
  // A clock that was set back starts one too.
  const isOver = !current || now < current.startsAt || now >= current.startsAt + MINUTE_MS;
  const { counts } = isOver ? startMinute(db, now) : current;
  const count = (counts.get(clientAddress) ?? 0) + 1;
  if (count > 1 || counts.size < MAX_ADDRESSES) counts.set(clientAddress, count);
  return count > MAX_VISITS;
}

function startMinute(db: Database, now: number): Minute {
  const minute: Minute = { startsAt: now, counts: new Map() };
  minuteOf.set(db, minute);
  // Also when nobody visits again: addresses are personal data.
  setTimeout(() => minuteOf.get(db) === minute && minuteOf.delete(db), MINUTE_MS).unref();
  return minute;
}

/** So few that thousands of networks share each value: it tells two senders apart, and leads to none. */
const BITS = 12;

/**
 * A few bits of a keyed hash of the network that typed a term. Of an address only its prefix counts: a phone gets
 * another address of it every day. Each term has hashes of its own, so that no two terms lead to the same person.
 */
export function networkTag({ sessionSecret }: Context, term: string, clientAddress: string): number {
  const hash = createHmac('sha256', sessionSecret)
    .update(`searched ${term} ${prefixOf(clientAddress)}`)
    .digest();
  return hash.readUInt16BE() >> (16 - BITS);
}

/** The first 24 bits of an IPv4 address, the first 48 of IPv6 (clientNetwork() has cut it to 64). */
const prefixOf = (address: string): string =>
  address
    .split(address.includes(':') ? ':' : '.')
    .slice(0, 3)
    .join('.');

const HOST = /^(?=.{4,100}$)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*[a-z0-9]$/;

/**
 * The normalised host that led to the site. Undefined for the site's own host, IP addresses, names of a local network
 * (which are private) and invalid hosts.
 */
function referringHost(text: string | null | undefined, ownHosts: readonly string[]): string | undefined {
  const host = normalised(text ?? '');
  return HOST.test(host) && !ownHosts.map(normalised).includes(host) ? host : undefined;
}

const normalised = (host: string) =>
  host
    .trim()
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/\.$/, '')
    .replace(/^(www|m)\./, '');

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

type Visit = { page: string; referrer?: string | null | undefined };

const ITEM = /^\/magazine\/(article|video)\/([a-z0-9]+(?:-[a-z0-9]+)*)$/;

/**
 * Counts a visit to a page, and stores nothing about the visitor. The response does not say whether it was counted,
 * because the page shows no error.
 */
export async function countVisit(context: Context, visit: Visit, sender: Sender): Promise<void> {
  const page = pageOf(visit.page);
  if (!page || !mayCount(context, sender)) return;
  const day = dayInAmsterdam(context.clock());
  const host = referringHost(visit.referrer, [new URL(context.siteUrl).host, sender.header('host') ?? '']);
  await writeCounts(context, [
    { day, kind: 'page', ...page },
    ...(host ? [{ day, kind: 'referrer', name: host, article: page.article } as const] : []),
  ]);
}

function pageOf(path: string): Pick<Increment, 'name' | 'article'> | undefined {
  const name = path.replace(/(?<=.)\/$/, '');
  if (COUNTED_PATHS.has(name)) return { name };
  const [, type, slug] = ITEM.exec(name) ?? [];
  return type && slug ? { name, article: { type, slug } } : undefined;
}

/** Counts words that the magazine has nothing for. The response does not say whether they were counted. */
export async function countMissedSearch(context: Context, words: string, sender: Sender): Promise<void> {
  const term = countableTerm(words);
  if (!term || !mayCount(context, sender) || !(await context.hasDiskSpace())) return;
  await addToCount(context, 'missed-search', term, sender.clientAddress);
}

/**
 * Counts a search for these words today, found or not; the response does not wait for it. A search with an unavailable
 * part is not counted, and nothing is stored about words of need.
 */
export async function countSearch(
  context: Context,
  text: string,
  results: SearchResults,
  headers: Headers,
  clientAddress: string,
): Promise<void> {
  const term = countableTerm(text);
  const header: Sender['header'] = (name) => headers.get(name) ?? undefined;
  const isPrefetch = /prefetch/.test(header('sec-purpose') ?? '');
  if (!term || isPrefetch || wantsNoCount(header)) return;
  if (results.help || results.pages !== 'searched' || results.magazine !== 'searched') return;
  if (!(await context.hasDiskSpace())) return;
  const kind = results.groups.length > 0 ? 'search' : 'missed-search';
  await context.background(() => addToCount(context, kind, term, clientAddress));
}

const MAX_LENGTH = 60;

/** A longer text is probably not a search, and may be about a person. */
const MAX_WORDS = 5;

/** More may be a telephone number, a date of birth or a citizen service number, or a part of one. */
const MAX_DIGITS = 3;

const WORDS = /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} '’+-]*$/u;

/** The words of a search for counting; undefined for words that may be about a person, or are probably not a search. */
export function countableTerm(text: string): string | undefined {
  if (text.length > MAX_LENGTH * 4 || mayTellOfAPerson(text)) return undefined;
  const term = plainText(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
  const isShort = term.length >= 2 && term.length <= MAX_LENGTH && term.split(' ').length <= MAX_WORDS;
  const digits = term.replace(/\P{N}/gu, '').length;
  return isShort && WORDS.test(term) && /\p{L}{2}|75/u.test(term) && digits <= MAX_DIGITS ? term : undefined;
}
