/**
 * Prefix of the source of an image node that is being copied to this site. Such a node renders as an `<img>` without
 * `src`, which browsers do not fetch and the server removes.
 */
const PENDING = 'copy:';

export const pendingCopy = (source: string) => PENDING + source;

/** The address or file name that is being copied; undefined for other sources. */
export const pendingSource = (src: unknown): string | undefined =>
  typeof src === 'string' && src.startsWith(PENDING) ? src.slice(PENDING.length) : undefined;
