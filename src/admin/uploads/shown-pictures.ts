import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ShownPicture } from '../../shared/contract/pictures/shown-pictures.ts';
import { pictureHash } from '../../shared/pictures/picture.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';

/** The contract's maximum. */
const MAX_AT_ONCE = 100;

/** One request for all pictures that a screen shows. */
const fetchShown = batchRequests(
  (hashes) => staffCall('GET /api/admin/shown-pictures', { query: { hashes: hashes.join(',') } }),
  MAX_AT_ONCE,
);

const queries = new Map<string, Query<ShownPicture | null>>();
const $nothing = atom<{ data?: ShownPicture | null }>({});

/** The query of one picture. */
export function shownPictureQuery(hash: string): Query<ShownPicture | null> {
  const $found =
    queries.get(hash) ?? createQuery(['shown-pictures', hash], async () => (await fetchShown(hash)) ?? null);
  queries.set(hash, $found);
  return $found;
}

/** What readers see for a stored picture; undefined until that is known, and for a picture outside the library. */
export function useShownPicture(source: string | null): ShownPicture | undefined {
  const hash = pictureHash(source);
  return useStore(hash ? shownPictureQuery(hash) : $nothing).data ?? undefined;
}

/** The same outside React: calls back now, and after each change. Returns the function that stops it. */
export function watchShownPicture(source: string | null, onShown: (shown: ShownPicture) => void): () => void {
  const hash = pictureHash(source);
  return hash ? shownPictureQuery(hash).subscribe(({ data }) => data && onShown(data)) : () => {};
}

/** Combines the requests of one moment into one. When it fails, all of them fail. */
export function batchRequests<Found>(
  fetch: (names: string[]) => Promise<Record<string, Found>>,
  max: number,
): (name: string) => Promise<Found | undefined> {
  let waiting: { names: Set<string>; found: Promise<Record<string, Found>> } | undefined;
  return async (name) => {
    if (!waiting || waiting.names.size >= max) {
      const names = new Set<string>();
      const found = Promise.resolve().then(() => {
        if (waiting?.names === names) waiting = undefined;
        return fetch([...names]);
      });
      waiting = { names, found };
    }
    waiting.names.add(name);
    return (await waiting.found)[name];
  };
}
