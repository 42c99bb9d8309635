import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import type { ShownPicture } from '../../shared/contract/pictures/shown-pictures.ts';
import { pictureHash } from '../../shared/pictures/picture.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { batchRequests } from './batch-requests.ts';

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
