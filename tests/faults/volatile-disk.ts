import fs from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/**
 * Loaded before the server (`--import`): beside the real VOLATILE_FOLDER it keeps AFTER_POWER_CUT, what the disk holds at
 * the worst when the power fails now. Of each file what was synced, under names that were: by a sync of the folder, or of
 * a new file, by its own (so do ext4, XFS, Btrfs, APFS and NTFS, and Postgres relies on it). What is written to files
 * that match WRITTEN_AT_ONCE is on the disk at once: a system may write early what nobody synced.
 */
const FOLDER = resolve(process.env['VOLATILE_FOLDER'] ?? '');
const AFTER = resolve(process.env['AFTER_POWER_CUT'] ?? '');
const AT_ONCE = new RegExp(process.env['WRITTEN_AT_ONCE'] ?? '^nothing$');

/** The functions before this file replaced them. */
const real = { ...fs };
const promises = { ...fs.promises };
// biome-ignore lint/suspicious/noExplicitAny: replacements pass on the arguments of functions with many signatures.
type Any = any;

type Change = (descriptor: number) => void;
/** A file, whatever its name: what was written and not synced, and its place on the disk after a power cut. */
type File = { path: string; unsynced: Change[]; place?: string | undefined };

const files = new Map<string, File>();
const filesByPlace = new Map<string, File>();
const filesByDescriptor = new Map<number, File | 'folder'>();
const folders = new Map<number, string>();
/** Renames and deletions since the last sync of their folder, in order. */
let moves: Array<{ from: string; to: string; apply: () => void }> = [];

const own = (path: unknown): string | undefined => {
  const full = typeof path === 'string' ? resolve(path) : '';
  return full.startsWith(`${FOLDER}/`) || full === FOLDER ? full : undefined;
};
const placeOf = (path: string) => join(AFTER, path.slice(FOLDER.length));

/** What was there before the server is on the disk. */
function fileAt(path: string): File {
  const known = files.get(path);
  if (known) return known;
  const file: File = { path, unsynced: [] };
  if (real.existsSync(placeOf(path)) && !filesByPlace.has(placeOf(path))) put(file, placeOf(path));
  files.set(path, file);
  return file;
}

function newFile(path: string): File {
  const file: File = { path, unsynced: [] };
  files.set(path, file);
  return file;
}

function put(file: File, place: string): void {
  const former = filesByPlace.get(place);
  if (former && former !== file) former.place = undefined;
  if (file.place) filesByPlace.delete(file.place);
  filesByPlace.set(place, file);
  file.place = place;
}

function write(file: File, change: Change): void {
  file.unsynced.push(change);
  if (AT_ONCE.test(file.path)) sync(file);
}

function sync(file: File, changes = [...file.unsynced]): void {
  if (files.get(file.path) !== file) return;
  if (!file.place) {
    const place = placeOf(file.path);
    real.mkdirSync(dirname(place), { recursive: true });
    real.writeFileSync(place, '');
    put(file, place);
  }
  const descriptor = real.openSync(file.place as string, 'r+');
  for (const change of changes) if (file.unsynced.includes(change)) change(descriptor);
  file.unsynced = file.unsynced.filter((change) => !changes.includes(change));
  real.closeSync(descriptor);
}

function syncFolder(folder: string): void {
  real.mkdirSync(placeOf(folder), { recursive: true });
  const isDue = ({ from, to }: { from: string; to: string }) => dirname(from) === folder || dirname(to) === folder;
  const due = moves.filter(isDue);
  moves = moves.filter((move) => !isDue(move));
  for (const { apply } of due) apply();
  for (const [path, file] of files) {
    if (dirname(path) !== folder || file.place || !real.existsSync(path)) continue;
    real.writeFileSync(placeOf(path), '');
    put(file, placeOf(path));
  }
}

function rename(from: string, to: string): void {
  const file = fileAt(from);
  fileAt(to);
  files.delete(from);
  files.set(to, file);
  file.path = to;
  const apply = () => {
    if (file.place) real.renameSync(file.place, placeOf(to));
    else real.writeFileSync(placeOf(to), '');
    put(file, placeOf(to));
  };
  moves.push({ from, to, apply });
}

/** A file, or a folder with all that is in it. */
function remove(path: string): void {
  const file = fileAt(path);
  for (const known of files.keys()) if (known === path || known.startsWith(`${path}/`)) files.delete(known);
  const apply = () => {
    const place = file.place ?? placeOf(path);
    if (filesByPlace.get(place) !== (file.place && file)) return;
    real.rmSync(place, { recursive: true, force: true });
    for (const [known, inner] of filesByPlace) {
      if (known !== place && !known.startsWith(`${place}/`)) continue;
      filesByPlace.delete(known);
      inner.place = undefined;
    }
  };
  moves.push({ from: path, to: path, apply });
}

const withContent =
  (bytes: Uint8Array): Change =>
  (descriptor) => {
    real.ftruncateSync(descriptor, 0);
    real.writeSync(descriptor, bytes, 0, bytes.length, 0);
  };

/** What the functions below do for paths and descriptors of the folder, after the real one. */
const replace = <T extends object>(
  target: T,
  original: T,
  name: keyof T,
  record: (args: Any[], result: Any) => void,
) => {
  (target as Any)[name] = (...args: Any[]) => {
    const result = (original as Any)[name](...args);
    if (result instanceof Promise) return result.finally(() => record(args, undefined));
    record(args, undefined);
    return result;
  };
};

const onPath = (record: (path: string, args: Any[]) => void) => (args: Any[]) => {
  const path = own(args[0]);
  if (path) record(path, args);
};
const onDescriptor = (record: (file: File, args: Any[]) => void) => (args: Any[]) => {
  const file = filesByDescriptor.get(args[0]);
  if (file && file !== 'folder') record(file, args);
};

(fs as Any).openSync = (path: Any, flags: Any = 'r', mode?: Any) => {
  const full = own(path);
  const existed = full !== undefined && real.existsSync(full);
  const descriptor = real.openSync(path, flags, mode);
  if (!full) return descriptor;
  if (real.fstatSync(descriptor).isDirectory()) {
    filesByDescriptor.set(descriptor, 'folder');
    folders.set(descriptor, full);
    return descriptor;
  }
  const file = existed ? fileAt(full) : newFile(full);
  filesByDescriptor.set(descriptor, file);
  const truncates = typeof flags === 'string' ? flags.startsWith('w') : (flags & real.constants.O_TRUNC) !== 0;
  if (truncates) write(file, (to) => real.ftruncateSync(to, 0));
  return descriptor;
};
replace(fs, real, 'closeSync', ([descriptor]) => void filesByDescriptor.delete(descriptor));
replace(
  fs,
  real,
  'writeSync',
  onDescriptor((file, [, data, offset, length, position]) => {
    const bytes = Buffer.from(data.buffer, data.byteOffset + (offset ?? 0), length);
    const copy = Buffer.from(bytes);
    write(file, (to) => void real.writeSync(to, copy, 0, copy.length, position ?? 0));
  }),
);
replace(
  fs,
  real,
  'ftruncateSync',
  onDescriptor((file, [, size]) => write(file, (to) => real.ftruncateSync(to, size))),
);
replace(
  fs,
  real,
  'truncateSync',
  onPath((path, [, size]) => write(fileAt(path), (to) => real.ftruncateSync(to, size))),
);
replace(fs, real, 'renameSync', ([from, to]) => void (own(from) && rename(resolve(from), resolve(to))));
for (const name of ['unlinkSync', 'rmSync'] as const)
  replace(
    fs,
    real,
    name,
    onPath((path) => remove(path)),
  );

(fs as Any).writeFileSync = (path: Any, data: Any, options: Any) => {
  const full = own(path);
  const existed = full !== undefined && real.existsSync(full);
  real.writeFileSync(path, data, options);
  if (full) write(existed ? fileAt(full) : newFile(full), withContent(real.readFileSync(full)));
};

for (const name of ['fsyncSync', 'fdatasyncSync'] as const) {
  replace(fs, real, name, ([descriptor]) => {
    const file = filesByDescriptor.get(descriptor);
    if (file === 'folder') syncFolder(folders.get(descriptor) as string);
    else if (file) sync(file);
  });
}
for (const name of ['fsync', 'fdatasync'] as const) {
  (fs as Any)[name] = (descriptor: number, done: (error: Error | null) => void) => {
    const file = filesByDescriptor.get(descriptor);
    const changes = file && file !== 'folder' ? [...file.unsynced] : [];
    (real[name] as Any)(descriptor, (error: Error | null) => {
      if (!error && file && file !== 'folder') sync(file, changes);
      done(error);
    });
  };
}

replace(fs.promises, promises, 'rename', ([from, to]) => void (own(from) && rename(resolve(from), resolve(to))));
for (const name of ['unlink', 'rm'] as const)
  replace(
    fs.promises,
    promises,
    name,
    onPath((path) => remove(path)),
  );
fs.promises.writeFile = (async (path: Any, data: Any, options: Any) => {
  const full = own(path);
  const existed = full !== undefined && real.existsSync(full);
  await promises.writeFile(path, data, options);
  if (!full) return;
  const file = existed ? fileAt(full) : newFile(full);
  write(file, withContent(real.readFileSync(full)));
  if (options?.flush) sync(file);
}) as Any;
fs.promises.open = (async (path: Any, flags: Any, mode: Any) => {
  const full = own(path);
  const existed = full !== undefined && real.existsSync(full);
  const handle = await promises.open(path, flags, mode);
  if (full) recordHandle(handle, full, existed);
  return handle;
}) as Any;

function recordHandle(handle: FileHandle, path: string, existed: boolean): void {
  if (real.statSync(path).isDirectory()) {
    replace(handle, bound(handle), 'sync', () => syncFolder(path));
    return;
  }
  const file = existed ? fileAt(path) : newFile(path);
  for (const name of ['write', 'writeFile'] as const) {
    replace(handle, bound(handle), name, () => write(file, withContent(real.readFileSync(path))));
  }
  for (const name of ['sync', 'datasync'] as const) replace(handle, bound(handle), name, () => sync(file));
}

function bound(handle: FileHandle): FileHandle {
  const { write, writeFile, sync, datasync } = handle;
  return {
    write: write.bind(handle),
    writeFile: writeFile.bind(handle),
    sync: sync.bind(handle),
    datasync: datasync.bind(handle),
  } as Any;
}

syncBuiltinESMExports();
