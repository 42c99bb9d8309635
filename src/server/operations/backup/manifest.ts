import { createHash } from 'node:crypto';
import { z } from 'zod';
import { BACKED_UP_TABLES } from './tables.ts';

/** Changes when an older version of the site could no longer read an archive. */
export const FORMAT = 1;
export const MANIFEST = 'manifest.json';

const File = z.strictObject({ bytes: z.number().int().nonnegative(), sha256: z.hash('sha256') });
const Sequence = z.strictObject({ lastValue: z.number().int(), isCalled: z.boolean() });

/** Enough of it to know whether the rest can be read. */
export const ManifestVersion = z.object({ format: z.literal(FORMAT), schema: z.string() });

/** What an archive says about itself, in its last file: an archive without it was never finished. */
export const Manifest = z.strictObject({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  /** The last migration of the database that was backed up. */
  schema: z.string(),
  tables: z.partialRecord(
    z.enum(BACKED_UP_TABLES),
    z.strictObject({ rows: z.number().int(), sequence: Sequence.optional() }),
  ),
  /** Pictures that the database named and the store did not have. */
  missingImages: z.array(z.string()),
  files: z.record(z.string(), File),
});
export type Manifest = z.output<typeof Manifest>;

export const describeFile = (bytes: Uint8Array): z.output<typeof File> => ({
  bytes: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
});

export const rowsFile = (table: string, part: number) => `tables/${table}/${String(part).padStart(6, '0')}.jsonl`;
export const imageFile = (name: string) => `images/${name}`;

/** What stands in a file of an archive, by its name. */
export function kindOf(file: string): { table: string } | { image: string } | 'manifest' | undefined {
  if (file === MANIFEST) return 'manifest';
  const [, table] = /^tables\/([a-z_]+)\/\d{6}\.jsonl$/.exec(file) ?? [];
  if (table) return { table };
  const [, image] = /^images\/([^/]+)$/.exec(file) ?? [];
  return image ? { image } : undefined;
}
