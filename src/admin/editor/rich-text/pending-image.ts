/**
 * A picture on its way into our store is an image node whose source begins like this. It is written as an `<img>`
 * without `src`, which no browser fetches and the server throws away.
 */
const PENDING = 'copy:';

export const pendingCopy = (source: string) => PENDING + source;

/** What is being copied: an address, or the name of a file that came with the text; undefined for other sources. */
export const pendingSource = (src: unknown): string | undefined =>
  typeof src === 'string' && src.startsWith(PENDING) ? src.slice(PENDING.length) : undefined;
