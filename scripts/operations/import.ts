import { asSystem } from '../../src/server/context.ts';
import { createDownload } from '../../src/server/pictures/remote.ts';
import { runImportCommand } from './import/command.ts';
import { withDependencies } from './with-dependencies.ts';

/** `npm run import -- FILE`: imports the articles of a WordPress or Ghost export (docs/moving.md). */
await withDependencies(async ({ dependencies, migrate }) => {
  await migrate();
  await runImportCommand(asSystem(dependencies), process.argv.slice(2), {
    download: createDownload(),
    print: (line) => console.log(line),
  });
});
