import type { Database } from '../../db/database.ts';
import { and, asc, inArray } from '../../db/drizzle.ts';
import { images } from '../../db/schema/images.ts';
import { madeBy } from '../../staff/accounts.ts';
import type { Transaction } from '../../transaction.ts';
import { isNotInUse } from '../claims.ts';
import { HASH_IN_TEXT } from '../file-names.ts';
import { isInLibrary } from './library.ts';

const uploader = { actor: images.uploadedByEmail, staffId: images.uploadedBy };

/** The pictures that the person with this e-mail address uploaded. */
export const findPicturesUploadedBy = (db: Database, email: string) =>
  db
    .select({ hash: images.hash, name: images.name, addedAt: images.addedAt })
    .from(images)
    .where(madeBy(uploader, email))
    .orderBy(asc(images.addedAt), asc(images.hash));

/** Removes the person from the pictures, which stay. */
export async function eraseFromPictures({ db }: Transaction, email: string): Promise<void> {
  await db.update(images).set({ uploadedBy: null, uploadedByEmail: null }).where(madeBy(uploader, email));
}

/** Moves portraits that are no longer used into the bin. */
export async function binPortraits({ db, clock }: Transaction, addresses: (string | null)[]): Promise<void> {
  const hashes = addresses.flatMap((address) => new RegExp(HASH_IN_TEXT).exec(address ?? '')?.[1] ?? []);
  if (hashes.length === 0) return;
  await db
    .update(images)
    .set({ deletedAt: clock() })
    .where(and(inArray(images.hash, hashes), isInLibrary, isNotInUse));
}
