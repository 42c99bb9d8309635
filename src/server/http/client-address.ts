import { isIPv6 } from 'node:net';
import type { Context as HonoContext } from 'hono';
import type { Dependencies } from '../dependencies.ts';

/** What the host hands the API beside the request. */
export type HostBindings = { clientAddress?: string | undefined };

/**
 * The address a request came from, as far as it tells one client from another. Forwarding headers count only behind a
 * proxy that is trusted; of its list the last entry, because that is the one the proxy wrote itself.
 */
export function clientAddressOf({ trustProxy }: Dependencies, c: HonoContext): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  return networkOf(forwarded || (c.env as HostBindings | undefined)?.clientAddress || 'unknown');
}

/** Of IPv6 the /64 that every household gets: its single addresses are free to change, 2^64 times. */
export function networkOf(address: string): string {
  const [unscoped = ''] = address.split('%');
  if (!isIPv6(unscoped)) return address;
  const canonical = new URL(`http://[${unscoped}]`).hostname.slice(1, -1);
  if (canonical.startsWith('::ffff:')) return canonical;
  const [before = [], after = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  const groups = [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
