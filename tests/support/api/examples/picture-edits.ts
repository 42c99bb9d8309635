import type { ShownPictures } from '../../../../src/shared/contract/pictures/shown-pictures.ts';
import type { Example } from '../example-parts.ts';

const HASH = '5f0c2a9e1b7d4836a0c9e2f4b6d81357';
const EDITED = '0b8e41d7c95f4a2e8d13f67a9b24c5e0';

export const SHOWN_PICTURES: ShownPictures = {
  [HASH]: {
    src: `/api/admin/download/${EDITED}.webp`,
    ...{ width: 1200, height: 900, focalX: 70, focalY: 40 },
    alt: 'Een eik in de mist',
    caption: 'De Dommel in november',
    credit: 'Foto: Jan de Vries',
  },
};

export const EXAMPLES: Record<string, Example> = {
  'GET /api/admin/download/:hash/:file': {
    path: `/api/admin/download/${HASH}/share-${EDITED.slice(0, 12)}-70-40.jpg`,
  },
  'GET /api/admin/shown-pictures': { query: { hashes: HASH }, response: SHOWN_PICTURES },
  'PUT /api/admin/pictures/:hash/edits': {
    path: `/api/admin/pictures/${HASH}/edits`,
    body: { version: 2, turns: 1, crop: { x: 0.1, y: 0, width: 0.8, height: 1 } },
    response: {
      hash: HASH,
      address: `/api/admin/download/${HASH}.webp`,
      thumbnail: `/api/admin/download/${EDITED}-640.webp`,
      name: 'dommel.jpg',
      ...{ width: 1200, height: 900, bytes: 310_000 },
      addedAt: '2026-11-21T10:00:00.000Z',
      uploadedBy: 'Anna',
      alt: 'Een eik in de mist',
      caption: 'De Dommel in november',
      credit: 'Foto: Jan de Vries',
      ...{ focalX: 70, focalY: 40, isUsed: true, version: 3 },
      edits: { turns: 1, crop: { x: 0.1, y: 0, width: 0.8, height: 1 } },
      shown: `/api/admin/download/${EDITED}.webp`,
      unedited: `/api/admin/download/${HASH}.webp`,
      isReplaced: false,
      uses: [
        {
          ...{ kind: 'writer', id: 3, path: null, title: 'Eva Maas', language: null },
          ...{ count: 1, isPublished: false, isInBin: false },
        },
      ],
      usesTotal: 1,
      placedIn: { articles: 0, versions: 0, profiles: 0, documents: 0 },
      mayChange: true,
      mayRemove: true,
    },
  },
};
