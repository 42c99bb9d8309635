import { computed } from 'nanostores';
import { PICTURES_PAGE_SIZE } from '../../shared/constants.ts';
import type { PictureBin } from '../../shared/contract/pictures/picture-bin.ts';
import type { PictureDetails, PicturePage } from '../../shared/contract/pictures/pictures.ts';
import { mutateCache } from '../../ui/query-cache.ts';
import { createQuery, type Query } from '../data/query.ts';
import { staffCall } from '../data/staff-call.ts';
import { $pictureParams, pageOf } from '../navigation/query-params.ts';

const FILTERS = ['unused', 'undescribed', 'mine'] as const;
type PictureFilter = (typeof FILTERS)[number] | 'all';
export type LibraryQuery = { page: number; search: string; filter: PictureFilter };

/** The library query in an address; invalid values fall back to the defaults. */
const libraryQueryOf = (params: URLSearchParams): LibraryQuery => ({
  page: pageOf(params),
  search: (params.get('search') ?? '').slice(0, 200),
  filter: FILTERS.find((name) => name === params.get('filter')) ?? 'all',
});

export const asKey = (query: LibraryQuery) =>
  new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();

export const fetchPage = (query: string): Promise<PicturePage> =>
  staffCall('GET /api/admin/pictures', {
    query: { ...Object.fromEntries(new URLSearchParams(query)), limit: PICTURES_PAGE_SIZE } as never,
  });

export const $libraryQuery = computed($pictureParams, libraryQueryOf);

/** The page of the library that is shown. */
export const $pictures = createQuery(['pictures', 'list', computed($libraryQuery, asKey)], (_pictures, _list, query) =>
  fetchPage(query),
);

/** The page of the library at an address. */
export const picturesAt = (params: URLSearchParams): Query<PicturePage> =>
  createQuery(['pictures', 'list', asKey(libraryQueryOf(params))], (_pictures, _list, query) => fetchPage(query));

export const $pictureBinPage = computed($pictureParams, pageOf);
export const $pictureBin = createQuery(
  ['pictures', 'bin', $pictureBinPage],
  (_pictures, _bin, page): Promise<PictureBin> =>
    staffCall('GET /api/admin/picture-bin', { query: { page, limit: PICTURES_PAGE_SIZE } }),
);

/** Puts the response to a change in the cache, so that the next dialog starts from it. */
export const keepPicture = (picture: PictureDetails) => mutateCache(pictureQuery(picture.hash).id(), picture);

export const pictureQuery = (hash: string): Query<PictureDetails> =>
  createQuery(['pictures', 'one', hash], () => staffCall('GET /api/admin/pictures/:hash', { params: { hash } }));
