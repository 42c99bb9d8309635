import { rm } from 'node:fs/promises';
import { audit } from '../../audit/record.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/database.ts';
import { ne } from '../../db/drizzle.ts';
import { images } from '../../db/schema/images.ts';
import { CommandError } from '../../errors/errors.ts';
import { requireSystem } from '../../permissions.ts';
import { imageFileNames } from '../../pictures/file-names.ts';
import { readImage } from '../../pictures/read-image.ts';
import type { ImageStore } from '../../pictures/stores/store.ts';
import { type ArchiveWriter, writeArchive } from './archive.ts';
import { describeFile, FORMAT, imageFile, MANIFEST, type Manifest, manifestFile, rowsFile } from './manifest.ts';
import { currentSchema } from './schema-version.ts';
import { backedUpTablesOf, readRows, readSequence } from './tables.ts';

/**
 * Writes a snapshot of the database, with its pictures, into one archive. The site may keep running. If it throws,
 * there is no archive.
 */
export async function makeBackup(context: Context, file: string): Promise<Manifest> {
  requireSystem(context);
  const schema = await currentSchema(context.db);
  if (!schema)
    throw new CommandError('This database is empty, so there is nothing to back up: check DATA_DIR or DATABASE_URL');
  const manifest: Manifest = {
    format: FORMAT,
    madeAt: context.clock().toISOString(),
    schema,
    tables: {},
    missingImages: [],
    files: {},
  };
  await writeArchive(file, async (addFile) => {
    const add: ArchiveWriter = async (name, bytes) => {
      manifest.files[name] = describeFile(bytes);
      await addFile(name, bytes);
    };
    const hashes = await context.db.transaction(
      (db) => addTables(db as unknown as Database, manifest, add),
      // One snapshot for all tables.
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    await addImages(context.images, hashes, manifest, add);
    await addFile(MANIFEST, manifestFile(manifest));
  });
  await audit(context, 'backup.made').catch(async (error: unknown) => {
    // A backup whose entry cannot be written is taken away again.
    await rm(file, { force: true });
    throw error;
  });
  return manifest;
}

/** Returns the hashes of all pictures in the database, without those that were removed for good. */
async function addTables(db: Database, manifest: Manifest, add: ArchiveWriter): Promise<string[]> {
  await db.execute(`set local timezone = 'UTC'`);
  for (const table of await backedUpTablesOf(db)) {
    let [rows, part] = [0, 0];
    for await (const lines of readRows(db, table)) {
      part += 1;
      rows += lines.length;
      await add(rowsFile(table, part), Buffer.from(`${lines.join('\n')}\n`));
    }
    const sequence = await readSequence(db, table);
    manifest.tables[table] = { rows, ...(sequence && { sequence }) };
  }
  if (!manifest.tables.images) return [];
  const isThere = ne(images.state, 'removed');
  return (await db.select({ hash: images.hash }).from(images).where(isThere).orderBy(images.hash)).map(
    ({ hash }) => hash,
  );
}

async function addImages(store: ImageStore, hashes: string[], manifest: Manifest, add: ArchiveWriter): Promise<void> {
  for (const name of hashes.flatMap((hash) => Object.values(imageFileNames(hash)))) {
    const bytes = await readImage(store, name);
    if (bytes) await add(imageFile(name), bytes);
    else manifest.missingImages.push(name);
  }
}
