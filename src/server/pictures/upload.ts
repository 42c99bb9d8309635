import { sql } from 'drizzle-orm';
import { IMAGE_MAX_BYTES } from '../../shared/constants.ts';
import { UPLOAD_ERRORS } from '../../shared/upload-errors.ts';
import { type Context, requireStaff } from '../context.ts';
import { images } from '../db/schema/images.ts';
import { DomainError } from '../errors/errors.ts';
import { convertImage } from './convert/convert.ts';
import type { ImageSizes } from './convert/resize.ts';
import { imageFileNames, imageHash } from './file-names.ts';
import { readAll } from './read-image.ts';
import type { ImageFile, ImageStore } from './stores/store.ts';

/**
 * Stores a picture and returns its address; the same picture is stored only once. Throws `too-large`, `wrong-type`,
 * `invalid`, and `unavailable` when the store cannot be reached; then nothing is stored.
 */
export async function uploadImage(context: Context, bytes: Uint8Array): Promise<string> {
  requireStaff(context);
  if (bytes.byteLength > IMAGE_MAX_BYTES) throw new DomainError('too-large', UPLOAD_ERRORS.tooLarge);
  const converted = await convertImage(bytes).catch((error: unknown) => {
    if (error instanceof Error && error.cause) context.log.error('image-conversion', { error: error.cause });
    throw error;
  });
  const hash = imageHash(converted.large);
  await context.db.transaction(async (db) => {
    const uploadedAt = context.clock();
    const [row] = await db
      .insert(images)
      .values({ hash, uploadedAt })
      .onConflictDoUpdate({ target: images.hash, set: { uploadedAt } })
      .returning({ isNew: sql<boolean>`xmax = 0` });
    await storeFiles(context, hash, converted, row?.isNew ?? true);
  });
  return `/api/admin/download/${imageFileNames(hash).large}`;
}

/** Within the transaction: a failing store rolls the row back, and removeUnusedImages waits for the commit. */
async function storeFiles({ images: store, log }: Context, hash: string, converted: ImageSizes, isNew: boolean) {
  const { large, medium, small } = imageFileNames(hash);
  try {
    const files = [
      { name: small, bytes: converted.small },
      { name: medium, bytes: converted.medium },
      { name: large, bytes: converted.large },
    ];
    if (!isNew && (await areIntact(store, files))) return;
    await store.put(files);
  } catch (cause) {
    log.error('image-store', { error: cause });
    throw new DomainError('unavailable', UPLOAD_ERRORS.failed, { cause, retryAfterSeconds: 30 });
  }
}

/** False when a file is missing or damaged: uploading the picture again then repairs it. */
async function areIntact(store: ImageStore, files: ImageFile[]): Promise<boolean> {
  for (const { name, bytes } of files) {
    const found = await store.find(name);
    if (!found) return false;
    if (!(found instanceof URL) && !Buffer.from(await readAll(found)).equals(bytes)) return false;
  }
  return true;
}
