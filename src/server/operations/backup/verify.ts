import { CommandError } from '../../errors/errors.ts';
import { fileNames, hashOf, isFileName } from '../../pictures/names.ts';
import { readArchive } from './archive.ts';
import { describeFile, kindOf, MANIFEST, Manifest, ManifestVersion } from './manifest.ts';
import { isOlderSchema } from './schema-version.ts';

/**
 * Reads a whole archive without writing anything, and returns what it says about itself. Throws an error of a line when
 * it is damaged, not whole, or of a newer version of the site.
 */
export async function verifyArchive(file: string): Promise<Manifest> {
  const found = new Map<string, ReturnType<typeof describeFile>>();
  const rows = new Map<string, number>();
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of readArchive(file)) {
    const kind = kindOf(name);
    if (!kind) throw notOurs(file);
    if (kind === 'manifest') {
      manifest = await parseManifest(file, bytes);
      continue;
    }
    found.set(name, describeFile(bytes));
    if ('table' in kind) rows.set(kind.table, (rows.get(kind.table) ?? 0) + rowLines(bytes).length);
    else if (!isPicture(kind.image, bytes)) throw damaged(file, name);
  }
  if (!manifest) throw new CommandError(`${file} is not whole, its ${MANIFEST} is missing: take another backup`);
  for (const name of new Set([...found.keys(), ...Object.keys(manifest.files)])) {
    const [is, should] = [found.get(name), manifest.files[name]];
    if (is?.sha256 !== should?.sha256 || is?.bytes !== should?.bytes) throw damaged(file, name);
  }
  for (const [table, { rows: should }] of Object.entries(manifest.tables))
    if ((rows.get(table) ?? 0) !== should) throw damaged(file, `the table ${table}`);
  return manifest;
}

/** The rows in a file of an archive, each still in the JSON that Postgres wrote. */
export const rowLines = (bytes: Uint8Array): string[] =>
  Buffer.from(bytes).toString('utf8').split('\n').filter(Boolean);

async function parseManifest(file: string, bytes: Buffer): Promise<Manifest> {
  const json = jsonOf(bytes);
  const version = ManifestVersion.safeParse(json);
  if (!version.success) throw notOurs(file);
  if ((await isOlderSchema(version.data.schema)) === undefined)
    throw new CommandError(
      `${file} was made by a newer version of the site (${version.data.schema}): update the site first`,
    );
  const { success, data } = Manifest.safeParse(json);
  if (!success) throw notOurs(file);
  return data;
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** The name of the large picture is made from its bytes; what is not a name of ours never reaches a store. */
function isPicture(name: string, bytes: Uint8Array): boolean {
  return isFileName(name) && (name.includes('-') || name === fileNames(hashOf(bytes)).large);
}

const notOurs = (file: string) =>
  new CommandError(
    `${file} is no backup that this version of the site can read: take one that \`npm run backup\` made`,
  );
const damaged = (file: string, what: string) =>
  new CommandError(`${file} is damaged, ${what} is not as it was written: take another backup`);
