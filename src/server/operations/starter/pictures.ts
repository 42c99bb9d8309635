import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { variantOf } from '../../../shared/pictures/picture.ts';
import type { Context } from '../../context.ts';
import { and, eq } from '../../db/drizzle.ts';
import { images } from '../../db/schema/images.ts';
import { DomainError } from '../../errors/errors.ts';
import { addressOf } from '../../pictures/file-names.ts';
import { pictureName } from '../../pictures/picture-name.ts';
import { storeConverted, uploadImage } from '../../pictures/upload.ts';

/** Holds `assets`. */
const PUBLIC_FOLDER = fileURLToPath(new URL('../../../../public', import.meta.url));

/** Where the starter pictures have their subject. */
const SUBJECT = { focalX: 72, focalY: 60 };

type Cover = { image?: string | null; imageAlt?: string | null };

/**
 * Stores the covers of the starter magazine in the library, so that staff can choose, describe and replace them. Returns
 * their new addresses by the old ones, without those that could not be stored: they are shown as they are.
 */
export async function storeStarterPictures(context: Context, covers: readonly Cover[]): Promise<Map<string, string>> {
  const stored = new Map<string, string>();
  try {
    for (const { image, imageAlt } of covers) {
      if (!image || stored.has(image)) continue;
      const address = await storePicture(context, image, imageAlt ?? undefined);
      if (address) stored.set(image, address);
    }
  } catch (error) {
    // A new site starts without its picture store too, and does not wait for it once for each picture. The log says why.
    if (!(error instanceof DomainError)) throw error;
  }
  return stored;
}

/** Undefined for a picture without a file. */
async function storePicture(context: Context, image: string, alt: string | undefined): Promise<string | undefined> {
  const file = join(PUBLIC_FOLDER, image);
  const large = await read(file);
  if (!large) return undefined;
  const about = { name: pictureName(image), alt };
  const [medium, small] = [await read(variantOf(file, 'medium')), await read(variantOf(file, 'small'))];
  // An export has the large size alone.
  if (!medium || !small) return uploadImage(context, large, about);
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(large).metadata();
  const hash = await storeConverted(context, { large, medium, small, width, height }, about);
  await context.db
    .update(images)
    .set(SUBJECT)
    // Not when staff had this picture before.
    .where(and(eq(images.hash, hash), eq(images.version, 1)));
  return addressOf(hash);
}

const read = (file: string): Promise<Uint8Array<ArrayBuffer> | undefined> =>
  readFile(file).then(
    (bytes) => new Uint8Array(bytes),
    () => undefined,
  );
