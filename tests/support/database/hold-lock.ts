import { DataFolderInUseError, lockDataFolder } from '../../../src/server/db/lock-data-folder.ts';

/** `node tests/support/database/hold-lock.ts FOLDER`: prints `held` and stays, or prints `refused` and ends. */
const [folder = ''] = process.argv.slice(2);
try {
  lockDataFolder(folder);
  process.stdout.write('held\n');
  setInterval(() => {}, 60_000);
} catch (error) {
  process.stdout.write(error instanceof DataFolderInUseError ? 'refused\n' : `${error}\n`);
}
