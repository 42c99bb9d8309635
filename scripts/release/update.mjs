import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { StepError } from '../set-up/step.mjs';
import { checksumOf, checksums, ENTRIES, PLATFORM, RELEASE, readRelease } from './files.mjs';

/** The program of before, until the next update: what `--back` puts back. */
const PREVIOUS = '.previous';
const NEW = '.update';
/** Is there while the program of before and the new one are mixed. */
const UNFINISHED = join(PREVIOUS, 'unfinished');
/** All that an update replaces. The data, the settings and older builds stay where they are. */
const REPLACED = ['node_modules', RELEASE, ...ENTRIES];

/**
 * Updates the site in `folder` to the release in `archive`. Whatever fails or is stopped: the program of before can be put
 * back, and nobody's changes are lost.
 * @param {{ folder: string, archive: string, run: (name: string, command: string, args: string[]) => Promise<void>, print: (line: string) => void }} options
 */
export async function update(options) {
  try {
    await replace(options);
  } finally {
    rmSync(join(options.folder, NEW), { recursive: true, force: true });
  }
}

async function replace({ folder, archive, run, print }) {
  const installed = readRelease(folder);
  if (!installed)
    throw new StepError(
      'Updating',
      'This folder is no release. A clone is updated with `git pull`: docs/self-hosting.md.',
    );
  refuseUnfinished(folder);
  await checkArchive(archive);
  const fresh = join(folder, NEW);
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh);
  await run('Unpacking', 'tar', ['--extract', '--file', archive, '--directory', fresh, '--strip-components', '1']);
  const release = readRelease(fresh);
  if (release?.platform !== PLATFORM)
    throw new StepError(
      'Updating',
      `${archive} is ${release ? `for ${release.platform}` : 'no release'}: this machine needs one for ${PLATFORM}.`,
    );
  const kept = keepOwnChanges(folder, installed, fresh, release);
  await run('Making a backup', 'node', ['scripts/operations/backup.ts']);
  swap(fresh, folder, join(folder, PREVIOUS));
  renameIfThere(join(fresh, 'dist', release.build), join(folder, 'dist', release.build));
  try {
    // Of the new version. In one transaction: when it fails, the database is as it was.
    await run('Updating the database', 'node', ['scripts/operations/migrate.ts']);
  } catch (error) {
    goBack({ folder, print });
    throw error;
  }
  if (kept.length > 0) print(`Kept as you have them: ${kept.join(', ')}`);
  print(`Updated from ${installed.version} to ${release.version}. Start the site again.`);
  print('If something is wrong, stop it and run `npm run update -- --back`.');
}

/** Puts the program of before back, also after an update that was stopped half-way. */
export function goBack({ folder, print }) {
  const previous = join(folder, PREVIOUS);
  if (!existsSync(previous)) throw new StepError('Going back', 'There is no earlier version in this folder.');
  // Half-way, nobody had the time to change anything, or it was kept before.
  if (!existsSync(join(folder, UNFINISHED))) keepUndone(folder, previous, print);
  writeFileSync(join(folder, UNFINISHED), '');
  for (const entry of REPLACED.filter((one) => existsSync(join(previous, one)))) {
    rmSync(join(folder, entry), { recursive: true, force: true });
    renameSync(join(previous, entry), join(folder, entry));
  }
  rmSync(previous, { recursive: true });
  print(`Back at ${readRelease(folder).version}. The database stays as it is, and the earlier version reads it.`);
}

/** What somebody changed since the update would go with it: copies stay beside the backups. */
function keepUndone(folder, previous, print) {
  const entries = ENTRIES.filter((entry) => existsSync(join(previous, entry)));
  const [now, before] = [checksums(folder, entries), checksums(previous, entries)];
  const updated = readRelease(folder)?.files ?? {};
  const changed = Object.keys(now).filter((file) => now[file] !== updated[file] && now[file] !== before[file]);
  if (changed.length === 0) return;
  const kept = join('backups', `undone-${new Date().toISOString().replaceAll(':', '-')}`);
  for (const file of changed) {
    mkdirSync(dirname(join(folder, kept, file)), { recursive: true });
    cpSync(join(folder, file), join(folder, kept, file));
  }
  print(`Changed since the update, and kept in ${kept}: ${changed.join(', ')}`);
}

async function checkArchive(archive) {
  const beside = `${archive}.sha256`;
  for (const file of [archive, beside])
    if (!existsSync(file))
      throw new StepError('Updating', `There is no file ${file}: a release is an archive with its checksum beside it.`);
  const [wanted] = readFileSync(beside, 'utf8').split(/\s/);
  if (wanted !== (await checksumOf(archive)))
    throw new StepError(
      'Updating',
      `${archive} is damaged: its checksum differs from ${basename(beside)}. Fetch both again.`,
    );
}

/**
 * Files that somebody changed or added since the installation go into the new version, where that has not changed them
 * too. Throws before anything is replaced when one was changed on both sides.
 */
function keepOwnChanges(folder, installed, fresh, release) {
  const now = checksums(folder);
  const changed = Object.keys({ ...now, ...installed.files }).filter((file) => now[file] !== installed.files[file]);
  const isNewToo = (file) => release.files[file] !== installed.files[file] && release.files[file] !== now[file];
  const conflicts = changed.filter(isNewToo);
  if (conflicts.length > 0)
    throw new StepError(
      'Updating',
      `These files were changed here and in the new version: ${conflicts.join(', ')}. Nothing was replaced. Make your changes in the files of the archive, or move your files away, then try again.`,
    );
  for (const file of changed) {
    rmSync(join(fresh, file), { force: true });
    if (!(file in now)) continue;
    mkdirSync(dirname(join(fresh, file)), { recursive: true });
    cpSync(join(folder, file), join(fresh, file));
  }
  return changed;
}

/** An entry that only the version before has goes too. */
function swap(fresh, folder, previous) {
  rmSync(previous, { recursive: true, force: true });
  mkdirSync(previous);
  writeFileSync(join(folder, UNFINISHED), '');
  for (const entry of REPLACED) {
    renameIfThere(join(folder, entry), join(previous, entry));
    renameIfThere(join(fresh, entry), join(folder, entry));
  }
  rmSync(join(folder, UNFINISHED));
}

/** Throws when an update was stopped while it replaced the program. */
export function refuseUnfinished(folder) {
  if (existsSync(join(folder, UNFINISHED)))
    throw new StepError(
      'Starting',
      'An update was stopped half-way: run `npm run update -- --back`, then update again.',
    );
}

function renameIfThere(from, to) {
  if (!existsSync(from) || existsSync(to)) return;
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}
