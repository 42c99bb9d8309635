import { sql } from 'drizzle-orm';
import { IMAGE_MAX_BYTES } from '../../shared/constants.ts';
import { UPLOAD_ERRORS } from '../../shared/upload-errors.ts';
import { type Context, requireStaff } from '../context.ts';
import { images } from '../db/schema/images.ts';
import { DomainError } from '../errors/errors.ts';
import { convertImage } from './convert/convert.ts';
import type { ImageSizes } from './convert/three-sizes.ts';
import { fileNames, hashOf } from './names.ts';
import { wholeOf } from './read.ts';
import type { ImageFile, ImageStore } from './stores/store.ts';

/**
 * Stores a picture and returns its address. The same picture twice is stored once. Throws `too-large`, `wrong-type`,
 * `invalid`, and `unavailable` when the store is away; then nothing is stored.
 */
export async function uploadImage(context: Context, bytes: Uint8Array): Promise<string> {
  requireStaff(context);
  if (bytes.byteLength > IMAGE_MAX_BYTES) throw new DomainError('too-large', UPLOAD_ERRORS.tooLarge);
  const converted = await convertImage(bytes).catch((error: unknown) => {
    if (error instanceof Error && error.cause) context.log.error('image-conversion', { error: error.cause });
    throw error;
  });
  const hash = hashOf(converted.large);
  await context.db.transaction(async (db) => {
    const uploadedAt = context.clock();
    const [row] = await db
      .insert(images)
      .values({ hash, uploadedAt })
      .onConflictDoUpdate({ target: images.hash, set: { uploadedAt } })
      .returning({ isNew: sql<boolean>`xmax = 0` });
    await keep(context, hash, converted, row?.isNew ?? true);
  });
  return `/api/admin/download/${fileNames(hash).large}`;
}

/** Inside the transaction, so that no row is left when the store fails, and the clean-up waits for its end. */
async function keep({ images: store, log }: Context, hash: string, converted: ImageSizes, isNew: boolean) {
  const { large, medium, small } = fileNames(hash);
  try {
    const files = [
      { name: small, bytes: converted.small },
      { name: medium, bytes: converted.medium },
      { name: large, bytes: converted.large },
    ];
    if (!isNew && (await areWhole(store, files))) return;
    await store.put(files);
  } catch (cause) {
    log.error('image-store', { error: cause });
    throw new DomainError('unavailable', UPLOAD_ERRORS.failed, { cause, retryAfterSeconds: 30 });
  }
}

/** Whether the store has all of the files as they should be: a damaged one is mended by uploading its picture again. */
async function areWhole(store: ImageStore, files: ImageFile[]): Promise<boolean> {
  for (const { name, bytes } of files) {
    const found = await store.find(name);
    if (!found) return false;
    if (!(found instanceof URL) && !Buffer.from(await wholeOf(found)).equals(bytes)) return false;
  }
  return true;
}
