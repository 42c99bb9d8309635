const HOST = /^(?=.{4,100}$)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*[a-z0-9]$/;

/**
 * The normalised host that led to the site. Undefined for the site's own host, IP addresses, names of a local network
 * (which are private) and invalid hosts.
 */
export function referringHost(text: string | null | undefined, ownHosts: readonly string[]): string | undefined {
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
