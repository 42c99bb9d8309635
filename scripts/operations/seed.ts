import { asSystem } from '../../src/server/context.ts';
import { CommandError } from '../../src/server/errors/errors.ts';
import { fillWithStarterMagazine, isEmptyMagazine, STARTER_FOLDER } from '../../src/server/operations/starter/fill.ts';
import { withDependencies } from './with-dependencies.ts';

/**
 * `npm run seed`: fills the configured database, also a hosted one, with the starter magazine. Only one without articles
 * and writers.
 */
await withDependencies(async ({ dependencies, migrate }) => {
  await migrate();
  const system = asSystem(dependencies);
  if (!(await isEmptyMagazine(system)))
    throw new CommandError(
      'This magazine has articles or writers already: the starter magazine fills only an empty one',
    );
  console.log(
    `Filled the database with the starter magazine: ${await fillWithStarterMagazine(system, STARTER_FOLDER)} items`,
  );
  console.log('Its writers and videos are samples until you fill in your own: npm run check:live lists them');
});
