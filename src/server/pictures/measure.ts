import type { Context } from '../context.ts';
import { and, eq, isNull, sql } from '../db/drizzle.ts';
import { images } from '../db/schema/images.ts';
import { requireSystem } from '../permissions.ts';
import { imageFileNames } from './file-names.ts';
import { readImage } from './read-image.ts';

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
  const { large: largeName, medium, small } = imageFileNames(hash);
  const large = await readImage(store, largeName);
  if (!large) return undefined;
  const { default: sharp } = await import('sharp');
  const { width, height, pageHeight } = await sharp(large).metadata();
  const others = [await readImage(store, medium), await readImage(store, small)];
  const bytes = [large, ...others].reduce((total, file) => total + (file?.byteLength ?? 0), 0);
  return { width, height: pageHeight ?? height, bytes };
}
