/** A file that is kept for good under its name; another content gets another name. */
export type ImageFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** A stored picture whose bytes are at hand; `read` gives those from `start` up to and including `end`, piece by piece. */
export type StoredImage = {
  size: number;
  read: (start: number, end: number) => Promise<AsyncIterable<Uint8Array>>;
};

/** Where the bytes of uploaded pictures are: a folder, or Vercel Blob (architecture §3). */
export type ImageStore = {
  /** Keeps all of the files, or none. Throws when the store cannot be reached or written. */
  put: (files: readonly ImageFile[]) => Promise<void>;
  /** The picture, or the public address where a browser gets it. */
  find: (name: string) => Promise<StoredImage | URL | undefined>;
  /** Names that are not there are passed over. */
  remove: (names: readonly string[]) => Promise<void>;
  /** Throws when a picture could not be kept now. */
  check: () => Promise<void>;
};

/** Everything that is ever stored is one of these. */
export const IMAGE_CONTENT_TYPE = 'image/webp';
