import { createHash } from 'node:crypto';
import { z } from 'zod';
import { CommandError } from '../../errors/errors.ts';
import { BACKED_UP_TABLES } from './tables.ts';

/** Increase it when older versions of the site can no longer read the archive. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
/** More than 60,000 pictures have. */
export const MAX_MANIFEST_BYTES = 32 * 1024 * 1024;
export const MAX_FILES = 250_000;

const File = z.strictObject({ bytes: z.number().int().nonnegative(), sha256: z.hash('sha256') });
export type FileDescription = z.output<typeof File>;
const Sequence = z.strictObject({ lastValue: z.number().int().positive(), isCalled: z.boolean() });
/** Names are printed, so they have no other characters. */
const Name = z.string().regex(/^[\w./-]{1,100}$/);

/** Backups of the last build before the migrations became one have the same schema under another name. */
const Schema = Name.transform((name) => (name === '0031_searched_terms' ? '0000_schema' : name));

/** The fields that decide whether this version can read the rest. */
export const ManifestVersion = z.object({ format: z.literal(FORMAT), schema: Schema });

/** The last file of an archive. Without it the archive is incomplete. */
export const Manifest = z.strictObject({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The name of the database's last migration. */
  schema: Schema,
  tables: z.partialRecord(
    z.enum(BACKED_UP_TABLES),
    z.strictObject({ rows: z.number().int().nonnegative(), sequence: Sequence.optional() }),
  ),
  /** Files of pictures that are in the database but not in the image store. */
  missingImages: z.array(Name),
  files: z.record(Name, File),
});
export type Manifest = z.output<typeof Manifest>;

/** The last file of an archive. Throws when no restore would take it. */
export function manifestFile(manifest: Manifest): Buffer {
  const bytes = Buffer.from(JSON.stringify(manifest, undefined, 2));
  const files = Object.keys(manifest.files).length;
  if (files > MAX_FILES || bytes.byteLength > MAX_MANIFEST_BYTES)
    throw new CommandError(
      `A backup of ${files} files is more than a restore takes: back up the database and the pictures with their own tools, or copy DATA_DIR while the site is stopped`,
    );
  return bytes;
}

export const describeFile = (bytes: Uint8Array): FileDescription => ({
  bytes: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

export const rowsFile = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.jsonl`;
export const imageFile = (name: string) => `images/${name}`;

/** By their large files: the names of the others have a size. */
export const countPictures = ({ files }: Manifest): number =>
  Object.keys(files).filter((name) => name.startsWith(imageFile('')) && !name.includes('-')).length;

/** Throws when pictures are missing and none was found: most likely the settings name another store than the site's. */
export function requirePictures({ missingImages, files }: Manifest): void {
  if (missingImages.length > 0 && !Object.keys(files).some((name) => name.startsWith(imageFile(''))))
    throw new CommandError(
      'None of the pictures is in the picture store, so the backup has the database alone: check BLOB_READ_WRITE_TOKEN, S3_BUCKET or DATA_DIR',
    );
}

/** What a file of an archive contains, by its name; undefined for an unexpected name. */
export function kindOf(file: string): { table: string } | { image: string } | 'manifest' | undefined {
  if (file === MANIFEST) return 'manifest';
  const [, named] = /^tables\/([a-z_]+)\/\d{6}\.jsonl$/.exec(file) ?? [];
  const table = BACKED_UP_TABLES.find((one) => one === named);
  if (table) return { table };
  const [, image] = /^images\/([^/]+)$/.exec(file) ?? [];
  return image ? { image } : undefined;
}
