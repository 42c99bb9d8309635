import { parseArgs } from 'node:util';
import { asSystem } from '../../src/server/context.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { restoreBackup } from '../../src/server/operations/backup/restore.ts';
import { readArguments } from '../set-up/arguments.mjs';
import { withDependencies } from './with-dependencies.ts';

const { file, replace } = readArguments(
  'npm run restore -- FILE [--replace]: restores a backup (docs/backup.md)',
  (args) => {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: 'boolean', default: false } },
    });
    const [file, ...others] = positionals;
    if (!file || others.length > 0) throw new CommandError('Name one backup file');
    return { file, ...values };
  },
);
await withDependencies(async ({ dependencies, exclusively }) => {
  const { tables, madeAt, missingImages } = await exclusively((migrate) =>
    restoreBackup(asSystem(dependencies), file, { replace, migrate }),
  );
  console.log(
    `Restored the backup of ${madeAt}: ${tables.articles?.rows ?? 0} articles, ${tables.staff?.rows ?? 0} accounts`,
  );
  if (missingImages.length > 0)
    console.log(`${missingImages.length} files of pictures were missing when the backup was made`);
  console.log('All sessions have ended. A server that runs on this database needs no restart');
});
