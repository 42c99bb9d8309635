import type { LinkAnswer } from '../../shared/text-check/document/link-answer.ts';
import { createSemaphore } from '../limits/concurrency.ts';
import { type Guard, guardedRequest, RequestError } from '../outgoing/guarded-request.ts';

export type CheckLink = (address: string) => Promise<LinkAnswer>;

const MAX_REDIRECTS = 5;
const PERMANENT = [301, 308];
/** Statuses for programs or for users without a login; 451 for this country; 999 is LinkedIn's. */
const REFUSALS = [401, 402, 403, 406, 407, 418, 429, 451, 999];
const HEADERS = {
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
  'accept-encoding': 'identity',
  'accept-language': 'nl,en;q=0.8',
  'user-agent': 'Mozilla/5.0 (compatible; link check)',
};
/** The connection to a server that ignores `Range` is closed after the headers. */
const FIRST_BYTES = { range: 'bytes=0-1023' };

/** After these failures GET may succeed: some servers hang up on HEAD, or never answer it. */
const TRIED_AGAIN: readonly string[] = ['no-answer', 'broken'];

/**
 * Returns a function that checks whether a page exists, behind the guard of {@link guardedRequest}: with HEAD, then
 * with GET if that failed, since many servers do not support HEAD. It never throws, and reads no body.
 */
export function createLinkCheck({ deadlineMs = 8000, ...guard }: { deadlineMs?: number } & Guard = {}): CheckLink {
  async function attempt(address: string, method: 'HEAD' | 'GET'): Promise<LinkAnswer> {
    try {
      return await follow(new URL(address), method, AbortSignal.timeout(deadlineMs), guard);
    } catch (error) {
      return { outcome: 'unreachable', reason: error instanceof RequestError ? error.failure : 'broken' };
    }
  }
  return async (address) => {
    const answer = await attempt(address, 'HEAD');
    const isSettled =
      answer.outcome === 'fine' ||
      answer.outcome === 'moved' ||
      (answer.outcome === 'unreachable' && !TRIED_AGAIN.includes(answer.reason));
    return isSettled ? answer : attempt(address, 'GET');
  };
}

async function follow(start: URL, method: 'HEAD' | 'GET', signal: AbortSignal, guard: Guard): Promise<LinkAnswer> {
  let url = start;
  let isPermanent = true;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (!/^https?:$/.test(url.protocol)) return { outcome: 'unreachable', reason: 'invalid' };
    const headers = { ...HEADERS, ...(method === 'GET' && FIRST_BYTES) };
    const response = await guardedRequest(url, { method, headers, signal }, guard);
    response.destroy();
    const { statusCode: status = 0, headers: received } = response;
    const isRedirect = status >= 300 && status < 400 && received.location !== undefined;
    if (!isRedirect) return judge(status, redirects > 0 && isPermanent ? url.href : undefined);
    if (!URL.canParse(received.location ?? '', url)) return { outcome: 'unreachable', reason: 'invalid' };
    isPermanent &&= PERMANENT.includes(status);
    url = new URL(received.location ?? '', url);
  }
  return { outcome: 'unreachable', reason: 'redirects' };
}

function judge(status: number, movedTo: string | undefined): LinkAnswer {
  // 416: the page exists, and is shorter than the requested range.
  if ((status >= 200 && status < 300) || status === 304 || status === 416) {
    return movedTo === undefined ? { outcome: 'fine' } : { outcome: 'moved', to: movedTo };
  }
  if (status === 404 || status === 410) return { outcome: 'gone', status };
  return { outcome: REFUSALS.includes(status) ? 'refused' : 'failed', status };
}

const HOSTS_AT_ONCE = 4;
const PAUSE_PER_HOST_MS = 1000;

/** Runs work when it is the host's turn. Undefined when the signal was aborted before that. */
export type HostQueue = <T>(host: string, work: () => Promise<T>, signal?: AbortSignal) => Promise<T | undefined>;

/**
 * At most four hosts at once in this process, each with one request at a time and a pause in between: an article with
 * 300 links must not flood any website.
 */
export function createHostQueue(wait: (milliseconds: number) => Promise<void>): HostQueue {
  const slots = createSemaphore({ atOnce: HOSTS_AT_ONCE });
  /** The end of the last request to each host, with its pause. */
  const ends = new Map<string, Promise<void>>();

  return (host, work, signal) => {
    let hasRun = false;
    const turn = (ends.get(host) ?? Promise.resolve()).then(() =>
      slots(async () => {
        if (signal?.aborted) return undefined;
        hasRun = true;
        return work();
      }),
    );
    const end = turn
      .then(undefined, () => {})
      .then(() => (hasRun ? wait(PAUSE_PER_HOST_MS) : undefined))
      .then(() => {
        if (ends.get(host) === end) ends.delete(host);
      });
    ends.set(host, end);
    return turn;
  };
}
