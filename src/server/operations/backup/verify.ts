import { CommandError } from '../../errors/errors.ts';
import { hashInFileName, imageFileNames, imageHash } from '../../pictures/file-names.ts';
import { readArchive } from './archive.ts';
import { describeFile, kindOf, MANIFEST, Manifest, ManifestVersion } from './manifest.ts';
import { isOlderSchema } from './schema-version.ts';

/**
 * Reads the whole archive and compares it with its manifest, without writing anything. Throws {@link CommandError} when
 * it is damaged, incomplete, or made by a newer version of the site.
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, ReturnType<typeof describeFile>>();
  const rows = new Map<string, number>();
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of readArchive(file)) {
    const kind = kindOf(name);
    if (!kind) throw unreadable(file);
    if (kind === 'manifest') {
      manifest = await parseManifest(file, bytes);
      continue;
    }
    found.set(name, describeFile(bytes));
    if ('table' in kind) rows.set(kind.table, (rows.get(kind.table) ?? 0) + rowLines(bytes).length);
    else if (!isPicture(kind.image, bytes)) throw damaged(file, name);
  }
  if (!manifest) throw new CommandError(`${file} is incomplete, its ${MANIFEST} is missing: use another backup`);
  for (const name of new Set([...found.keys(), ...Object.keys(manifest.files)])) {
    const [actual, expected] = [found.get(name), manifest.files[name]];
    if (actual?.sha256 !== expected?.sha256 || actual?.bytes !== expected?.bytes) throw damaged(file, name);
  }
  for (const [table, { rows: expected }] of Object.entries(manifest.tables))
    if ((rows.get(table) ?? 0) !== expected) throw damaged(file, `the table ${table}`);
  return manifest;
}

/** The rows in a file of an archive, each as JSON. */
export const rowLines = (bytes: Uint8Array): string[] =>
  Buffer.from(bytes).toString('utf8').split('\n').filter(Boolean);

async function parseManifest(file: string, bytes: Buffer): Promise<Manifest> {
  const json = parseJson(bytes);
  const version = ManifestVersion.safeParse(json);
  if (!version.success) throw unreadable(file);
  if ((await isOlderSchema(version.data.schema)) === undefined)
    throw new CommandError(
      `${file} was made by a newer version of the site (${version.data.schema}): update the site first`,
    );
  const { success, data } = Manifest.safeParse(json);
  if (!success) throw unreadable(file);
  return data;
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Checks the name before it reaches a store. A large picture is named after its bytes, so those are checked too. */
function isPicture(name: string, bytes: Uint8Array): boolean {
  return hashInFileName(name) !== undefined && (name.includes('-') || name === imageFileNames(imageHash(bytes)).large);
}

const unreadable = (file: string) =>
  new CommandError(
    `${file} is not a backup that this version of the site can read: use one that \`npm run backup\` made`,
  );
const damaged = (file: string, what: string) =>
  new CommandError(`${file} is damaged, ${what} was changed after it was written: use another backup`);
