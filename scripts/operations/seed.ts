import { asSystem } from '../../src/server/context.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { fillWithStarterMagazine, isEmptyMagazine, STARTER_FOLDER } from '../../src/server/operations/starter/fill.ts';
import { readArguments } from '../set-up/arguments.mjs';
import { withDependencies } from './with-dependencies.ts';

readArguments('npm run seed: fills a database without articles and writers with the starter magazine');
await withDependencies(async ({ dependencies, migrate }) => {
  await migrate();
  const system = asSystem(dependencies);
  if (!(await isEmptyMagazine(system)))
    throw new CommandError('This magazine already has articles or writers: only an empty one can be filled');
  console.log(
    `Filled the database with the starter magazine: ${await fillWithStarterMagazine(system, STARTER_FOLDER)} items`,
  );
  console.log('Its writers and videos are samples: npm run check:live lists what to replace');
});
