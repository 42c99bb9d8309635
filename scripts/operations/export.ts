import { fileURLToPath } from 'node:url';
import { asSystem } from '../../src/server/context.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { exportMagazine } from '../../src/server/operations/export/magazine.ts';
import { withDependencies } from './with-dependencies.ts';

/** `npm run export -- FOLDER`: writes the magazine as Markdown, JSON and pictures (docs/moving.md). */
await withDependencies(async ({ dependencies, migrate }) => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new CommandError('Name an empty folder: npm run export -- FOLDER');
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
