import { IMAGE_MAX_BYTES } from '../../shared/constants.ts';
import { UPLOAD_ERRORS } from '../../shared/pictures/upload-errors.ts';
import type { Context } from '../context.ts';
import { and, eq, isNull, sql } from '../db/drizzle.ts';
import { images } from '../db/schema/images.ts';
import { DomainError } from '../errors/errors.ts';
import { requirePermission, requireSystem } from '../permissions.ts';
import {
  type Claim,
  claimForStoring,
  columnsOfExistingPicture,
  endStoring,
  giveUpStoring,
  type UploadDetails,
} from './claims.ts';
import { convertImage } from './convert/convert.ts';
import type { ConvertedImage, ImageSizes } from './convert/resize.ts';
import { addressOf, imageFileNames, imageHash } from './file-names.ts';
import { readAll, readImage } from './read-image.ts';
import type { ImageFile, ImageStore } from './stores/store.ts';

/** How long an upload waits for another one of the same picture: 20 seconds. */
const ATTEMPTS = 40;
const WAIT_MS = 500;

/**
 * Stores a picture in the library and returns its address; the same picture is stored only once. With `partOf` it is
 * only a file of that picture. Throws `too-large`, `wrong-type`, `invalid` (also for one that was removed for good), and `unavailable` when the store cannot be
 * reached; then nothing is stored.
 */
export async function uploadImage(
  context: Context,
  bytes: Uint8Array,
  about: Pick<UploadDetails, 'name' | 'alt' | 'partOf'> = {},
): Promise<string> {
  requirePermission(context, 'articles.write-own');
  if (bytes.byteLength > IMAGE_MAX_BYTES) throw new DomainError('too-large', UPLOAD_ERRORS.tooLarge);
  const converted = await convertImage(bytes).catch((error: unknown) => {
    if (error instanceof Error && error.cause) context.log.error('image-conversion', { error: error.cause });
    throw error;
  });
  return addressOf(await storeConverted(context, converted, about));
}

/** Stores every size of a picture and returns its hash. Throws `unavailable`. */
export async function storeConverted(
  context: Context,
  converted: ConvertedImage,
  about: Pick<UploadDetails, 'name' | 'alt' | 'partOf'>,
): Promise<string> {
  const hash = imageHash(converted.large);
  const files = filesOf(hash, converted);
  const { width, height } = converted;
  const details: UploadDetails = {
    name: about.name,
    alt: about.alt,
    // A file uploaded to replace itself is the picture itself.
    partOf: about.partOf === hash ? undefined : about.partOf,
    width,
    height,
    bytes: files.reduce((total, file) => total + file.bytes.byteLength, 0),
  };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    await refuseRemoved(context, hash);
    if (await isStored(context, hash, files, details)) return hash;
    const claim = await claimForStoring(context, hash, details);
    if (claim) {
      await storeFiles(context, claim, files);
      return hash;
    }
    await context.wait(WAIT_MS);
  }
  throw unavailable(context, new Error('Another process is storing or removing the same picture'));
}

async function refuseRemoved({ db }: Context, hash: string): Promise<void> {
  const [row] = await db.select({ state: images.state }).from(images).where(eq(images.hash, hash));
  if (row?.state === 'removed') throw new DomainError('invalid', UPLOAD_ERRORS.removed);
}

function filesOf(hash: string, converted: ConvertedImage): ImageFile[] {
  const names = Object.entries(imageFileNames(hash)) as [keyof ImageSizes, string][];
  return names.map(([size, name]) => ({ name, bytes: converted[size] }));
}

/** False also when a file is missing or damaged: uploading the picture again then repairs it. */
async function isStored(context: Context, hash: string, files: ImageFile[], details: UploadDetails): Promise<boolean> {
  const [stored] = await context.db
    .update(images)
    .set(columnsOfExistingPicture(context, details))
    .where(and(eq(images.hash, hash), eq(images.state, 'stored')))
    .returning({ hash: images.hash });
  return (
    stored !== undefined &&
    areIntact(context.images, files).catch((cause) => Promise.reject(unavailable(context, cause)))
  );
}

async function areIntact(store: ImageStore, files: ImageFile[]): Promise<boolean> {
  for (const { name, bytes } of files) {
    const found = await store.find(name);
    if (!found) return false;
    if (!Buffer.from(await readAll(found)).equals(bytes)) return false;
  }
  return true;
}

/** No transaction is open in the meantime. After a crash the claim expires, and the clean-up removes the files. */
async function storeFiles(context: Context, claim: Claim, files: ImageFile[]): Promise<void> {
  try {
    await context.images.put(files);
  } catch (cause) {
    await giveUpStoring(context, claim).catch(() => {});
    throw unavailable(context, cause);
  }
  if (!(await endStoring(context, claim))) throw unavailable(context, new Error('Storing the picture took too long'));
}

function unavailable({ log }: Context, cause: unknown): DomainError {
  log.error('image-store', { error: cause });
  return new DomainError('unavailable', UPLOAD_ERRORS.failed, { cause, retryAfterSeconds: 30 });
}

/** The most pictures per run: each is read from the store. */
const BATCH = 200;

/**
 * Measures pictures that are older than the columns for sizes, a few per run; maintenance runs it. Returns how many.
 */
export async function measureOldPictures(context: Context): Promise<number> {
  requireSystem(context);
  const found = await context.db
    .select({ hash: images.hash })
    .from(images)
    .where(and(isNull(images.width), eq(images.state, 'stored')))
    // At random: in a fixed order, pictures with missing files would stay first for ever.
    .orderBy(sql`random()`)
    .limit(BATCH);
  return measurePictures(
    context,
    found.map(({ hash }) => hash),
  );
}

/** Skips files that cannot be read. Returns how many it measured. */
export async function measurePictures(context: Context, hashes: string[]): Promise<number> {
  let measured = 0;
  for (const hash of hashes) {
    const size = await measure(context, hash).catch((error: unknown) => {
      context.log.error('image-store', { error });
      return undefined;
    });
    if (!size) continue;
    await context.db
      .update(images)
      .set(size)
      .where(and(eq(images.hash, hash), isNull(images.width)));
    measured += 1;
  }
  return measured;
}

async function measure({ images: store }: Context, hash: string) {
  const { large: largeName, ...variants } = imageFileNames(hash);
  const large = await readImage(store, largeName);
  if (!large) return undefined;
  const { default: sharp } = await import('sharp');
  const { width, height, pageHeight } = await sharp(large).metadata();
  let bytes = large.byteLength;
  for (const name of Object.values(variants)) bytes += (await readImage(store, name))?.byteLength ?? 0;
  return { width, height: pageHeight ?? height, bytes };
}
