import { and, eq } from 'drizzle-orm';
import { IMAGE_MAX_BYTES } from '../../shared/constants.ts';
import { UPLOAD_ERRORS } from '../../shared/upload-errors.ts';
import { type Context, requireStaff } from '../context.ts';
import { images } from '../db/schema/images.ts';
import { DomainError } from '../errors/errors.ts';
import { type Claim, claimForStoring, endStoring, giveUpStoring } from './claims.ts';
import { convertImage } from './convert/convert.ts';
import type { ImageSizes } from './convert/resize.ts';
import { imageFileNames, imageHash } from './file-names.ts';
import { readAll } from './read-image.ts';
import type { ImageFile, ImageStore } from './stores/store.ts';

/** How long an upload waits for another one of the same picture: 20 seconds. */
const ATTEMPTS = 40;
const WAIT_MS = 500;

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
  const files = filesOf(hash, converted);
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await isStored(context, hash, files)) return addressOf(hash);
    const claim = await claimForStoring(context, hash);
    if (claim) {
      await storeFiles(context, claim, files);
      return addressOf(hash);
    }
    await context.wait(WAIT_MS);
  }
  throw unavailable(context, new Error('Another process is storing or removing the same picture'));
}

const addressOf = (hash: string) => `/api/admin/download/${imageFileNames(hash).large}`;

function filesOf(hash: string, converted: ImageSizes): ImageFile[] {
  const { large, medium, small } = imageFileNames(hash);
  return [
    { name: small, bytes: converted.small },
    { name: medium, bytes: converted.medium },
    { name: large, bytes: converted.large },
  ];
}

/** False also when a file is missing or damaged: uploading the picture again then repairs it. */
async function isStored(context: Context, hash: string, files: ImageFile[]): Promise<boolean> {
  const [stored] = await context.db
    .update(images)
    .set({ uploadedAt: context.clock() })
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
    if (!(found instanceof URL) && !Buffer.from(await readAll(found)).equals(bytes)) return false;
  }
  return true;
}

/** No transaction is open meanwhile. After a crash the claim ends, and the clean-up removes what is there. */
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
