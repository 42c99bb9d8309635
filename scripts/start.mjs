import './set-up/npm-parent.mjs';
import { refuseUnfinished } from './release/update.mjs';
import { execServer } from './serve/exec-server.mjs';
import { firstStart } from './serve/first-start.mjs';
import { readArguments } from './set-up/arguments.mjs';
import { build, withLittleMemory } from './set-up/build.mjs';
import { install } from './set-up/install.mjs';
import { fail, print, projectEnvironment, root } from './set-up/step.mjs';

readArguments('npm start: installs and builds what is missing, then becomes the server');

try {
  refuseUnfinished(root);
  await install('start');
  const BUILD_FOLDER = await build(prepareDatabase);
  execServer({ ...projectEnvironment(), BUILD_FOLDER });
} catch (error) {
  fail(error);
}

/** Beside the building, of which a part keeps only one core busy. Wrong settings are heard of before it ends. */
async function prepareDatabase() {
  const code = await firstStart({ environment: withLittleMemory(projectEnvironment()), print });
  if (code !== 0) process.exit(code);
}
