/** A file that is kept for good under its name; another content gets another name. */
export type ImageFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** Where the bytes of uploaded pictures are: a folder, or Vercel Blob (architecture §3). */
export type ImageStore = {
  /** Keeps all of the files, or none. Throws when the store cannot be reached or written. */
  put: (files: readonly ImageFile[]) => Promise<void>;
  /** The bytes, or the public address where a browser gets them. */
  find: (name: string) => Promise<Blob | URL | undefined>;
  /** Names that are not there are passed over. */
  remove: (names: readonly string[]) => Promise<void>;
  /** Throws when a picture could not be kept now. */
  check: () => Promise<void>;
};

/** Everything that is ever stored is one of these. */
export const IMAGE_TYPE = 'image/webp';
