/** The name is a content hash, so a file never changes. */
export type ImageFile = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** `read` streams the bytes from `start` up to and including `end`. */
export type StoredImage = {
  size: number;
  read: (start: number, end: number) => Promise<AsyncIterable<Uint8Array>>;
};

/** Stores the files of uploaded pictures, in a folder, in Vercel Blob or in an S3-compatible store. */
export type ImageStore = {
  /**
   * Throws when the store cannot be written. Some of the files may be there then, and what was there before stays.
   * The clean-up removes what is there of a new picture.
   */
  put: (files: readonly ImageFile[]) => Promise<void>;
  find: (name: string) => Promise<StoredImage | undefined>;
  /** Ignores names that are not found. */
  remove: (names: readonly string[]) => Promise<void>;
  /**
   * Moves files that an earlier version stored where anybody could find them by their name. Returns how many.
   */
  moveGuessable?: () => Promise<number>;
  /** Throws when the store cannot take a picture now, a {@link StoreProblem} where the reason is known. */
  check: () => Promise<void>;
};

/** Why a store cannot be used, in words for the person who set it up. Holds no secret. */
export class StoreProblem extends Error {
  override name = 'StoreProblem';
}

/** For a picture that a visitor waits for: a browser opens few connections, and each waits for its picture first. */
export const READ_DEADLINE_MS = 5000;

/** The type of all stored files. */
export const IMAGE_CONTENT_TYPE = 'image/webp';
