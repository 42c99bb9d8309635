import { createHash } from 'node:crypto';
import { CommandError } from '../../errors/errors.ts';
import { hashInFileName, imageFileNames, imageHash } from '../../pictures/file-names.ts';
import { type ArchivedFile, contentOf, linesOf, readArchive } from './archive.ts';
import {
  describeFile,
  type FileDescription,
  kindOf,
  MANIFEST,
  MAX_FILES,
  MAX_MANIFEST_BYTES,
  Manifest,
  ManifestVersion,
} from './manifest.ts';
import { isOlderSchema } from './schema-version.ts';

/** Several times an upload, which is converted before it is stored. */
export const MAX_PICTURE_BYTES = 32 * 1024 * 1024;
/** A backup has 200 in a file at most (tables.ts). */
const MAX_ROWS_PER_FILE = 1000;
/**
 * Of objects, lists and their parts, which take many times their characters in memory. The text of an article may have
 * half a million of any character.
 */
const MAX_PARTS_OF_ROW = 1_000_000;
/** A file in it has three, with the commas between. */
const MAX_PARTS_OF_MANIFEST = 4 * MAX_FILES;
/** How many rows are in memory at once: those of one statement. */
const BATCH = { maxLines: 200, maxBytes: 4 * 1024 * 1024 };

/**
 * Reads the whole archive and compares it with its manifest, without writing anything. Throws {@link CommandError} when
 * it is damaged, incomplete, or made by a version of the site that this one does not know. Little of it is in memory at any time.
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, FileDescription>();
  const rows = new Map<string, number>();
  let manifest: Manifest | undefined;
  for await (const entry of readArchive(file)) {
    const { name } = entry;
    const kind = kindOf(name);
    // The manifest is the last file, and no other name comes twice.
    if (!kind || manifest || found.has(name) || found.size === MAX_FILES) throw unreadable(file);
    if (kind === 'manifest') {
      manifest = await parseManifest(file, await contentOf(entry, MAX_MANIFEST_BYTES));
    } else if ('table' in kind) {
      const { count, description } = await readRowsFile(file, entry);
      found.set(name, description);
      rows.set(kind.table, (rows.get(kind.table) ?? 0) + count);
    } else {
      if (!hashInFileName(kind.image)) throw damaged(file, 'a picture');
      const bytes = await contentOf(entry, MAX_PICTURE_BYTES);
      if (!isPicture(kind.image, bytes)) throw damaged(file, name);
      found.set(name, describeFile(bytes));
    }
  }
  if (!manifest) throw new CommandError(`${file} is incomplete, its ${MANIFEST} is missing: use another backup`);
  for (const name of new Set([...found.keys(), ...Object.keys(manifest.files)])) {
    const [actual, expected] = [found.get(name), manifest.files[name]];
    if (actual?.sha256 !== expected?.sha256 || actual?.bytes !== expected?.bytes) throw damaged(file, name);
  }
  for (const [table, expected] of Object.entries(manifest.tables))
    if ((rows.get(table) ?? 0) !== expected?.rows) throw damaged(file, `the table ${table}`);
  return manifest;
}

/** The rows in a file of an archive, each as JSON, a few at a time. */
export const rowBatches = (entry: Pick<ArchivedFile, 'archive' | 'content'>): AsyncGenerator<string[]> =>
  linesOf(entry, BATCH);

async function readRowsFile(file: string, entry: ArchivedFile) {
  const hash = createHash('sha256');
  let bytes = 0;
  async function* hashed() {
    for await (const chunk of entry.content) {
      hash.update(chunk);
      bytes += chunk.byteLength;
      yield chunk;
    }
  }
  let count = 0;
  for await (const lines of rowBatches({ archive: file, content: hashed() })) {
    count += lines.length;
    if (count > MAX_ROWS_PER_FILE || !lines.every(isRow)) throw unreadable(file);
  }
  return { count, description: { bytes, sha256: hash.digest('hex') } };
}

/** An object alone: what stands between two would be one row more than was counted. */
function isRow(line: string): boolean {
  if (countOf(line, '{[') > MAX_PARTS_OF_ROW) return false;
  const row = parseJson(line);
  return typeof row === 'object' && row !== null && !Array.isArray(row);
}

async function parseManifest(file: string, bytes: Buffer): Promise<Manifest> {
  const text = bytes.toString('utf8');
  if (countOf(text, '{[,') > MAX_PARTS_OF_MANIFEST) throw unreadable(file);
  const json = parseJson(text);
  const version = ManifestVersion.safeParse(json);
  if (!version.success) throw unreadable(file);
  if ((await isOlderSchema(version.data.schema)) === undefined)
    throw new CommandError(
      `${file} was made by another version of the site (${version.data.schema}), whose database this one does not know: update the site, or restore it with the version that made it`,
    );
  const { success, data } = Manifest.safeParse(json);
  if (!success) throw unreadable(file);
  return data;
}

/** How often one of the characters is in the text. */
function countOf(text: string, characters: string): number {
  let count = 0;
  for (const character of characters)
    for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) count += 1;
  return count;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A large picture is named after its bytes. */
const isPicture = (name: string, bytes: Uint8Array): boolean =>
  name.includes('-') || name === imageFileNames(imageHash(bytes)).large;

const unreadable = (file: string) =>
  new CommandError(
    `${file} is not a backup that this version of the site can read: use one that \`npm run backup\` made`,
  );
const damaged = (file: string, what: string) =>
  new CommandError(`${file} is damaged, ${what} was changed after it was written: use another backup`);
