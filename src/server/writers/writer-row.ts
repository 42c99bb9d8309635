import type { Writer } from '../../shared/contract/writers.ts';
import type { Database } from '../db/database.ts';
import { eq } from '../db/drizzle.ts';
import { isDuplicate } from '../db/postgres-errors.ts';
import { writers } from '../db/schema/writers.ts';
import { DomainError } from '../errors/errors.ts';
import { refuseRemovedPicture } from '../pictures/removed-picture.ts';

/** Loads and locks a writer until the transaction ends. Throws `not-found`. */
export async function loadWriter(db: Database, id: number): Promise<Writer> {
  const [row] = await db.select().from(writers).where(eq(writers.id, id)).for('update');
  if (!row) throw new DomainError('not-found', 'This writer does not exist; they may have been deleted.');
  return row;
}

/** Turns a violation of the unique e-mail address into a `conflict`, and a picture that is being removed into `invalid`. */
export function asConflict({ email }: { email: string }): (error: unknown) => never {
  return (error) => {
    if (!isDuplicate(error, 'writers_email_unique')) return refuseRemovedPicture(error);
    const message = `There is already a writer with the email ${email}.`;
    throw new DomainError('conflict', message, { fields: { email: message } });
  };
}
