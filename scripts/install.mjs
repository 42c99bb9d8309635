import { install, installTools } from './set-up/install.mjs';
import { fail } from './set-up/step.mjs';

/** Before `npm start` and `npm test`: installs what the command needs, the project's own Node among it. */
try {
  const [, , purpose = 'start'] = process.argv;
  await (purpose === 'tools' ? installTools() : install(purpose));
} catch (error) {
  fail(error);
}
