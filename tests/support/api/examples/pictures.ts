import { type Example, PAGE } from '../example-parts.ts';

const HASH = '5f0c2a9e7b1d4c3f8a6e0d2b9c4f7a1e';
const OTHER = 'a41b7c09d2e85f36b8c1907e4d6a2f53';

const PICTURE = {
  hash: HASH,
  address: `/api/admin/download/${HASH}.webp`,
  thumbnail: `/api/admin/download/${HASH}-640.webp`,
  name: 'wandelen.jpg',
  width: 2400,
  height: 1600,
  bytes: 612_480,
  addedAt: '2026-11-21T10:00:00.000Z',
  uploadedBy: 'Anna',
  alt: 'Een vrouw wandelt met haar hond door het bos',
  caption: null,
  credit: 'Foto: Eva Maas',
  focalX: 50,
  focalY: 40,
  isUsed: true,
  version: 3,
};
const DETAILS = {
  ...PICTURE,
  edits: null,
  shown: PICTURE.address,
  unedited: PICTURE.address,
  isReplaced: false,
  uses: [
    {
      ...{ kind: 'article', id: 12, path: null, title: 'Slapen zonder pillen', language: 'nl' },
      ...{ count: 1, isPublished: true, isInBin: false },
    },
  ],
  usesTotal: 1,
  placedIn: { articles: 1, versions: 4, profiles: 0, documents: 0 },
  mayChange: true,
  mayRemove: true,
};

export const EXAMPLES: Record<string, Example> = {
  'POST /api/admin/upload/:uploadType': {
    path: '/api/admin/upload/article',
    send: 'multipart/form-data with the file in the field `image`',
    response: { success: true, imageUrl: '/api/admin/download/5f0c2a9e.webp' },
  },
  'POST /api/admin/upload/article/from-address': {
    body: { address: 'https://lh3.googleusercontent.com/docsz/AD_4nXc' },
    response: { success: true, imageUrl: '/api/admin/download/5f0c2a9e.webp' },
  },
  'GET /api/admin/download/:file': { path: '/api/admin/download/5f0c2a9e.webp', query: {} },
  'GET /api/admin/pictures': {
    query: { page: '1', search: 'bos', filter: 'undescribed' },
    response: { pictures: [PICTURE], ...PAGE },
  },
  'GET /api/admin/pictures/:hash': { path: `/api/admin/pictures/${HASH}`, response: DETAILS },
  'PATCH /api/admin/pictures/:hash': {
    path: `/api/admin/pictures/${HASH}`,
    body: { version: 3, alt: 'Een vrouw wandelt door het bos' },
    response: { ...DETAILS, alt: 'Een vrouw wandelt door het bos', version: 4 },
  },
  'POST /api/admin/pictures/:hash/replace': {
    path: `/api/admin/pictures/${HASH}/replace`,
    body: { by: OTHER, version: 3 },
    response: {
      ...DETAILS,
      ...{ thumbnail: `/api/admin/download/${OTHER}-640.webp`, shown: `/api/admin/download/${OTHER}.webp` },
      ...{ isReplaced: true, focalY: 50, version: 4 },
    },
  },
  'DELETE /api/admin/pictures/:hash': { path: `/api/admin/pictures/${HASH}` },
  'POST /api/admin/pictures/:hash/remove-for-good': { path: `/api/admin/pictures/${HASH}/remove-for-good` },
  'GET /api/admin/picture-bin': {
    query: { page: '1' },
    response: {
      pictures: [
        {
          ...{ ...PICTURE, isUsed: false, deletedAt: '2026-11-21T10:00:00.000Z' },
          ...{ expiresAt: '2026-12-21T10:00:00.000Z', mayRestore: true },
        },
      ],
      ...PAGE,
    },
  },
  'POST /api/admin/picture-bin/:hash/restore': {
    path: `/api/admin/picture-bin/${HASH}/restore`,
    response: { ...DETAILS, isUsed: false, uses: [], usesTotal: 0 },
  },
};
