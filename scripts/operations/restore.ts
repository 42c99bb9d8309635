import { parseArgs } from 'node:util';
import { asSystem } from '../../src/server/context.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { restoreBackup } from '../../src/server/operations/backup/restore.ts';
import { withDependencies } from './with-dependencies.ts';

/** `npm run restore -- FILE [--replace]`: puts a backup into the configured database (docs/backup.md). */
await withDependencies(async ({ dependencies, migrate }) => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) throw new CommandError('Name the backup: npm run restore -- FILE [--replace]');
  const { tables, madeAt } = await restoreBackup(asSystem(dependencies), file, { ...values, migrate });
  console.log(
    `Restored what there was on ${madeAt}: ${tables.articles?.rows ?? 0} articles, ${tables.staff?.rows ?? 0} accounts`,
  );
  console.log('Everybody has to log in again. A server that runs on this database should be restarted now');
});
