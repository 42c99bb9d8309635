import { isIP, isIPv6 } from 'node:net';
import type { Context as HonoContext } from 'hono';
import type { Dependencies } from '../dependencies.ts';

/** What the host passes to the API besides the request. */
export type HostBindings = { clientAddress?: string | undefined };

/**
 * The client's network, or 'unknown'. `X-Forwarded-For` counts only with `trustProxy`, and only its last entry, which
 * the proxy itself wrote. If that is not an IP address, the address of the connection counts.
 */
export function clientAddressOf({ trustProxy }: Dependencies, c: HonoContext): string {
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1) : undefined;
  const connection = (c.env as HostBindings | undefined)?.clientAddress;
  return clientNetwork(forwarded ?? '') ?? clientNetwork(connection ?? '') ?? 'unknown';
}

/**
 * The canonical form of an IP address, without port, brackets and leading zeros; IPv4-mapped IPv6 becomes IPv4. Of an
 * IPv6 address only the /64 network, because a household gets a whole /64 and can change addresses within it. Undefined
 * for anything else.
 */
export function clientNetwork(text: string): string | undefined {
  const address = withoutPort(text.trim());
  if (!isIP(address)) return undefined;
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const isMappedIPv4 = groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff';
  return isMappedIPv4 ? toDottedIPv4(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`;
}

/** Also strips the zone, and leading zeros of IPv4 parts, which some parsers take for octal numbers. */
function withoutPort(text: string): string {
  const [, bracketed, dottedPart] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(text) ?? [];
  const [address = ''] = (bracketed ?? dottedPart ?? text).split('%');
  return address.replace(/\b0{1,2}(?=\d{1,3}\.)|(?<=\.)0{1,2}(?=\d)/g, '');
}

/** The eight groups of an IPv6 address in lower case without leading zeros, as the URL parser writes them. */
function groupsOf(address: string): string[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [before = [], after = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  return [...before, ...Array(8 - before.length - after.length).fill('0'), ...after];
}

const toDottedIPv4 = (groups: string[]): string =>
  groups.flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255]).join('.');
