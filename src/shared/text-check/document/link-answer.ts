import { parseUrl } from '../../addresses/parse-url.ts';

/** The result of checking a link. */
export type LinkAnswer =
  | { outcome: 'fine' }
  /** All redirects on the way were permanent. */
  | { outcome: 'moved'; to: string }
  /** Status 404 or 410. */
  | { outcome: 'gone'; status: number }
  /** The site refuses programs, or needs a login: 401, 403, 429, 999 and the like. */
  | { outcome: 'refused'; status: number }
  | { outcome: 'failed'; status: number }
  /** `missingOn`: with `no-host`, the first days on which the name did not exist, such as 2026-11-26. */
  | { outcome: 'unreachable'; reason: UnreachableReason; missingOn?: readonly string[] | undefined };

type UnreachableReason =
  | 'private'
  | 'port'
  | 'no-answer'
  | 'no-host'
  | 'certificate'
  | 'broken'
  | 'redirects'
  | 'invalid';

/** One failed lookup says nothing about a name: the resolver or the connection of this server may have failed. */
export const DAYS_MISSING = 3;

/**
 * Whether a link should be replaced: its server says that the page is gone, or its host did not exist on three days.
 * Everything else could not be checked, and bothers nobody.
 */
export const isDead = (answer: LinkAnswer): boolean =>
  answer.outcome === 'gone' || (answer.outcome === 'unreachable' && (answer.missingOn?.length ?? 0) >= DAYS_MISSING);

/** Longer ones are no pages for readers, and too long for a database key. */
const MAX_LENGTH = 2000;

/** Stands for this site. */
const SITE = 'https://site.invalid';

/**
 * What to check of a link: the address of another site without its fragment, or a path of this site without query and
 * fragment. Undefined for a link that needs no check: to a place on the same page, an e-mail address and the like.
 */
export function askableAddress(href: string): string | undefined {
  const url = /^(?:https?:\/)?\//i.test(href.trim()) ? parseUrl(href, SITE) : undefined;
  if (!url) return undefined;
  url.hash = '';
  const address = url.origin === SITE ? url.pathname.replace(/(?<=.)\/$/, '') : url.href;
  return address.length > MAX_LENGTH ? undefined : address;
}

/** Whether a checked address is a path of this site. */
export const isOwnPath = (address: string): boolean => address.startsWith('/');
