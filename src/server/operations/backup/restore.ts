import { suspendOverdue } from '../../articles/schedules/schedule-row.ts';
import { audit } from '../../audit/record.ts';
import { EVERYTHING_TAG } from '../../cache/tag-versions.ts';
import { enqueueUnsentMails, listMailedMessages } from '../../contact/message-mail.ts';
import type { Context } from '../../context.ts';
import { ne, sql } from '../../db/drizzle.ts';
import { images } from '../../db/schema/images.ts';
import { errorMessage } from '../../errors/error-message.ts';
import { CommandError } from '../../errors/errors.ts';
import { requireSystem } from '../../permissions.ts';
import { imageFileNames } from '../../pictures/file-names.ts';
import type { ImageStore } from '../../pictures/stores/store.ts';
import { inTransaction } from '../../transaction.ts';
import { contentOf, readArchive } from './archive.ts';
import { kindOf, type Manifest } from './manifest.ts';
import { createSchemaAt, currentSchema, isOlderSchema } from './schema-version.ts';
import { BACKED_UP_TABLES, backedUpTablesOf, countRows, insertRows, setSequence, truncateTables } from './tables.ts';
import { MAX_PICTURE_BYTES, rowBatches, verifyArchive } from './verify.ts';

type Options = {
  /** Allows overwriting a database that is in use. */
  replace: boolean;
  /** Applies all pending migrations. */
  migrate: () => Promise<void>;
};

/**
 * Restores database and pictures completely, or changes nothing. A backup of an older version can only be restored into
 * a new database, which is then migrated. Throws {@link CommandError} when the archive is unusable, or the database is in
 * use and `replace` is false.
 */
export async function restoreBackup(context: Context, file: string, { replace, migrate }: Options): Promise<Manifest> {
  requireSystem(context);
  const manifest = await verifyArchive(file);
  const isNew = (await currentSchema(context.db)) === undefined;
  const isOlder = await isOlderSchema(manifest.schema);
  if (isOlder && !isNew) throw needsNewDatabase(file, manifest);
  if (!isNew && !replace) await assertEmpty(context);
  if (!isOlder) await migrate();

  const oldImages = isNew ? new Set<string>() : await imageNames(context);
  const added: string[] = [];
  try {
    await storeImages(context.images, file, added);
    await inTransaction(context, async (tx) => {
      if (isOlder) await createSchemaAt(tx.db, manifest.schema);
      const mailed = isOlder ? [] : await listMailedMessages(tx);
      await truncateTables(tx.db);
      await insertAllRows(tx, file, manifest);
      // Before the migration, or a start after a crash would carry it out. Every schema has these columns.
      await suspendOverdue(tx);
      if (!isOlder) await enqueueUnsentMails(tx, mailed);
      await audit(tx, 'backup.restored');
      // An older schema may have no tags; its database is new, so nothing of it is cached.
      if (!isOlder) tx.raiseTags([EVERYTHING_TAG]);
    });
  } catch (error) {
    await context.images.remove(added).catch(() => {});
    throw new CommandError(`The backup could not be restored, nothing was changed: ${errorMessage(error)}`, {
      cause: error,
    });
  }
  if (isOlder) {
    await migrate();
    // Uses the tables as this version knows them.
    await inTransaction(context, (tx) => enqueueUnsentMails(tx, []));
  }
  await cleanUp(context, oldImages);
  return manifest;
}

const needsNewDatabase = (file: string, { schema }: Manifest) =>
  new CommandError(
    `${file} was made by an older version of the site (${schema}): restore it into a new database (another DATA_DIR or DATABASE_URL), which is then brought up to date`,
  );

/** Ignores categories, because the migrations create them. */
async function assertEmpty({ db }: Context): Promise<void> {
  const used: string[] = [];
  for (const table of await backedUpTablesOf(db)) {
    const rows = table === 'categories' ? 0 : await countRows(db, table);
    if (rows > 0) used.push(`${rows} ${table.replace('_', ' ')}`);
  }
  if (used.length > 0)
    throw new CommandError(`This database is in use (${used.join(', ')}): add --replace to overwrite it`);
}

async function imageNames({ db }: Context): Promise<Set<string>> {
  const rows = await db.select({ hash: images.hash }).from(images).where(ne(images.state, 'removed'));
  return new Set(rows.flatMap(({ hash }) => Object.values(imageFileNames(hash))));
}

/** Runs before the rows are inserted, so that no row refers to a missing picture. Equal names mean equal bytes. */
async function storeImages(store: ImageStore, file: string, added: string[]): Promise<void> {
  for await (const entry of readArchive(file)) {
    const kind = kindOf(entry.name);
    if (typeof kind !== 'object' || !('image' in kind) || (await store.find(kind.image))) continue;
    added.push(kind.image);
    await store.put([{ name: kind.image, bytes: new Uint8Array(await contentOf(entry, MAX_PICTURE_BYTES)) }]);
  }
}

/**
 * Stops at the last row. The pictures come after it, and Postgres would end the transaction that is idle while they are
 * unpacked.
 */
async function insertAllRows({ db }: Context, file: string, { files, tables }: Manifest): Promise<void> {
  let left = Object.keys(files).filter((name) => tableOf(name) !== undefined).length;
  for await (const entry of readArchive(file)) {
    const table = tableOf(entry.name);
    if (table === undefined) continue;
    for await (const rows of rowBatches(entry)) await insertRows(db, table, rows);
    left -= 1;
    if (left === 0) break;
  }
  for (const table of BACKED_UP_TABLES) {
    const sequence = tables[table]?.sequence;
    if (sequence) await setSequence(db, table, sequence);
  }
}

function tableOf(file: string): string | undefined {
  const kind = kindOf(file);
  return typeof kind === 'object' && 'table' in kind ? kind.table : undefined;
}

/** Deletes the replaced pictures and updates Postgres's statistics. A failure here does not fail the restore. */
async function cleanUp(context: Context, oldImages: Set<string>): Promise<void> {
  try {
    const newImages = await imageNames(context);
    await context.images.remove([...oldImages].filter((name) => !newImages.has(name)));
    await context.db.execute(sql`analyze`);
  } catch (error) {
    context.log.error('restore-tidy', { error });
  }
}
