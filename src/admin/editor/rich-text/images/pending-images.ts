import { map } from 'nanostores';

/**
 * Prefix of the source of an image node that is being copied to this site. Such a node renders as an `<img>` without
 * `src`, which browsers do not fetch and the server removes.
 */
const PENDING = 'copy:';

export const pendingCopy = (source: string) => PENDING + source;

/** The address or file name that is being copied; undefined for other sources. */
export const pendingSource = (src: unknown): string | undefined =>
  typeof src === 'string' && src.startsWith(PENDING) ? src.slice(PENDING.length) : undefined;

/** The state of a picture in the text, until it is stored. */
export type Placeholder =
  | { state: 'waiting' | 'copying' }
  | { state: 'uploading'; percent: number }
  | { state: 'failed'; reason: string };

/** By source; a picture without an entry is about to be queued. */
export const $placeholders = map<Record<string, Placeholder>>({});

export const setPlaceholder = (source: string, placeholder: Placeholder): void =>
  $placeholders.setKey(source, placeholder);

export function removePlaceholder(source: string): void {
  const { [source]: _removed, ...others } = $placeholders.get();
  $placeholders.set(others);
}

/** The source contains the file name, so that a restored draft still has it. */
const FILE = /^file-\d+-\d+-(.+)$/s;

export const fileSource = (number: number, { name }: File): string => `file-${Date.now()}-${number}-${name}`;

export const fileNameOf = (source: string): string | undefined => FILE.exec(source)?.[1];
