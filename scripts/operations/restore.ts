import { parseArgs } from 'node:util';
import { asSystem } from '../../src/server/context.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { restoreBackup } from '../../src/server/operations/backup/restore.ts';
import { withDependencies } from './with-dependencies.ts';

/** `npm run restore -- FILE [--replace]`: restores a backup (docs/backup.md). */
await withDependencies(async ({ dependencies, exclusively }) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) throw new CommandError('Name a backup file: npm run restore -- FILE [--replace]');
  const { tables, madeAt } = await exclusively((migrate) =>
    restoreBackup(asSystem(dependencies), file, { ...values, migrate }),
  );
  console.log(
    `Restored the backup of ${madeAt}: ${tables.articles?.rows ?? 0} articles, ${tables.staff?.rows ?? 0} accounts`,
  );
  console.log('All sessions have ended. A server that runs on this database needs no restart');
});
