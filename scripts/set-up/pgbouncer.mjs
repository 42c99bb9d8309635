import { spawnSync } from 'node:child_process';
import { print } from './step.mjs';
import { canInstallPackages, installPackage } from './system-package.mjs';

/** Debian installs it in a folder that only root's PATH has. */
const CANDIDATES = ['pgbouncer', '/usr/sbin/pgbouncer', '/usr/local/sbin/pgbouncer'];

/** The command that starts PgBouncer on this machine, undefined where it is not installed. */
export const findPgBouncer = () =>
  CANDIDATES.find((command) => spawnSync(command, ['--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0);

/** The tests through a pooler need it. Where it cannot be installed, says so; those tests are then left out. */
export async function installPgBouncer() {
  if (findPgBouncer()) return;
  if (canInstallPackages) {
    print('Installing PgBouncer for the tests …');
    await installPackage('pgbouncer');
  }
  if (!findPgBouncer())
    print('Without the tests through PgBouncer: it is not installed (Debian: apt-get install pgbouncer).');
}
