const HOST = /^(?=.{4,100}$)[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z][a-z0-9-]*[a-z0-9]$/;

/**
 * The host that led to the site, in one spelling. Undefined for the site's own, for addresses in numbers and names of a
 * local network, which are nobody's business, and for what is no host.
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
