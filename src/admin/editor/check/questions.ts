import { atom } from 'nanostores';
import type { CallInput, CallResponse } from '../../../shared/api-client.ts';
import { MAX_LINKS_AT_ONCE } from '../../../shared/constants.ts';
import type { LinkAnswer } from '../../../shared/text-check/document/link-answer.ts';

type Check = (input: CallInput<'POST /api/admin/link-checks'>) => Promise<CallResponse<'POST /api/admin/link-checks'>>;

/** After this many requests the nightly check takes the rest. */
const MOST_REQUESTS = 20;

/**
 * Asks the server about each link once while the editor is open, one request at a time. Addresses that the server has
 * queued are sent again.
 */
export function createLinkQuestions(check: Check) {
  const $answers = atom<ReadonlyMap<string, LinkAnswer>>(new Map());
  const $waiting = atom(0);
  const known = new Set<string>();
  let queue: string[] = [];
  let isAsking = false;
  let hasFailed = false;
  let isClosed = false;

  async function askAll(): Promise<void> {
    isAsking = true;
    hasFailed = false;
    for (let requests = 0; queue.length > 0 && requests < MOST_REQUESTS && !isClosed; requests += 1) {
      const sent = queue.slice(0, MAX_LINKS_AT_ONCE);
      const response = await check({ body: { addresses: sent } }).catch(() => undefined);
      // Without a connection, or after too many requests: a change of the text asks again.
      hasFailed = !response;
      if (!response) break;
      const waiting = new Set(response.waiting);
      queue = [
        ...queue.filter((address) => !sent.includes(address)),
        ...sent.filter((address) => waiting.has(address)),
      ];
      $answers.set(
        new Map([...$answers.get(), ...response.answers.map(({ address, answer }) => [address, answer] as const)]),
      );
      $waiting.set(queue.length);
    }
    isAsking = false;
  }

  return {
    $answers,
    /** How many links have no answer yet. */
    $waiting,
    ask: (addresses: readonly string[]): void => {
      const added = addresses.filter((address) => !known.has(address));
      for (const address of added) known.add(address);
      if (added.length === 0 && !hasFailed) return;
      queue = [...queue, ...added];
      $waiting.set(queue.length);
      if (!isAsking) void askAll();
    },
    close: () => {
      isClosed = true;
    },
  };
}

type Ask = (input: CallInput<'GET /api/admin/address-owner'>) => Promise<CallResponse<'GET /api/admin/address-owner'>>;

/** Asks the server which published article an address still leads to, each address once as long as the editor is open. */
export function createAddressQuestion(ask: Ask) {
  /** Titles by slug; undefined for an address that leads to no other article. */
  const $owners = atom<ReadonlyMap<string, string | undefined>>(new Map());
  const asked = new Set<string>();
  return {
    $owners,
    ask: async (slug: string, except: number | undefined): Promise<void> => {
      if (asked.has(slug) || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return;
      asked.add(slug);
      try {
        const { article } = await ask({ query: except === undefined ? { slug } : { slug, except } });
        $owners.set(new Map([...$owners.get(), [slug, article?.title]]));
      } catch {
        // Without a connection: the next change of the text asks again.
        asked.delete(slug);
      }
    },
  };
}
