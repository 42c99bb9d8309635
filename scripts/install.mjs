import { install } from './set-up/install.mjs';
import { fail } from './set-up/step.mjs';

/** The `prestart` script: installs the project's own Node among the packages, so that even a first `npm start` uses it. */
try {
  await install();
} catch (error) {
  fail(error);
}
