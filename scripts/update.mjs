import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { goBack, update } from './release/update.mjs';
import { readArguments } from './set-up/arguments.mjs';
import { fail, print, root, step } from './set-up/step.mjs';

// Needs no package: they are replaced.
const archive = readArguments(
  `npm run update -- FILE: makes a backup, replaces the program by that of a release, and updates the database
npm run update -- --back: puts the program of before back
Stop the site first.`,
  (args) => {
    const { values, positionals } = parseArgs({ args, options: { back: { type: 'boolean' } }, allowPositionals: true });
    if (positionals.length !== (values.back ? 0 : 1)) throw new Error('Name the archive of one release, or --back');
    return positionals[0];
  },
);

try {
  if (archive === undefined) goBack({ folder: root, print });
  else
    await update({
      folder: root,
      archive: resolve(archive),
      run: (name, command, args) =>
        step(name, command, args, { minutes: 30, remedy: 'Nothing is lost: the lines above say what to do.' }),
      print,
    });
} catch (error) {
  fail(error);
}
