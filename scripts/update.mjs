import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { goBack, update } from './release/update.mjs';
import { fail, print, root, StepError, step } from './set-up/step.mjs';

/**
 * `npm run update -- FILE`: makes a backup, replaces the program by that of a release, and updates the database.
 * `npm run update -- --back` puts the program of before back. Stop the site first. Needs no package: they are replaced.
 */
try {
  const { values, positionals } = parseArgs({ options: { back: { type: 'boolean' } }, allowPositionals: true });
  const [archive] = positionals;
  if (values.back) goBack({ folder: root, print });
  else if (archive)
    await update({
      folder: root,
      archive: resolve(archive),
      run: (name, command, args) =>
        step(name, command, args, { minutes: 30, remedy: 'Nothing is lost: the lines above say what to do.' }),
      print,
    });
  else throw new StepError('Updating', 'Name the archive of a release: `npm run update -- FILE`.');
} catch (error) {
  fail(error);
}
