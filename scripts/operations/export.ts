import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { asSystem } from '../../src/server/context.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { exportMagazine } from '../../src/server/operations/export/magazine.ts';
import { readArguments } from '../set-up/arguments.mjs';
import { withDependencies } from './with-dependencies.ts';

const folder = readArguments(
  'npm run export -- FOLDER: writes the magazine as Markdown, JSON and pictures into an empty folder (docs/moving.md)',
  (args) => {
    const [folder, ...others] = parseArgs({ args, allowPositionals: true }).positionals;
    if (!folder || others.length > 0) throw new CommandError('Name one empty folder');
    return folder;
  },
);
await withDependencies(async ({ dependencies, migrate }) => {
  await migrate();
  const publicFolder = fileURLToPath(new URL('../../public', import.meta.url));
  const { articles, drafts, draftChanges, revisions, inBin, pictures, missing } = await exportMagazine(
    asSystem(dependencies),
    folder,
    publicFolder,
  );
  for (const source of missing) console.log(`  ! ${source}: this picture is missing`);
  console.log(
    `${folder}: ${articles} articles, ${drafts} of them drafts, draft changes of ${draftChanges}, ${revisions} earlier and current versions, ${inBin} in the bin, ${pictures} pictures`,
  );
});
