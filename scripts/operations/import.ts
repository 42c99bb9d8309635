import { asSystem } from '../../src/server/context.ts';
import { createDownload } from '../../src/server/pictures/remote.ts';
import { readArguments } from '../set-up/arguments.mjs';
import { IMPORT_USAGE, importArguments, runImportCommand } from './import/command.ts';
import { withDependencies } from './with-dependencies.ts';

/** `npm run import -- FILE`: imports the articles of a WordPress or Ghost export (docs/moving.md). */
const given = readArguments(IMPORT_USAGE, importArguments);
await withDependencies(async ({ dependencies, migrate }) => {
  await migrate();
  await runImportCommand(asSystem(dependencies), given, {
    download: createDownload(),
    print: (line) => console.log(line),
  });
});
