import { fileURLToPath } from 'node:url';
import { asSystem } from '../../src/server/context.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { exportMagazine } from '../../src/server/operations/export/magazine.ts';
import { withDependencies } from './with-dependencies.ts';

/** `npm run export -- FOLDER`: the magazine as Markdown, JSON and pictures (docs/moving.md). */
await withDependencies(async ({ dependencies, migrate }) => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new CommandError('Name a folder: npm run export -- FOLDER');
  await migrate();
  const published = fileURLToPath(new URL('../../public', import.meta.url));
  const { articles, drafts, pictures, missing } = await exportMagazine(asSystem(dependencies), folder, published);
  for (const source of missing) console.log(`  ! ${source}: this picture is not there`);
  console.log(`${folder}: ${articles} articles, ${drafts} of them drafts, ${pictures} pictures`);
});
