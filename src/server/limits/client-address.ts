import { isIP, isIPv6 } from 'node:net';
import type { Context as HonoContext } from 'hono';
import type { Dependencies } from '../dependencies.ts';

/** What the host hands the API beside the request. */
export type HostBindings = { clientAddress?: string | undefined };

/**
 * The address a request came from, as far as it tells one client from another. Forwarding headers count only behind a
 * proxy that is trusted; of its list the last entry, because that is the one the proxy wrote itself. An entry that is
 * no address counts as the connection's own.
 */
export function clientAddressOf({ trustProxy }: Dependencies, c: HonoContext): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined;
  const connected = (c.env as HostBindings | undefined)?.clientAddress;
  return clientNetwork(forwarded ?? '') ?? clientNetwork(connected ?? '') ?? 'unknown';
}

/**
 * One text for all the ways to write an address: with a port, with zeros in front, IPv4 within IPv6. Of IPv6 the /64
 * that every household gets: its single addresses are free to change, 2^64 times. Undefined for what is no address.
 */
export function clientNetwork(text: string): string | undefined {
  const address = withoutPort(text.trim());
  if (!isIP(address)) return undefined;
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMappedIPv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMappedIPv4 ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** Without its port, its brackets, its zone, and zeros that would make an octal number of an IPv4 part. */
function withoutPort(text: string): string {
  const [, bracketed, dottedPart] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(text) ?? [];
  const [address = ''] = (bracketed ?? dottedPart ?? text).split('%');
  return address.replace(/\b0{1,2}(?=\d{1,3}\.)|(?<=\.)0{1,2}(?=\d)/g, '');
}

/** The eight groups, as the URL parser writes them: lower case, no zeros in front. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
}

const dotted = (groups: string[]): string =>
  groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.');
