import { isIP, isIPv6 } from 'node:net';
import type { Context as HonoContext } from 'hono';
import type { Dependencies } from '../dependencies.ts';

/** What the host passes to the API besides the request. */
export type HostBindings = { clientAddress?: string | undefined };

export type AddressSource = {
  /** The header `X-Forwarded-For`. */
  forwarded: string | null | undefined;
  /** The address of the connection. */
  connection: string | undefined;
};

/**
 * The client's network, or 'unknown'. Each trusted proxy appends the address of its caller to `X-Forwarded-For`, so the
 * client is the n-th entry from the right; entries before it may be made up. With fewer entries the request bypassed
 * the outer proxies, and the first entry is the client. Without a valid address there, the address of the connection
 * counts.
 */
export function clientAddress(
  { trustedProxies }: Pick<Dependencies, 'trustedProxies'>,
  { forwarded, connection }: AddressSource,
): string {
  const entries = trustedProxies > 0 ? forwardedEntries(forwarded) : [];
  const entry = entries.at(-trustedProxies) ?? entries[0] ?? '';
  return clientNetwork(entry) ?? clientNetwork(connection ?? '') ?? 'unknown';
}

export const clientAddressOf = (dependencies: Dependencies, c: HonoContext): string =>
  clientAddress(dependencies, addressSourceOf(c));

export const addressSourceOf = (c: HonoContext): AddressSource => ({
  forwarded: c.req.header('x-forwarded-for'),
  connection: (c.env as HostBindings | undefined)?.clientAddress,
});

export const forwardedEntries = (header: string | null | undefined): string[] => (header ? header.split(',') : []);

/**
 * The canonical form of an IP address, without port, brackets and leading zeros; IPv4-mapped IPv6 becomes IPv4. IPv6
 * addresses are cut to their /64 network, because a household gets a whole /64 and can change addresses within it.
 * Undefined for anything else.
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
