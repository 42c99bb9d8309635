import { createHmac } from 'node:crypto';
import type { Context } from '../context.ts';

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
